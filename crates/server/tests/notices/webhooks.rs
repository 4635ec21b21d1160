//! Webhooks: signed, in the shape that was asked for, and never led elsewhere.

use crate::common::{self, Client, PASSWORD, links_to, secret_of};
use crate::receiver::{Browser, is_signed};
use crate::{House, a_while, turn};
use serde_json::{Value, json};
use sqlx::Connection;

async fn add(house: &House, path: &str, shape: &str) -> Value {
    add_of(&house.ben, house, path, shape).await
}

async fn add_of(who: &Client, house: &House, path: &str, shape: &str) -> Value {
    let new = json!({ "url": format!("{}{path}", house.receiver.url), "shape": shape });
    let reply = who.post("/api/notices/webhooks", new).await;
    assert_eq!(reply.status, 201, "{reply:?}");
    reply.json()
}

#[tokio::test]
async fn a_webhook_gets_signed_messages_in_its_shape() {
    let house = House::open().await;
    let (plain, discord) = (add(&house, "/plain", "plain").await, add(&house, "/discord", "discord").await);
    let game = house.game().await;
    turn(&house.ana, &game).await;
    let letters = house.receiver.until(2).await;
    let of = |path: &str| letters.iter().find(|letter| letter.path == path).unwrap().clone();
    let (one, other) = (of("/plain"), of("/discord"));
    let secret = |hook: &Value| hook["secret"].as_str().unwrap().to_string();
    assert!(is_signed(&one, &secret(&plain)) && is_signed(&other, &secret(&discord)));
    assert!(!is_signed(&one, &secret(&discord)));
    let body: Value = serde_json::from_slice(&one.body).unwrap();
    assert_eq!((&body["kind"], &body["game"], &body["who"]), (&json!("turn"), &json!(game), &json!("Ana")));
    assert_eq!(one.header("teahouse-notice"), body["id"]);
    let body: Value = serde_json::from_slice(&other.body).unwrap();
    assert_eq!(body["embeds"][0]["title"], "Your turn");
    assert!(body["embeds"][0]["url"].as_str().unwrap().ends_with(&format!("/game/{game}")));
    assert_eq!(body["allowed_mentions"], json!({ "parse": [] }));
    // The secret is shown once.
    let listed = house.ben.get("/api/notices/webhooks").await.json();
    assert!(listed.as_array().unwrap().iter().all(|hook| hook.get("secret").is_none()), "{listed}");
    house.server.stop().await;
}

#[tokio::test]
async fn a_webhook_can_be_tried_and_taken_away_by_its_owner_alone() {
    let house = House::open().await;
    let hook = add(&house, "/hook", "plain").await;
    let path = format!("/api/notices/webhooks/{}", hook["id"].as_str().unwrap());
    assert_eq!(house.ana.post(&format!("{path}/test"), json!(null)).await.status, 404);
    assert_eq!(house.ana.delete(&path, json!(null)).await.status, 404);
    let tried = house.ben.post(&format!("{path}/test"), json!(null)).await.json();
    assert_eq!(tried, json!({ "status": 201, "received": true }));
    house.receiver.answer("/hook", 302);
    let tried = house.ben.post(&format!("{path}/test"), json!(null)).await.json();
    assert_eq!(tried, json!({ "status": 302, "received": false }));
    // Nobody is led elsewhere, and an answer that refuses is not asked again.
    let game = house.game().await;
    turn(&house.ana, &game).await;
    house.receiver.until(3).await;
    house.server.time.pass(3_600_000);
    a_while().await;
    let paths: Vec<String> = house.receiver.letters().into_iter().map(|letter| letter.path).collect();
    assert_eq!(paths, ["/hook"; 3]);
    assert_eq!(house.ben.delete(&path, json!(null)).await.status, 204);
    for url in ["http://10.0.0.1/", "https://[fd00::1]/", "https://u:p@example.org/", "x"] {
        let reply = house.ben.post("/api/notices/webhooks", json!({ "url": url, "shape": "plain" })).await;
        assert!(reply.is_refused(400, "bad-webhook"), "{url}: {reply:?}");
    }
    for number in 0..5 {
        add(&house, &format!("/{number}"), "plain").await;
    }
    let sixth = json!({ "url": "https://example.org/", "shape": "plain" });
    assert!(house.ben.post("/api/notices/webhooks", sixth).await.is_refused(409, "too-many-webhooks"));
    house.server.stop().await;
}

#[tokio::test]
async fn whoever_never_answers_keeps_nobody_else_waiting() {
    let house = House::open().await;
    house.receiver.be_silent("/silent");
    for number in 0..5 {
        add(&house, &format!("/silent/{number}"), "plain").await;
    }
    add_of(&house.ana, &house, "/ana", "plain").await;
    // More letters to Ben than there are places for letters, all of them before the one to Ana.
    let mut games = Vec::new();
    for _ in 0..14 {
        games.push(house.game().await);
    }
    for game in &games {
        turn(&house.ana, game).await;
    }
    house.receiver.until(4).await;
    turn(&house.ben, &games[0]).await;
    let is_ana = |letters: &[crate::receiver::Letter]| letters.iter().any(|letter| letter.path == "/ana");
    common::until("Ana is told", async || is_ana(&house.receiver.letters())).await;
    let letters = house.receiver.letters();
    let before = letters.iter().take_while(|letter| letter.path != "/ana").count();
    assert!(before <= 16, "{before} letters came before Ana's");
    house.server.stop().await;
}

