//! A small legal game and what its players saw of it, for tests to spoil.

use super::*;

pub const BEGAN: i64 = 1_800_000_000_000;
pub const PLAYERS: [&str; 2] = ["ana", "ben"];

/// A game of Halma with a minute for each, told by its players.
pub struct Sketch {
    pub history: History,
    pub record: Record,
    /// The clients' time.
    pub now: i64,
    /// What the next request and connection are called.
    pub next: u64,
}

impl Sketch {
    /// Ben has joined Ana's game, and each has made three turns.
    pub fn new() -> Self {
        Self::with(Time::Clock { base: 60, increment: 0 }, 6)
    }

    pub fn with(time: Time, turns: usize) -> Self {
        let (game, preset) = ("halma".to_string(), "classic".to_string());
        let options = [("board".to_string(), "8x8".to_string())].into();
        let terms = Terms { game, preset, options, seats: 2, first: 0, time, rated: false };
        let seat = |name: &&str| Sitter { account: Some((*name).to_string()), ..Sitter::default() };
        let game = Game {
            terms,
            pool: "halma/bullet".to_string(),
            status: "playing".to_string(),
            creator: Some("ana".to_string()),
            seats: PLAYERS.iter().map(seat).collect(),
            ..Game::default()
        };
        let mut record = Record::default();
        record.games.insert("g".to_string(), game);
        let history = History { began: BEGAN, events: Vec::new() };
        let mut sketch = Self { history, record, now: 0, next: 1 };
        sketch.enter(Some(1), "join", "ben", 0, None);
        let number = sketch.enter(None, "start", "", 0, None);
        sketch.done("ben", Ask::Act("join".to_string()), number);
        (0..turns).for_each(|_| sketch.turn());
        sketch
    }

    pub fn game(&mut self) -> &mut Game {
        self.record.games.get_mut("g").unwrap()
    }

    pub fn log(&mut self) -> &mut Vec<Kept> {
        &mut self.game().log
    }

    pub fn note(&mut self, who: &str, what: What) {
        self.history.events.push(Event { at: self.now, who: who.to_string(), what });
    }

    /// Enters something now; gives its number.
    pub fn enter(
        &mut self,
        seat: Option<usize>,
        kind: &str,
        body: &str,
        spent: i64,
        idempotency_key: Option<&str>,
    ) -> i64 {
        let number = self.game().log.len() as i64 + 1;
        let (at, idempotency_key) = (BEGAN + self.now, idempotency_key.map(str::to_string));
        let (kind, body) = (kind.to_string(), body.to_string());
        self.log().push(Kept { number, at, seat, kind, body, spent, idempotency_key });
        self.game().version = number;
        number
    }

    pub fn asked(&mut self, who: &str, ask: Ask) -> u64 {
        self.next += 1;
        let request = self.next;
        self.note(who, What::Asked { request, game: "g".to_string(), ask });
        request
    }

    pub fn answered(&mut self, who: &str, request: u64, answer: Answer) {
        self.note(who, What::Answered { request, answer });
    }

    /// Somebody has asked for something and it was acknowledged.
    pub fn done(&mut self, who: &str, ask: Ask, number: i64) {
        let request = self.asked(who, ask);
        let standing = Box::new(self.standing());
        self.answered(who, request, Answer::Accepted { number, standing });
    }

    /// A turn that is legal now, with its number and letter.
    pub fn legal(&mut self) -> (usize, String) {
        let mut table = replay::open(&self.game().terms).unwrap();
        let entries: Vec<String> =
            self.log().iter().filter(|entry| entry.kind == "turn").map(|entry| entry.body.clone()).collect();
        entries.iter().for_each(|entry| table.read_entry(entry).unwrap());
        let seat = table.seat().index();
        table.play(&table.legal_turns()[0]).unwrap();
        (seat, table.entries().pop().unwrap())
    }

