//! What clients choose to do: random, but the same for the same seed. How quickly the server answers is not, so two
//! runs with one seed choose alike without being alike.

use crate::checker::replay;
use crate::client::{Client, Door, Socket, Stream};
use crate::cluster::Cluster;
use crate::history::{Answer, Ask, Branch, State};
use fastrand::Rng;
use rules::table::AnyGame;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// A game in which each has made this many turns is brought to an end.
const LONG: usize = 40;
/// How often what was lost is sent again at most.
const TRIES: usize = 50;

/// What all clients of a run share.
pub struct World {
    pub cluster: Arc<Cluster>,
    /// Those with accounts.
    pub named: Vec<Client>,
    /// Those without.
    pub guests: Vec<Client>,
    /// Somebody who is not signed in.
    pub nobody: Client,
    /// When everything ends.
    pub until: Instant,
}

impl World {
    fn over(&self) -> bool {
        Instant::now() >= self.until
    }

    fn node(&self, rng: &mut Rng) -> usize {
        rng.usize(..self.cluster.count())
    }
}

/// What a table is there to try.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Kind {
    /// Short clocks: flags fall.
    Quick,
    /// Long clocks: somebody leaves, or seems to, and somebody claims.
    Claim,
    /// No clocks: takebacks and offers.
    Calm,
    /// Three and four players.
    Many,
    /// A computer plays along.
    Computer,
}

/// How a player behaves.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Mood {
    Steady,
    /// Often takes long.
    Slow,
    /// Plays a turn, closes everything and is never seen again.
    Leaver,
    /// Opens a socket, closes it and plays on without one, or with a stream from another node.
    Ghost,
}

