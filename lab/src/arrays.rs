//! Shared by `lab expand` and `lab steps`: writes training arrays, a folder of plain numbers described by
//! `meta.json`.

use crate::Error;
use crate::games::Reader;
use engine::game::Playable;
use engine::net::Active;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// One game in this many is held back, to detect overfitting.
const HELD_BACK: usize = 20;

/// Whether a game is held back, as a whole.
pub fn is_held_back(game: usize) -> bool {
    game.wrapping_mul(0x9E37_79B1) >> 7 & 0xFFFF < 0x1_0000 / HELD_BACK
}

/// The inputs of positions.
#[derive(Default)]
pub struct Views {
    /// The inputs of the mover's view, then the opponent's.
    pub inputs: Vec<u16>,
    /// How many inputs each of the views has.
    pub counts: Vec<u16>,
}

impl Views {
    /// Adds the inputs of a position.
    pub fn add(&mut self, views: &[Active; 2], mover: usize) {
        for view in [mover, 1 - mover] {
            self.add_one(&views[view]);
        }
    }

    /// Adds one view alone.
    pub fn add_one(&mut self, view: &Active) {
        self.counts.push(view.get().len() as u16);
        self.inputs.extend(view.get());
    }
}

/// Processes all games of some files on several threads; returns the result of each thread and the number of
/// games.
pub fn each_game<P: Playable, R: Default + Send>(
    files: &[PathBuf],
    work: impl Fn(&Reader, &[u8], usize, &mut R) + Sync,
) -> Result<(Vec<R>, usize), Error> {
    P::prepare();
    let (mut parts, mut games) = (Vec::new(), 0);
    for path in files {
        let mut reader = Reader::open(path)?;
        if reader.game() != P::INFO.id {
            return Err(reader.broken("is of another game"));
        }
        let mut bodies = Vec::new();
        while let Some(body) = reader.next_game()? {
            bodies.push(body);
        }
        let next = AtomicUsize::new(0);
        let thread = || {
            let mut rows = R::default();
            loop {
                let number = next.fetch_add(1, Relaxed);
                let Some(body) = bodies.get(number) else { return rows };
                work(&reader, body, games + number, &mut rows);
            }
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..crate::threads(None)).map(|_| scope.spawn(thread)).collect();
            parts.extend(threads.into_iter().filter_map(|thread| thread.join().ok()));
        });
        games += bodies.len();
    }
    Ok((parts, games))
}

/// The folder that is written.
pub struct Folder<'a>(&'a Path);

impl<'a> Folder<'a> {
    /// Creates the folder and writes the views of all parts, with the symmetries of the inputs of the net for
    /// two players, or for three and four.
    pub fn create<P: Playable>(
        path: &'a Path,
        views: impl Iterator<Item = &'a Views> + Clone,
        many: bool,
    ) -> Result<Self, Error> {
        std::fs::create_dir_all(path).map_err(|error| Error::File(path.to_path_buf(), error))?;
        let folder = Self(path);
        folder.numbers("inputs.u16", &mut views.clone().flat_map(|part| part.inputs.iter().copied()))?;
        folder.numbers("counts.u16", &mut views.flat_map(|part| part.counts.iter().copied()))?;
        let (count, map): (_, fn(usize, usize) -> usize) =
            if many { (P::MANY_INPUTS, P::many_mirrored) } else { (P::INPUTS, P::mirrored) };
        folder.mirrored::<P>("mirrored.u16", count, map)?;
        Ok(folder)
    }

    pub fn numbers(&self, name: &str, numbers: &mut dyn Iterator<Item = u16>) -> Result<(), Error> {
        let path = self.0.join(name);
        let failed = |error| Error::File(path.clone(), error);
        let mut file = BufWriter::with_capacity(1 << 20, File::create(&path).map_err(failed)?);
        for number in numbers {
            file.write_all(&number.to_le_bytes()).map_err(failed)?;
        }
        file.flush().map_err(failed)
    }

    /// Writes the image of each of `count` numbers under every symmetry.
    pub fn mirrored<P: Playable>(
        &self,
        name: &str,
        count: usize,
        map: fn(usize, usize) -> usize,
    ) -> Result<(), Error> {
        let all = (0..P::SYMMETRIES)
            .flat_map(|symmetry| (0..count).map(move |number| map(symmetry, number) as u16));
        self.numbers(name, &mut { all })
    }

    /// Writes and prints the description of the arrays. `more` has the fields of these arrays only:
    /// `"inputs":840`.
    pub fn describe<'v, P: Playable>(
        &self,
        views: impl Iterator<Item = &'v Views>,
        games: usize,
        more: &str,
    ) -> Result<(), Error> {
        let most = views.flat_map(|part| &part.counts).max().copied().unwrap_or(0);
        let (game, symmetries) = (P::INFO.id, P::SYMMETRIES);
        let meta = format!(
            "{{\"game\":\"{game}\",\"symmetries\":{symmetries},{more},\"games\":{games},\"most\":{most}}}\n"
        );
        let path = self.0.join("meta.json");
        std::fs::write(&path, &meta).map_err(|error| Error::File(path, error))?;
        print!("{meta}");
        Ok(())
    }
}
