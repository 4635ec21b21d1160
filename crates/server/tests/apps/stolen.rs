//! Codes and refresh tokens in wrong hands.

use crate::{House, Tokens, VERIFIER, let_in, param, register};
use serde_json::Value;

#[tokio::test]
async fn a_code_is_worth_nothing_without_what_belongs_to_it() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let other = register(&house.owner, "Another board").await;
    let code = house.code(&iroh, &[]).await;
    let longer = format!("{VERIFIER}x");
    for (name, value, error) in [
        ("code_verifier", "", "invalid_request"),
        ("code_verifier", longer.as_str(), "invalid_grant"),
        ("code_verifier", &crate::challenge(VERIFIER), "invalid_grant"),
        ("redirect_uri", "", "invalid_request"),
        ("redirect_uri", "https://app.example/cb", "invalid_grant"),
        ("redirect_uri", "com.example.app:/cb", "invalid_grant"),
        ("client_id", "", "invalid_request"),
        ("client_id", &other, "invalid_grant"),
        ("client_id", "teahouse-python", "invalid_grant"),
        ("code", "", "invalid_request"),
        ("code", "thc_nothing", "invalid_grant"),
        ("grant_type", "", "invalid_request"),
        ("grant_type", "password", "unsupported_grant_type"),
        ("grant_type", "client_credentials", "unsupported_grant_type"),
    ] {
        let reply = house.exchange(&code, &[(name, value)]).await;
        assert!(reply.is_refused(400, error), "{name}={value}: {reply:?}");
        assert!(!reply.json()["error_description"].as_str().unwrap().is_empty());
    }
    let reply = house.exchange(&code, &[("client_id", "nobody")]).await;
    assert!(reply.is_refused(401, "invalid_client"), "{reply:?}");
    assert_eq!(let_in(&iroh).await, Vec::<Value>::new());
    // None of that has used it up.
    Tokens::of(&house.exchange(&code, &[]).await);
    house.server.stop().await;
}

#[tokio::test]
async fn a_code_is_good_for_a_minute() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let (old, older) = (house.code(&iroh, &[]).await, house.code(&iroh, &[]).await);
    house.server.time.pass(59_999);
    Tokens::of(&house.exchange(&old, &[]).await);
    house.server.time.pass(1);
    let reply = house.exchange(&older, &[]).await;
    assert!(reply.is_refused(400, "invalid_grant"), "{reply:?}");
    house.server.stop().await;
}

#[tokio::test]
async fn a_code_that_is_used_twice_takes_away_what_it_gave() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let elsewhere = house.tokens(&iroh).await;
    let code = house.code(&iroh, &[]).await;
    let first = Tokens::of(&house.exchange(&code, &[]).await);
    let next = Tokens::of(&house.refresh(&first.refresh).await);
    assert!(house.works(&next.access).await);
    // Long after, and without knowing the verifier.
    house.server.time.pass(600_000);
    let reply = house.exchange(&code, &[("code_verifier", &"y".repeat(50))]).await;
    assert!(reply.is_refused(400, "invalid_grant"), "{reply:?}");
    assert!(!house.works(&next.access).await);
    assert!(house.refresh(&next.refresh).await.is_refused(400, "invalid_grant"));
    assert!(house.exchange(&code, &[]).await.is_refused(400, "invalid_grant"));
    assert!(house.works(&elsewhere.access).await, "what the app was allowed at another time stays");
    house.server.stop().await;
}

#[tokio::test]
async fn of_two_who_use_a_code_at_once_one_gets_tokens_and_they_are_dead() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    for _ in 0..5 {
        let code = house.code(&iroh, &[]).await;
        let (one, other) = tokio::join!(house.exchange(&code, &[]), house.exchange(&code, &[]));
        let (good, bad) = if one.status == 200 { (one, other) } else { (other, one) };
        assert!(bad.is_refused(400, "invalid_grant"), "{bad:?}");
        assert!(!house.works(&Tokens::of(&good).access).await);
    }
    house.server.stop().await;
}

