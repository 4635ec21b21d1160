//! Who may what in a club: each act for each role, against one table.

use crate::common::{Client, TestServer};
use crate::{act, found, join, open, wish};
use reqwest::Method;
use serde_json::{Value, json};

/// The columns of the table.
const ROLES: [&str; 8] =
    ["nobody", "guest", "stranger", "banned", "member", "helper", "owner", "administrator"];

/// Who may, in the order of [`ROLES`]; the request; the code for those who may. `+` may, `N` is not signed in, `A` has no
/// account, `L` does not lead, `O` does not own.
const TABLE: &str = r#"
++++++++ | GET /                                    | 200
++++++++ | GET /members                             | 200
++++++++ | GET /posts                               | 200
++++++++ | GET /tournaments                         | 200
++++++++ | GET /matches                             | 200
NLLLL++L | GET /outsiders?kind=asked                | 200
NLLLL+++ | GET /log                                 | 200
NALLL++L | POST /link                               | 201
NALLL++L | DELETE /link                             | 204
NALLL++L | POST /posts {"text":"Tea at five"}       | 201
NALLL+++ | DELETE /posts/{post}                     | 404
NALLL++L | POST /acts {"kind":"invite","name":"New"} | 204
NALLL++L | POST /acts {"kind":"uninvite","name":"New"} | 404
NALLL++L | POST /acts {"kind":"accept","name":"New"} | 404
NALLL++L | POST /acts {"kind":"refuse","name":"New"} | 404
NALLL++L | POST /acts {"kind":"remove","name":"New"} | 404
NALLL++L | POST /acts {"kind":"unban","name":"New"}  | 404
NALLLO+L | POST /acts {"kind":"helper","name":"New","helps":true} | 404
NALLLO+L | POST /acts {"kind":"hand-over","name":"New"} | 404
NALLL++L | POST /matches {"against":"x","pick":{"game":"halma"},"time":{"kind":"days","days":1},"boards":1,"starts_at":0} | 404
NALLL++L | POST /matches/x/answer {"kind":"refuse"}  | 404
NAOOOO+O | PUT / {"name":"White Lotus","entry":"open","public":true} | 200
"#;

/// Everybody of the table, and the path of the club.
async fn house(server: &TestServer) -> (String, Vec<Client>) {
    let owner = server.person("Owner").await;
    let club = found(&owner, "White Lotus", json!({})).await;
    let (banned, member, helper) =
        (server.person("Banned").await, server.person("Member").await, server.person("Helper").await);
    join(&member, &club).await;
    join(&helper, &club).await;
    act(&owner, &club, json!({ "kind": "helper", "name": "Helper", "helps": true })).await;
    act(&owner, &club, json!({ "kind": "ban", "name": "Banned" })).await;
    let (stranger, admin) = (server.person("Stranger").await, server.admin("Judge").await);
    (club, vec![server.client(), server.guest().await, stranger, banned, member, helper, owner, admin])
}

#[tokio::test]
async fn everybody_may_what_the_table_says_and_nothing_else() {
    let server = open().await;
    let (club, clients) = house(&server).await;
    let mut wrong = Vec::new();
    let rows = TABLE.lines().filter(|line| !line.is_empty());
    for (number, row) in rows.enumerate() {
        let mut parts = row.split(" | ").map(str::trim);
        let (letters, request, code) = (parts.next().unwrap(), parts.next().unwrap(), parts.next().unwrap());
        let (method, rest) = request.split_once(' ').unwrap();
        let (path, body) =
            rest.split_once(" {").map_or((rest, String::new()), |(path, body)| (path, format!("{{{body}")));
        assert_eq!(letters.len(), ROLES.len(), "{row}");
        for (column, letter) in letters.chars().enumerate() {
            // Somebody new for each cell, so that no cell depends on another.
            let name = format!("New{number}x{column}");
            if body.contains("\"New\"") {
                server.person(&name).await;
            }
            let body: Value = serde_json::from_str(&body.replace("New", &name)).unwrap_or_default();
            let path = format!("{club}{}", path.trim_end_matches('/').replace("{post}", "nothing"));
            let nobody = (column == 0).then(|| server.client());
            let client = nobody.as_ref().unwrap_or(&clients[column]);
            let (found, error) = client.outcome(method.parse::<Method>().unwrap(), &path, &body).await;
            let good = match letter {
                '+' => found.to_string() == code,
                'N' => (found, error.as_str()) == (401, "not-signed-in"),
                'A' => (found, error.as_str()) == (403, "account-only"),
                'L' => (found, error.as_str()) == (403, "not-a-leader"),
                _ => (found, error.as_str()) == (403, "not-the-owner"),
            };
            if !good {
                wrong.push(format!("{request} by {}: {letter}, but {found} {error}", ROLES[column]));
            }
        }
    }
    assert!(wrong.is_empty(), "{} cells are wrong:\n{}", wrong.len(), wrong.join("\n"));
    server.stop().await;
}

