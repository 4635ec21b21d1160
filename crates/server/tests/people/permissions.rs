//! Who may what: every endpoint with every kind of caller, against one table. An endpoint that is not in the table
//! fails the test, so that nobody adds one without saying who may use it.

use crate::common::{Client, TestServer};
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The columns of the table. Tokens are those of accounts of their own; nobody but the player has a seat.
const CALLERS: [&str; 12] = [
    "nobody",
    "guest",
    "account",
    "token: read",
    "token: play",
    "token: chat",
    "token: all",
    "app: all",
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
        'G' => (403, "no-guests"),
        'T' => (403, "not-an-organiser"),
        'L' => (403, "not-a-leader"),
        'U' => (403, "not-the-owner"),
        letter => panic!("{letter}"),
    }
}

/// Who may, in the order of [`CALLERS`]; the endpoint, and what is asked for where that differs; how those who may are
/// answered; the body. Where it can be, a request is wrong in itself: that it is shows only to those who may. What
/// changes the callers stands at the end.
const TABLE: &str = r#"
# The server, and what everybody may see.
++++++++++++ | GET /healthz | 200
++++++++++++ | GET /readyz | 200
++++++++++++ | GET /api/catalogue | 200
++++++++++++ | GET /api/leaderboard -> /api/leaderboard?pool=halma/rapid | 200
++++++++++++ | GET /api/leaderboards | 200
++++++++++++ | GET /api/players/{name} -> /api/players/Target | 200
++++++++++++ | GET /api/players/{name}/games -> /api/players/Target/games | 200
++++++++++++ | GET /api/players/{name}/records -> /api/players/Target/records | 200
++++++++++++ | GET /api/seeks | 200
++++++++++++ | POST /api/records | 422 record-refused | {"text":"nothing"}

# The link in every digest.
++++++++++++ | GET /api/mail/unsubscribe | 404
++++++++++++ | POST /api/mail/unsubscribe | 404

# Games.
++++++++++++ | GET /api/games | 200
N+++RR++++++ | GET /api/games -> /api/games?which=mine | 200
N++R+R++++++ | POST /api/games | 400 unknown-game | {"game":"nothing"}
++++++++++++ | GET /api/games/{id} -> /api/games/{open} | 200
++++++++++++ | GET /api/games/{id}/log -> /api/games/{open}/log | 200
++++++++++++ | GET /api/games/{id}/legal -> /api/games/{running}/legal | 200
++++++++++++ | GET /api/games/{id}/record -> /api/games/{over}/record | 200
++++++++++++ | GET /api/games/{id}/picture -> /api/games/{over}/picture | 200
N+++RR++++++ | POST /api/games/{id}/review -> /api/games/{over}/review | 200, 202
NPPRPRPPPP+P | POST /api/games/{id}/turns -> /api/games/{running}/turns | 409 stale | {"turn":"x","position_version":999}
NPPRPRPPPP+P | POST /api/games/{id}/actions -> /api/games/{running}/actions | 409 too-late-to-abort | {"action":"abort"}
NPPPRRPPPP+P | GET /api/games/{id}/conditions -> /api/games/{running}/conditions | 200
NPPRPRPPPP+P | PUT /api/games/{id}/conditions -> /api/games/{running}/conditions | 409 conditions-need-days | {"position_version":999,"branches":[]}
NPPRPRPPPP+P | DELETE /api/games/{id}/conditions -> /api/games/{running}/conditions | 204
N++R+R++++++ | POST /api/seeks | 400 unknown-game | {"game":"nothing","time":{"kind":"unlimited"}}
N++R+R++++++ | DELETE /api/seeks | 204

# Those of an open game speak among themselves; who has left it is one of the others.
OOOORROOOO+O | GET /api/games/{id}/chat -> /api/games/{open}/chat?room=players | 200
++++RR++++O+ | GET /api/games/{id}/chat -> /api/games/{open}/chat?room=spectators | 200
NOORROOOOO+O | POST /api/games/{id}/chat -> /api/games/{open}/chat | 201 | {"room":"players","text":"tea?"}
N++RR+++++O+ | POST /api/games/{id}/chat -> /api/games/{open}/chat | 201 | {"room":"spectators","text":"tea?"}