#[tokio::test]
async fn an_old_refresh_token_ends_its_whole_family() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let elsewhere = house.tokens(&iroh).await;
    let first = house.tokens(&iroh).await;
    let second = Tokens::of(&house.refresh(&first.refresh).await);
    let third = Tokens::of(&house.refresh(&second.refresh).await);
    assert!(!house.works(&first.access).await && !house.works(&second.access).await, "one at a time");
    assert!(house.works(&third.access).await);
    // The very first one, stolen long ago.
    assert!(house.refresh(&first.refresh).await.is_refused(400, "invalid_grant"));
    assert!(!house.works(&third.access).await);
    for token in [&first, &second, &third] {
        assert!(house.refresh(&token.refresh).await.is_refused(400, "invalid_grant"));
    }
    assert!(house.works(&elsewhere.access).await, "another family lives");
    Tokens::of(&house.refresh(&elsewhere.refresh).await);
    house.server.stop().await;
}

#[tokio::test]
async fn of_two_who_refresh_at_once_exactly_one_gets_tokens() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    for _ in 0..5 {
        let tokens = house.tokens(&iroh).await;
        let (one, other) = tokio::join!(house.refresh(&tokens.refresh), house.refresh(&tokens.refresh));
        let (good, bad) = if one.status == 200 { (one, other) } else { (other, one) };
        assert!(bad.is_refused(400, "invalid_grant"), "{bad:?}");
        let good = Tokens::of(&good);
        assert!(!house.works(&good.access).await, "one of them is a thief");
        assert!(house.refresh(&good.refresh).await.is_refused(400, "invalid_grant"));
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_refresh_token_belongs_to_its_app_and_what_it_allows_never_grows() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let tokens = house.tokens(&iroh).await;
    let other = register(&house.owner, "Another board").await;
    let refresh = async |app: &str, token: &str, scope: &str| {
        let pairs =
            [("grant_type", "refresh_token"), ("client_id", app), ("refresh_token", token), ("scope", scope)];
        house.send("/oauth/token", &pairs).await
    };
    for app in [other.as_str(), "teahouse-python"] {
        assert!(refresh(app, &tokens.refresh, "").await.is_refused(400, "invalid_grant"));
    }
    for wider in ["read play chat", "chat", "admin", "read, play"] {
        assert!(
            refresh(&house.app, &tokens.refresh, wider).await.is_refused(400, "invalid_scope"),
            "{wider}"
        );
    }
    assert!(house.works(&tokens.access).await, "none of that was a use");
    let less = Tokens::of(&refresh(&house.app, &tokens.refresh, "read").await);
    assert_eq!(less.scope, "read");
    let app = crate::common::Client::with_token(&house.server, &less.access);
    assert!(
        app.post("/api/games", serde_json::json!({ "game": "halma" })).await.is_refused(403, "token-scope")
    );
    let again = Tokens::of(&house.refresh(&less.refresh).await);
    assert_eq!(again.scope, "read play", "as much as the person has allowed");
    house.server.stop().await;
}

#[tokio::test]
async fn an_app_is_allowed_no_more_than_it_may_ask_for() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let new = serde_json::json!({ "name": "Reader", "url": "https://app.example/", "redirects": [crate::REDIRECT],
        "scopes": ["read"] });
    let reader = house.owner.post("/api/apps", new).await.json()["id"].as_str().unwrap().to_string();
    let to = house.answer(&iroh, &house.query(&[("client_id", &reader)]), true).await;
    assert_eq!((param(&to, "error").as_deref(), param(&to, "code")), (Some("invalid_scope"), None));
    let code = house.code(&iroh, &[("client_id", &reader), ("scope", "read")]).await;
    assert_eq!(Tokens::of(&house.exchange(&code, &[("client_id", &reader)]).await).scope, "read");
    house.server.stop().await;
}
