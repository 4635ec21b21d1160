//! Conditional turns are nobody else's business: everything that an opponent and a spectator can read is as it is in a
//! game without them, and so is the time that it takes.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::{Client, Socket, TestServer};
use reqwest::Method;
use serde_json::{Value, json};
use server::time::Time;
use std::time::{Duration, Instant};

/// First turns of A and of B, of which the other may be the answer, and others.
const FIRST: [&str; 2] = ["c2-c3", "f7-f6"];
const OTHER: [&str; 2] = ["b3-c3", "g6-f6"];

/// A game by days in which it is `mover`'s turn.
struct Game {
    id: String,
    mover: Client,
    waiter: Client,
}

/// A game of two in which it is `mover`'s turn; who begins is drawn by lot.
async fn game_of(ana: Client, ben: Client) -> Game {
    let id = ana.create(json!({ "game": "halma", "time": { "kind": "days", "days": 2 } })).await;
    assert!(ben.act(&id, "join").await.status.is_success());
    let state = ana.get(&format!("/api/games/{id}")).await.json();
    let [mover, waiter] = if state["you"] == state["to_move"] { [ana, ben] } else { [ben, ana] };
    Game { id, mover, waiter }
}

async fn game(server: &TestServer) -> Game {
    game_of(server.guest().await, server.guest().await).await
}

impl Game {
    fn path(&self, part: &str) -> String {
        format!("/api/games/{}{part}", self.id)
    }

    /// 0 where A is to begin, 1 where B is.
    async fn first(&self) -> usize {
        usize::from(self.mover.get(&self.path("")).await.json()["to_move"] == "B")
    }

    async fn version(&self) -> Value {
        self.mover.get(&self.path("")).await.json()["position_version"].clone()
    }

    /// Whoever waits says what they answer to a turn.
    async fn expect(&self, turns: &[&str]) {
        let mut then = json!([]);
        for turn in turns.iter().rev() {
            then = json!([{ "turn": turn, "then": then }]);
        }
        let new = json!({ "position_version": self.version().await, "branches": then });
        let kept = self.waiter.send(Method::PUT, &self.path("/conditions"), new, &[]).await;
        assert_eq!(kept.status, 200, "{kept:?}");
    }

    async fn play(&self, turn: &str) -> String {
        let new = json!({ "turn": turn, "position_version": self.version().await });
        let reply = self.mover.post(&self.path("/turns"), new).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        reply.text
    }

    async fn turns(&self) -> usize {
        self.mover.get(&self.path("")).await.json()["turns"].as_array().unwrap().len()
    }
}

/// A text in which what differs between any two games is the same: identifiers, names and keys.
fn normal(text: &str, names: &[(String, &str)]) -> String {
    names.iter().fold(text.to_string(), |text, (name, plain)| text.replace(name, plain))
}

/// Everything that somebody can ask for about a game.
async fn answers(who: &Client, game: &Game) -> Vec<String> {
    let mut texts = Vec::new();
    for part in
        ["", "/log", "/legal", "/record", "/conditions", "/chat?room=spectators", "/chat?room=players"]
    {
        let reply = who.get(&game.path(part)).await;
        let mut headers: Vec<String> =
            reply.headers.iter().map(|(name, value)| format!("{name}: {value:?}")).collect();
        headers.retain(|header| !header.starts_with("date") && !header.starts_with("x-request-id"));
        headers.sort();
        texts.push(format!("{part} {} {headers:?} {}", reply.status, reply.text));
    }
    let mut export = who.get("/api/account/export").await.json();
    for random in ["sessions", "devices"] {
        export.as_object_mut().unwrap().remove(random);
    }
    texts.push(export.to_string());
    for path in ["/api/games?which=mine", "/api/games?which=playing"] {
        let reply = who.get(path).await;
        texts.push(format!("{path} {} {}", reply.status, reply.text));
    }
    texts
}

/// What a socket hears until the end of the game was told, but for who is there and how many notices there are, which
/// depends on the moment.
async fn heard(socket: &mut Socket) -> Vec<String> {
    let mut texts = Vec::new();
    loop {
        let text = socket.next_text().await.unwrap();
        let over = text.contains("\"aborted\"");
        if !["present", "pong", "notices"].iter().any(|kind| text.contains(&format!("\"type\":\"{kind}\""))) {
            texts.push(text);
        }
        if over {
            return texts;
        }
    }
}