# Puzzles. A guest is made by one request, and would learn for others what only they may know.
++++++++++++ | GET /api/puzzles/days | 200
++++++++++++ | GET /api/puzzles/days/{day} -> /api/puzzles/days/today | 200
++++++++++++ | GET /api/puzzles/next | 200
++++++++++++ | GET /api/puzzles/bundle -> /api/puzzles/bundle?count=3 | 200
++++++++++++ | GET /api/puzzles/{name} -> /api/puzzles/nothing | 404 not-found
++++++++++++ | GET /api/puzzles/{name}/picture -> /api/puzzles/nothing/picture | 404 not-found
N++R+R++++++ | POST /api/puzzles/attempts | 200 | {"attempts":[]}
N+++RR++++++ | GET /api/puzzles/progress | 200
NA+R+R++++++ | POST /api/puzzles/{name}/solution -> /api/puzzles/nothing/solution | 404 not-found
NA+R+R++++++ | POST /api/puzzles/{name}/judge -> /api/puzzles/nothing/judge | 404 not-found | {"turn":"x"}
NA+R+R++++++ | PUT /api/puzzles/{name}/vote -> /api/puzzles/nothing/vote | 404 not-found | {"vote":"dull"}

NPPPRRPPPP+P | POST /api/games/{id}/moment -> /api/games/{over}/moment | 200, 204
# Tournaments. One of the target's is coming.
++++++++++++ | GET /api/tournaments | 200
N+++RR++++++ | GET /api/tournaments -> /api/tournaments?which=mine | 200
N++R+R++++++ | POST /api/tournaments | 400 unknown-game | {"name":"Cup","picks":[{"game":"nothing"}],"time":{"kind":"days","days":1},"format":{"kind":"dutch","rounds":1}}
++++++++++++ | GET /api/tournaments/{id} -> /api/tournaments/{tournament} | 200
++++++++++++ | GET /api/tournaments/{id}/standings -> /api/tournaments/{tournament}/standings | 200
++++++++++++ | GET /api/tournaments/{id}/rounds -> /api/tournaments/{tournament}/rounds | 200
++++++++++++ | GET /api/tournaments/{id}/rounds/{round} -> /api/tournaments/{tournament}/rounds/1 | 404
++++++++++++ | GET /api/tournaments/{id}/playing -> /api/tournaments/{tournament}/playing | 200
++++++++++++ | GET /api/tournaments/{id}/cross -> /api/tournaments/{tournament}/cross | 200
++++++++++++ | GET /api/tournaments/{id}/log -> /api/tournaments/{tournament}/log | 200
++++++++++++ | GET /api/tournaments/{id}/export -> /api/tournaments/{tournament}/export?as=json | 200
++++RR++++++ | GET /api/tournaments/{id}/stream -> /api/tournaments/{tournament}/stream | 200
NTTRTRTT+TTT | POST /api/tournaments/{id}/acts -> /api/tournaments/{tournament}/acts | 200 | {"kind":"announce","text":"Tea is ready"}
NG+R+R++++++ | POST /api/tournaments/{id}/join -> /api/tournaments/{tournament}/join | 200 | {}

# Clubs. One of the target's is for everybody; roles within a club have a table of their own (tests/clubs/roles.rs).
++++++++++++ | GET /api/clubs | 200
N+++RR++++++ | GET /api/clubs -> /api/clubs?which=mine | 200
NA+SSSSS++++ | POST /api/clubs | 400 club-refused | {"name":"!","entry":"open","public":true}
++++++++++++ | GET /api/clubs/{id} -> /api/clubs/{club} | 200
NAUSSSSSUUUU | PUT /api/clubs/{id} -> /api/clubs/{club} | 200 | {"name":"Jade","entry":"open","public":true}
++++++++++++ | GET /api/clubs/{id}/members -> /api/clubs/{club}/members | 200
NLLLRRLLLLLL | GET /api/clubs/{id}/outsiders -> /api/clubs/{club}/outsiders?kind=asked | 200
NA+SSSSS++++ | POST /api/clubs/{id}/join -> /api/clubs/nothing/join | 404 no-such-club | {}
NA+SSSSS++++ | POST /api/clubs/{id}/acts -> /api/clubs/{club}/acts | 409 not-a-member | {"kind":"leave"}
NALSSSSSLLLL | POST /api/clubs/{id}/link -> /api/clubs/{club}/link | 201
NALSSSSSLLLL | DELETE /api/clubs/{id}/link -> /api/clubs/{club}/link | 204
++++++++++++ | GET /api/clubs/{id}/posts -> /api/clubs/{club}/posts | 200
NALSSSSSLLLL | POST /api/clubs/{id}/posts -> /api/clubs/{club}/posts | 201 | {"text":"tea?"}
NALSSSSS+LLL | DELETE /api/clubs/{id}/posts/{post} -> /api/clubs/{club}/posts/nothing | 404 not-found
NLLLRRLL+LLL | GET /api/clubs/{id}/log -> /api/clubs/{club}/log | 200
++++++++++++ | GET /api/clubs/{id}/tournaments -> /api/clubs/{club}/tournaments | 200
++++++++++++ | GET /api/clubs/{id}/matches -> /api/clubs/{club}/matches | 200
NALSSSSSLLLL | POST /api/clubs/{id}/matches -> /api/clubs/{club}/matches | 201 | {"against":"x","pick":{"game":"halma"},"time":{"kind":"days","days":1},"boards":1,"starts_at":0}
NALSSSSSLLLL | POST /api/clubs/{id}/matches/{match}/answer -> /api/clubs/{club}/matches/x/answer | 200 | {"kind":"agree"}
NA+SSSSS++++ | DELETE /api/clubs/{id} -> /api/clubs/nothing | 404 no-such-club

