//! People: accounts, sessions, tokens, mail, moderation, as clients meet them.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::{Client, House, PASSWORD, links_to, secret_of};
use futures_util::StreamExt;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

fn sign_in(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

#[tokio::test]
async fn somebody_signs_up_signs_out_and_signs_in_again() {
    let house = House::open().await;
    let iroh = house.client();
    assert!(iroh.get("/api/account").await.is_refused(401, "not-signed-in"));
    let reply = iroh.post("/api/account", sign_in("Iroh", PASSWORD)).await;
    assert_eq!(reply.status, 201);
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let me = reply.json();
    assert_eq!((&me["name"], &me["guest"], &me["admin"]), (&json!("Iroh"), &json!(false), &json!(false)));
    assert!(!reply.text.contains("argon2"));
    assert!(iroh.post("/api/account", sign_in("Other", PASSWORD)).await.is_refused(409, "signed-in"));
    assert_eq!(iroh.delete("/api/session", Value::Null).await.status, 204);
    assert_eq!(iroh.name().await, None);
    // The session is gone, not only the cookie.
    let nobody = house.client();
    let old = [("cookie", cookie.split(';').next().unwrap())];
    assert_eq!(nobody.send(Method::GET, "/api/account", Value::Null, &old).await.status, 401);
    assert_eq!(iroh.post("/api/session", sign_in("iROH", PASSWORD)).await.status, 200);
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"));
    // To sign in again ends the session before.
    assert_eq!(iroh.post("/api/session", sign_in("Iroh", PASSWORD)).await.status, 200);
    assert_eq!(iroh.get("/api/sessions").await.json().as_array().unwrap().len(), 1);
    house.stop().await;
}

#[tokio::test]
async fn a_cookie_behind_a_proxy_goes_over_https_only() {
    let house = House::open_with(|config| config.public_url = Some("https://example.org".to_string())).await;
    let reply = house.client().post("/api/guest", Value::Null).await;
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-teahouse=") && cookie.contains("Secure"), "{cookie}");
    house.stop().await;
}

#[tokio::test]
async fn names_and_passwords_have_to_be_proper() {
    let house = House::open().await;
    house.person("Iroh").await;
    let nobody = house.client();
    let long = "x".repeat(201);
    let cases = [
        ("a", PASSWORD, 400, "bad-name"),
        ("two words", PASSWORD, 400, "bad-name"),
        ("ivаn", PASSWORD, 400, "bad-name"),
        ("guest-me", PASSWORD, 409, "name-taken"),
        ("Level10", PASSWORD, 409, "name-taken"),
        ("lroh", PASSWORD, 409, "name-taken"),
        ("Zuko", "seven 7", 400, "bad-password"),
        ("Zuko", &long, 400, "bad-password"),
    ];
    for (name, password, code, error) in cases {
        let reply = nobody.post("/api/account", sign_in(name, password)).await;
        assert!(reply.is_refused(code, error), "{name}: {reply:?}");
    }
    let bad = json!({ "name": "Zuko", "password": PASSWORD, "mail": "nowhere" });
    assert!(nobody.post("/api/account", bad).await.is_refused(400, "bad-mail"));
    let more = json!({ "name": "Zuko", "password": PASSWORD, "admin": true });
    assert!(nobody.post("/api/account", more).await.is_refused(400, "bad-request"));
    assert_eq!(nobody.name().await, None);
    house.stop().await;
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_name_look_the_same() {
    let house = House::open().await;
    house.person("Iroh").await;
    let nobody = house.client();
    let look = async |name: &str| {
        let reply = nobody.post("/api/session", sign_in(name, "wrong password")).await;
        let mut headers: Vec<_> =
            reply.headers.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
        headers.retain(|(name, _)| name != "x-request-id" && name != "date");
        (reply.status, headers, reply.text)
    };
    let known = look("Iroh").await;
    assert_eq!(known.0, 401);
    assert_eq!(known, look("Azula").await);
    assert_eq!(known, look("' OR 1=1 --").await);
    assert_eq!(known, look("").await);
    // After too many tries they still look the same.
    for _ in 0..9 {
        assert_eq!(look("Iroh").await, look("Azula").await);
        house.time.pass(30_000);
    }
    assert_eq!(look("Iroh").await.0, 429);
    assert_eq!(look("Iroh").await, look("Azula").await);
    house.stop().await;
}

#[tokio::test]
async fn too_many_tries_have_to_wait() {
    let house = House::open().await;
    house.person("Iroh").await;
    let nobody = house.client();
    for _ in 0..10 {
        assert_eq!(nobody.post("/api/session", sign_in("Iroh", "wrong password")).await.status, 401);
    }
    // The right password is not even looked at.
    let reply = nobody.post("/api/session", sign_in("Iroh", PASSWORD)).await;
    assert!(reply.is_refused(429, "too-many-requests"), "{reply:?}");
    let wait: i64 = reply.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=600).contains(&wait));
    // Other names from the same address, until the address has had its share too.
    for i in 0..9 {
        assert_eq!(nobody.post("/api/session", sign_in(&format!("Azula{i}"), PASSWORD)).await.status, 401);
    }
    assert_eq!(nobody.post("/api/session", sign_in("Zuko", PASSWORD)).await.status, 429);
    house.time.pass(wait * 1_000);
    assert_eq!(nobody.post("/api/session", sign_in("Iroh", PASSWORD)).await.status, 200);
    house.stop().await;
}

