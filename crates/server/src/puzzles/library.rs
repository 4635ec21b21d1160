//! The built-in puzzles, found by name, game, theme and rating.

use puzzles::{Collection, Puzzle, Theme, Themes};
use std::collections::HashMap;
use std::sync::LazyLock;

/// A puzzle without its position.
pub struct Entry {
    pub name: String,
    pub game: &'static str,
    pub themes: Themes,
    /// The measured rating.
    pub rating: f64,
    /// Its collection, and the index in it.
    place: (usize, usize),
}

pub struct Library {
    collections: Vec<Collection<'static>>,
    entries: Vec<Entry>,
    names: HashMap<String, usize>,
}

impl Library {
    /// The library, opened once.
    pub fn get() -> &'static Self {
        static LIBRARY: LazyLock<Library> = LazyLock::new(Library::open);
        &LIBRARY
    }

    fn open() -> Self {
        let collections: Vec<Collection<'static>> = Collection::all().collect();
        let mut entries = Vec::new();
        for (of, collection) in collections.iter().enumerate() {
            entries.extend((0..collection.len()).filter_map(|number| {
                let (themes, difficulty) = collection.sort(number)?;
                let (name, rating) = (collection.name(number)?, f64::from(difficulty.rating()));
                Some(Entry { name, game: collection.game(), themes, rating, place: (of, number) })
            }));
        }
        let names = entries.iter().enumerate().map(|(i, entry)| (entry.name.clone(), i)).collect();
        Self { collections, entries, names }
    }

    /// The puzzle with this name.
    pub fn find(&self, name: &str) -> Option<&Entry> {
        self.entries.get(*self.names.get(name)?)
    }

    /// The puzzles of a game and theme; `None` matches any.
    pub fn those(&self, game: Option<&str>, theme: Option<Theme>) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| {
            game.is_none_or(|game| entry.game == game)
                && theme.is_none_or(|theme| entry.themes.contains(theme))
        })
    }

    pub fn has(&self, game: &str) -> bool {
        self.collections.iter().any(|collection| collection.game() == game)
    }

    pub fn read(&self, entry: &Entry) -> Option<Puzzle> {
        let (collection, number) = entry.place;
        self.collections.get(collection)?.get(number)
    }
}