/// What an opponent and a spectator see of a game in which a turn is played that fits no condition, with and without
/// conditions that it could have fitted.
async fn seen(with: bool) -> Vec<String> {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    // Two games to be compared begin alike.
    let mut game = game(&server).await;
    while game.first().await == 1 {
        game = self::game(&server).await;
    }
    let spectator = server.guest().await;
    let mut names = vec![(game.id.clone(), "GAME")];
    for (who, plain) in [(&game.mover, "MOVER"), (&game.waiter, "WAITER"), (&spectator, "SPECTATOR")] {
        let me = who.get("/api/account").await.json();
        names.push((me["id"].as_str().unwrap().to_string(), plain));
        names.push((me["name"].as_str().unwrap().to_string(), plain));
    }
    let mut sockets = Vec::new();
    for who in [&game.mover, &spectator] {
        let mut socket = who.socket().await;
        socket.send(json!({ "type": "watch", "game": game.id })).await;
        sockets.push(socket);
    }
    let mut streams = Vec::new();
    for who in [&game.mover, &spectator] {
        streams.push(who.lines(&format!("/api/board/game/stream/{}", game.id)).await);
    }
    let mut texts = Vec::new();
    if with {
        game.expect(&FIRST).await;
    }
    texts.extend(answers(&game.mover, &game).await);
    texts.extend(answers(&spectator, &game).await);
    texts.push(game.play(OTHER[0]).await);
    tokio::time::sleep(Duration::from_millis(500)).await;
    texts.extend(answers(&game.mover, &game).await);
    texts.extend(answers(&spectator, &game).await);
    // And to the end, with the record.
    assert!(game.waiter.act(&game.id, "abort").await.status.is_success());
    texts.extend(answers(&game.mover, &game).await);
    texts.extend(answers(&spectator, &game).await);
    for socket in &mut sockets {
        texts.extend(heard(socket).await);
    }
    for stream in &mut streams {
        loop {
            let line = stream.next().await;
            texts.push(line.to_string());
            if line.to_string().contains("\"aborted\"") {
                break;
            }
        }
    }
    if !with {
        assert!(texts.iter().any(|text| text.contains(OTHER[0])));
    }
    let texts = texts.iter().map(|text| normal(text, &names)).collect();
    server.stop().await;
    texts
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_read_is_the_same_to_the_byte_as_in_a_game_without_conditional_turns() {
    let (without, with) = (seen(false).await, seen(true).await);
    for (plain, conditional) in without.iter().zip(&with) {
        assert_eq!(mask(plain), mask(conditional));
    }
    assert_eq!(without.len(), with.len());
}

/// A text without the numbers of moments and sizes that differ from run to run.
fn mask(text: &str) -> String {
    let mut masked = String::new();
    let mut digits = String::new();
    for c in text.chars().chain(['\0']) {
        if c.is_ascii_digit() {
            digits.push(c);
            continue;
        }
        // Moments: the time of the tests stands still, the time of sessions does not.
        masked.push_str(if digits.len() >= 13 { "MOMENT" } else { &digits });
        digits.clear();
        if c != '\0' {
            masked.push(c);
        }
    }
    // Whether a notice of one's own is there already, and read, is a matter of milliseconds.
    if let Some((before, rest)) = masked.split_once("\"notices\":[")
        && let Some((_, after)) = rest.split_once(']')
    {
        return format!("{before}{after}");
    }
    masked
}

#[tokio::test]
async fn figures_do_not_tell_that_somebody_sets_or_drops_them() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let game = game(&server).await;
    game.expect(&[FIRST[game.first().await], FIRST[1 - game.first().await]]).await;
    let path = game.path("/conditions");
    assert_eq!(game.waiter.delete(&path, Value::Null).await.status, 204);
    let stale = json!({ "position_version": 999, "branches": [] });
    assert_eq!(game.waiter.send(Method::PUT, &path, stale, &[]).await.status, 409);
    let figures = server.client().get("/metrics").await.text;
    let told = |line: &&str| {
        let of_requests = line.starts_with("teahouse_requests_total");
        let other = of_requests && line.contains("\"other\"");
        of_requests && line.contains("conditions")
            || other && ["\"204\"", "\"409\""].iter().any(|code| line.contains(code))
    };
    assert_eq!(figures.lines().find(told), None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_their_owner_finds_them_in_an_export() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.person("Ana").await, server.person("Ben").await);
    let game = game_of(ana, ben).await;
    let first = game.first().await;
    let expected = [FIRST[first], FIRST[1 - first]];
    game.expect(&expected).await;
    let of = async |who: &Client| who.get("/api/account/export").await.json()["conditions"].clone();
    assert_eq!(of(&game.mover).await, json!([]));
    let own = of(&game.waiter).await;
    assert_eq!(
        (&own[0]["game"], &own[0]["branches"][0]["turn"]),
        (&json!(game.id), &json!(expected[0])),
        "{own}"
    );
    // The next answer comes by itself, and the tree goes with the game.
    game.play(expected[0]).await;
    for _ in 0..200 {
        if game.turns().await == 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(game.turns().await, 2);
    game.waiter.act(&game.id, "resign").await;
    assert_eq!(of(&game.waiter).await, json!([]));
    server.stop().await;
}

/// When the server looks whether there are conditional turns, after a turn, and for how long somebody looks at the game
/// about that time.
const LOOKS: [Duration; 2] = [Duration::from_millis(45), Duration::from_millis(65)];

/// How long after the conditional turns were set the other makes a turn.
const SETTLED: Duration = Duration::from_millis(20);

/// What somebody's turn in a new game takes in milliseconds, until it is acknowledged; a look at the game right after it;
/// and one about the time when the server looks for an answer, of several the longest.
async fn measure(players: [&Client; 2], opening: &[Vec<String>; 2], with: bool) -> [f64; 3] {
    let [ana, ben] = players;
    let id = ana.create(json!({ "game": "halma", "time": { "kind": "days", "days": 2 } })).await;
    ben.act(&id, "join").await;
    let (path, state) = (format!("/api/games/{id}"), ana.get(&format!("/api/games/{id}")).await.json());
    let first = usize::from(state["to_move"] == "B");
    let [mover, waiter] = if state["you"] == state["to_move"] { [ana, ben] } else { [ben, ana] };
    let (version, answer) = (&state["position_version"], &opening[1 - first][0]);
    let (played, others) = opening[first].split_first().unwrap();
    let branch = |turn: &String| json!({ "turn": turn, "then": [{ "turn": answer }] });
    let branches = others.iter().map(branch).collect::<Vec<_>>();
    let new = json!({ "position_version": version, "branches": if with { branches } else { Vec::new() } });
    let kept = waiter.send(Method::PUT, &format!("{path}/conditions"), new, &[]).await;
    assert_eq!(kept.status, 200, "{kept:?}");
    let turn = json!({ "turn": played, "position_version": version });
    // Nobody's turn comes in the instant after: what it cost to set them is over, and the game has been looked at.
    tokio::time::sleep(SETTLED).await;
    mover.get(&path).await;
    let begun = Instant::now();
    let reply = mover.post(&format!("{path}/turns"), turn).await;
    let made = begun.elapsed();
    assert_eq!(reply.status, 200, "{reply:?}");
    let begun = Instant::now();
    mover.get(&path).await;
    let looked = begun.elapsed();
    tokio::time::sleep(LOOKS[0].saturating_sub(begun.elapsed())).await;
    let mut longest = Duration::ZERO;
    while begun.elapsed() < LOOKS[1] {
        let asked = Instant::now();
        mover.get(&path).await;
        longest = longest.max(asked.elapsed());
    }
    waiter.act(&id, "abort").await;
    [made, looked, longest].map(|time| time.as_secs_f64() * 1_000.0)
}

/// The mean of what is left without the highest and the lowest tenth, and its standard error.
fn mean(times: &[f64]) -> (f64, f64) {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = &sorted[sorted.len() / 10..sorted.len() - sorted.len() / 10];
    let count = middle.len() as f64;
    let mean = middle.iter().sum::<f64>() / count;
    let variance = middle.iter().map(|time| (time - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (variance / count).sqrt())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a figure of a quiet machine, which takes minutes: TEAHOUSE_TRIES=10000"]
async fn response_times_do_not_tell_of_conditional_turns_that_do_not_fit() {
    let Ok(tries) = std::env::var("TEAHOUSE_TRIES") else {
        println!("how many tries? TEAHOUSE_TRIES=10000");
        return;
    };
    let tries: usize = tries.parse().unwrap();
    let server = TestServer::open_at(Time::default(), |config| config.no_limits = true).await;
    let (ana, ben) = (server.guest().await, server.guest().await);
    // What may be played first by either; a piece of the other one is not in the way yet.
    let mut opening = [Vec::new(), Vec::new()];
    while opening.iter().any(Vec::is_empty) {
        let game = game(&server).await;
        let state = game.mover.get(&game.path("")).await.json();
        let legal = game.mover.get(&game.path("/legal")).await.json();
        opening[usize::from(state["to_move"] == "B")] = serde_json::from_value(legal).unwrap();
    }
    let mut times: [[Vec<f64>; 3]; 2] = Default::default();
    for n in 0..tries {
        // In turn, and now the one first, now the other.
        let with = [true, false, false, true][n % 4];
        let measured = measure([&ana, &ben], &opening, with).await;
        for (all, time) in times[usize::from(with)].iter_mut().zip(measured) {
            all.push(time);
        }
    }
    for (what, at) in [("the turn", 0), ("the look after it", 1), ("the looks 45 to 65 ms later", 2)] {
        let ((plain, error), (conditional, other)) = (mean(&times[0][at]), mean(&times[1][at]));
        let (apart, by) = (conditional - plain, error.hypot(other));
        println!(
            "{what}: {plain:.3} ms without, {conditional:.3} ms with {} branches that do not fit; apart {:.1} µs \
             ± {:.1} µs, {:.2} standard errors, {tries} tries",
            opening[0].len() - 1,
            apart * 1_000.0,
            by * 1_000.0,
            apart / by
        );
        assert!((apart / by).abs() < 4.0, "{what} tells of them");
    }
    server.stop().await;
}