/// One game after the other at a table, until the time is over.
pub async fn table(world: Arc<World>, seed: u64, number: usize) {
    let mut rng = Rng::with_seed(seed ^ (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut first = true;
    while !world.over() {
        let kinds =
            [Kind::Quick, Kind::Quick, Kind::Calm, Kind::Calm, Kind::Many, Kind::Computer, Kind::Claim];
        // A claim takes a minute: some tables begin with it.
        let kind =
            if first && number.is_multiple_of(3) { Kind::Claim } else { kinds[rng.usize(..kinds.len())] };
        let odd = if first && number.is_multiple_of(2) { Mood::Leaver } else { Mood::Ghost };
        first = false;
        if game(&world, kind, odd, &mut rng).await.is_none() {
            sleep(Duration::from_millis(200)).await;
        }
    }
}

/// A game to be created, and how many people it needs.
fn new_game(kind: Kind, rng: &mut Rng) -> (Value, usize) {
    let seats = if kind == Kind::Many { rng.usize(3..=4) } else { 2 };
    let game = match seats {
        2 => ["halma", "halma", "street", "skud"][rng.usize(..4)],
        3 => "skud",
        _ => ["skud", "halma"][rng.usize(..2)],
    };
    let computers = usize::from(kind == Kind::Computer);
    let options = match (game, seats) {
        ("halma", 2) => json!({ "board": if rng.bool() { "8x8" } else { "10x10" } }),
        ("skud", 2) => json!({ "oasis": if rng.bool() { "off" } else { "on" } }),
        _ => json!({}),
    };
    let quick = json!({ "kind": "clock", "base": rng.u32(5..12), "increment": rng.u32(..2) });
    let calm = [json!({ "kind": "unlimited" }), json!({ "kind": "days", "days": 1 })];
    let time = match kind {
        Kind::Quick => quick,
        Kind::Claim => json!({ "kind": "clock", "base": 600, "increment": 0 }),
        Kind::Many if rng.bool() => quick,
        _ => calm[rng.usize(..2)].clone(),
    };
    let rated = kind != Kind::Many && computers == 0 && rng.u8(..4) == 0;
    let mut sitters = vec![json!({ "kind": "me" })];
    sitters.extend((0..computers).map(|_| json!({ "kind": "bot", "level": 1 })));
    sitters.extend((1 + computers..seats).map(|_| json!({ "kind": "anyone" })));
    rng.shuffle(&mut sitters);
    let new = json!({
        "game": game, "options": options, "time": time, "rated": rated, "public": rng.bool(), "seats": sitters,
        "shuffle": rng.bool(),
    });
    (new, seats - computers)
}

async fn game(world: &Arc<World>, kind: Kind, mood: Mood, rng: &mut Rng) -> Option<()> {
    let (new, count) = new_game(kind, rng);
    let (rated, by_days) = (new["rated"] == true, new["time"]["kind"] == "days");
    let mut people: Vec<Client> = world.named.clone();
    if !rated {
        people.extend(world.guests.iter().cloned());
    }
    rng.shuffle(&mut people);
    people.truncate(count);
    let game = people[0].create(world.node(rng), &new).await?;
    let odd = rng.usize(..count);
    let mut tasks = Vec::new();
    for (at, client) in people.into_iter().enumerate() {
        let mood = match kind {
            Kind::Claim if at == odd => mood,
            Kind::Quick | Kind::Many if rng.u8(..4) == 0 => Mood::Slow,
            _ => Mood::Steady,
        };
        let player = Player {
            world: Arc::clone(world),
            client,
            game: game.clone(),
            kind,
            by_days,
            mood,
            rng: rng.fork(),
            socket: None,
            stream: None,
            seen: None,
            made: 0,
        };
        tasks.push(tokio::spawn(player.play(at > 0)));
    }
    if rng.bool() {
        let watcher = if rng.bool() { world.nobody.clone() } else { world.guests[0].clone() };
        tasks.push(tokio::spawn(watch(Arc::clone(world), watcher, game, rng.fork())));
    }
    for task in tasks {
        task.await.unwrap();
    }
    Some(())
}

/// After which time somebody hangs up.
fn hangs_up(rng: &mut Rng) -> Duration {
    Duration::from_micros(rng.u64(..20_000))
}

async fn watch(world: Arc<World>, client: Client, game: String, mut rng: Rng) {
    let (mut socket, mut stream): (Option<Socket>, Option<Stream>) = (None, None);
    let mut seen = None;
    while !world.over() {
        let node = world.node(&mut rng);
        match rng.u8(..20) {
            0 => socket = client.socket(node, &game, seen).await,
            1 => stream = client.stream(node, &game).await,
            2 => {
                client.ask(node, Door::Rest, &game, Ask::Log).await;
            }
            3 => (socket, stream) = (None, None),
            _ => {}
        }
        if let Answer::State(state) = client.ask(node, Door::Rest, &game, Ask::Look).await {
            seen = Some(state.standing.version).filter(|version| *version > 0);
            if matches!(state.standing.status.as_str(), "over" | "aborted") {
                break;
            }
        }
        sleep(Duration::from_millis(rng.u64(100..700))).await;
    }
    drop((socket, stream));
}

struct Player {
    world: Arc<World>,
    client: Client,
    game: String,
    kind: Kind,
    by_days: bool,
    mood: Mood,
    rng: Rng,
    socket: Option<Socket>,
    stream: Option<Stream>,
    /// The last version that was seen.
    seen: Option<i64>,
    /// How many turns it has made.
    made: usize,
}

/// Whether a player goes on.
#[derive(PartialEq)]
enum Goes {
    On,
    Away,
}

impl Player {
    async fn play(mut self, joins: bool) {
        if joins && !self.join().await {
            return;
        }
        if matches!(self.mood, Mood::Leaver | Mood::Ghost) {
            let node = self.world.node(&mut self.rng);
            self.socket = self.client.socket(node, &self.game, None).await;
        }
        while !self.world.over() {
            let Some(state) = self.look().await else {
                self.rest(50, 200).await;
                continue;
            };
            match state.standing.status.as_str() {
                "open" => self.rest(50, 150).await,
                "playing" => {
                    let moves = state.you.is_some() && state.standing.to_move == state.you;
                    let goes = if moves { self.turn(&state).await } else { self.wait(&state).await };
                    if goes == Goes::Away {
                        return;
                    }
                }
                _ => {
                    // Whatever is asked after the end is refused.
                    if self.rng.u8(..4) == 0 {
                        let action = ["resign", "draw", "takeback", "claim"][self.rng.usize(..4)];
                        self.act(action).await;
                    }
                    return;
                }
            }
        }
    }

    async fn rest(&mut self, from: u64, to: u64) {
        sleep(Duration::from_millis(self.rng.u64(from..to))).await;
    }

    /// Takes a seat, now and then after leaving it once.
    async fn join(&mut self) -> bool {
        for _ in 0..TRIES {
            if self.world.over() {
                return false;
            }
            match self.act("join").await {
                Answer::Accepted { standing, .. } => {
                    if standing.status == "open" && self.rng.u8(..8) == 0 {
                        self.act("leave").await;
                        continue;
                    }
                    return true;
                }
                Answer::Refused { .. } => return false,
                _ => self.rest(50, 300).await,
            }
        }
        false
    }

    async fn look(&mut self) -> Option<Box<State>> {
        let node = self.world.node(&mut self.rng);
        match self.client.ask(node, Door::Rest, &self.game, Ask::Look).await {
            Answer::State(state) => {
                self.seen = Some(state.standing.version).filter(|version| *version > 0);
                Some(state)
            }
            _ => None,
        }
    }

    /// Sends a request by some way.
    async fn send(&mut self, ask: Ask) -> Answer {
        if let Some(socket) = self.socket.as_mut().filter(|socket| socket.is_open())
            && self.rng.u8(..5) < 3
        {
            return socket.ask(&self.game, ask).await;
        }
        let door = if self.rng.u8(..4) == 0 { Door::Board } else { Door::Rest };
        let node = self.world.node(&mut self.rng);
        if self.rng.u8(..6) == 0 {
            let patience = hangs_up(&mut self.rng);
            return self.client.ask_for(node, door, &self.game, ask, patience).await;
        }
        self.client.ask(node, door, &self.game, ask).await
    }

    async fn act(&mut self, action: &str) -> Answer {
        self.send(Ask::Act(action.to_string())).await
    }

    /// It is this player's turn.
    async fn turn(&mut self, state: &State) -> Goes {
        match self.mood {
            Mood::Leaver if self.made >= 1 && state.turns.len() >= 2 => return Goes::Away,
            Mood::Ghost => {
                if self.made == 1 && self.rng.bool() {
                    let node = self.world.node(&mut self.rng);
                    self.stream = self.client.stream(node, &self.game).await;
                }
                if self.made >= 1 {
                    self.socket = None;
                }
                self.rest(300, 2_500).await;
            }
            Mood::Slow if self.rng.u8(..3) == 0 => self.rest(1_000, 6_000).await,
            _ => self.rest(1, 120).await,
        }
        if self.made >= LONG {
            let action = if self.rng.bool() { "draw" } else { "resign" };
            self.act(action).await;
        }
        self.odd_action(state).await;
        let Some(table) = replay::board(&state.setup, &state.position) else {
            panic!("{} cannot be read: {}", state.setup.game, state.position)
        };
        let Some(turn) = choose(&*table, &mut self.rng) else { return Goes::On };
        let idempotency_key = (self.rng.u8(..6) > 0).then(|| format!("{:016x}", self.rng.u64(..)));
        let version = state.standing.position_version;
        let ask = at_once(turn, version, idempotency_key);
        match self.rng.u8(..40) {
            0 => {
                // In a position that has passed.
                let Ask::Turn { turn, idempotency_key, .. } = ask else { return Goes::On };
                self.send(at_once(turn, version - 1, idempotency_key)).await;
            }
            1 => {
                // Not legal, not even a turn.
                let Ask::Turn { idempotency_key, .. } = ask else { return Goes::On };
                let turn =
                    ["a1-a1", "1A.resign", "resign", "", ";", "P(99,99)"][self.rng.usize(..6)].to_string();
                self.send(at_once(turn, version, idempotency_key)).await;
            }
            2..=4 => self.race(&ask, &ask.clone()).await,
            5..=6 => {
                // Two turns for one board: at most one of them is made.
                if let Some(turn) = choose(&*table, &mut self.rng) {
                    let idempotency_key = Some(format!("{:016x}", self.rng.u64(..)));
                    self.race(&ask, &at_once(turn, version, idempotency_key)).await;
                }
            }
            _ => self.make(ask, &*table).await,
        }
        Goes::On
    }

    /// Sends two requests at once, to any nodes.
    async fn race(&mut self, one: &Ask, other: &Ask) {
        let (here, there) = (self.world.node(&mut self.rng), self.world.node(&mut self.rng));
        let first = self.client.ask(here, Door::Rest, &self.game, one.clone());
        let second = self.client.ask(there, Door::Rest, &self.game, other.clone());
        let (first, second) = tokio::join!(first, second);
        self.made += usize::from([first, second].iter().any(|a| matches!(a, Answer::Accepted { .. })));
    }

    /// Makes a turn, and sends it again until there is an answer; now and then after the answer, too.
    async fn make(&mut self, ask: Ask, table: &dyn AnyGame) {
        let keyed = matches!(ask, Ask::Turn { idempotency_key: Some(_), .. });
        for _ in 0..TRIES {
            match self.send(ask.clone()).await {
                Answer::Unknown(_) if keyed && !self.world.over() => self.rest(50, 300).await,
                Answer::Accepted { .. } => {
                    self.made += 1;
                    match self.rng.u8(..30) {
                        0..=2 if keyed => drop(self.send(ask).await),
                        3 if keyed => {
                            // The same key for something else.
                            let Ask::Turn { turn: old, position_version, idempotency_key, premove } = ask
                            else {
                                return;
                            };
                            let turn = choose(table, &mut self.rng).filter(|turn| *turn != old);
                            if let Some(turn) = turn {
                                self.send(Ask::Turn { turn, position_version, idempotency_key, premove })
                                    .await;
                            }
                        }
                        _ => {}
                    }
                    return;
                }
                _ => return,
            }
        }
    }

    /// It is somebody else's turn.
    async fn wait(&mut self, state: &State) -> Goes {
        self.odd_action(state).await;
        match self.rng.u8(..60) {
            0 | 1 => {
                // A turn made up in advance, or out of turn.
                let seat = state.you.as_ref().and_then(|you| state.setup.letters.find(you.as_str()));
                let table = replay::board(&state.setup, &state.position);
                let ahead =
                    table.zip(seat).and_then(|(table, seat)| table.at_turn_of(rules::game::Seat(seat as u8)));
                if let Some(turn) = ahead.and_then(|table| choose(&*table, &mut self.rng)) {
                    let idempotency_key = self.rng.bool().then(|| format!("{:016x}", self.rng.u64(..)));
                    let premove = self.rng.u8(..3) > 0;
                    self.send(Ask::Turn {
                        turn,
                        position_version: state.standing.position_version,
                        idempotency_key,
                        premove,
                    })
                    .await;
                }
            }
            2 => drop(self.act("drop-premove").await),
            3 | 4 if self.mood != Mood::Ghost => {
                let node = self.world.node(&mut self.rng);
                self.socket = None;
                let seen = self.seen.filter(|_| self.rng.bool());
                self.socket = self.client.socket(node, &self.game, seen).await;
            }
            5 if self.mood != Mood::Ghost => {
                let node = self.world.node(&mut self.rng);
                self.stream = self.client.stream(node, &self.game).await;
            }
            6 if self.mood != Mood::Ghost => (self.socket, self.stream) = (None, None),
            17 | 18 if self.mood != Mood::Ghost => {
                let (node, patience) = (self.world.node(&mut self.rng), hangs_up(&mut self.rng));
                self.client.stream_for(node, &self.game, patience).await;
            }
            7..=16 if self.kind == Kind::Claim => drop(self.act("claim").await),
            19..=34 if self.by_days => self.expect(state).await,
            _ => {}
        }
        let patience = Duration::from_millis(self.rng.u64(60..400));
        match self.socket.as_mut().filter(|socket| socket.is_open()) {
            Some(socket) => drop(tokio::time::timeout(patience, socket.versions.changed()).await),
            None => sleep(patience).await,
        }
        Goes::On
    }

    /// Says what is answered to some turns that may come, or now and then no longer.
    async fn expect(&mut self, state: &State) {
        let seat = state.you.as_ref().and_then(|you| state.setup.letters.find(you.as_str()));
        let table = replay::board(&state.setup, &state.position);
        let Some((table, seat)) = table.zip(seat) else { return };
        let mut branches = Vec::new();
        if self.rng.u8(..4) > 0 {
            branches = expected(&*table, seat, 1, LONGEST, &mut self.rng);
        }
        let position_version = state.standing.position_version;
        let node = self.world.node(&mut self.rng);
        let ask = Ask::Conditions { position_version, branches };
        if self.rng.u8(..6) == 0 {
            let patience = hangs_up(&mut self.rng);
            self.client.ask_for(node, Door::Rest, &self.game, ask, patience).await;
        } else {
            self.client.ask(node, Door::Rest, &self.game, ask).await;
        }
    }

    /// Something besides turns, seldom.
    async fn odd_action(&mut self, state: &State) {
        let own = state.you.clone().unwrap_or_default();
        let asked = |offers: &str| !offers.is_empty() && !offers.contains(&own);
        let offers = &state.standing.offers;
        let roll = self.rng.u8(..100);
        let action = match roll {
            0..30 if asked(&offers.takeback) => "takeback",
            0..15 if asked(&offers.draw) => "draw",
            30..40 if asked(&offers.takeback) || asked(&offers.draw) => "decline",
            40..43 => "takeback",
            43 => "draw",
            44 => "decline",
            45 => "claim",
            46 if self.rng.u8(..3) == 0 => "resign",
            47 if self.rng.u8(..3) == 0 => "abort",
            48 => ["join", "leave"][self.rng.usize(..2)],
            _ => return,
        };
        self.act(action).await;
    }
}

/// The most turns of a line: a seat that has arrived or given up is never to move again.
const LONGEST: usize = 8;

/// Some turns that may come, each with an answer of a seat, and with `deeper` some after that; at most `left` in a row.
fn expected(table: &dyn AnyGame, seat: usize, deeper: usize, left: usize, rng: &mut Rng) -> Vec<Branch> {
    if left == 0 {
        return Vec::new();
    }
    let own = table.seat().index() == seat;
    let count = if own { 1 } else { rng.usize(1..=if table.setup().seats > 2 { 2 } else { 5 }) };
    let mut branches: Vec<Branch> = Vec::new();
    for _ in 0..count {
        let Some(turn) = choose(table, rng) else { break };
        let mut after = table.copy();
        if branches.iter().any(|branch| branch.turn == turn) || after.play(&turn).is_err() {
            continue;
        }
        let then = match (after.outcome(), own, deeper) {
            (Some(_), ..) | (None, true, 0) => Vec::new(),
            _ => expected(&*after, seat, deeper - usize::from(own), left - 1, rng),
        };
        if own || !then.is_empty() {
            branches.push(Branch { turn, then });
        }
    }
    branches
}

/// A turn that does not wait for the opponent's.
fn at_once(turn: String, position_version: i64, idempotency_key: Option<String>) -> Ask {
    Ask::Turn { turn, position_version, idempotency_key, premove: false }
}

/// A turn for whoever has to move, in notation: now the one after which they stand best, now any.
pub fn choose(table: &dyn AnyGame, rng: &mut Rng) -> Option<String> {
    let mut copy = table.copy();
    let greedy = rng.u8(..5) < 3;
    let before = copy.turn();
    while copy.turn() == before && copy.outcome().is_none() {
        let steps = copy.steps();
        let mut chosen = rng.usize(..steps.len().max(1));
        if greedy {
            let standings = copy.step_heuristics();
            let best = standings.iter().max()?;
            let among: Vec<usize> = (0..standings.len()).filter(|at| standings[*at] == *best).collect();
            chosen = among[rng.usize(..among.len())];
        }
        copy.step(&steps.get(chosen)?.path).ok()?;
    }
    let entry = copy.entries().pop()?;
    Some(entry.split_once('.')?.1.to_string())
}
