//! What nobody sends by mistake.

use crate::common::TestServer;
use crate::{House, REDIRECT, Tokens, VERIFIER, form};
use reqwest::Method;
use serde_json::json;

#[tokio::test]
async fn what_is_no_form_is_refused() {
    let house = House::open().await;
    let client = house.server.client();
    let text = form(&[("grant_type", "refresh_token"), ("client_id", &house.app), ("refresh_token", "x")]);
    for path in ["/oauth/token", "/oauth/revoke"] {
        for kind in ["application/json", "text/plain", "multipart/form-data", ""] {
            let reply = client.raw(Method::POST, path, text.clone(), &[("content-type", kind)]).await;
            assert!(reply.is_refused(415, "invalid_request"), "{path} {kind}: {reply:?}");
        }
        let reply = client.raw(Method::POST, path, text.clone(), &[]).await;
        assert!(reply.is_refused(415, "invalid_request"), "{path}: {reply:?}");
        assert_eq!(client.get(path).await.status, 405);
    }
    let kind = [("content-type", "application/x-www-form-urlencoded; charset=UTF-8")];
    for body in ["", "&&&", "=", "%", "%zz=%", "grant_type", "client_id=%00", "client_id=\u{202e}", "a=b;c=d"]
    {
        let reply = client.raw(Method::POST, "/oauth/token", body.to_string(), &kind).await;
        assert!(
            reply.is_refused(400, "invalid_request") || reply.is_refused(401, "invalid_client"),
            "{body}: {reply:?}"
        );
    }
    let reply = client.raw(Method::POST, "/oauth/token", "x".repeat(100_000), &kind).await;
    assert_eq!(reply.status, 413);
    house.server.stop().await;
}

#[tokio::test]
async fn parameters_that_stand_twice_are_refused_and_unknown_ones_passed_over() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let code = house.code(&iroh, &[]).await;
    let usual = [
        ("grant_type", "authorization_code"),
        ("client_id", house.app.as_str()),
        ("code", &code),
        ("redirect_uri", REDIRECT),
        ("code_verifier", VERIFIER),
        ("client_secret", "x"),
        ("resource", "x"),
        ("resource", "y"),
    ];
    for (name, value) in &usual[..5] {
        let twice: Vec<_> = usual.iter().copied().chain([(*name, *value)]).collect();
        let reply = house.send("/oauth/token", &twice).await;
        assert!(reply.is_refused(400, "invalid_request"), "{name}: {reply:?}");
    }
    Tokens::of(&house.send("/oauth/token", &usual).await);
    house.server.stop().await;
}

#[tokio::test]
async fn strange_texts_get_nowhere() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let tokens = house.tokens(&iroh).await;
    let whole = tokens.refresh.clone();
    let (family, _) = whole.rsplit_once('_').unwrap();
    for token in
        ["'; DROP TABLE consents; --", "thr__", "thr_\0_\0", &"x".repeat(5_000), &tokens.access, family]
    {
        assert!(house.refresh(token).await.is_refused(400, "invalid_grant"), "{token}");
        assert!(house.exchange(token, &[]).await.is_refused(400, "invalid_grant"), "{token}");
    }
    assert!(house.works(&tokens.access).await);
    // A refresh token opens nothing by itself, and neither does a code.
    let code = house.code(&iroh, &[]).await;
    for secret in [&tokens.refresh, &code, &format!("{} ", &tokens.refresh)] {
        assert!(!house.works(secret).await);
    }
    // What an app wants back comes back as it was, and breaks out of nothing.
    let state = "\"><script>alert(1)</script>\r\nLocation: https://evil.example/\u{202e}&code=forged#";
    let to = house.answer(&iroh, &house.query(&[("state", state)]), true).await;
    assert!(to.bytes().all(|byte| byte.is_ascii_graphic()) && !to.contains(['<', '"', '#']), "{to}");
    assert_eq!(crate::param(&to, "state").as_deref(), Some(state));
    assert!(crate::param(&to, "code").unwrap().starts_with("thc_"));
    for query in ["", "?", "&&&", "client_id=%00", &"x".repeat(60_000)] {
        let reply = iroh.post("/api/consent", json!({ "query": query, "allow": true })).await;
        assert!(reply.is_refused(400, "unknown-app"), "{reply:?}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn who_tries_for_long_is_told_to_wait() {
    let house = House::open().await;
    let mut refused = 0;
    for _ in 0..400 {
        let reply = house.refresh("thr_x").await;
        if reply.status == 429 {
            break;
        }
        assert!(reply.is_refused(400, "invalid_grant"), "{reply:?}");
        refused += 1;
    }
    assert!((10..399).contains(&refused), "{refused}");
    house.server.stop().await;
}

#[tokio::test]
async fn the_page_of_consent_is_never_framed() {
    #[derive(rust_embed::RustEmbed)]
    #[folder = "tests/apps/page"]
    struct Files;
    let pages = server::config::Pages::of::<Files>();
    let server = TestServer::open_with(|config| config.pages = Some(pages)).await;
    for path in ["/oauth/authorize", "/oauth/authorize?client_id=x", "/sign-in"] {
        let reply = server
            .client()
            .send(Method::GET, path, serde_json::Value::Null, &[("accept", "text/html")])
            .await;
        assert_eq!(reply.status, 200, "{reply:?}");
        assert_eq!(reply.headers["x-frame-options"], "DENY", "{path}");
        let policy = reply.headers["content-security-policy"].to_str().unwrap();
        assert!(
            policy.contains("frame-ancestors 'none'") && policy.contains("form-action 'self'"),
            "{policy}"
        );
        assert_eq!(
            reply.headers["referrer-policy"], "same-origin",
            "its address has what others need not know"
        );
        assert_eq!(reply.headers["cross-origin-opener-policy"], "same-origin");
    }
    server.stop().await;
}
