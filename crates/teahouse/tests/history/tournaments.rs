//! Tournaments under chaos: people make them, enter, withdraw, play, and organisers do by hand what can be done by
//! hand, at random and hanging up at random, while nodes are killed. What they asked for is written down.

use crate::checker::replay;
use crate::checker::tournaments::{Asked, Did, Story};
use crate::client::Client;
use crate::cluster::Cluster;
use crate::history::State;
use crate::player::choose;
use fastrand::Rng;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// How long tournaments may go on after the last node has died.
const AFTER: Duration = Duration::from_secs(60);
/// A game in which so many turns were made is brought to an end.
const LONG: usize = 6;

/// What all who take part share.
pub struct Hall {
    pub cluster: Arc<Cluster>,
    pub people: Vec<Client>,
    /// When nothing new begins.
    pub until: Instant,
    pub story: Mutex<Story>,
    /// For the names of what is done: each is different.
    pub marks: AtomicU64,
}

impl Hall {
    fn node(&self, rng: &mut Rng) -> usize {
        rng.usize(..self.cluster.count())
    }

    /// A request; now and then it is hung up in the middle. Nothing if it is not known what came of it.
    async fn tell(
        &self,
        who: &Client,
        rng: &mut Rng,
        path: &str,
        body: Option<&Value>,
    ) -> Option<(u16, Value)> {
        let patience = (body.is_some() && rng.u8(..8) == 0).then(|| Duration::from_micros(rng.u64(..30_000)));
        let node = self.node(rng);
        who.tell(node, path, body, patience).await
    }

    /// Does something in a tournament, and writes it down.
    async fn act(&self, who: &Client, rng: &mut Rng, id: &str, mut act: Value) {
        let kind = act["kind"].as_str().unwrap_or_default().to_string();
        let mark = format!("mark {}", self.marks.fetch_add(1, Relaxed));
        let marked = match kind.as_str() {
            "announce" => Some("text"),
            "result" | "remove" | "replace" | "pair-again" | "extend" | "cancel" => Some("reason"),
            _ => None,
        };
        if let Some(field) = marked {
            act[field] = json!(mark);
        }
        let path = match kind.as_str() {
            "join" => format!("/api/tournaments/{id}/join"),
            _ => format!("/api/tournaments/{id}/acts"),
        };
        let body = if kind == "join" { json!({}) } else { act };
        let answer = self.tell(who, rng, &path, Some(&body)).await;
        let did = match answer {
            Some((200, _)) => Did::Done,
            Some((400.., _)) => Did::Refused,
            _ => Did::Unknown,
        };
        let mark = marked.map(|_| mark);
        let asked = Asked { tournament: id.to_string(), who: who.account.clone(), kind, mark, did };
        self.story.lock().unwrap().asked.push(asked);
    }

    /// A tournament as somebody sees it, who asks for one thing after the other under a name.
    async fn view(&self, who: &Client, name: &str, rng: &mut Rng, id: &str) -> Option<Value> {
        let (status, view) = self.tell(who, rng, &format!("/api/tournaments/{id}"), None).await?;
        if status != 200 {
            return None;
        }
        let version = view["version"].as_i64()?;
        self.story.lock().unwrap().seen.push((id.to_string(), name.to_string(), version));
        Some(view)
    }
}

