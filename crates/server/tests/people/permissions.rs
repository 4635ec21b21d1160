//! Who may what: every endpoint with every kind of caller, against one table. An endpoint that is not in the table
//! fails the test, so that nobody adds one without saying who may use it.

use crate::common::{Client, TestServer};
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The columns of the table. Tokens are those of accounts of their own; nobody but the player has a seat.
const CALLERS: [&str; 11] = [
    "nobody",
    "guest",
    "account",
    "token: read",
    "token: play",
    "token: chat",
    "token: all",
    "administrator",
    "blocked by the player",
    "player",
    "former player",
];

/// What a letter of the table means: `+` is what the row says, `2` success of another kind.
fn refusal(letter: char) -> (u16, &'static str) {
    match letter {
        'N' => (401, "not-signed-in"),
        'R' => (403, "token-scope"),
        'S' => (403, "session-only"),
        'A' => (403, "account-only"),
        'D' => (403, "admin-only"),
        'P' => (403, "not-a-player"),
        'B' => (403, "blocked"),
        'O' => (403, "other-room"),
        'J' => (409, "signed-in"),
        letter => panic!("{letter}"),
    }
}

const ALL: &str = "+++++++++++";
const READS: &str = "N+++RR+++++";
const PLAYS: &str = "N++R+R+++++";
const IN_PERSON: &str = "N++SSSS++++";
const ACCOUNT: &str = "NA+SSSS++++";
const ADMIN: &str = "NDDSSSS+DDD";
/// Whoever is at a game: only the player.
const SEAT: &str = "NPPRPRPPP+P";