# For programs.
++++RR++++++ | GET /api/socket | 101
N+++RR++++++ | GET /api/stream/event | 200
++++RR++++++ | GET /api/board/game/stream/{id} -> /api/board/game/stream/{open} | 200
NPPRPRPPPP+P | POST /api/board/game/{id}/move/{turn} -> /api/board/game/{running}/move/x?position_version=999 | 409 stale
NPPRPRPPPP+P | POST /api/board/game/{id}/{action} -> /api/board/game/{running}/abort | 409 too-late-to-abort

# The account.
N+++RR++++++ | GET /api/account | 200
++++RR++++++ | GET /api/session | 200
++++RR++++++ | POST /api/guest | 200, 201
++JSSSSSJJJJ | POST /api/account | 400 bad-name | {"name":"!","password":"falling so slow"}
++++++++++++ | POST /api/session | 401 wrong-name-or-password | {"name":"Target","password":"wrong password"}
N++SSSSS++++ | GET /api/account/export | 200
N+++RR++++++ | GET /api/account/time-off | 200
NA+R+R++++++ | PUT /api/account/time-off | 400 bad-time-off | {"until":1}
N++R+R++++++ | DELETE /api/account/time-off | 200
NA+SSSSS++++ | PUT /api/account/mail | 400 bad-mail | {"mail":"x","password":"wrong password"}
++++++++++++ | POST /api/account/mail/confirm | 400 link-expired | {"secret":"x"}
NA+SSSSS++++ | PUT /api/account/password | 400 bad-password | {"password":"wrong password","new":""}
++++++++++++ | POST /api/account/reset | 202 | {"mail":"nobody@example.org"}
++++++++++++ | PUT /api/account/reset | 400 link-expired | {"secret":"x","password":"falling so slow"}
NA+SSSSS++++ | POST /api/account/two-factor | 200
NA+SSSSS++++ | PUT /api/account/two-factor | 400 bad-secret | {"secret":"x","code":"0","password":"wrong password"}
NA+SSSSS++++ | DELETE /api/account/two-factor | 403 wrong-password | {"password":"wrong password"}
N++SSSSS++++ | GET /api/sessions | 200
NA+SSSSS++++ | GET /api/tokens | 200
NA+SSSSS++++ | POST /api/tokens | 400 no-scopes | {"name":"x","scopes":[]}

# Apps. Whoever holds a token of one has no say in what it may do.
NA+SSSSS++++ | GET /api/apps | 200
NA+SSSSS++++ | POST /api/apps | 400 bad-app-name | {"name":"","url":"x","redirects":[],"scopes":[]}
NA+SSSSS++++ | PUT /api/apps/{id} -> /api/apps/x | 404 | {"name":"x"}
NA+SSSSS++++ | DELETE /api/apps/{id} -> /api/apps/x | 404
NA+SSSSS++++ | GET /api/consent | 400 unknown-app
NA+SSSSS++++ | POST /api/consent | 400 unknown-app | {"query":"","allow":true}
NA+SSSSS++++ | GET /api/access | 200
NA+SSSSS++++ | DELETE /api/access/{client} -> /api/access/x | 404
++++++++++++ | POST /oauth/token | 415 invalid_request
++++++++++++ | POST /oauth/revoke | 415 invalid_request
++++++++++++ | GET /.well-known/oauth-authorization-server | 200

# What belongs to somebody else is not there.
N++SSSSS++++ | DELETE /api/sessions/{id} -> /api/sessions/{session} | 404
NA+SSSSS++++ | DELETE /api/tokens/{id} -> /api/tokens/{token} | 404

