//! What the clients of a run did and saw, and what the database kept: plain data.
//!
//! The types are written apart from the server's, from the documents that it sends. So a change there that says
//! something else over the wire is seen here.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A run: everything that clients did and saw, in the order in which it happened.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct History {
    /// When it began, in milliseconds since 1970.
    pub began: i64,
    pub events: Vec<Event>,
}

/// Something that a client did or saw.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Event {
    /// When, in milliseconds since the run began, by the clients' own monotonic clock.
    pub at: i64,
    /// The account of the client; empty for one that is not signed in.
    pub who: String,
    pub what: What,
}

/// What a client did or saw.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum What {
    /// It is about to send a request about a game.
    Asked { request: u64, game: String, ask: Ask },
    /// A request was answered, or never will be.
    Answered { request: u64, answer: Answer },
    /// It is about to listen to a game.
    Listens {
        connection: u64,
        game: String,
        /// The last version that it says it has seen.
        seen: Option<i64>,
    },
    /// Something came without a request, or as the first message of a connection.
    Heard { connection: u64, game: String, news: News },
    /// A connection is about to be closed, or was found to be.
    Closed { connection: u64 },
    /// Something was done to a node, for whoever reads the history.
    Node { node: usize, fate: String },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Ask {
    /// To make a turn.
    Turn {
        /// In notation.
        turn: String,
        /// The version of the position that it was chosen in; 0 for whatever it is.
        position_version: i64,
        /// The sender's key.
        idempotency_key: Option<String>,
        /// Whether it may wait.
        premove: bool,
    },
    /// To do something else, by its name.
    Act(String),
    /// To set conditional turns, or with no branches to drop them.
    Conditions {
        /// The version of the position that they begin from.
        position_version: i64,
        /// What is answered to what.
        branches: Vec<Branch>,
    },
    /// To see the game.
    Look,
    /// To see its log.
    Log,
}

/// A turn that may come, and what comes after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Branch {
    /// In notation.
    pub turn: String,
    /// What may come after it.
    pub then: Vec<Branch>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The conditional turns are set or dropped.
    Set,
    Accepted {
        /// The number of its entry.
        number: i64,
        /// How the game stands.
        standing: Box<Standing>,
    },
    State(Box<State>),
    Log(Vec<Entry>),
    /// It is not entered.
    Refused {
        error: String,
        /// The game as it stands.
        game: Option<Box<State>>,
    },
    /// The connection was lost, or the server could not say: it may have been entered or not.
    Unknown(String),
}

/// What a connection hears.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum News {
    Game(Box<State>),
    Entries(Vec<Entry>, Box<Standing>),
    /// A line of the stream for programs.
    Line(Box<Line>),
}

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// `open`, `playing`, `over` or `aborted`.
    pub status: String,
    /// The number of the last entry.
    pub version: i64,
    /// The number of the entry that last changed the position.
    pub position_version: i64,
    /// The letter of the seat to move.
    pub to_move: Option<String>,
    pub clocks: Option<Clocks>,
    pub offers: Offers,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Clocks {
    /// What each seat has left, in milliseconds.
    pub left: Vec<i64>,
    /// The seat whose clock runs.
    pub running: Option<String>,
    /// The moment that this is true of.
    pub at: i64,
}

/// What is offered, by letters.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Offers {
    pub draw: String,
    pub takeback: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    pub winners: String,
    pub reason: String,
    /// The letters, best first.
    pub ranking: Vec<String>,
}

/// A game in full.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State {
    pub id: String,
    pub setup: Setup,
    /// The turns on the board.
    pub turns: Vec<Turn>,
    /// The position in its one-line form.
    pub position: String,
    #[serde(flatten)]
    pub standing: Standing,
    /// The seat of the player who asks.
    pub you: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub game: String,
    pub preset: String,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// The letters of the seats.
    pub letters: String,
    /// Who begins.
    pub first: String,
}

/// A turn on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    /// The entry of the record.
    pub entry: String,
    /// When it was made.
    pub at: i64,
    /// What it was charged.
    pub spent: i64,
}

