//! What people do with and to each other: blocks, reports, profiles, and what strangers may try.

use crate::common::{Client, PASSWORD, TestServer};
use crate::sign_in;
use reqwest::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn who_is_blocked_does_not_join() {
    let server = TestServer::open().await;
    let (iroh, azula) = (server.person("Iroh").await, server.person("Azula").await);
    assert_eq!(iroh.put("/api/blocks/azula", Value::Null).await.status, 204);
    assert_eq!(iroh.put("/api/blocks/Azula", Value::Null).await.status, 204, "twice is once");
    assert!(iroh.put("/api/blocks/Iroh", Value::Null).await.is_refused(400, "oneself"));
    assert_eq!(iroh.put("/api/blocks/nobody", Value::Null).await.status, 404);
    assert_eq!(iroh.get("/api/blocks").await.json(), json!(["Azula"]));
    assert_eq!(azula.get("/api/blocks").await.json(), json!([]));
    let theirs = iroh.create(json!({ "game": "halma", "public": true })).await;
    assert!(azula.act(&theirs, "join").await.is_refused(403, "blocked"));
    let hers = azula.create(json!({ "game": "halma", "public": true })).await;
    assert!(iroh.act(&hers, "join").await.is_refused(403, "blocked"));
    let asked = json!({ "game": "halma", "seats": [{ "kind": "me" }, { "kind": "player", "name": "Iroh" }] });
    assert!(azula.post("/api/games", asked).await.is_refused(403, "blocked"));
    assert_eq!(iroh.delete("/api/blocks/Azula", Value::Null).await.status, 204);
    assert_eq!(azula.act(&theirs, "join").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn whoever_follows_a_player_sees_whether_they_are_there() {
    let server = TestServer::open().await;
    let (iroh, zuko) = (server.person("Iroh").await, server.person("Zuko").await);
    assert_eq!(iroh.put("/api/follows/zuko", Value::Null).await.status, 204);
    assert_eq!(iroh.put("/api/follows/Zuko", Value::Null).await.status, 204, "twice is once");
    assert!(iroh.put("/api/follows/Iroh", Value::Null).await.is_refused(400, "oneself"));
    assert_eq!(iroh.put("/api/follows/nobody", Value::Null).await.status, 404);
    assert_eq!(zuko.get("/api/follows").await.json(), json!([]), "to be followed is not to follow");
    let shows = async |online: bool, playing: Value| {
        let wanted = json!([{ "name": "Zuko", "online": online, "playing": playing }]);
        for _ in 0..500 {
            if iroh.get("/api/follows").await.json() == wanted {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        panic!("{} is not {wanted}", iroh.get("/api/follows").await.text);
    };
    shows(true, Value::Null).await;
    server.time.pass(301_000);
    shows(false, Value::Null).await;
    let game = zuko.create(json!({ "game": "halma", "public": true })).await;
    assert_eq!(iroh.act(&game, "join").await.status, 200);
    shows(true, json!(game)).await;
    // Whoever blocks is not there for the other.
    assert_eq!(zuko.put("/api/blocks/Iroh", Value::Null).await.status, 204);
    shows(false, json!(game)).await;
    assert!(iroh.put("/api/follows/Zuko", Value::Null).await.is_refused(403, "blocked"));
    assert_eq!(iroh.delete("/api/follows/Zuko", Value::Null).await.status, 204);
    assert_eq!(iroh.get("/api/follows").await.json(), json!([]));
    server.stop().await;
}

#[tokio::test]
async fn a_profile_tells_on_which_days_games_ended() {
    const DAY: i64 = 86_400_000;
    let server = TestServer::open().await;
    let (iroh, zuko) = (server.person("Iroh").await, server.person("Zuko").await);
    let mut days = Vec::new();
    for games in [2, 0, 1] {
        for _ in 0..games {
            let game = iroh.create(json!({ "game": "halma", "public": true })).await;
            assert_eq!(zuko.act(&game, "join").await.status, 200);
            zuko.lose(&iroh, &game).await;
        }
        if games > 0 {
            let now = server.time.now();
            days.push(json!({ "day": now - now % DAY, "games": games }));
        }
        server.time.pass(DAY);
    }
    let activity = iroh.get("/api/players/Zuko").await.json()["activity"].clone();
    assert_eq!(activity, json!(days));
    assert_eq!(iroh.get("/api/leaderboards").await.json(), json!([]), "nobody has played five rated games");
    server.stop().await;
}

#[tokio::test]
async fn a_message_is_reported_and_an_administrator_acts() {
    let server = TestServer::open().await;
    let (iroh, azula) = (server.person("Iroh").await, server.person("Azula").await);
    let game = iroh.create(json!({ "game": "halma", "public": true })).await;
    azula.act(&game, "join").await;
    let chat = format!("/api/games/{game}/chat");
    let said = azula.post(&chat, json!({ "room": "players", "text": "an insult" })).await.json();
    let report = |name: &str, number: Value| json!({ "name": name, "game": game, "room": "players", "number": number, "reason": "rude" });
    assert_eq!(iroh.post("/api/reports", report("Azula", said["number"].clone())).await.status, 201);
    // Nobody is reported for what another one said.
    assert_eq!(azula.post("/api/reports", report("Iroh", said["number"].clone())).await.status, 404);
    assert_eq!(iroh.post("/api/reports", report("Azula", json!(77))).await.status, 404);
    assert!(
        iroh.post("/api/reports", json!({ "name": "Azula", "reason": " " }))
            .await
            .is_refused(400, "bad-reason")
    );

    let moderation = ["/api/moderation/players/Azula/mute", "/api/moderation/players/Azula/closed"];
    assert!(iroh.get("/api/moderation/reports").await.is_refused(403, "admin-only"));
    assert!(iroh.put(moderation[0], json!({ "hours": 1 })).await.is_refused(403, "admin-only"));
    assert!(iroh.put(moderation[1], Value::Null).await.is_refused(403, "admin-only"));
    assert!(iroh.delete(moderation[1], Value::Null).await.is_refused(403, "admin-only"));
    assert_eq!(server.client().get("/api/moderation/reports").await.status, 401);
    assert!(!server::maintain::set_admin(server.database(), "nobody", true).await.unwrap());

    let lin = server.admin("Lin").await;
    let reports = lin.get("/api/moderation/reports").await.json();
    assert_eq!(reports.as_array().unwrap().len(), 1);
    let first = &reports[0];
    assert_eq!((&first["about"], &first["reporter"]), (&json!("Azula"), &json!("Iroh")));
    assert_eq!((&first["message"], &first["reason"]), (&json!("an insult"), &json!("rude")));
    let done = format!("/api/moderation/reports/{}/handled", first["id"].as_str().unwrap());
    assert!(iroh.post(&done, Value::Null).await.is_refused(403, "admin-only"));
    assert_eq!(lin.post(&done, Value::Null).await.status, 204);
    assert_eq!(lin.get("/api/moderation/reports").await.json(), json!([]));
    assert_eq!(lin.get("/api/moderation/reports?handled=true").await.json().as_array().unwrap().len(), 1);

    assert!(lin.put(moderation[0], json!({ "hours": 9_000 })).await.is_refused(400, "bad-hours"));
    assert_eq!(lin.put(moderation[0], json!({ "hours": 2 })).await.status, 204);
    let again = json!({ "room": "players", "text": "another one" });
    assert!(azula.post(&chat, again.clone()).await.is_refused(403, "muted"));
    assert!(azula.get("/api/account").await.json()["muted_until"].is_number());
    server.time.pass(2 * 3_600_000);
    assert_eq!(azula.post(&chat, again).await.status, 201);

    assert_eq!(lin.put(moderation[1], Value::Null).await.status, 204);
    assert_eq!(azula.name().await, None);
    assert!(azula.post("/api/session", sign_in("Azula", PASSWORD)).await.is_refused(403, "account-closed"));
    assert_eq!(azula.post("/api/session", sign_in("Azula", "wrong password")).await.status, 401);
    assert_eq!(iroh.get("/api/players/Azula").await.json()["closed"], true);
    assert_eq!(iroh.get(&format!("/api/games/{game}")).await.json()["status"], "aborted");
    assert_eq!(lin.delete(moderation[1], Value::Null).await.status, 204);
    assert_eq!(azula.post("/api/session", sign_in("Azula", PASSWORD)).await.status, 200);
    // Administrators are made and unmade by the command line alone.
    assert!(lin.put("/api/moderation/players/Lin/closed", Value::Null).await.is_refused(409, "is-admin"));
    assert!(server::maintain::set_admin(server.database(), "Lin", false).await.unwrap());
    assert!(lin.get("/api/moderation/reports").await.is_refused(403, "admin-only"));
    server.stop().await;
}

#[tokio::test]
async fn a_report_too_many_has_to_wait() {
    let server = TestServer::open().await;
    let (iroh, guest) = (server.person("Iroh").await, server.guest().await);
    server.person("Azula").await;
    let report = || json!({ "name": "Azula", "reason": "rude" });
    for client in [&iroh, &guest] {
        for _ in 0..10 {
            assert_eq!(client.post("/api/reports", report()).await.status, 201);
        }
        let reply = client.post("/api/reports", report()).await;
        assert!(reply.is_refused(429, "too-many-requests"));
        assert!(reply.headers.contains_key("retry-after"));
    }
    // Another guest from the same place is no other place.
    assert_eq!(server.guest().await.post("/api/reports", report()).await.status, 429);
    server.stop().await;
}

#[tokio::test]
async fn a_profile_tells_games_ratings_and_records() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let (iroh, zuko) = (server.person("Iroh").await, server.person("Zuko").await);
    let new = json!({ "game": "halma", "rated": true, "public": true,
        "time": { "kind": "clock", "base": 300, "increment": 0 } });
    let mut games = Vec::new();
    for i in 0..52 {
        let game = iroh.create(new.clone()).await;
        assert_eq!(zuko.act(&game, "join").await.status, 200);
        let (loser, winner) = if i % 2 == 0 { (&zuko, &iroh) } else { (&iroh, &zuko) };
        loser.lose(winner, &game).await;
        games.push(game);
    }
    let secret = iroh.create(json!({ "game": "skud" })).await;
    assert_eq!(zuko.act(&secret, "join").await.status, 200);

    let nobody = server.client();
    let profile = nobody.get("/api/players/iroh").await.json();
    assert_eq!(profile["name"], "Iroh");
    assert_eq!(profile["tallies"], json!([{ "game": "halma", "won": 26, "drawn": 0, "lost": 26 }]));
    assert_eq!(
        (&profile["ratings"][0]["pool"], &profile["ratings"][0]["games"]),
        (&json!("halma/blitz"), &json!(52))
    );
    assert!(profile.get("mail").is_none());

    let page = async |client: &Client, query: &str| {
        let reply = client.get(&format!("/api/players/Iroh/games{query}")).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        let json = reply.json();
        let ids =
            json["games"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap().to_string());
        (ids.collect::<Vec<_>>(), json["before"].as_str().map(str::to_string))
    };
    // All ended at the same moment; none is shown twice and none is left out.
    let (mut seen, before) = page(&nobody, "").await;
    assert_eq!(seen.len(), 50);
    let (rest, end) = page(&nobody, &format!("?before={}", before.unwrap())).await;
    assert_eq!((rest.len(), end), (2, None));
    seen.extend(rest);
    seen.sort();
    games.sort();
    assert_eq!(seen, games);
    assert_eq!(page(&nobody, "?game=skud").await.0.len(), 0, "by link and not over");
    assert_eq!(page(&iroh, "?game=skud").await.0, [secret]);
    assert_eq!(nobody.get("/api/players/Iroh/games?before=x").await.status, 400);
    assert_eq!(nobody.get("/api/players/nobody/games").await.status, 404);

    let records = nobody.get("/api/players/Iroh/records").await;
    assert!(records.headers["content-type"].to_str().unwrap().starts_with("text/plain"));
    let one = nobody.get(&format!("/api/games/{}/record", games[0])).await.text;
    assert!(one.contains("Iroh") && records.text.contains(&one), "{one}");
    assert_eq!(records.text.split("\n\n").filter(|record| record.contains("Iroh")).count(), 52);

    let board = nobody.get("/api/leaderboard?pool=halma/blitz").await.json();
    let names: Vec<_> =
        board.as_array().unwrap().iter().map(|leader| leader["name"].as_str().unwrap()).collect();
    assert_eq!(names.len(), 2, "{board}");
    assert!(board[0]["rating"].as_f64() >= board[1]["rating"].as_f64());
    let boards = nobody.get("/api/leaderboards").await.json();
    assert_eq!(boards, json!([{ "pool": "halma/blitz", "players": 2 }]));
    assert_eq!(nobody.get("/api/leaderboard?pool=halma/bullet").await.json(), json!([]));
    assert_eq!(nobody.get("/api/leaderboard").await.status, 400);
    server.stop().await;
}

#[tokio::test]
async fn other_peoples_pages_can_do_nothing() {
    let server = TestServer::open().await;
    let iroh = server.person("Iroh").await;
    let evil = [("origin", "https://evil.example")];
    let reply = iroh.send(Method::DELETE, "/api/session", Value::Null, &evil).await;
    assert!(reply.is_refused(403, "cross-site"));
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"));
    // Neither do they sign anybody in, who has no cookie yet or whose cookie the browser held back.
    let nobody = server.client();
    let (new, old) = (sign_in("Zuko", PASSWORD), sign_in("Iroh", PASSWORD));
    for (path, body) in [("/api/guest", Value::Null), ("/api/account", new), ("/api/session", old)] {
        let reply = nobody.send(Method::POST, path, body, &evil).await;
        assert!(reply.is_refused(403, "cross-site"), "{path}: {reply:?}");
        assert!(!reply.headers.contains_key("set-cookie"));
    }
    let own = server.url.clone();
    let reply = nobody.send(Method::POST, "/api/guest", Value::Null, &[("origin", &own)]).await;
    assert_eq!(reply.status, 201);
    server.stop().await;
}

async fn odd_paths_lead_nowhere(iroh: &Client, lin: &Client) {
    for evil in ["'%20OR%201=1", "%3Cscript%3E", "%00", "..%2f..%2fetc", "%25", "x\u{1F4A9}"] {
        for path in ["/api/players/", "/api/games/"] {
            assert_eq!(iroh.get(&format!("{path}{evil}")).await.status, 404, "{path}{evil}");
        }
        assert_eq!(iroh.put(&format!("/api/blocks/{evil}"), Value::Null).await.status, 404);
        assert_eq!(iroh.delete(&format!("/api/sessions/{evil}"), Value::Null).await.status, 404);
        assert_eq!(iroh.delete(&format!("/api/tokens/{evil}"), Value::Null).await.status, 404);
        assert_eq!(
            lin.post(&format!("/api/moderation/reports/{evil}/handled"), Value::Null).await.status,
            404
        );
        assert_eq!(iroh.get(&format!("/api/leaderboard?pool={evil}")).await.json(), json!([]));
        assert_eq!(
            iroh.get(&format!("/api/players/Iroh/games?game={evil}")).await.json()["games"],
            json!([])
        );
        assert_eq!(iroh.get(&format!("/api/players/Iroh/games?before={evil}")).await.status, 400);
    }
}

#[tokio::test]
async fn whatever_is_written_is_only_text() {
    let server = TestServer::open().await;
    let (iroh, lin) = (server.person("Iroh").await, server.admin("Lin").await);
    let nobody = server.client();
    for evil in [
        "'; DROP TABLE accounts; --",
        "<script>alert(1)</script>",
        "{{7*7}} ${7*7} %s",
        "\u{202e}abc\u{2066}",
    ] {
        // Where only plain words may stand it is refused.
        assert!(
            nobody.post("/api/account", sign_in(evil, PASSWORD)).await.is_refused(400, "bad-name"),
            "{evil}"
        );
        assert_eq!(nobody.post("/api/session", sign_in(evil, evil)).await.status, 401);
        assert_eq!(nobody.post("/api/account/reset", json!({ "mail": evil })).await.status, 400);
        assert_eq!(
            nobody.put("/api/account/reset", json!({ "secret": evil, "password": PASSWORD })).await.status,
            400
        );
        let confirm = json!({ "secret": evil });
        assert_eq!(nobody.post("/api/account/mail/confirm", confirm).await.status, 400);
        let totp = json!({ "secret": evil, "code": evil, "password": PASSWORD });
        assert_eq!(iroh.put("/api/account/two-factor", totp).await.status, 400);
        // Where anything may stand it comes back as it was.
        let token = iroh.post("/api/tokens", json!({ "name": evil, "scopes": ["read"] })).await;
        assert_eq!(token.json()["name"], evil);
        let tokens = iroh.get("/api/tokens").await.json();
        assert!(tokens.as_array().unwrap().iter().any(|token| token["name"] == evil));
        assert_eq!(iroh.post("/api/reports", json!({ "name": "Lin", "reason": evil })).await.status, 201);
        let reports = lin.get("/api/moderation/reports").await;
        // Only what turns the direction of other people's lines is taken out.
        let kept = evil.replace(['\u{202e}', '\u{2066}'], "");
        assert!(reports.json().as_array().unwrap().iter().any(|report| report["reason"] == kept.as_str()));
        assert_eq!(reports.headers["content-type"], "application/json");
        assert_eq!(reports.headers["x-content-type-options"], "nosniff");
    }
    let game = iroh.create(json!({ "game": "halma" })).await;
    odd_paths_lead_nowhere(&iroh, &lin).await;
    // The program's name for itself is kept as text too.
    let agent = [("user-agent", "<script>'; DROP TABLE sessions")];
    let other = server.client();
    assert_eq!(other.send(Method::POST, "/api/session", sign_in("Iroh", PASSWORD), &agent).await.status, 200);
    let sessions = iroh.get("/api/sessions").await.json();
    assert!(
        sessions
            .as_array()
            .unwrap()
            .iter()
            .any(|session| session["agent"] == "<script>'; DROP TABLE sessions")
    );
    // Nothing has changed.
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"));
    assert_eq!(iroh.get(&format!("/api/games/{game}")).await.status, 200);
    assert_eq!(lin.get("/api/players/Lin").await.json()["closed"], false);
    server.stop().await;
}

#[test]
fn every_operation_has_a_name_of_its_own() {
    let api = serde_json::to_value(server::openapi()).unwrap();
    let paths = api["paths"].as_object().unwrap().values();
    let mut names: Vec<_> = paths
        .flat_map(|path| path.as_object().unwrap().values())
        .filter_map(|operation| operation["operationId"].as_str())
        .collect();
    assert!(names.len() > 40);
    names.sort_unstable();
    let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_play_on_after_somebody_among_several_gave_up() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    let bot = json!({ "kind": "bot", "level": 1 });
    let seats = json!([{ "kind": "me" }, bot, bot, bot]);
    let id = ana.create(json!({ "game": "skud", "seats": seats })).await;
    let turns =
        async || ana.get(&format!("/api/games/{id}")).await.json()["turns"].as_array().map_or(0, Vec::len);
    // The first seat chooses its accents; then it gives up, and the others go on without it.
    let legal = ana.get(&format!("/api/games/{id}/legal")).await.json();
    let board = ana.get(&format!("/api/games/{id}")).await.json()["position_version"].clone();
    let reply = ana
        .post(&format!("/api/games/{id}/turns"), json!({ "turn": legal[0], "position_version": board }))
        .await;
    assert_eq!(reply.status, 200, "{reply:?}");
    assert_eq!(ana.act(&id, "resign").await.status, 200);
    let begun = std::time::Instant::now();
    while turns().await < 16 {
        assert!(begun.elapsed() < std::time::Duration::from_secs(60), "stuck after {} turns", turns().await);
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}