# Notices.
N+++RR++++++ | GET /api/notices | 200
N+++RR++++++ | GET /api/notices/count | 200
N++SSSSS++++ | POST /api/notices/read | 200
N++SSSSS++++ | POST /api/notices/{id}/read -> /api/notices/x/read | 200
N++SSSSS++++ | GET /api/notices/settings | 200
N++SSSSS++++ | PUT /api/notices/settings | 400 bad-language | {"switches":[],"time_zone":"UTC","language":"x","digest":{"hours":[],"days":1}}
++++++++++++ | GET /api/notices/push/key | 200
N++SSSSS++++ | GET /api/notices/push | 200
N++SSSSS++++ | POST /api/notices/push | 400 bad-endpoint | {"endpoint":"x","p256dh":"x","auth":"x","language":"en"}
N++SSSSS++++ | DELETE /api/notices/push/{id} -> /api/notices/push/x | 404
NA+SSSSS++++ | GET /api/notices/webhooks | 200
NA+SSSSS++++ | POST /api/notices/webhooks | 400 bad-webhook | {"url":"x","shape":"plain"}
NA+SSSSS++++ | DELETE /api/notices/webhooks/{id} -> /api/notices/webhooks/x | 404
NA+SSSSS++++ | POST /api/notices/webhooks/{id}/test -> /api/notices/webhooks/x/test | 404

# Other people.
N++SSSSS++++ | GET /api/blocks | 200
N++SSSSS++++ | PUT /api/blocks/{name} -> /api/blocks/Target | 204
N++SSSSS++++ | DELETE /api/blocks/{name} -> /api/blocks/Target | 204
N++SSSSS++++ | GET /api/follows | 200
N++SSSSS++++ | PUT /api/follows/{name} -> /api/follows/Target | 204
N++SSSSS+B++ | PUT /api/follows/{name} -> /api/follows/Player | 204, 400 oneself
N++SSSSS++++ | DELETE /api/follows/{name} -> /api/follows/Target | 204
N++SSSSS++++ | POST /api/reports | 201 | {"name":"Target","reason":"rude"}
NDDSSSSS+DDD | GET /api/moderation/reports | 200
NDDSSSSS+DDD | POST /api/moderation/reports/{id}/handled -> /api/moderation/reports/x/handled | 404
NDDSSSSS+DDD | PUT /api/moderation/players/{name}/mute -> /api/moderation/players/Target/mute | 204 | {"hours":1}
NDDSSSSS+DDD | PUT /api/moderation/players/{name}/closed -> /api/moderation/players/Target/closed | 204
NDDSSSSS+DDD | DELETE /api/moderation/players/{name}/closed -> /api/moderation/players/Target/closed | 204

# What changes games or the callers themselves. A guest has no password and is gone.
NPPRPRPPPP+P | POST /api/games/{id}/rematch -> /api/games/{over}/rematch | 200
NA+R+R+S++++ | POST /api/bot/account/upgrade | 204, 409 has-played
N2+SSSSS++++ | DELETE /api/account | 403 wrong-password | {"password":"wrong password"}
NN+SSSSS++++ | DELETE /api/sessions | 204
+++SSSSS++++ | DELETE /api/session | 204
"#;

/// A row of the table.
struct Row {
    callers: &'static str,
    method: &'static str,
    path: &'static str,
    asked: &'static str,
    /// The codes of the answers, with an identifier if it is a refusal of another kind.
    answers: Vec<&'static str>,
    body: Value,
}

fn table() -> Vec<Row> {
    let lines = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let row = |line: &'static str| {
        let mut parts = line.split(" | ");
        let (callers, endpoint, answers) =
            (parts.next().unwrap(), parts.next().unwrap(), parts.next().unwrap());
        let (method, path) = endpoint.split_once(' ').unwrap();
        let (path, asked) = path.split_once(" -> ").unwrap_or((path, path));
        let body = parts.next().map_or(Value::Null, |body| serde_json::from_str(body).unwrap());
        Row { callers, method, path, asked, answers: answers.split(", ").collect(), body }
    };
    lines.map(row).collect()
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