#[tokio::test]
async fn guests_and_accounts_from_one_address_have_limits() {
    let house = House::open().await;
    for _ in 0..60 {
        house.guest().await;
    }
    let reply = house.client().post("/api/guest", Value::Null).await;
    assert!(reply.is_refused(429, "too-many-requests"));
    assert!(reply.headers.contains_key("retry-after"));
    let nobody = house.client();
    house.person("Iroh").await;
    for _ in 0..19 {
        assert_eq!(nobody.post("/api/account", sign_in("Iroh", PASSWORD)).await.status, 409);
    }
    assert_eq!(nobody.post("/api/account", sign_in("Zuko", PASSWORD)).await.status, 429);
    house.stop().await;
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_its_games() {
    let house = House::open().await;
    let guest = house.guest().await;
    assert!(guest.name().await.unwrap().starts_with("guest-"));
    // Who is somebody already stays so.
    assert_eq!(guest.post("/api/guest", Value::Null).await.status, 200);
    let game = guest.create(json!({ "game": "halma" })).await;
    let before = guest.get("/api/account").await.json();
    let reply = guest.post("/api/account", sign_in("Iroh", PASSWORD)).await;
    assert_eq!(reply.status, 201, "{reply:?}");
    let me = reply.json();
    assert_eq!((&me["id"], &me["guest"]), (&before["id"], &json!(false)));
    let shown = guest.get(&format!("/api/games/{game}")).await.json();
    assert_eq!(shown["seats"][0]["player"]["name"], "Iroh");
    assert!(shown["you"].is_string());
    assert_eq!(guest.get("/api/sessions").await.json().as_array().unwrap().len(), 1);
    house.stop().await;
}

fn code(secret: &str, house: &House) -> String {
    let secret = totp_rs::Secret::try_from_base32(secret).unwrap();
    let totp = totp_rs::Builder::new().with_secret(secret).build().unwrap();
    totp.generate(house.time.now() as u64 / 1_000).to_string()
}

#[tokio::test]
async fn a_second_factor_is_asked_for_and_no_code_works_twice() {
    let house = House::open().await;
    let iroh = house.person("Iroh").await;
    let setup = iroh.post("/api/account/two-factor", Value::Null).await.json();
    let secret = setup["secret"].as_str().unwrap().to_string();
    let path = "/api/account/two-factor";
    let confirm =
        |code: &str, password: &str| json!({ "secret": secret, "code": code, "password": password });
    let now = code(&secret, &house);
    let wrong = if now == "000000" { "000001" } else { "000000" };
    assert!(iroh.put(path, confirm(wrong, PASSWORD)).await.is_refused(403, "wrong-code"));
    assert!(iroh.put(path, confirm(&now, "wrong password")).await.is_refused(403, "wrong-password"));
    let weak = json!({ "secret": "GEZDGNBV", "code": now, "password": PASSWORD });
    assert!(iroh.put(path, weak).await.is_refused(400, "bad-secret"));
    assert_eq!(iroh.put(path, confirm(&now, PASSWORD)).await.status, 204);
    assert_eq!(iroh.get("/api/account").await.json()["two_factor"], true);
    assert!(iroh.put(path, confirm(&now, PASSWORD)).await.is_refused(409, "two-factor-on"));

    let other = house.client();
    let with = |code: &str| json!({ "name": "Iroh", "password": PASSWORD, "code": code });
    assert!(other.post("/api/session", sign_in("Iroh", PASSWORD)).await.is_refused(401, "code-needed"));
    // Who does not know the password does not learn that there is a second factor.
    assert!(
        other
            .post("/api/session", sign_in("Iroh", "wrong password"))
            .await
            .is_refused(401, "wrong-name-or-password")
    );
    assert!(other.post("/api/session", with(wrong)).await.is_refused(401, "wrong-code"));
    // The code that confirmed the setup has been used.
    assert!(other.post("/api/session", with(&now)).await.is_refused(401, "wrong-code"));
    house.time.pass(30_000);
    let next = code(&secret, &house);
    assert_eq!(other.post("/api/session", with(&next)).await.status, 200);
    assert!(house.client().post("/api/session", with(&next)).await.is_refused(401, "wrong-code"));
    assert!(
        iroh.delete(path, json!({ "password": "wrong password" })).await.is_refused(403, "wrong-password")
    );
    assert_eq!(iroh.delete(path, json!({ "password": PASSWORD })).await.status, 204);
    assert_eq!(house.client().post("/api/session", sign_in("Iroh", PASSWORD)).await.status, 200);
    house.stop().await;
}

#[tokio::test]
async fn a_token_does_what_it_is_for_and_nothing_else() {
    let house = House::open().await;
    let iroh = house.person("Iroh").await;
    let make =
        async |scopes: Value| iroh.post("/api/tokens", json!({ "name": "my bot", "scopes": scopes })).await;
    let reply = make(json!(["read"])).await;
    assert_eq!(reply.status, 201);
    let secret = reply.json()["secret"].as_str().unwrap().to_string();
    assert!(secret.starts_with("th_") && secret.len() > 40);
    assert!(make(json!([])).await.is_refused(400, "no-scopes"));
    assert!(make(json!(["everything"])).await.is_refused(400, "bad-request"));
    let listed = iroh.get("/api/tokens").await;
    assert_eq!(listed.json()[0]["scopes"], json!(["read"]));
    assert!(!listed.text.contains(&secret) && !listed.text.contains("secret"));

    let reader = Client::with_token(&house, &secret);
    assert_eq!(reader.name().await.as_deref(), Some("Iroh"));
    assert!(reader.post("/api/games", json!({ "game": "halma" })).await.is_refused(403, "token-scope"));
    // What concerns the account itself is for people.
    for path in ["/api/sessions", "/api/tokens", "/api/account/export", "/api/blocks"] {
        assert!(reader.get(path).await.is_refused(403, "session-only"), "{path}");
    }
    assert!(
        reader.delete("/api/account", json!({ "password": PASSWORD })).await.is_refused(403, "session-only")
    );
    assert!(reader.delete("/api/session", Value::Null).await.is_refused(403, "session-only"));
    let player = make(json!(["play"])).await.json();
    let player = Client::with_token(&house, player["secret"].as_str().unwrap());
    player.create(json!({ "game": "halma" })).await;
    assert!(player.get("/api/account").await.is_refused(403, "token-scope"));

    for forged in ["th_", "", "th_0000000000000000000000000000000000000000000", &secret[..secret.len() - 1]] {
        assert!(
            Client::with_token(&house, forged).get("/api/account").await.is_refused(401, "not-signed-in"),
            "{forged}"
        );
    }
    // Nobody revokes somebody else's.
    let id = listed.json()[0]["id"].as_str().unwrap().to_string();
    let zuko = house.person("Zuko").await;
    assert_eq!(zuko.delete(&format!("/api/tokens/{id}"), Value::Null).await.status, 404);
    assert_eq!(reader.name().await.as_deref(), Some("Iroh"));
    assert_eq!(iroh.delete(&format!("/api/tokens/{id}"), Value::Null).await.status, 204);
    assert!(reader.get("/api/account").await.is_refused(401, "not-signed-in"));
    assert!(
        house
            .guest()
            .await
            .post("/api/tokens", json!({ "name": "x", "scopes": ["read"] }))
            .await
            .is_refused(403, "account-only")
    );
    house.stop().await;
}

#[tokio::test]
async fn a_session_that_is_revoked_ends_and_its_socket_closes() {
    let house = House::open().await;
    let iroh = house.person("Iroh").await;
    let elsewhere = house.client();
    let reply = elsewhere.post("/api/session", sign_in("Iroh", PASSWORD)).await;
    let mut request =
        format!("{}/api/socket", house.url.replace("http", "ws")).into_client_request().unwrap();
    request.headers_mut().insert("cookie", reply.cookie().parse().unwrap());
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
    let welcome = socket.next().await.unwrap().unwrap();
    assert!(welcome.to_text().unwrap().contains("welcome"), "{welcome}");
    let sessions = iroh.get("/api/sessions").await.json();
    let sessions = sessions.as_array().unwrap();
    assert_eq!(sessions.len(), 2);
    assert!(sessions.iter().all(|session| session["agent"] == "test"));
    let other = sessions.iter().find(|session| session["current"] == false).unwrap()["id"].as_str().unwrap();
    let path = format!("/api/sessions/{other}");
    let zuko = house.person("Zuko").await;
    assert_eq!(zuko.delete(&path, Value::Null).await.status, 404);
    assert_eq!(elsewhere.name().await.as_deref(), Some("Iroh"));
    assert_eq!(iroh.delete(&path, Value::Null).await.status, 204);
    assert_eq!(elsewhere.name().await, None);
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"));
    let closed = async {
        while let Some(Ok(message)) = socket.next().await {
            if message.is_close() {
                break;
            }
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(30), closed).await.unwrap();
    house.stop().await;
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let house = House::open().await;
    let iroh = house.person("Iroh").await;
    let elsewhere = house.client();
    elsewhere.post("/api/session", sign_in("Iroh", PASSWORD)).await;
    let change = |old: &str, new: &str| json!({ "password": old, "new": new });
    let path = "/api/account/password";
    assert!(
        iroh.put(path, change("wrong password", "falling so slow")).await.is_refused(403, "wrong-password")
    );
    assert!(iroh.put(path, change(PASSWORD, "short")).await.is_refused(400, "bad-password"));
    assert_eq!(elsewhere.name().await.as_deref(), Some("Iroh"));
    assert_eq!(iroh.put(path, change(PASSWORD, "falling so slow")).await.status, 204);
    assert_eq!(elsewhere.name().await, None);
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"));
    assert_eq!(elsewhere.post("/api/session", sign_in("Iroh", PASSWORD)).await.status, 401);
    assert_eq!(elsewhere.post("/api/session", sign_in("Iroh", "falling so slow")).await.status, 200);
    house.stop().await;
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_by_a_link() {
    let house = House::open().await;
    let iroh = house.client();
    let mail = "iroh@reset.example";
    let new = json!({ "name": "Iroh", "password": PASSWORD, "mail": mail });
    assert_eq!(iroh.post("/api/account", new).await.status, 201);
    let ask = async |mail: &str| house.client().post("/api/account/reset", json!({ "mail": mail })).await;
    // An address that is not confirmed is nobody's.
    let unconfirmed = ask(mail).await;
    assert_eq!(unconfirmed.status, 202);
    let confirm = links_to(mail, 1).await[0].clone();
    assert!(confirm.starts_with(&format!("{}/confirm#", house.url)), "{confirm}");
    let link = |secret: &str| json!({ "secret": secret });
    let path = "/api/account/mail/confirm";
    assert!(iroh.post(path, link("made up")).await.is_refused(400, "link-expired"));
    assert_eq!(iroh.post(path, link(secret_of(&confirm))).await.status, 204);
    assert!(iroh.post(path, link(secret_of(&confirm))).await.is_refused(400, "link-expired"));
    assert_eq!(iroh.get("/api/account").await.json()["mail_confirmed"], true);

    let known = ask(" Iroh@Reset.Example ").await;
    let unknown = ask("nobody@reset.example").await;
    assert_eq!((known.status, &known.text), (unknown.status, &unknown.text));
    let links = links_to(mail, 2).await;
    assert_eq!(links.len(), 2, "none was sent before the address was confirmed");
    let secret = secret_of(&links[1]);
    assert!(links[1].contains("/reset#"));
    let reset = |secret: &str, password: &str| json!({ "secret": secret, "password": password });
    let path = "/api/account/reset";
    let nobody = house.client();
    assert!(nobody.put(path, reset(secret, "short")).await.is_refused(400, "bad-password"));
    assert!(
        nobody.put(path, reset(secret_of(&confirm), "falling so slow")).await.is_refused(400, "link-expired")
    );
    let token = iroh.post("/api/tokens", json!({ "name": "my bot", "scopes": ["read"] })).await.json();
    let bot = Client::with_token(&house, token["secret"].as_str().unwrap());
    assert_eq!(bot.get("/api/account").await.status, 200);
    assert_eq!(nobody.put(path, reset(secret, "falling so slow")).await.status, 204);
    assert_eq!(bot.get("/api/account").await.status, 401, "tokens have ended");
    assert!(nobody.put(path, reset(secret, "another password")).await.is_refused(400, "link-expired"));
    assert_eq!(iroh.name().await, None, "all sessions have ended");
    assert_eq!(nobody.post("/api/session", sign_in("Iroh", PASSWORD)).await.status, 401);
    assert_eq!(nobody.post("/api/session", sign_in("Iroh", "falling so slow")).await.status, 200);

    // A link is good for an hour.
    assert_eq!(ask(mail).await.status, 202);
    let late = links_to(mail, 3).await[2].clone();
    house.time.pass(3_600_000);
    assert!(
        nobody.put(path, reset(secret_of(&late), "another password")).await.is_refused(400, "link-expired")
    );
    for _ in 0..5 {
        ask("somebody@reset.example").await;
    }
    let reply = ask("somebody@reset.example").await;
    assert!(reply.is_refused(429, "too-many-requests"));
    assert!(reply.headers.contains_key("retry-after"));
    house.stop().await;
}

#[tokio::test]
async fn one_mail_address_belongs_to_one_account() {
    let house = House::open().await;
    let mail = "tea@one.example";
    let (iroh, zuko) = (house.person("Iroh").await, house.person("Zuko").await);
    let change = |mail: Option<&str>, password: &str| json!({ "mail": mail, "password": password });
    let path = "/api/account/mail";
    assert!(iroh.put(path, change(Some(mail), "wrong password")).await.is_refused(403, "wrong-password"));
    assert_eq!(iroh.put(path, change(Some(mail), PASSWORD)).await.status, 202);
    let first = links_to(mail, 1).await[0].clone();
    // That somebody else has it shows only to who can read its mail.
    assert_eq!(zuko.put(path, change(Some(mail), PASSWORD)).await.status, 202);
    let second = links_to(mail, 2).await[1].clone();
    let confirm = async |link: &str| {
        house.client().post("/api/account/mail/confirm", json!({ "secret": secret_of(link) })).await
    };
    assert_eq!(confirm(&first).await.status, 204);
    assert!(confirm(&second).await.is_refused(409, "mail-taken"));
    assert_eq!(zuko.get("/api/account").await.json()["mail_confirmed"], false);
    assert_eq!(iroh.get("/api/account").await.json()["mail"], mail);
    // Another address counts when it is confirmed.
    assert_eq!(iroh.put(path, change(Some("new@one.example"), PASSWORD)).await.status, 202);
    assert_eq!(iroh.get("/api/account").await.json()["mail"], mail);
    let third = links_to("new@one.example", 1).await[0].clone();
    assert_eq!(confirm(&third).await.status, 204);
    assert_eq!(iroh.get("/api/account").await.json()["mail"], "new@one.example");
    assert_eq!(iroh.put(path, change(None, PASSWORD)).await.status, 202);
    assert_eq!(iroh.get("/api/account").await.json()["mail"], Value::Null);
    house.stop().await;
}

/// A mail server that takes one mail and gives what was sent.
async fn take_mail(listener: tokio::net::TcpListener) -> String {
    let (stream, _) = listener.accept().await.unwrap();
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 test\r\n").await.unwrap();
    let (mut mail, mut inside) = (String::new(), false);
    while let Some(line) = lines.next_line().await.unwrap() {
        let answer = match line.get(..4) {
            _ if inside && line != "." => {
                mail += &format!("{line}\n");
                continue;
            }
            _ if inside => {
                write.write_all(b"250 taken\r\n").await.unwrap();
                return mail;
            }
            Some("DATA") => {
                inside = true;
                "354 go on\r\n"
            }
            _ => "250 ok\r\n",
        };
        write.write_all(answer.as_bytes()).await.unwrap();
    }
    mail
}

#[tokio::test]
async fn mail_goes_to_the_mail_server_in_the_readers_language() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let smtp = format!("smtp://{}", listener.local_addr().unwrap());
    let house = House::open_with(|config| {
        config.smtp = Some(smtp);
        config.public_url = Some("https://tea.example/".to_string());
        config.mail_from = "Teahouse <tea@tea.example>".to_string();
    })
    .await;
    let taken = tokio::spawn(take_mail(listener));
    let new = json!({ "name": "Iroh", "password": PASSWORD, "mail": "iroh@smtp.example" });
    let reply =
        house.client().send(Method::POST, "/api/account", new, &[("accept-language", "pl, en;q=0.5")]).await;
    assert_eq!(reply.status, 201);
    let mail = taken.await.unwrap();
    assert!(mail.contains("To: iroh@smtp.example"), "{mail}");
    // The words as mail writes letters that are not English ones; a soft line end may break the link.
    let text = mail.replace("=\n", "");
    assert!(text.contains("https://tea.example/confirm#"), "{mail}");
    assert!(text.contains("odno=C5=9Bnik"), "{mail}");
    house.stop().await;
}

#[tokio::test]
async fn an_account_is_exported_and_deleted() {
    let house = House::open().await;
    let (iroh, zuko) = (house.person("Iroh").await, house.person("Zuko").await);
    house.person("Azula").await;
    let game = iroh.create(json!({ "game": "halma", "public": true })).await;
    assert_eq!(zuko.act(&game, "join").await.status, 200);
    let said = json!({ "room": "players", "text": "my secret recipe" });
    assert_eq!(iroh.post(&format!("/api/games/{game}/chat"), said).await.status, 201);
    iroh.post("/api/tokens", json!({ "name": "kettle", "scopes": ["read"] })).await;
    iroh.put("/api/blocks/Azula", Value::Null).await;
    assert_eq!(
        iroh.post("/api/reports", json!({ "name": "Azula", "reason": "lightning" })).await.status,
        201
    );

    let reply = iroh.get("/api/account/export").await;
    assert!(reply.headers["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let kept = reply.json();
    assert_eq!(kept["account"]["name"], "Iroh");
    assert_eq!(kept["games"][0]["id"], game.as_str());
    assert_eq!(kept["messages"][0]["text"], "my secret recipe");
    assert_eq!(kept["tokens"][0]["name"], "kettle");
    assert_eq!(kept["blocks"], json!(["Azula"]));
    assert_eq!(kept["reports"][0]["reason"], "lightning");
    assert_eq!(kept["sessions"].as_array().unwrap().len(), 1);
    for secret in ["argon2", "th_", "hash"] {
        assert!(!reply.text.contains(secret), "{secret}");
    }

    let path = "/api/account";
    assert!(
        iroh.delete(path, json!({ "password": "wrong password" })).await.is_refused(403, "wrong-password")
    );
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"));
    assert_eq!(iroh.delete(path, json!({ "password": PASSWORD })).await.status, 204);
    assert_eq!(iroh.name().await, None);
    assert!(
        house
            .client()
            .post("/api/session", sign_in("Iroh", PASSWORD))
            .await
            .is_refused(401, "wrong-name-or-password")
    );
    assert_eq!(iroh.get("/api/players/Iroh").await.status, 404);
    // The game stays, given up, without the name.
    let shown = zuko.get(&format!("/api/games/{game}")).await.json();
    assert_eq!(shown["status"], "over");
    let name = shown["seats"][0]["player"]["name"].as_str().unwrap();
    assert!(name.starts_with("closed-"), "{name}");
    let chat = zuko.get(&format!("/api/games/{game}/chat?room=players")).await;
    assert!(!chat.text.contains("recipe") && !chat.text.contains("Iroh"), "{chat:?}");
    assert_eq!(house.client().get(&format!("/api/players/{name}")).await.json()["closed"], true);
    // The name is free again, and its new owner is somebody else.
    let again = house.person("Iroh").await;
    assert_eq!(again.get("/api/account/export").await.json()["games"], json!([]));
    house.stop().await;
}

#[tokio::test]
async fn who_is_blocked_does_not_join() {
    let house = House::open().await;
    let (iroh, azula) = (house.person("Iroh").await, house.person("Azula").await);
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
    house.stop().await;
}

#[tokio::test]
async fn a_message_is_reported_and_an_administrator_acts() {
    let house = House::open().await;
    let (iroh, azula) = (house.person("Iroh").await, house.person("Azula").await);
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
    assert_eq!(house.client().get("/api/moderation/reports").await.status, 401);
    assert!(!server::maintain::set_admin(house.database(), "nobody", true).await.unwrap());

    let lin = house.admin("Lin").await;
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
    house.time.pass(2 * 3_600_000);
    assert_eq!(azula.post(&chat, again).await.status, 201);

    assert_eq!(lin.put(moderation[1], Value::Null).await.status, 204);
    assert_eq!(azula.name().await, None);
    assert!(azula.post("/api/session", sign_in("Azula", PASSWORD)).await.is_refused(403, "account-closed"));
    assert_eq!(azula.post("/api/session", sign_in("Azula", "wrong password")).await.status, 401);
    assert_eq!(iroh.get("/api/players/Azula").await.json()["closed"], true);
    assert_eq!(iroh.get(&format!("/api/games/{game}")).await.json()["status"], "over");
    assert_eq!(lin.delete(moderation[1], Value::Null).await.status, 204);
    assert_eq!(azula.post("/api/session", sign_in("Azula", PASSWORD)).await.status, 200);
    // Administrators are made and unmade by the command line alone.
    assert!(lin.put("/api/moderation/players/Lin/closed", Value::Null).await.is_refused(409, "is-admin"));
    assert!(server::maintain::set_admin(house.database(), "Lin", false).await.unwrap());
    assert!(lin.get("/api/moderation/reports").await.is_refused(403, "admin-only"));
    house.stop().await;
}

#[tokio::test]
async fn a_profile_tells_games_ratings_and_records() {
    let house = House::open_with(|config| config.no_limits = true).await;
    let (iroh, zuko) = (house.person("Iroh").await, house.person("Zuko").await);
    let new = json!({ "game": "halma", "rated": true, "public": true,
        "time": { "kind": "clock", "base": 300, "increment": 0 } });
    let mut games = Vec::new();
    for i in 0..52 {
        let game = iroh.create(new.clone()).await;
        assert_eq!(zuko.act(&game, "join").await.status, 200);
        let loser = if i % 2 == 0 { &zuko } else { &iroh };
        assert_eq!(loser.act(&game, "resign").await.status, 200);
        games.push(game);
    }
    let secret = iroh.create(json!({ "game": "skud" })).await;
    assert_eq!(zuko.act(&secret, "join").await.status, 200);

    let nobody = house.client();
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
    assert_eq!(nobody.get("/api/leaderboard?pool=halma/bullet").await.json(), json!([]));
    assert_eq!(nobody.get("/api/leaderboard").await.status, 400);
    house.stop().await;
}

#[tokio::test]
async fn other_peoples_pages_can_do_nothing() {
    let house = House::open().await;
    let iroh = house.person("Iroh").await;
    let evil = [("origin", "https://evil.example")];
    let reply = iroh.send(Method::DELETE, "/api/session", Value::Null, &evil).await;
    assert!(reply.is_refused(403, "cross-site"));
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"));
    // Neither do they sign anybody in, who has no cookie yet or whose cookie the browser held back.
    let nobody = house.client();
    let (new, old) = (sign_in("Zuko", PASSWORD), sign_in("Iroh", PASSWORD));
    for (path, body) in [("/api/guest", Value::Null), ("/api/account", new), ("/api/session", old)] {
        let reply = nobody.send(Method::POST, path, body, &evil).await;
        assert!(reply.is_refused(403, "cross-site"), "{path}: {reply:?}");
        assert!(!reply.headers.contains_key("set-cookie"));
    }
    let own = house.url.clone();
    let reply = nobody.send(Method::POST, "/api/guest", Value::Null, &[("origin", &own)]).await;
    assert_eq!(reply.status, 201);
    house.stop().await;
}

#[tokio::test]
async fn whatever_is_written_is_only_text() {
    let house = House::open().await;
    let (iroh, lin) = (house.person("Iroh").await, house.admin("Lin").await);
    let nobody = house.client();
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
        assert!(reports.json().as_array().unwrap().iter().any(|report| report["reason"] == evil));
        assert_eq!(reports.headers["content-type"], "application/json");
        assert_eq!(reports.headers["x-content-type-options"], "nosniff");
    }
    let game = iroh.create(json!({ "game": "halma" })).await;
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
    // The program's name for itself is kept as text too.
    let agent = [("user-agent", "<script>'; DROP TABLE sessions")];
    let other = house.client();
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
    house.stop().await;
}

#[tokio::test]
async fn a_report_too_many_has_to_wait() {
    let house = House::open().await;
    let (iroh, guest) = (house.person("Iroh").await, house.guest().await);
    house.person("Azula").await;
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
    assert_eq!(house.guest().await.post("/api/reports", report()).await.status, 429);
    house.stop().await;
}

#[tokio::test]
async fn a_session_that_nobody_uses_ends() {
    let house = House::open().await;
    let iroh = house.person("Iroh").await;
    let day = 86_400_000;
    house.time.pass(59 * day);
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"));
    house.time.pass(59 * day);
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"), "it was used since");
    house.time.pass(61 * day);
    assert_eq!(iroh.name().await, None);
    house.stop().await;
}

#[tokio::test]
async fn guests_who_left_nothing_are_forgotten() {
    let mut house = House::open().await;
    let (player, passer) = (house.guest().await, house.guest().await);
    player.create(json!({ "game": "halma" })).await;
    let (player, passer) = (player.name().await.unwrap(), passer.name().await.unwrap());
    let profile =
        async |house: &House, name: &str| house.client().get(&format!("/api/players/{name}")).await.status;
    house.time.pass(30 * 86_400_000);
    house.restart().await;
    assert_eq!(profile(&house, &passer).await, 200, "the session is still good");
    house.time.pass(31 * 86_400_000);
    house.restart().await;
    // The server does it by itself, soon after it has started.
    for _ in 0..1_000 {
        if profile(&house, &passer).await == 404 {
            assert_eq!(profile(&house, &player).await, 200);
            return house.stop().await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("{passer} is still there");
}

#[tokio::test]
async fn an_account_without_games_becomes_a_bot() {
    let house = House::open().await;
    let (iroh, zuko) = (house.person("Iroh").await, house.person("Zuko").await);
    let token = iroh.post("/api/tokens", json!({ "name": "bot", "scopes": ["read", "play"] })).await.json();
    let bot = Client::with_token(&house, token["secret"].as_str().unwrap());
    let path = "/api/bot/account/upgrade";
    assert_eq!(bot.post(path, Value::Null).await.status, 204);
    assert_eq!(bot.get("/api/account").await.json()["bot"], true);
    assert_eq!(bot.get("/api/players/Iroh").await.json()["bot"], true);
    zuko.create(json!({ "game": "halma" })).await;
    assert!(zuko.post(path, Value::Null).await.is_refused(409, "has-played"));
    assert!(house.guest().await.post(path, Value::Null).await.is_refused(403, "account-only"));
    house.stop().await;
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
    let house = House::open().await;
    let ana = house.person("Ana").await;
    let bot = json!({ "kind": "bot", "level": 1 });
    let seats = json!([{ "kind": "me" }, bot, bot, bot]);
    let id = ana.create(json!({ "game": "skud", "seats": seats })).await;
    let turns =
        async || ana.get(&format!("/api/games/{id}")).await.json()["turns"].as_array().map_or(0, Vec::len);
    // The first seat chooses its accents; then it gives up, and the others go on without it.
    let legal = ana.get(&format!("/api/games/{id}/legal")).await.json();
    let board = ana.get(&format!("/api/games/{id}")).await.json()["board"].clone();
    let reply =
        ana.post(&format!("/api/games/{id}/turns"), json!({ "turn": legal[0], "board": board })).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    assert_eq!(ana.act(&id, "resign").await.status, 200);
    let begun = std::time::Instant::now();
    while turns().await < 16 {
        assert!(begun.elapsed() < std::time::Duration::from_secs(60), "stuck after {} turns", turns().await);
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}
