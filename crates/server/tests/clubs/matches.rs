//! Tournaments of clubs, and matches between two of them.

use crate::common::{Client, TestServer, until};
use crate::{act, found, join, listed, open, told};
use serde_json::{Value, json};
use std::collections::HashMap;

const HOUR: i64 = 3_600_000;

fn id(club: &str) -> &str {
    club.rsplit('/').next().unwrap()
}

/// Two clubs with their owners and members.
struct House {
    server: TestServer,
    people: HashMap<String, Client>,
    home: String,
    away: String,
}

impl House {
    async fn open() -> Self {
        let server = open().await;
        let mut people = HashMap::new();
        for name in ["Ana", "Ben", "Cai", "Dan", "Eve", "Fay", "Stranger"] {
            people.insert(name.to_string(), server.person(name).await);
        }
        let home = found(&people["Ana"], "White Lotus", json!({})).await;
        let away = found(&people["Ben"], "Black Lotus", json!({})).await;
        for name in ["Cai", "Eve"] {
            join(&people[name], &home).await;
        }
        for name in ["Dan", "Fay"] {
            join(&people[name], &away).await;
        }
        Self { server, people, home, away }
    }

    fn who(&self, name: &str) -> &Client {
        &self.people[name]
    }

    fn wish(&self) -> Value {
        json!({ "against": id(&self.away), "pick": { "game": "halma" }, "boards": 2,
            "time": { "kind": "clock", "base": 300, "increment": 3 },
            "starts_at": self.server.time.now() + HOUR })
    }

    async fn challenge(&self) -> String {
        let reply = self.who("Ana").post(&format!("{}/matches", self.home), self.wish()).await;
        assert_eq!(reply.status, 201, "{reply:?}");
        reply.json()["id"].as_str().unwrap().to_string()
    }

    async fn answer(&self, who: &str, club: &str, id: &str, kind: &str) -> crate::common::Reply {
        self.who(who).post(&format!("{club}/matches/{id}/answer"), json!({ "kind": kind })).await
    }

    async fn shown(&self, club: &str) -> Value {
        self.who("Stranger").get(&format!("{club}/matches")).await.json()["matches"][0].clone()
    }
}