/// An entry of the log, as clients see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    pub number: i64,
    pub at: i64,
    /// The letter of who.
    pub seat: Option<String>,
    pub kind: String,
    /// What belongs to the kind.
    pub body: String,
    /// What it was charged.
    pub spent: i64,
}

/// A line of the stream for programs.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Line {
    /// The entries of the record.
    pub moves: String,
    /// The position in its one-line form.
    pub position: String,
    /// Where the game is in its life.
    pub status: String,
    /// Who has to move.
    pub to_move: Option<String>,
    /// The number of the entry that last changed the position.
    pub position_version: i64,
    /// What each seat has left.
    pub left: Vec<i64>,
    pub outcome: Option<Outcome>,
}

/// The machine's calendar, in milliseconds since 1970.
fn calendar() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

/// Where clients write what they do and see.
pub struct Recorder {
    began: Instant,
    next: AtomicU64,
    history: Mutex<History>,
}

impl Recorder {
    pub fn new() -> Arc<Self> {
        let history = Mutex::new(History { began: calendar(), events: Vec::new() });
        Arc::new(Self { began: Instant::now(), next: AtomicU64::new(1), history })
    }

    /// A new number for a request or a connection.
    pub fn number(&self) -> u64 {
        self.next.fetch_add(1, Relaxed)
    }

    /// Writes something down. What is to be sent is written down before it is, what came after it did.
    pub fn note(&self, who: &str, what: What) {
        let mut history = self.history.lock().unwrap();
        // The time is taken under the lock, so that the order of events is the order of times.
        let at = self.began.elapsed().as_millis() as i64;
        history.events.push(Event { at, who: who.to_string(), what });
    }

    /// How far the machine's calendar has gone since the run began beyond what has passed, in milliseconds.
    pub fn clock_set_by(&self) -> i64 {
        let began = self.history.lock().unwrap().began;
        calendar() - began - self.began.elapsed().as_millis() as i64
    }

    pub fn take(&self) -> History {
        self.history.lock().unwrap().clone()
    }
}

/// What the database has after a run.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Record {
    /// The games by identifier.
    pub games: BTreeMap<String, Game>,
    /// The rating of an account in a pool, and how many games it counts.
    pub ratings: Vec<Rating>,
    /// The times in which no clock ran.
    pub outages: Vec<(i64, i64)>,
    /// The tournaments by identifier.
    pub tournaments: BTreeMap<String, Hosted>,
}

/// A tournament that was kept.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Hosted {
    /// What was asked for.
    pub plan: serde_json::Value,
    /// `coming`, `running`, `over` or `cancelled`.
    pub status: String,
    pub log: Vec<Noted>,
    /// The games that were made.
    pub games: Vec<String>,
}

/// An entry in the log of a tournament.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Noted {
    pub number: i64,
    /// Who did it by hand.
    pub account: Option<String>,
    pub fact: serde_json::Value,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Rating {
    pub account: String,
    /// Game and speed.
    pub pool: String,
    pub rating: f64,
    /// How many games it counts.
    pub games: i64,
}

/// A game that was kept.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Game {
    pub terms: Terms,
    /// Game and speed.
    pub pool: String,
    /// Where it is in its life.
    pub status: String,
    /// How many entries it has.
    pub version: i64,
    pub winners: Option<String>,
    pub reason: Option<String>,
    pub creator: Option<String>,
    pub seats: Vec<Sitter>,
    pub log: Vec<Kept>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    pub game: String,
    pub preset: String,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// How many play.
    pub seats: u8,
    /// Who begins.
    pub first: u8,
    /// How time is kept.
    pub time: Time,
    /// Whether it counts.
    pub rated: bool,
}

/// How time is kept.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Time {
    /// A clock for each player, in seconds.
    Clock {
        /// What a player begins with.
        base: i64,
        /// What each turn adds.
        increment: i64,
    },
    /// Days for each turn.
    Days { days: i64 },
    #[default]
    Unlimited,
}