    /// The next turn that `legal` says, and the one after it, without number and letter.
    pub fn next_turns(&mut self) -> [String; 2] {
        let (seat, body) = self.legal();
        self.enter(Some(seat), "turn", &body, 0, None);
        let (_, after) = self.legal();
        self.log().pop();
        self.game().version -= 1;
        [body, after].map(|entry| entry.split_once('.').unwrap().1.to_string())
    }

    /// Two seconds pass and the next turn is made, with a key of its own.
    pub fn turn(&mut self) {
        self.now += 2_000;
        let (seat, body) = self.legal();
        let free = self.log().iter().filter(|entry| entry.kind == "turn").count() < 2;
        let clock = matches!(self.game().terms.time, Time::Clock { .. });
        let idempotency_key = format!("m{}", self.now);
        let number = self.enter(
            Some(seat),
            "turn",
            &body,
            if free && clock { 0 } else { 2_000 },
            Some(&idempotency_key),
        );
        let turn = body.split_once('.').unwrap().1.to_string();
        let ask = Ask::Turn {
            turn,
            position_version: number - 1,
            idempotency_key: Some(idempotency_key),
            premove: false,
        };
        self.done(PLAYERS[seat], ask, number);
    }

    /// How the game stands now, as the server says it.
    pub fn standing(&mut self) -> Standing {
        let now = BEGAN + self.now;
        let game = self.game().clone();
        let stand = Replay::new(&game, &Outages::new(&[], Vec::new())).unwrap().stands().pop().unwrap();
        let letter = |seat: &usize| "AB".chars().nth(*seat).unwrap();
        let mut left = stand.left.clone();
        let running = stand.to_move.filter(|_| stand.running);
        if let Some(seat) = running {
            left[seat] -= now - stand.since;
        }
        let clocks = Clocks { left, running: running.map(|seat| letter(&seat).to_string()), at: now };
        Standing {
            status: stand.status.to_string(),
            version: game.version,
            position_version: stand.position_version,
            to_move: stand.to_move.map(|seat| letter(&seat).to_string()),
            clocks: (!stand.left.is_empty()).then_some(clocks),
            offers: Offers {
                draw: stand.draw.iter().map(letter).collect(),
                takeback: stand.takeback.iter().map(letter).collect(),
            },
            outcome: stand.outcome,
        }
    }

    /// The game now, as the server shows it.
    pub fn state(&mut self) -> State {
        let game = self.game().clone();
        let stand = Replay::new(&game, &Outages::new(&[], Vec::new())).unwrap().stands().pop().unwrap();
        let Terms { game, preset, options, .. } = game.terms;
        let (letters, first) = ("AB".to_string(), "A".to_string());
        let setup = Setup { game, preset, options, letters, first };
        let (turns, position, standing) = (stand.turns, stand.position, self.standing());
        State { id: "g".to_string(), setup, turns, position, standing, you: None }
    }

    /// Somebody looks at the game and is shown this.
    pub fn looks(&mut self, state: State) {
        let request = self.asked("", Ask::Look);
        self.answered("", request, Answer::State(Box::new(state)));
    }

    /// The end is noted as it follows from the log.
    pub fn ended(&mut self) {
        let standing = self.standing();
        let game = self.game();
        game.status = standing.status;
        game.winners = standing.outcome.as_ref().map(|outcome| outcome.winners.clone());
        game.reason = standing.outcome.map(|outcome| outcome.reason);
    }

    pub fn rules(&self) -> Vec<Rule> {
        let mut rules: Vec<Rule> =
            check(&self.history, &self.record).iter().map(|fault| fault.rule).collect();
        rules.sort_unstable();
        rules.dedup();
        rules
    }

    pub fn is_legal(&self) {
        let faults = check(&self.history, &self.record);
        assert!(faults.is_empty(), "{faults:?}");
    }

    pub fn breaks(&self, rule: Rule) {
        let found = self.rules();
        assert!(found.contains(&rule), "{rule:?} is not among {found:?}");
    }
}