#[tokio::test]
async fn many_accounts_that_never_answer_do_not_keep_the_others_waiting() {
    // As many accounts as fill all places with what they may have under way at once, and three times as much for each.
    const ACCOUNTS: usize = 16;
    const EACH: usize = 12;
    let house = House::open().await;
    house.receiver.be_silent("/silent");
    sqlx::any::install_default_drivers();
    let mut database = sqlx::AnyConnection::connect(house.server.database()).await.unwrap();
    let now = house.server.time.now();
    let mut queued = Vec::new();
    for number in 0..ACCOUNTS {
        let who = house.server.person(&format!("Silent{number}")).await;
        let hook = add_of(&who, &house, &format!("/silent/{number}"), "plain").await;
        let account = who.get("/api/account").await.json()["id"].as_str().unwrap().to_string();
        queued.push((account, hook["id"].as_str().unwrap().to_string()));
    }
    add_of(&house.ana, &house, "/ana", "plain").await;
    for (account, hook) in &queued {
        for number in 0..EACH {
            let id = format!("{hook}-{number}");
            let sql = "INSERT INTO notices (id, account, kind, occasion, at, waits, shown) VALUES ($1, $2, 'began', $3, $4, 0, 1)";
            let notice =
                sqlx::query(sql).bind(id.clone()).bind(account.clone()).bind(number as i64).bind(now);
            notice.execute(&mut database).await.unwrap();
            let sql = "INSERT INTO notice_deliveries (id, notice, account, way, target, due) VALUES ($1, $1, $2, 'webhook', $3, $4)";
            let queue = sqlx::query(sql).bind(id).bind(account.clone()).bind(hook.clone()).bind(now - 1);
            queue.execute(&mut database).await.unwrap();
        }
    }
    house.receiver.until(64).await;
    let game = house.game().await;
    turn(&house.ana, &game).await;
    turn(&house.ben, &game).await;
    let is_ana = |letters: &[crate::receiver::Letter]| letters.iter().any(|letter| letter.path == "/ana");
    common::until("Ana is told", async || is_ana(&house.receiver.letters())).await;
    let letters = house.receiver.letters();
    let before = letters.iter().take_while(|letter| letter.path != "/ana").count();
    assert!(before <= 64 + 16, "{before} letters came before Ana's");
    house.server.stop().await;
}

#[tokio::test]
async fn nobody_has_more_of_anything_however_many_ask_at_once() {
    let house = House::open().await;
    let ask = |path: &'static str, body: fn(usize) -> Value| {
        let who = &house.ben;
        let all = (0..80).map(move |number| who.post(path, body(number)));
        async move {
            let replies = futures_util::future::join_all(all).await;
            assert!(replies.iter().all(|reply| [201, 409].contains(&reply.status.as_u16())), "{replies:?}");
            who.get(path).await.json().as_array().unwrap().len()
        }
    };
    let hook = |number: usize| json!({ "url": format!("https://example.org/{number}"), "shape": "plain" });
    assert_eq!(ask("/api/notices/webhooks", hook).await, 5);
    let token = |number: usize| json!({ "name": number.to_string(), "scopes": ["read"] });
    assert_eq!(ask("/api/tokens", token).await, 50);
    let app = |number: usize| {
        json!({ "name": format!("Board {number}"), "url": "https://app.example/", "scopes": ["read"],
            "redirects": ["https://app.example/cb"] })
    };
    assert_eq!(ask("/api/apps", app).await, 10);
    let browsers: Vec<Value> = (0..80)
        .map(|number| Browser::new(&house.receiver, &format!("/device/{number}")).subscription("en"))
        .collect();
    let all = browsers.into_iter().map(|browser| house.ben.post("/api/notices/push", browser));
    futures_util::future::join_all(all).await;
    assert_eq!(house.ben.get("/api/notices/push").await.json().as_array().unwrap().len(), 16);
    house.server.stop().await;
}

#[tokio::test]
async fn a_lost_password_and_a_closed_account_end_webhooks() {
    let house = House::open().await;
    let hooks = async |who: &Client| who.get("/api/notices/webhooks").await.json();
    // Whoever had Ben's password may have added one.
    add(&house, "/ben", "plain").await;
    let mail = json!({ "mail": "ben@hooks.example", "password": PASSWORD });
    assert_eq!(house.ben.put("/api/account/mail", mail).await.status, 202);
    let confirm = links_to("ben@hooks.example", 1).await[0].clone();
    let confirm = json!({ "secret": secret_of(&confirm) });
    assert_eq!(house.ben.post("/api/account/mail/confirm", confirm).await.status, 204);
    let nobody = house.server.client();
    let asked = nobody.post("/api/account/reset", json!({ "mail": "ben@hooks.example" })).await;
    assert_eq!(asked.status, 202);
    let reset = links_to("ben@hooks.example", 2).await[1].clone();
    let reset = json!({ "secret": secret_of(&reset), "password": "falling so slow" });
    assert_eq!(nobody.put("/api/account/reset", reset).await.status, 204);
    let sign_in = json!({ "name": "Ben", "password": "falling so slow" });
    assert_eq!(nobody.post("/api/session", sign_in).await.status, 200);
    assert_eq!(hooks(&nobody).await, json!([]));
    // Nobody hears by one of an account that an administrator has closed.
    add_of(&house.ana, &house, "/ana", "plain").await;
    let judge = house.server.admin("Judge").await;
    let closed = "/api/moderation/players/Ana/closed";
    assert_eq!(judge.put(closed, Value::Null).await.status, 204);
    assert_eq!(judge.delete(closed, Value::Null).await.status, 204);
    let ana = house.server.client();
    let sign_in = json!({ "name": "Ana", "password": PASSWORD });
    assert_eq!(ana.post("/api/session", sign_in).await.status, 200);
    assert_eq!(hooks(&ana).await, json!([]));
    house.server.stop().await;
}
