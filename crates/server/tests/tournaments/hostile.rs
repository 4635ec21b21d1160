//! What is asked for in bad faith is refused.

use crate::common::TestServer;
use crate::{House, plan};
use serde_json::{Value, json};

#[tokio::test]
async fn a_plan_without_bounds_is_refused() {
    let house = House::open(0).await;
    let now = house.server.time.now();
    let dutch = |rounds: i64| json!({ "kind": "dutch", "rounds": rounds });
    let long = "x".repeat(61);
    for (what, with) in [
        ("format", json!({ "format": dutch(100_000) })),
        ("format", json!({ "format": dutch(0) })),
        ("format", json!({ "format": { "kind": "arena", "minutes": 100_000 } })),
        ("format", json!({ "format": { "kind": "round-robin", "cycles": 1_000 } })),
        (
            "format",
            json!({ "format": { "kind": "groups", "groups": 1_000_000, "advance": 1, "cycles": 1, "third_place": false } }),
        ),
        ("recurrence", json!({ "starts_at": now + 1_000, "recurrence": { "kind": "days", "every": 0 } })),
        ("starts-at", json!({ "recurrence": { "kind": "days", "every": 1 } })),
        ("starts-at", json!({ "starts_at": now + 400 * 86_400_000 })),
        ("starts-at", json!({ "starts_at": i64::MIN })),
        ("name", json!({ "name": long })),
        ("name", json!({ "name": "a\nb\nc" })),
        ("name", json!({ "name": "\u{202e}\u{200b}\u{200b}" })),
        ("description", json!({ "description": "x".repeat(2_001) })),
        ("players", json!({ "most_players": 1_000_000 })),
        ("players", json!({ "least_players": 0 })),
        ("pause", json!({ "pause": 4_000_000_000_u32 })),
        ("round-days", json!({ "round_days": 4_000_000_000_u32 })),
        ("password", json!({ "entry": "password" })),
        ("password", json!({ "entry": "password", "password": "abc" })),
        ("seats", json!({ "seats": 4 })),
        ("time", json!({ "time": { "kind": "unlimited" } })),
        ("picks", json!({ "picks": vec![json!({ "game": "halma" }); 21] })),
        ("teams", json!({ "team_boards": 11 })),
        ("condition", json!({ "condition": { "least_rating": 2_000, "most_rating": 1_000 } })),
    ] {
        let mut asked = plan(json!({ "format": dutch(3) }));
        for (key, value) in with.as_object().unwrap() {
            asked[key] = value.clone();
        }
        let reply = house.organiser.post("/api/tournaments", asked).await;
        assert!(reply.is_refused(400, "tournament-refused"), "{with}: {reply:?}");
        assert_eq!(reply.json()["args"]["what"], what, "{with}");
    }
    for rule in [json!({ "kind": "seconds", "every": 1 }), json!("each second")] {
        let asked = plan(json!({ "format": dutch(3), "starts_at": now + 1_000, "recurrence": rule }));
        assert!(house.organiser.post("/api/tournaments", asked).await.is_refused(400, "bad-request"));
    }
    let asked = plan(json!({ "format": dutch(3), "picks": [{ "game": "poker" }] }));
    assert!(house.organiser.post("/api/tournaments", asked).await.is_refused(400, "unknown-game"));
    house.server.stop().await;
}

#[tokio::test]
async fn where_administrators_make_tournaments_nobody_else_does() {
    let server = TestServer::open_with(|config| config.tournaments_by_admins = true).await;
    let (judge, person) = (server.admin("Judge").await, server.person("Person").await);
    let plan = plan(json!({ "format": { "kind": "dutch", "rounds": 3 } }));
    assert!(person.post("/api/tournaments", plan.clone()).await.is_refused(403, "admin-only"));
    assert_eq!(judge.post("/api/tournaments", plan).await.status, 201);
    server.stop().await;
}