#[tokio::test]
async fn helpers_reach_neither_each_other_nor_the_owner() {
    let server = open().await;
    let (club, clients) = house(&server).await;
    let (member, helper, owner) = (&clients[4], &clients[5], &clients[6]);
    let second = server.person("Second").await;
    join(&second, &club).await;
    act(owner, &club, json!({ "kind": "helper", "name": "Second", "helps": true })).await;
    for name in ["Second", "Owner"] {
        for kind in ["remove", "ban"] {
            let reply = helper.post(&format!("{club}/acts"), json!({ "kind": kind, "name": name })).await;
            assert!(reply.is_refused(403, "not-the-owner"), "{kind} {name}: {reply:?}");
        }
    }
    let reply = owner.post(&format!("{club}/acts"), json!({ "kind": "ban", "name": "Owner" })).await;
    assert!(reply.is_refused(400, "oneself"), "{reply:?}");
    act(helper, &club, json!({ "kind": "remove", "name": "Member" })).await;
    act(owner, &club, json!({ "kind": "remove", "name": "Second" })).await;
    assert_eq!(member.get(&club).await.json()["you"]["role"], Value::Null);
    act(owner, &club, json!({ "kind": "helper", "name": "Helper", "helps": false })).await;
    let reply = helper.post(&format!("{club}/posts"), json!({ "text": "Tea" })).await;
    assert!(reply.is_refused(403, "not-a-leader"), "{reply:?}");
    server.stop().await;
}

#[tokio::test]
async fn guests_and_programs_neither_found_nor_join() {
    let server = open().await;
    let owner = server.person("Owner").await;
    let club = found(&owner, "White Lotus", json!({})).await;
    let guest = server.guest().await;
    assert!(guest.post("/api/clubs", wish("Black Lotus", json!({}))).await.is_refused(403, "account-only"));
    assert!(guest.post(&format!("{club}/join"), json!({})).await.is_refused(403, "account-only"));
    let token = owner.post("/api/tokens", json!({ "name": "bot", "scopes": ["read", "play", "chat"] })).await;
    let program = Client::with_token(&server, token.json()["secret"].as_str().unwrap());
    assert!(program.delete(&club, Value::Null).await.is_refused(403, "session-only"));
    let name = server.guest().await.get("/api/account").await.json()["name"].as_str().unwrap().to_string();
    let invite = owner.post(&format!("{club}/acts"), json!({ "kind": "invite", "name": name })).await;
    assert!(invite.is_refused(403, "no-guests"), "{invite:?}");
    server.stop().await;
}

#[tokio::test]
async fn only_the_owner_and_administrators_close_a_club() {
    let server = open().await;
    let (club, clients) = house(&server).await;
    for (column, client) in clients.iter().enumerate().take(6).skip(1) {
        let reply = client.delete(&club, Value::Null).await;
        assert_eq!(reply.status, 403, "{}: {reply:?}", ROLES[column]);
    }
    assert_eq!(clients[7].delete(&club, Value::Null).await.status, 204);
    assert!(clients[6].get(&club).await.is_refused(404, "no-such-club"));
    assert!(
        clients[6]
            .post(&format!("{club}/posts"), json!({ "text": "x" }))
            .await
            .is_refused(404, "no-such-club")
    );
    assert_eq!(clients[6].get("/api/clubs?which=mine").await.json()["clubs"], json!([]));
    server.stop().await;
}