/// What the app that comes with the server may do for somebody who lets it do everything.
async fn app(server: &TestServer, name: &str) -> Client {
    let form = |pairs: &[(&str, &str)]| {
        url::form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
    };
    let (client, redirect) = (("client_id", "teahouse-python"), ("redirect_uri", "http://127.0.0.1/"));
    // The verifier, and its SHA-256, from RFC 7636.
    let verifier = ("code_verifier", "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk");
    let challenge = ("code_challenge", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
    let (kind, method) = (("response_type", "code"), ("code_challenge_method", "S256"));
    let asked = form(&[kind, client, redirect, ("scope", "read play chat"), challenge, method]);
    let person = server.person(name).await;
    let to = person.post("/api/consent", json!({ "query": asked, "allow": true })).await.json();
    let to: url::Url = to["to"].as_str().unwrap().parse().unwrap();
    let code = to.query_pairs().find(|(name, _)| name == "code").unwrap().1.into_owned();
    let sent =
        form(&[("grant_type", "authorization_code"), client, redirect, ("code", code.as_str()), verifier]);
    let kind = [("content-type", "application/x-www-form-urlencoded")];
    let reply = server.client().raw(Method::POST, "/oauth/token", sent, &kind).await;
    Client::with_token(server, reply.json()["access_token"].as_str().unwrap())
}

/// A tournament of somebody.
async fn cup(organiser: &Client) -> String {
    let cup = json!({ "name": "Cup", "picks": [{ "game": "halma" }], "time": { "kind": "days", "days": 1 },
        "format": { "kind": "dutch", "rounds": 3 } });
    organiser.post("/api/tournaments", cup).await.json()["id"].as_str().unwrap().to_string()
}

/// A club of somebody.
async fn jade(owner: &Client) -> String {
    let club = json!({ "name": "Jade", "entry": "open", "public": true });
    owner.post("/api/clubs", club).await.json()["id"].as_str().unwrap().to_string()
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
            let turn = json!({ "turn": legal[0], "position_version": state["position_version"] });
            if players[0].post(&format!("{path}/turns"), turn.clone()).await.status != 200 {
                players.reverse();
                assert_eq!(players[0].post(&format!("{path}/turns"), turn).await.status, 200);
            }
            players.reverse();
        }
        opponent.lose(&player, &games[1]).await;
        let (tournament, club) = (cup(&target).await, jade(&target).await);
        let callers = vec![
            server.client(),
            server.guest().await,
            server.person("Stranger").await,
            token(&server, "Reader", &["read"]).await,
            token(&server, "Mover", &["play"]).await,
            token(&server, "Talker", &["chat"]).await,
            token(&server, "Everything", &["read", "play", "chat"]).await,
            app(&server, "Trusting").await,
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
            ("{tournament}", tournament),
            ("{club}", club),
            ("{session}", session),
            ("{token}", made),
        ];
        Self { server, callers, names }
    }

    /// What a caller is answered.
    async fn ask(&self, caller: usize, row: &Row) -> (u16, String) {
        let at = |path: String, (name, id): &(&str, String)| path.replace(name, id);
        let path = self.names.iter().fold(row.asked.to_string(), at);
        // Nobody stays nobody.
        let nobody = (caller == 0).then(|| self.server.client());
        let client = nobody.as_ref().unwrap_or(&self.callers[caller]);
        client.outcome(row.method.parse::<Method>().unwrap(), &path, &row.body).await
    }
}

fn is_as_said(letter: char, row: &Row, (code, error): &(u16, String)) -> bool {
    let said = |wanted: &&str| {
        let (number, name) = wanted.split_once(' ').unwrap_or((wanted, ""));
        number == code.to_string() && (name.is_empty() || name == error)
    };
    match letter {
        '+' => row.answers.iter().any(said),
        '2' => (200..300).contains(code),
        // A socket that is refused says nothing but the code.
        letter => {
            let (wanted, name) = refusal(letter);
            *code == wanted && (error == name || row.path == "/api/socket")
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
    let listed: BTreeSet<String> = table().iter().map(|row| format!("{} {}", row.method, row.path)).collect();
    assert_eq!(listed, known);
}

#[tokio::test]
async fn everybody_may_what_the_table_says_and_nothing_else() {
    let house = House::open().await;
    let mut wrong = Vec::new();
    for row in table() {
        assert_eq!(row.callers.len(), CALLERS.len(), "{} {}", row.method, row.asked);
        for (caller, letter) in row.callers.chars().enumerate() {
            let answer = house.ask(caller, &row).await;
            if !is_as_said(letter, &row, &answer) {
                wrong.push(format!(
                    "{} {} by {}: {letter}, but {answer:?}",
                    row.method, row.asked, CALLERS[caller]
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{} cells are wrong:\n{}", wrong.len(), wrong.join("\n"));
    house.server.stop().await;
}