#[tokio::test]
async fn markup_stays_text() {
    let mut house = House::open(0).await;
    let name = "<script>alert(1)</script>";
    let with = json!({ "format": { "kind": "dutch", "rounds": 3 }, "name": name, "description": name });
    house.make(plan(with)).await;
    let view = house.get("").await;
    assert_eq!((&view["name"], &view["description"]), (&json!(name), &json!(name)));
    house.server.stop().await;
}

#[tokio::test]
async fn only_organisers_set_results_and_only_possible_ones() {
    let house = House::open(4).await;
    let house = house.with(plan(json!({ "format": { "kind": "dutch", "rounds": 2 } }))).await;
    house.act(json!({ "kind": "start" })).await;
    let result = |table: i64, points: Value| json!({ "kind": "result", "round": 1, "table": table, "points": points, "forfeit": false, "reason": "because" });
    for i in 1..=4 {
        let reply = house.person(i).post(&house.path("/acts"), result(1, json!([1.0, 0.0]))).await;
        assert!(reply.is_refused(403, "not-an-organiser"), "{reply:?}");
    }
    for (table, points) in [
        (1, json!([1.0, 1.0])),
        (1, json!([9.0, 0.0])),
        (1, json!([-1.0, 0.0])),
        (1, json!([0.3, 0.7])),
        (1, json!([1.0])),
        (0, json!([1.0, 0.0])),
        (9, json!([1.0, 0.0])),
    ] {
        let reply = house.organiser.post(&house.path("/acts"), result(table, points.clone())).await;
        assert!(reply.is_refused(400, "tournament-refused"), "{table} {points}: {reply:?}");
    }
    assert_eq!(house.playing().await.len(), 2);
    house.server.stop().await;
}

#[tokio::test]
async fn passwords_are_not_guessed_and_tournaments_not_made_without_end() {
    let server = TestServer::open().await;
    let (organiser, guesser, friend) =
        (server.person("Organiser").await, server.person("Guesser").await, server.person("Friend").await);
    let with =
        json!({ "format": { "kind": "dutch", "rounds": 3 }, "entry": "password", "password": "jasmine" });
    let made = organiser.post("/api/tournaments", plan(with.clone())).await.json();
    assert!(!made.to_string().contains("jasmine"));
    let join = format!("/api/tournaments/{}/join", made["id"].as_str().unwrap());
    for i in 0..5 {
        let reply = guesser.post(&join, json!({ "password": format!("guess {i}") })).await;
        assert!(reply.is_refused(403, "wrong-tournament-password"), "{reply:?}");
    }
    // The right one comes too late now.
    let reply = guesser.post(&join, json!({ "password": "jasmine" })).await;
    assert!(reply.is_refused(429, "too-many-requests"), "{reply:?}");
    assert_eq!(friend.post(&join, json!({ "password": "jasmine" })).await.status, 200);
    let plan = plan(json!({ "format": { "kind": "dutch", "rounds": 3 } }));
    for _ in 1..10 {
        assert_eq!(organiser.post("/api/tournaments", plan.clone()).await.status, 201);
    }
    let reply = organiser.post("/api/tournaments", plan).await;
    assert!(reply.is_refused(429, "too-many-requests"), "{reply:?}");
    server.stop().await;
}

#[tokio::test]
async fn passwords_are_not_guessed_by_many_accounts_of_one_network() {
    let server = TestServer::open().await;
    let organiser = server.person("Organiser").await;
    let with =
        json!({ "format": { "kind": "dutch", "rounds": 3 }, "entry": "password", "password": "jasmine" });
    let made = organiser.post("/api/tournaments", plan(with)).await.json();
    let join = format!("/api/tournaments/{}/join", made["id"].as_str().unwrap());
    for i in 0..6 {
        let guesser = server.person(&format!("Guesser{i}")).await;
        for guess in 0..5 {
            let reply = guesser.post(&join, json!({ "password": format!("guess {i} {guess}") })).await;
            assert!(reply.is_refused(403, "wrong-tournament-password"), "{i} {guess}: {reply:?}");
        }
    }
    let another = server.person("Another").await;
    let reply = another.post(&join, json!({ "password": "jasmine" })).await;
    assert!(reply.is_refused(429, "too-many-requests"), "{reply:?}");
    server.stop().await;
}
