//! Solving a puzzle line by line: turns, `hint`, `show`.

use crate::commands::Out;
use crate::draw;
use crate::failure::Failure;
use crate::files::{self, Line};
use crate::texts::Texts;
use puzzles::{Claim, Puzzle, Verdict, hint, judge, solution};
use rules::table::AnyGame;
use rules::view::Place;
use std::io::{BufReader, IsTerminal, Write};

/// A puzzle being solved.
struct Solving<'a> {
    texts: &'a Texts,
    puzzle: &'a Puzzle,
    /// Right turns so far, and the answers to them.
    line: Vec<String>,
    table: Box<dyn AnyGame>,
}

/// Shows a puzzle and reads turns until it is solved or the input ends.
pub fn solve(texts: &Texts, puzzle: &Puzzle, out: &mut Out<'_>) -> Result<(), Failure> {
    let table = puzzle.open().map_err(|message| Failure::Said(puzzle.game(), message))?;
    let mut solving = Solving { texts, puzzle, line: Vec::new(), table };
    solving.heading(out)?;
    let mut input = BufReader::new(std::io::stdin());
    let person = std::io::stdin().is_terminal();
    let (mut buffer, mut refused) = (Vec::new(), false);
    if person {
        writeln!(out, "{}", texts.get("puzzle-help"))?;
    }
    loop {
        if person {
            write!(out, "{} ", texts.code(">"))?;
        }
        out.flush()?;
        let Line::Read = files::read_line(&mut input, &mut buffer)? else { break };
        let line = String::from_utf8_lossy(&buffer).trim().to_string();
        match solving.obey(&line, out) {
            Ok(true) => {}
            Ok(false) => break,
            Err(failure @ Failure::Io(_)) => return Err(failure),
            Err(failure) => {
                refused |= !person;
                if let Some(text) = failure.text(texts) {
                    out.flush()?;
                    // Nobody may be reading; the exit code still tells.
                    let _ = writeln!(anstream::stderr(), "{text}");
                }
            }
        }
    }
    if refused { Err(Failure::Reported) } else { Ok(()) }
}

impl Solving<'_> {
    fn code(&self, text: &str) -> fluent_bundle::FluentValue<'static> {
        self.texts.code(text).into_owned().into()
    }

    fn said(&self, message: rules::message::Message) -> Failure {
        Failure::Said(self.puzzle.game(), message)
    }

    /// The game, the name, the board and what is asked.
    fn heading(&self, out: &mut Out<'_>) -> Result<(), Failure> {
        let Self { texts, puzzle, table, .. } = self;
        let game = texts.get(&format!("game-{}", puzzle.game()));
        writeln!(out, "{game}  {}", texts.code(&puzzle.setup.summary()))?;
        let rating = u64::from(puzzle.difficulty.rating());
        let args = [("id", self.code(&puzzle.id())), ("rating", texts.number(rating).into())];
        writeln!(out, "{}\n", texts.with("puzzle-heading", &args))?;
        write!(out, "{}", draw::whole(texts, &table.view()))?;
        writeln!(out, "{}", self.asked())?;
        if puzzle.ways > 1 {
            writeln!(out, "{}", texts.with("puzzle-ways", &[("n", puzzle.ways.into())]))?;
        }
        Ok(())
    }

    fn asked(&self) -> String {
        let Self { texts, puzzle, table, .. } = self;
        let (kind, n) = puzzle.claim.parts();
        let seat = texts.seat(puzzle.game(), table.setup().letter(table.seat()));
        texts.with(&format!("puzzle-ask-{kind}"), &[("seat", seat.into()), ("n", n.into())])
    }

    /// Handles a line; returns whether to continue.
    fn obey(&mut self, line: &str, out: &mut Out<'_>) -> Result<bool, Failure> {
        let texts = self.texts;
        match line {
            "" => {}
            "quit" | "exit" => return Ok(false),
            "help" | "?" => writeln!(out, "{}", texts.get("puzzle-help"))?,
            "board" => write!(out, "{}", draw::whole(texts, &self.table.view()))?,
            "hint" => {
                let path = hint(self.puzzle, &self.line).map_err(|message| self.said(message))?;
                let place = self.place(path.first().copied());
                writeln!(out, "{}", texts.with("puzzle-hint", &[("place", place.into())]))?;
            }
            "show" => {
                let line = solution(self.puzzle, &self.line).map_err(|message| self.said(message))?;
                let line = self.code(&line.join("; "));
                writeln!(out, "{}", texts.with("puzzle-show", &[("line", line)]))?;
                return Ok(false);
            }
            turn => return self.judge(turn, out),
        }
        Ok(true)
    }

    /// A place of the board by its name, a tile by its own.
    fn place(&self, place: Option<Place>) -> String {
        let view = self.table.board_view();
        match place {
            Some(Place::At(at)) => {
                let point = view.points.iter().find(|point| point.at == at);
                self.texts.code(point.map_or("", |point| &point.name)).into_owned()
            }
            Some(Place::Tile(kind)) => self.texts.tile(kind),
            Some(Place::Word(word)) => self.texts.code(word).into_owned(),
            None => String::new(),
        }
    }

    fn judge(&mut self, turn: &str, out: &mut Out<'_>) -> Result<bool, Failure> {
        let texts = self.texts;
        let verdict = judge(self.puzzle, &self.line, turn).map_err(|message| self.said(message))?;
        let said = ("turn", self.code(turn));
        let reply = match verdict {
            Verdict::Solved => {
                self.play(turn)?;
                write!(out, "\n{}", draw::whole(texts, &self.table.view()))?;
                writeln!(out, "{}", texts.get("puzzle-solved"))?;
                return Ok(false);
            }
            Verdict::Wrong { refutation } => {
                let key = if refutation.is_empty() { "puzzle-wrong" } else { "puzzle-wrong-answer" };
                let line = self.code(&refutation.join("; "));
                writeln!(out, "{}", texts.with(key, &[said, ("line", line)]))?;
                return Ok(true);
            }
            Verdict::Right { reply } => reply,
        };
        self.play(turn)?;
        match reply {
            Some(reply) => {
                self.play(&reply)?;
                writeln!(out, "{}", texts.with("puzzle-right", &[("reply", self.code(&reply))]))?;
            }
            None => writeln!(out, "{}", texts.get("puzzle-right-alone"))?,
        }
        write!(out, "\n{}", draw::whole(texts, &self.table.view()))?;
        Ok(true)
    }

    /// Makes a turn; in a solo race the same player is to move again.
    fn play(&mut self, turn: &str) -> Result<(), Failure> {
        let seat = self.table.seat();
        self.table.play_whole(turn).map_err(|message| self.said(message))?;
        self.line.push(turn.to_string());
        if let (Claim::Race(_), Some(again)) = (self.puzzle.claim, self.table.at_turn_of(seat)) {
            self.table = again;
        }
        Ok(())
    }
}