/// Who sits in a seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Sitter {
    /// The account of a person.
    pub account: Option<String>,
    /// Whether a computer plays.
    pub computer: bool,
    /// The rating before the game.
    pub before: Option<f64>,
    /// The rating after it.
    pub after: Option<f64>,
}

/// An entry that was kept.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Kept {
    pub number: i64,
    pub at: i64,
    pub seat: Option<usize>,
    pub kind: String,
    /// What belongs to the kind.
    #[serde(default)]
    pub body: String,
    /// What it was charged.
    #[serde(default)]
    pub spent: i64,
    /// The sender's key.
    #[serde(rename = "mark")]
    pub idempotency_key: Option<String>,
}

impl Record {
    /// The record in a copy of the database as `teahouse admin backup` writes it: one row a line, as a pair of the
    /// table's name and its fields.
    pub fn read(copy: impl BufRead) -> Self {
        let mut record = Self::default();
        for line in copy.lines() {
            let line = line.unwrap();
            let Ok((table, row)) = serde_json::from_str::<(String, serde_json::Value)>(&line) else {
                continue;
            };
            let text = |name: &str| row[name].as_str().map(str::to_string);
            let game = text("game").unwrap_or_default();
            match table.as_str() {
                "games" => {
                    let kept = record.games.entry(text("id").unwrap()).or_default();
                    kept.terms = serde_json::from_str(row["terms"].as_str().unwrap()).unwrap();
                    kept.pool = text("pool").unwrap();
                    kept.status = text("status").unwrap();
                    kept.version = row["version"].as_i64().unwrap();
                    (kept.winners, kept.reason) = (text("winners"), text("reason"));
                    kept.creator = text("creator");
                }
                "log" => {
                    record.games.entry(game).or_default().log.push(serde_json::from_value(row).unwrap());
                }
                "players" => record.games.entry(game).or_default().seats.push(Sitter {
                    account: text("account"),
                    computer: row["bot"].is_string(),
                    before: row["rating_before"].as_f64(),
                    after: row["rating_after"].as_f64(),
                }),
                "tournaments" => {
                    let hosted = record.tournaments.entry(text("id").unwrap()).or_default();
                    hosted.plan = serde_json::from_str(row["plan"].as_str().unwrap()).unwrap();
                    hosted.status = text("status").unwrap();
                }
                "tournament_log" => {
                    let hosted = record.tournaments.entry(text("tournament").unwrap()).or_default();
                    hosted.log.push(Noted {
                        number: row["number"].as_i64().unwrap(),
                        account: text("account"),
                        fact: serde_json::from_str(row["body"].as_str().unwrap()).unwrap(),
                    });
                }
                "tournament_games" => {
                    record.tournaments.entry(text("tournament").unwrap()).or_default().games.push(game);
                }
                "ratings" => record.ratings.push(serde_json::from_value(row).unwrap()),
                "outages" => {
                    record.outages.push((row["since"].as_i64().unwrap(), row["until"].as_i64().unwrap()));
                }
                _ => {}
            }
        }
        record.outages.sort_unstable();
        record
    }
}

/// Writes the part of a run that is about some games to a file, one event a line, after what was kept of them.
pub fn save(path: &Path, history: &History, record: &Record, games: &[String]) {
    let mut file = std::io::BufWriter::new(std::fs::File::create(path).unwrap());
    let mut line = |value: serde_json::Value| writeln!(file, "{value}").unwrap();
    for id in games {
        line(serde_json::json!({ "game": id, "kept": record.games.get(id) }));
    }
    line(serde_json::json!({ "began": history.began, "outages": record.outages }));
    let mut requests = std::collections::HashSet::new();
    let mut connections = std::collections::HashSet::new();
    for event in &history.events {
        let about = match &event.what {
            What::Asked { request, game, .. } => games.contains(game) && requests.insert(*request),
            What::Answered { request, .. } => requests.contains(request),
            What::Listens { connection, game, .. } => games.contains(game) && connections.insert(*connection),
            What::Heard { connection, .. } | What::Closed { connection } => connections.contains(connection),
            What::Node { .. } => true,
        };
        if about {
            line(serde_json::to_value(event).unwrap());
        }
    }
}