/// One tournament after the other, until the time is over.
pub async fn lane(hall: Arc<Hall>, seed: u64, number: usize) {
    let mut rng = Rng::with_seed(seed ^ (number as u64 + 77).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut turn = number;
    while Instant::now() < hall.until {
        let format = [
            json!({ "kind": "dutch", "rounds": 3 }),
            json!({ "kind": "elimination", "double": false, "third_place": true }),
            json!({ "kind": "round-robin", "cycles": 1 }),
            json!({ "kind": "arena", "minutes": 1 }),
            json!({ "kind": "seats", "rounds": 2 }),
            json!({ "kind": "groups", "groups": 2, "advance": 1, "cycles": 1, "third_place": false }),
        ][turn % 6]
            .clone();
        turn += 1;
        tournament(&hall, &mut rng, format).await;
    }
}

async fn tournament(hall: &Arc<Hall>, rng: &mut Rng, format: Value) -> Option<()> {
    let organiser = &hall.people[rng.usize(..hall.people.len())];
    let seats = if format["kind"] == "seats" { 3 } else { 2 };
    let plan = json!({ "name": "Cup", "picks": [{ "game": if seats == 3 { "skud" } else { "halma" } }],
        "time": { "kind": "clock", "base": 120, "increment": 1 }, "format": format, "seats": seats,
        "late_entry": if format["kind"] == "dutch" { 2 } else { 0 } });
    let (status, made) = hall.tell(organiser, rng, "/api/tournaments", Some(&plan)).await?;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str()?.to_string();
    let until = (Instant::now() + Duration::from_secs(100)).min(hall.until + AFTER);
    let players = hall.people.iter().map(|who| {
        let (hall, who, id, rng) = (Arc::clone(hall), who.clone(), id.clone(), rng.fork());
        tokio::spawn(async move { take_part(&hall, &who, &id, rng, until).await })
    });
    let players: Vec<_> = players.collect();
    let mut begun = 0;
    let mut over = false;
    while Instant::now() < until {
        sleep(Duration::from_millis(rng.u64(100..500))).await;
        let Some(view) = hall.view(organiser, "organiser", rng, &id).await else { continue };
        match view["status"].as_str() {
            Some("coming") => {
                begun += 1;
                if begun > 3 && view["players"].as_i64() >= Some(4) {
                    hall.act(organiser, rng, &id, json!({ "kind": "start" })).await;
                } else {
                    hall.act(organiser, rng, &id, json!({ "kind": "announce" })).await;
                }
            }
            Some("running") => by_hand(hall, organiser, rng, &id, &view).await,
            _ => {
                over = true;
                break;
            }
        }
    }
    while !over {
        hall.act(organiser, rng, &id, json!({ "kind": "cancel" })).await;
        let view = hall.view(organiser, "organiser", rng, &id).await;
        over = view.is_some_and(|view| view["status"] == "cancelled" || view["status"] == "over");
    }
    for player in players {
        player.await.unwrap();
    }
    Some(())
}

/// Something that an organiser does, seldom something that ends much.
async fn by_hand(hall: &Hall, organiser: &Client, rng: &mut Rng, id: &str, view: &Value) {
    let round = view["round"].as_i64().unwrap_or(0).max(1);
    let act = match rng.u8(..40) {
        0 => json!({ "kind": "pause" }),
        1..=4 => json!({ "kind": "resume" }),
        5 => json!({ "kind": "announce" }),
        6 | 7 => {
            json!({ "kind": "result", "round": round, "table": rng.u32(1..3), "points": [1, 0], "forfeit": rng.bool() })
        }
        8 => json!({ "kind": "pair-again" }),
        9 => json!({ "kind": "remove", "number": rng.u32(1..7) }),
        10 => json!({ "kind": "replace", "number": rng.u32(1..7), "name": format!("spare{}", rng.u8(..2)) }),
        11 => json!({ "kind": "helper", "name": "spare0", "helps": rng.bool() }),
        12 if rng.u8(..4) == 0 => json!({ "kind": "cancel" }),
        _ => {
            // Nobody waits for long.
            if view["paused"] == true { json!({ "kind": "resume" }) } else { return }
        }
    };
    hall.act(organiser, rng, id, act).await;
}

/// Enters, plays what there is to play, withdraws and comes back.
async fn take_part(hall: &Hall, who: &Client, id: &str, mut rng: Rng, until: Instant) {
    while Instant::now() < until {
        sleep(Duration::from_millis(rng.u64(20..200))).await;
        let Some(view) = hall.view(who, &who.account, &mut rng, id).await else { continue };
        let you = &view["you"];
        if !matches!(view["status"].as_str(), Some("coming" | "running")) {
            return;
        }
        if you["takes_part"] == false && you["refused"].is_null() && rng.u8(..3) == 0 {
            hall.act(who, &mut rng, id, json!({ "kind": "join" })).await;
        } else if you["takes_part"] == true {
            match rng.u8(..120) {
                0 => hall.act(who, &mut rng, id, json!({ "kind": "leave" })).await,
                1 => {
                    let round = view["round"].as_i64().unwrap_or(0) + 1;
                    hall.act(who, &mut rng, id, json!({ "kind": "bye", "round": round })).await;
                }
                _ => {}
            }
        }
        if let Some(game) = you["game"].as_str() {
            play(hall, who, &mut rng, game).await;
        }
    }
}

/// A turn, or the end of a game.
async fn play(hall: &Hall, who: &Client, rng: &mut Rng, game: &str) -> Option<()> {
    let path = format!("/api/games/{game}");
    let (_, found) = hall.tell(who, rng, &path, None).await?;
    let state: State = serde_json::from_value(found).ok()?;
    if state.standing.status != "playing" || state.you.is_none() {
        return None;
    }
    let (turns, offers) = (state.turns.len(), &state.standing.offers.draw);
    let action = match rng.u8(..60) {
        0 if turns < 2 => Some("abort"),
        1..=6 if turns >= 2 => Some("draw"),
        7..=30 if !offers.is_empty() => Some("draw"),
        _ if turns >= LONG && rng.bool() => Some("resign"),
        _ => None,
    };
    if let Some(action) = action {
        hall.tell(who, rng, &format!("{path}/actions"), Some(&json!({ "action": action }))).await;
    } else if state.you == state.standing.to_move {
        let turn = choose(&*replay::board(&state.setup, &state.position)?, rng)?;
        let body = json!({ "turn": turn, "position_version": state.standing.position_version });
        hall.tell(who, rng, &format!("{path}/turns"), Some(&body)).await;
    }
    Some(())
}

/// At the end every node says the same of every tournament.
pub async fn look_at_all(hall: &Hall) {
    let mut ids: Vec<String> = hall.story.lock().unwrap().seen.iter().map(|(id, ..)| id.clone()).collect();
    ids.sort_unstable();
    ids.dedup();
    for id in ids {
        for node in 0..hall.cluster.count() {
            let path = format!("/api/tournaments/{id}/standings");
            let begun = Instant::now();
            let (status, standings) = loop {
                if let Some(answer) = hall.people[0].tell(node, &path, None, None).await {
                    break answer;
                }
                assert!(begun.elapsed() < AFTER, "{}", hall.cluster.log(node));
            };
            assert_eq!(status, 200, "{standings}");
            hall.story.lock().unwrap().standings.push((id.clone(), standings));
        }
    }
}