#[tokio::test]
async fn a_match_is_asked_for_agreed_played_board_by_board_and_counted_for_both() {
    let house = House::open().await;
    let asked = house.challenge().await;
    until("Ben is told", async || told(house.who("Ben")).await == ["match"]).await;
    assert_eq!(told(house.who("Dan")).await, Vec::<String>::new());
    let agreed = house.answer("Ben", &house.away, &asked, "agree").await;
    assert_eq!(agreed.status, 200, "{agreed:?}");
    let tournament = agreed.json()["tournament"].as_str().unwrap().to_string();
    until("members are told", async || told(house.who("Dan")).await == ["agreed"]).await;
    let path = format!("/api/tournaments/{tournament}");
    for name in ["Cai", "Dan", "Ana", "Fay"] {
        let reply = house.who(name).post(&format!("{path}/join"), json!({})).await;
        assert_eq!(reply.status, 200, "{reply:?}");
    }
    let stranger = house.who("Stranger").post(&format!("{path}/join"), json!({})).await;
    assert!(stranger.is_refused(403, "members-only"), "{stranger:?}");
    assert_eq!(house.shown(&house.home).await["score"]["players"], json!([2, 2]));
    house.server.time.pass(HOUR + 1_000);
    let tables = async || house.who("Ana").get(&format!("{path}/playing")).await.json();
    until("both boards are there", async || tables().await.as_array().unwrap().len() == 2).await;
    let teams: HashMap<&str, &str> = HashMap::from([
        ("Ana", "White"),
        ("Cai", "White"),
        ("Ben", "Black"),
        ("Dan", "Black"),
        ("Fay", "Black"),
    ]);
    let mut firsts = Vec::new();
    for table in tables().await.as_array().unwrap() {
        let names: Vec<&str> =
            table["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
        assert_ne!(teams[names[0]], teams[names[1]], "{table}");
        firsts.push(teams[names[0]]);
        // The home club wins every board.
        let (winner, loser) = if teams[names[0]] == "White" { (0, 1) } else { (1, 0) };
        let game = table["game"].as_str().unwrap();
        let there = async || house.who("Ana").get(&format!("/api/games/{game}")).await.status == 200;
        until("the game is made", there).await;
        house.who(names[loser]).lose(house.who(names[winner]), game).await;
    }
    firsts.sort_unstable();
    assert_eq!(firsts, ["Black", "White"], "colours alternate");
    for club in [&house.home, &house.away] {
        until("it is over", async || house.shown(club).await["score"]["status"] == "over").await;
        let shown = house.shown(club).await;
        assert_eq!(shown["score"]["points"], json!([2.0, 0.0]), "{shown}");
        assert_eq!(
            (&shown["home"]["name"], &shown["away"]["name"]),
            (&json!("White Lotus"), &json!("Black Lotus"))
        );
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_challenge_is_answered_once_by_those_who_may() {
    let house = House::open().await;
    let asked = house.challenge().await;
    // The one who asks does not agree, nor does the one who is asked withdraw, nor a member, nor a third club.
    let third = found(house.who("Stranger"), "Jade", json!({})).await;
    for (who, club, kind, code) in [
        ("Ana", &house.home, "agree", 404),
        ("Ben", &house.away, "withdraw", 404),
        ("Dan", &house.away, "agree", 403),
        ("Ana", &house.away, "agree", 403),
        ("Stranger", &third, "agree", 404),
    ] {
        assert_eq!(house.answer(who, club, &asked, kind).await.status, code, "{who} {kind}");
    }
    let helper = json!({ "kind": "helper", "name": "Dan", "helps": true });
    act(house.who("Ben"), &house.away, helper).await;
    let (one, two, three) = tokio::join!(
        house.answer("Ben", &house.away, &asked, "agree"),
        house.answer("Dan", &house.away, &asked, "agree"),
        house.answer("Ana", &house.home, &asked, "withdraw")
    );
    let good = [&one, &two, &three].into_iter().filter(|reply| reply.status == 200).count();
    assert_eq!(good, 1, "{one:?} {two:?} {three:?}");
    let coming = house.who("Ana").get("/api/tournaments?which=coming").await.json();
    let expected = usize::from(three.status != 200);
    assert_eq!(coming["tournaments"].as_array().unwrap().len(), expected, "one match at most");
    let again = house.answer("Ben", &house.away, &asked, "refuse").await;
    assert!(again.is_refused(409, "match-answered"), "{again:?}");
    let refused = house.challenge().await;
    assert_eq!(house.answer("Dan", &house.away, &refused, "refuse").await.json()["status"], "refused");
    house.server.stop().await;
}

#[tokio::test]
async fn whoever_has_asked_and_leads_no_longer_organises_no_match() {
    let house = House::open().await;
    let ana = house.who("Ana");
    act(ana, &house.home, json!({ "kind": "helper", "name": "Cai", "helps": true })).await;
    let path = format!("{}/matches", house.home);
    let asked = house.who("Cai").post(&path, house.wish()).await.json()["id"].as_str().unwrap().to_string();
    act(ana, &house.home, json!({ "kind": "ban", "name": "Cai", "reason": "rude" })).await;
    let agreed = house.answer("Ben", &house.away, &asked, "agree").await.json();
    let acts = format!("/api/tournaments/{}/acts", agreed["tournament"].as_str().unwrap());
    let say = json!({ "kind": "announce", "text": "Tea is ready" });
    let cai = house.who("Cai").post(&acts, say.clone()).await;
    assert!(cai.is_refused(403, "not-an-organiser"), "{cai:?}");
    for name in ["Ana", "Ben"] {
        let reply = house.who(name).post(&acts, say.clone()).await;
        assert_eq!(reply.status, 200, "{name}: {reply:?}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn whoever_is_in_both_clubs_says_for_which_they_play() {
    let house = House::open().await;
    join(house.who("Cai"), &house.away).await;
    let asked = house.challenge().await;
    let agreed = house.answer("Ben", &house.away, &asked, "agree").await.json();
    let path = format!("/api/tournaments/{}/join", agreed["tournament"].as_str().unwrap());
    let cai = house.who("Cai");
    for team in [json!({}), json!({ "team": "Jade" })] {
        assert!(cai.post(&path, team).await.is_refused(400, "needs-a-team"));
    }
    assert_eq!(cai.post(&path, json!({ "team": "black lotus" })).await.status, 200);
    // Nobody plays for the club of the others.
    assert!(
        house.who("Dan").post(&path, json!({ "team": "White Lotus" })).await.is_refused(400, "needs-a-team")
    );
    assert_eq!(house.shown(&house.away).await["score"]["players"], json!([0, 1]));
    house.server.stop().await;
}

#[tokio::test]
async fn a_match_is_refused_where_it_makes_no_sense_and_withdrawn_with_its_club() {
    let house = House::open().await;
    let ana = house.who("Ana");
    let path = format!("{}/matches", house.home);
    let with = |key: &str, value: Value| {
        let mut wish = house.wish();
        wish[key] = value;
        wish
    };
    for (wish, code) in [
        (with("against", json!(id(&house.home))), 400),
        (with("against", json!("nothing")), 404),
        (with("boards", json!(0)), 400),
        (with("boards", json!(11)), 400),
        (with("starts_at", json!(5)), 400),
        (with("pick", json!({ "game": "chess" })), 400),
        (with("time", json!({ "kind": "unlimited" })), 400),
        (with("more", json!(1)), 400),
    ] {
        let reply = ana.post(&path, wish.clone()).await;
        assert_eq!(reply.status.as_u16(), code, "{wish}: {reply:?}");
    }
    // Whoever is only invited to a private club does not tell everybody that there is one.
    let hidden = found(house.who("Dan"), "Hidden", json!({ "public": false })).await;
    act(house.who("Dan"), &hidden, json!({ "kind": "invite", "name": "Ana" })).await;
    assert_eq!(ana.get(&hidden).await.status, 200);
    let reply = ana.post(&path, with("against", json!(id(&hidden)))).await;
    assert!(reply.is_refused(409, "not-a-member"), "{reply:?}");
    join(ana, &hidden).await;
    assert_eq!(ana.post(&path, with("against", json!(id(&hidden)))).await.status, 201);
    house.server.time.pass(1_000);
    let asked = house.challenge().await;
    assert_eq!(house.who("Ben").delete(&house.away, Value::Null).await.status, 204);
    let shown = house.shown(&house.home).await;
    assert_eq!((&shown["id"], &shown["status"]), (&json!(asked), &json!("withdrawn")));
    house.server.stop().await;
}

#[tokio::test]
async fn a_tournament_of_a_club_is_made_by_those_who_lead_and_joined_by_members() {
    let house = House::open().await;
    let cup = |members_only: bool| {
        json!({ "name": "Cup", "picks": [{ "game": "halma" }], "time": { "kind": "days", "days": 1 },
            "format": { "kind": "dutch", "rounds": 3 },
            "club": { "id": id(&house.home), "members_only": members_only } })
    };
    for who in ["Cai", "Ben", "Stranger"] {
        let reply = house.who(who).post("/api/tournaments", cup(true)).await;
        assert!(reply.is_refused(403, "not-a-leader"), "{who}: {reply:?}");
    }
    let closed = house.who("Ana").post("/api/tournaments", cup(true)).await.json();
    assert_eq!((&closed["club"]["name"], &closed["members_only"]), (&json!("White Lotus"), &json!(true)));
    let path = format!("/api/tournaments/{}", closed["id"].as_str().unwrap());
    let out = house.who("Dan").post(&format!("{path}/join"), json!({})).await;
    assert!(out.is_refused(403, "members-only"), "{out:?}");
    assert_eq!(house.who("Dan").get(&path).await.json()["you"]["refused"], "members-only");
    assert_eq!(house.who("Cai").post(&format!("{path}/join"), json!({})).await.status, 200);
    let replace = json!({ "kind": "replace", "number": 1, "name": "Dan", "reason": "he asked" });
    let replaced = house.who("Ana").post(&format!("{path}/acts"), replace).await;
    assert!(replaced.is_refused(403, "members-only"), "{replaced:?}");
    let for_all = house.who("Ana").post("/api/tournaments", cup(false)).await.json();
    let join = format!("/api/tournaments/{}/join", for_all["id"].as_str().unwrap());
    assert_eq!(house.who("Dan").post(&join, json!({})).await.status, 200);
    let ids = listed(house.who("Dan"), &format!("{}/tournaments", house.home), "tournaments", "id").await;
    assert_eq!(ids.len(), 2);
    let open = listed(house.who("Dan"), "/api/tournaments?which=open", "tournaments", "id").await;
    assert_eq!(open, [for_all["id"].clone()]);
    // A private club is not named to those who do not see it.
    house.who("Ana").put(&house.home, crate::wish("White Lotus", json!({ "public": false }))).await;
    assert_eq!(house.who("Dan").get(&path).await.json()["club"], Value::Null);
    assert_eq!(house.who("Cai").get(&path).await.json()["club"]["name"], "White Lotus");
    house.server.stop().await;
}