/// Method, path, what is asked for, the body, how it is answered to those who may, who may. What would change who the
/// callers are stands at the end. Where it can be, a request is wrong in itself: that it is shows only to those who may.
type Row = (&'static str, &'static str, &'static str, Value, &'static [&'static str], &'static str);

const WRONG: &str = "wrong password";
const NEW: &str = "falling so slow";

fn table() -> Vec<Row> {
    let none = Value::Null;
    let password = || json!({ "password": WRONG });
    vec![
        // The server and what everybody may see.
        ("GET", "/healthz", "/healthz", none.clone(), &["200"], ALL),
        ("GET", "/readyz", "/readyz", none.clone(), &["200"], ALL),
        ("GET", "/api/catalogue", "/api/catalogue", none.clone(), &["200"], ALL),
        ("GET", "/api/leaderboard", "/api/leaderboard?pool=halma/rapid", none.clone(), &["200"], ALL),
        ("GET", "/api/leaderboards", "/api/leaderboards", none.clone(), &["200"], ALL),
        ("GET", "/api/players/{name}", "/api/players/Target", none.clone(), &["200"], ALL),
        ("GET", "/api/players/{name}/games", "/api/players/Target/games", none.clone(), &["200"], ALL),
        ("GET", "/api/players/{name}/records", "/api/players/Target/records", none.clone(), &["200"], ALL),
        ("GET", "/api/seeks", "/api/seeks", none.clone(), &["200"], ALL),
        // Games.
        ("GET", "/api/games", "/api/games", none.clone(), &["200"], ALL),
        ("GET", "/api/games", "/api/games?which=mine", none.clone(), &["200"], READS),
        ("POST", "/api/games", "/api/games", json!({ "game": "nothing" }), &["400 unknown-game"], PLAYS),
        ("GET", "/api/games/{id}", "/api/games/{open}", none.clone(), &["200"], ALL),
        ("GET", "/api/games/{id}/log", "/api/games/{open}/log", none.clone(), &["200"], ALL),
        ("GET", "/api/games/{id}/legal", "/api/games/{running}/legal", none.clone(), &["200"], ALL),
        ("GET", "/api/games/{id}/record", "/api/games/{over}/record", none.clone(), &["200"], ALL),
        ("GET", "/api/games/{id}/picture", "/api/games/{over}/picture", none.clone(), &["200"], ALL),
        (
            "POST",
            "/api/games/{id}/turns",
            "/api/games/{running}/turns",
            json!({ "turn": "x", "board": 999 }),
            &["409 stale"],
            SEAT,
        ),
        (
            "POST",
            "/api/games/{id}/actions",
            "/api/games/{running}/actions",
            json!({ "action": "abort" }),
            &["409 too-late-to-abort"],
            SEAT,
        ),
        ("POST", "/api/games/{id}/review", "/api/games/{over}/review", none.clone(), &["200", "202"], READS),
        // Those of an open game speak among themselves; who has left it is one of the others.
        (
            "GET",
            "/api/games/{id}/chat",
            "/api/games/{open}/chat?room=players",
            none.clone(),
            &["200"],
            "OOOORROOO+O",
        ),
        (
            "GET",
            "/api/games/{id}/chat",
            "/api/games/{open}/chat?room=spectators",
            none.clone(),
            &["200"],
            "++++RR+++O+",
        ),
        (
            "POST",
            "/api/games/{id}/chat",
            "/api/games/{open}/chat",
            json!({ "room": "players", "text": "tea?" }),
            &["201"],
            "NOORROOOO+O",
        ),
        (
            "POST",
            "/api/games/{id}/chat",
            "/api/games/{open}/chat",
            json!({ "room": "spectators", "text": "tea?" }),
            &["201"],
            "N++RR++++O+",
        ),
        (
            "POST",
            "/api/seeks",
            "/api/seeks",
            json!({ "game": "nothing", "time": { "kind": "unlimited" } }),
            &["400 unknown-game"],
            PLAYS,
        ),
        ("DELETE", "/api/seeks", "/api/seeks", none.clone(), &["204"], PLAYS),
        // For programs.
        ("GET", "/api/socket", "/api/socket", none.clone(), &["101"], "++++RR+++++"),
        ("GET", "/api/stream/event", "/api/stream/event", none.clone(), &["200"], READS),
        (
            "GET",
            "/api/board/game/stream/{id}",
            "/api/board/game/stream/{open}",
            none.clone(),
            &["200"],
            "++++RR+++++",
        ),
        (
            "POST",
            "/api/board/game/{id}/move/{turn}",
            "/api/board/game/{running}/move/x?board=999",
            none.clone(),
            &["409 stale"],
            SEAT,
        ),
        (
            "POST",
            "/api/board/game/{id}/{action}",
            "/api/board/game/{running}/abort",
            none.clone(),
            &["409 too-late-to-abort"],
            SEAT,
        ),
        // The account.
        ("GET", "/api/account", "/api/account", none.clone(), &["200"], READS),
        ("GET", "/api/session", "/api/session", none.clone(), &["200"], "++++RR+++++"),
        ("POST", "/api/guest", "/api/guest", none.clone(), &["200", "201"], "++++RR+++++"),
        (
            "POST",
            "/api/account",
            "/api/account",
            json!({ "name": "!", "password": NEW }),
            &["400 bad-name"],
            "++JSSSSJJJJ",
        ),
        (
            "POST",
            "/api/session",
            "/api/session",
            json!({ "name": "Target", "password": WRONG }),
            &["401 wrong-name-or-password"],
            ALL,
        ),
        ("GET", "/api/account/export", "/api/account/export", none.clone(), &["200"], IN_PERSON),
        (
            "PUT",
            "/api/account/mail",
            "/api/account/mail",
            json!({ "mail": "x", "password": WRONG }),
            &["400 bad-mail"],
            ACCOUNT,
        ),
        (
            "POST",
            "/api/account/mail/confirm",
            "/api/account/mail/confirm",
            json!({ "secret": "x" }),
            &["400 link-expired"],
            ALL,
        ),
        (
            "PUT",
            "/api/account/password",
            "/api/account/password",
            json!({ "password": WRONG, "new": "" }),
            &["400 bad-password"],
            ACCOUNT,
        ),
        (
            "POST",
            "/api/account/reset",
            "/api/account/reset",
            json!({ "mail": "nobody@example.org" }),
            &["202"],
            ALL,
        ),
        (
            "PUT",
            "/api/account/reset",
            "/api/account/reset",
            json!({ "secret": "x", "password": NEW }),
            &["400 link-expired"],
            ALL,
        ),
        ("POST", "/api/account/two-factor", "/api/account/two-factor", none.clone(), &["200"], ACCOUNT),
        (
            "PUT",
            "/api/account/two-factor",
            "/api/account/two-factor",
            json!({ "secret": "x", "code": "000000", "password": WRONG }),
            &["400 bad-secret"],
            ACCOUNT,
        ),
        (
            "DELETE",
            "/api/account/two-factor",
            "/api/account/two-factor",
            password(),
            &["403 wrong-password"],
            ACCOUNT,
        ),
        ("GET", "/api/sessions", "/api/sessions", none.clone(), &["200"], IN_PERSON),
        // Those of somebody else are not there.
        ("DELETE", "/api/sessions/{id}", "/api/sessions/{session}", none.clone(), &["404"], IN_PERSON),
        ("GET", "/api/tokens", "/api/tokens", none.clone(), &["200"], ACCOUNT),
        (
            "POST",
            "/api/tokens",
            "/api/tokens",
            json!({ "name": "x", "scopes": [] }),
            &["400 no-scopes"],
            ACCOUNT,
        ),
        ("DELETE", "/api/tokens/{id}", "/api/tokens/{token}", none.clone(), &["404"], ACCOUNT),
        // Other people.
        ("GET", "/api/blocks", "/api/blocks", none.clone(), &["200"], IN_PERSON),
        ("PUT", "/api/blocks/{name}", "/api/blocks/Target", none.clone(), &["204"], IN_PERSON),
        ("DELETE", "/api/blocks/{name}", "/api/blocks/Target", none.clone(), &["204"], IN_PERSON),
        ("GET", "/api/follows", "/api/follows", none.clone(), &["200"], IN_PERSON),
        ("PUT", "/api/follows/{name}", "/api/follows/Target", none.clone(), &["204"], IN_PERSON),
        (
            "PUT",
            "/api/follows/{name}",
            "/api/follows/Player",
            none.clone(),
            &["204", "400 oneself"],
            "N++SSSS+B++",
        ),
        ("DELETE", "/api/follows/{name}", "/api/follows/Target", none.clone(), &["204"], IN_PERSON),
        (
            "POST",
            "/api/reports",
            "/api/reports",
            json!({ "name": "Target", "reason": "rude" }),
            &["201"],
            IN_PERSON,
        ),
        ("GET", "/api/moderation/reports", "/api/moderation/reports", none.clone(), &["200"], ADMIN),
        (
            "POST",
            "/api/moderation/reports/{id}/handled",
            "/api/moderation/reports/x/handled",
            none.clone(),
            &["404"],
            ADMIN,
        ),
        (
            "PUT",
            "/api/moderation/players/{name}/mute",
            "/api/moderation/players/Target/mute",
            json!({ "hours": 1 }),
            &["204"],
            ADMIN,
        ),
        (
            "PUT",
            "/api/moderation/players/{name}/closed",
            "/api/moderation/players/Target/closed",
            none.clone(),
            &["204"],
            ADMIN,
        ),
        (
            "DELETE",
            "/api/moderation/players/{name}/closed",
            "/api/moderation/players/Target/closed",
            none.clone(),
            &["204"],
            ADMIN,
        ),
        // What changes games or the callers themselves.
        ("POST", "/api/games/{id}/rematch", "/api/games/{over}/rematch", none.clone(), &["200"], SEAT),
        (
            "POST",
            "/api/bot/account/upgrade",
            "/api/bot/account/upgrade",
            none.clone(),
            &["204", "409 has-played"],
            "NA+R+R+++++",
        ),
        // A guest has no password and is gone.
        ("DELETE", "/api/account", "/api/account", password(), &["403 wrong-password"], "N2+SSSS++++"),
        ("DELETE", "/api/session", "/api/session", none, &["204"], "+++SSSS++++"),
    ]
}

/// The callers, and what the table asks for.
struct House {
    server: TestServer,
    callers: Vec<Client>,
    /// The names in the table and what they stand for.
    names: Vec<(&'static str, String)>,
}

async fn token(server: &TestServer, name: &str, scopes: &[&str]) -> Client {
    let owner = server.person(name).await;
    let reply = owner.post("/api/tokens", json!({ "name": "bot", "scopes": scopes })).await;
    Client::with_token(server, reply.json()["secret"].as_str().unwrap())
}

impl House {
    async fn open() -> Self {
        let server = TestServer::open_with(|config| config.no_limits = true).await;
        let (target, opponent) = (server.person("Target").await, server.person("Opponent").await);
        let (player, former) = (server.person("Player").await, server.person("Former").await);
        let blocked = server.person("Blocked").await;
        let session = target.get("/api/sessions").await.json()[0]["id"].as_str().unwrap().to_string();
        let made = target.post("/api/tokens", json!({ "name": "bot", "scopes": ["read"] })).await;
        let made = made.json()["id"].as_str().unwrap().to_string();
        assert_eq!(player.put("/api/blocks/Blocked", Value::Null).await.status, 204);
        let seats =
            json!([{ "kind": "me" }, { "kind": "anyone" }, { "kind": "anyone" }, { "kind": "anyone" }]);
        let open = player.create(json!({ "game": "halma", "seats": seats, "public": true })).await;
        assert_eq!(former.act(&open, "join").await.status, 200);
        assert_eq!(former.act(&open, "leave").await.status, 200);
        let (mut games, mut players) = (Vec::new(), vec![&player, &opponent]);
        for _ in 0..2 {
            let id = player.create(json!({ "game": "halma" })).await;
            assert_eq!(opponent.act(&id, "join").await.status, 200);
            games.push(id);
        }
        // Too far to be broken off.
        for _ in 0..4 {
            let path = format!("/api/games/{}", games[0]);
            let state = player.get(&path).await.json();
            let legal = player.get(&format!("{path}/legal")).await.json();
            let turn = json!({ "turn": legal[0], "board": state["board"] });
            if players[0].post(&format!("{path}/turns"), turn.clone()).await.status != 200 {
                players.reverse();
                assert_eq!(players[0].post(&format!("{path}/turns"), turn).await.status, 200);
            }
            players.reverse();
        }
        assert_eq!(opponent.act(&games[1], "resign").await.status, 200);
        let callers = vec![
            server.client(),
            server.guest().await,
            server.person("Stranger").await,
            token(&server, "Reader", &["read"]).await,
            token(&server, "Mover", &["play"]).await,
            token(&server, "Talker", &["chat"]).await,
            token(&server, "Everything", &["read", "play", "chat"]).await,
            server.admin("Judge").await,
            blocked,
            player,
            former,
        ];
        let over = games.pop().unwrap();
        let running = games.pop().unwrap();
        let names = vec![
            ("{open}", open),
            ("{running}", running),
            ("{over}", over),
            ("{session}", session),
            ("{token}", made),
        ];
        Self { server, callers, names }
    }

    /// What a caller is answered.
    async fn ask(&self, caller: usize, (method, _, asked, body, ..): &Row) -> (u16, String) {
        let at = |path: String, (name, id): &(&str, String)| path.replace(name, id);
        let path = self.names.iter().fold((*asked).to_string(), at);
        // Nobody stays nobody.
        let nobody = (caller == 0).then(|| self.server.client());
        let client = nobody.as_ref().unwrap_or(&self.callers[caller]);
        client.outcome(method.parse::<Method>().unwrap(), &path, body).await
    }
}

fn is_as_said(letter: char, row: &Row, (code, error): &(u16, String)) -> bool {
    let said = |wanted: &&str| {
        let (number, name) = wanted.split_once(' ').unwrap_or((wanted, ""));
        number == code.to_string() && (name.is_empty() || name == error)
    };
    match letter {
        '+' => row.4.iter().any(said),
        '2' => (200..300).contains(code),
        // A socket that is refused says nothing but the code.
        letter => {
            let (wanted, name) = refusal(letter);
            *code == wanted && (error == name || row.1 == "/api/socket")
        }
    }
}

#[test]
fn every_endpoint_is_in_the_table_of_who_may_what() {
    let api = serde_json::to_value(server::openapi()).unwrap();
    let mut known = BTreeSet::new();
    for (path, item) in api["paths"].as_object().unwrap() {
        known.extend(
            item.as_object().unwrap().keys().map(|method| format!("{} {path}", method.to_uppercase())),
        );
    }
    let listed: BTreeSet<String> =
        table().iter().map(|(method, path, ..)| format!("{method} {path}")).collect();
    assert_eq!(listed, known);
}

#[tokio::test]
async fn everybody_may_what_the_table_says_and_nothing_else() {
    let house = House::open().await;
    let mut wrong = Vec::new();
    for row in table() {
        assert_eq!(row.5.len(), CALLERS.len(), "{} {}", row.0, row.2);
        for (caller, letter) in row.5.chars().enumerate() {
            let answer = house.ask(caller, &row).await;
            if !is_as_said(letter, &row, &answer) {
                wrong.push(format!("{} {} by {}: {letter}, but {answer:?}", row.0, row.2, CALLERS[caller]));
            }
        }
    }
    assert!(wrong.is_empty(), "{} cells are wrong:\n{}", wrong.len(), wrong.join("\n"));
    house.server.stop().await;
}
