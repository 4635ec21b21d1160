//! Guessed passwords and codes: guessers wait, owners do not.

use crate::common::{Client, PASSWORD, Reply, TestServer};
use crate::sign_in;
use reqwest::Method;
use serde_json::{Value, json};

/// A server that believes what clients say about where they come from.
async fn server() -> TestServer {
    TestServer::open_with(|config| config.proxies = 1).await
}

async fn knock(client: &Client, from: &str, body: Value) -> Reply {
    client.send(Method::POST, "/api/session", body, &[("x-forwarded-for", from)]).await
}

fn wait(reply: &Reply) -> i64 {
    assert!(reply.is_refused(429, "too-many-requests"), "{reply:?}");
    reply.headers["retry-after"].to_str().unwrap().parse().unwrap()
}

#[tokio::test]
async fn waits_grow_for_who_guesses_and_only_there() {
    let server = server().await;
    server.person("Iroh").await;
    server.person("Zuko").await;
    let guesser = server.client();
    let mut waits = Vec::new();
    let mut tries = 0;
    while waits.len() < 5 {
        let reply = knock(&guesser, "192.0.2.1", sign_in("Iroh", "wrong password")).await;
        if reply.status == 401 {
            tries += 1;
            continue;
        }
        waits.push(wait(&reply));
        server.time.pass(waits.last().unwrap() * 1_000);
    }
    assert!(waits.is_sorted() && waits[4] >= 4 * waits[0], "{waits:?}");
    assert!(tries <= 12, "{tries}");
    // The right password is not even looked at while it is too soon.
    while knock(&guesser, "192.0.2.1", sign_in("Iroh", "wrong password")).await.status == 401 {}
    let long = wait(&knock(&guesser, "192.0.2.1", sign_in("Iroh", PASSWORD)).await);
    // Another name there, and the name from elsewhere, do not wait.
    assert_eq!(knock(&server.client(), "192.0.2.1", sign_in("Zuko", PASSWORD)).await.status, 200);
    assert_eq!(knock(&server.client(), "192.0.2.2", sign_in("Iroh", PASSWORD)).await.status, 200);
    // Nothing is locked for good.
    server.time.pass(long * 1_000);
    assert_eq!(knock(&guesser, "192.0.2.1", sign_in("Iroh", PASSWORD)).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn however_many_guess_from_everywhere_the_owner_gets_in_with_a_known_device() {
    let server = server().await;
    let owner = server.person("Iroh").await;
    assert_eq!(owner.delete("/api/session", Value::Null).await.status, 204);
    let guesser = server.client();
    let mut refused = 0;
    for i in 0..60 {
        // Each from a network of its own; every address of one IPv6 network is the same.
        let from = format!("2001:db8:{i:x}::1");
        refused += i64::from(knock(&guesser, &from, sign_in("Iroh", "wrong password")).await.status == 429);
    }
    assert!(refused >= 35, "{refused}");
    // A new device of the owner has to wait its turn, not for long.
    let new = server.client();
    let long = wait(&knock(&new, "198.51.100.1", sign_in("Iroh", PASSWORD)).await);
    assert!(long <= 61, "{long}");
    // The known one is let in, wherever it is: even among the guessers.
    for from in ["198.51.100.7", "2001:db8:3b::1", "2001:db8:3b::1"] {
        let reply = knock(&owner, from, sign_in("Iroh", PASSWORD)).await;
        assert_eq!(reply.status, 200, "{reply:?}");
    }
    // To know one account is not to know another, and the secret of before is worth nothing.
    let stranger = server.person("Azula").await;
    stranger.delete("/api/session", Value::Null).await;
    wait(&knock(&stranger, "198.51.100.2", sign_in("Iroh", PASSWORD)).await);
    server.time.pass(long * 1_000);
    assert_eq!(knock(&new, "198.51.100.1", sign_in("Iroh", PASSWORD)).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_known_device_that_guesses_waits_like_any_other() {
    let server = server().await;
    let thief = server.person("Iroh").await;
    thief.delete("/api/session", Value::Null).await;
    let mut tries = 0;
    while knock(&thief, "192.0.2.1", sign_in("Iroh", "wrong password")).await.status == 401 {
        tries += 1;
        assert!(tries < 20);
    }
    // Another known device of the account does not mind, nor does a new one.
    assert_eq!(knock(&server.client(), "192.0.2.1", sign_in("Iroh", PASSWORD)).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn one_network_cannot_try_many_names() {
    let server = server().await;
    server.person("Iroh").await;
    let guesser = server.client();
    let mut heard = 0;
    for i in 0..40 {
        let reply = knock(&guesser, "192.0.2.9", sign_in(&format!("Azula{i}"), PASSWORD)).await;
        heard += i64::from(reply.status == 401);
    }
    assert!((20..=25).contains(&heard), "{heard}");
    assert_eq!(knock(&server.client(), "192.0.2.10", sign_in("Iroh", PASSWORD)).await.status, 200);
    // A right guess costs the network nothing.
    server.time.pass(3_600_000);
    for _ in 0..30 {
        assert_eq!(knock(&server.client(), "192.0.2.9", sign_in("Iroh", PASSWORD)).await.status, 200);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_at_the_same_moment_count_each() {
    let server = server().await;
    server.person("Iroh").await;
    let guesser = server.client();
    let knocks = (0..30).map(|_| knock(&guesser, "192.0.2.1", sign_in("Iroh", "wrong password")));
    let replies = futures_util::future::join_all(knocks).await;
    let heard = replies.iter().filter(|reply| reply.status == 401).count();
    assert!(heard <= 6, "{heard}");
    assert!(replies.iter().all(|reply| [401, 429].contains(&reply.status.as_u16())));
    server.stop().await;
}

fn code(secret: &str, server: &TestServer) -> String {
    let secret = totp_rs::Secret::try_from_base32(secret).unwrap();
    let totp = totp_rs::Builder::new().with_secret(secret).build().unwrap();
    totp.generate(server.time.now() as u64 / 1_000).to_string()
}

#[tokio::test]
async fn codes_are_not_guessed_from_many_networks_either() {
    let server = server().await;
    let owner = server.person("Iroh").await;
    let setup = owner.post("/api/account/two-factor", Value::Null).await.json();
    let secret = setup["secret"].as_str().unwrap().to_string();
    let now = code(&secret, &server);
    let confirm = json!({ "secret": secret, "code": now, "password": PASSWORD });
    assert_eq!(owner.put("/api/account/two-factor", confirm).await.status, 200);
    owner.delete("/api/session", Value::Null).await;
    server.time.pass(60_000);
    let right = code(&secret, &server);
    let wrong = if right == "000000" { "000001" } else { "000000" };
    let with = |code: &str| json!({ "name": "Iroh", "password": PASSWORD, "code": code });
    // To be asked for the code is no wrong try, however often.
    for _ in 0..30 {
        let reply = knock(&server.client(), "192.0.2.1", sign_in("Iroh", PASSWORD)).await;
        assert!(reply.is_refused(401, "code-needed"), "{reply:?}");
    }
    // Who knows the password has few codes to guess, wherever from.
    let mut heard = 0;
    for i in 0..15 {
        heard +=
            i64::from(knock(&server.client(), &format!("198.51.100.{i}"), with(wrong)).await.status == 401);
    }
    assert_eq!(heard, 6);
    wait(&knock(&server.client(), "203.0.113.1", with(&right)).await);
    // The owner's device does not mind.
    assert_eq!(knock(&owner, "203.0.113.2", with(&right)).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_new_password_makes_other_devices_strangers() {
    let server = server().await;
    let (owner, other) = (server.person("Iroh").await, server.client());
    assert_eq!(knock(&other, "192.0.2.1", sign_in("Iroh", PASSWORD)).await.status, 200);
    let change = json!({ "password": PASSWORD, "new": "falling so slow" });
    assert_eq!(owner.put("/api/account/password", change).await.status, 204);
    for i in 0..60 {
        knock(&server.client(), &format!("2001:db8:{i:x}::1"), sign_in("Iroh", "wrong password")).await;
    }
    wait(&knock(&other, "192.0.2.1", sign_in("Iroh", "falling so slow")).await);
    assert_eq!(knock(&owner, "192.0.2.2", sign_in("Iroh", "falling so slow")).await.status, 200);
    server.stop().await;
}
