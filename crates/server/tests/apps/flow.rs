//! The whole way, as an app goes it.

use crate::common::{Client, Reply, TestServer};
use crate::{House, REDIRECT, Tokens, VERIFIER, challenge, form, let_in, param};
use reqwest::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn an_app_is_let_in_and_does_what_it_was_allowed() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let query = house.query(&[]);
    let asked = iroh.get(&format!("/api/consent?{query}")).await.json();
    let wanted = json!({ "kind": "ask", "name": "Pai Sho Board", "url": "https://app.example/", "redirect": REDIRECT,
        "scopes": ["read", "play"] });
    assert_eq!(asked, wanted);
    let to = house.answer(&iroh, &query, true).await;
    assert!(to.starts_with("https://app.example/cb?from=tea&code=thc_"), "its own query stays: {to}");
    assert_eq!(param(&to, "state").as_deref(), Some("a b&c=d"));
    assert_eq!(param(&to, "iss").as_deref(), Some(house.server.url.as_str()));
    assert_eq!(let_in(&iroh).await, Vec::<Value>::new(), "not before the code was used");
    let reply = house.exchange(&param(&to, "code").unwrap(), &[]).await;
    assert_eq!(reply.headers["cache-control"], "no-store");
    assert_eq!(reply.headers["pragma"], "no-cache");
    let tokens = Tokens::of(&reply);
    assert_eq!(tokens.scope, "read play");

    let app = Client::with_token(&house.server, &tokens.access);
    assert_eq!(app.get("/api/account").await.json()["name"], "Iroh");
    let game = app.create(json!({ "game": "halma" })).await;
    let said =
        app.post(&format!("/api/games/{game}/chat"), json!({ "room": "players", "text": "tea?" })).await;
    assert!(said.is_refused(403, "token-scope"), "{said:?}");
    let access = iroh.get("/api/access").await.json();
    assert_eq!(access[0]["scopes"], json!(["read", "play"]));
    assert_eq!(
        (&access[0]["created_at"], &access[0]["used_at"]),
        (&json!(house.server.time.now()), &json!(house.server.time.now()))
    );
    assert_eq!(iroh.get("/api/tokens").await.json(), json!([]), "it is no token that the person has made");

    house.server.time.pass(3_600_000);
    assert!(!house.works(&tokens.access).await, "after an hour");
    let next = Tokens::of(&house.refresh(&tokens.refresh).await);
    assert_ne!((&next.access, &next.refresh), (&tokens.access, &tokens.refresh));
    assert!(house.works(&next.access).await);
    assert_eq!(iroh.get("/api/access").await.json()[0]["client"], json!(house.app));
    let whole = iroh.get("/api/account/export").await.json();
    assert_eq!(whole["app_access"][0]["name"], "Pai Sho Board");
    assert_eq!(house.owner.get("/api/account/export").await.json()["apps"][0]["id"], json!(house.app));
    house.server.stop().await;
}

#[tokio::test]
async fn no_secret_of_an_app_is_in_the_database() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let code = house.code(&iroh, &[]).await;
    let first = Tokens::of(&house.exchange(&code, &[]).await);
    let next = Tokens::of(&house.refresh(&first.refresh).await);
    let mut copy = Vec::new();
    server::maintain::backup(house.server.database(), &mut copy).await.unwrap();
    let copy = String::from_utf8(copy).unwrap();
    assert!(copy.contains(&house.app) && copy.contains(REDIRECT), "it has the rest");
    let parts =
        [&code, &first.access, &first.refresh, &next.access, &next.refresh].map(|secret| secret.split('_'));
    for part in parts.into_iter().flatten().filter(|part| part.len() > 10) {
        assert!(!copy.contains(part), "{part}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn who_refuses_goes_back_with_that() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let to = house.answer(&iroh, &house.query(&[]), false).await;
    assert!(to.starts_with("https://app.example/cb?from=tea&error=access_denied"), "{to}");
    assert_eq!(param(&to, "state").as_deref(), Some("a b&c=d"));
    assert_eq!(param(&to, "iss").as_deref(), Some(house.server.url.as_str()));
    assert_eq!(param(&to, "code"), None);
    let to = house.answer(&iroh, &house.query(&[("state", "")]), false).await;
    assert_eq!(param(&to, "state"), None, "what was not sent is not sent back");
    house.server.stop().await;
}

#[tokio::test]
async fn what_is_wrong_with_app_or_address_is_shown_and_nobody_goes_there() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let ask = async |otherwise: &[(&str, &str)]| {
        iroh.get(&format!("/api/consent?{}", house.query(otherwise))).await
    };
    for app in ["", "nobody", "' OR 1=1 --"] {
        let reply = ask(&[("client_id", app)]).await;
        assert!(reply.is_refused(400, "unknown-app"), "{reply:?}");
    }
    for address in [
        "",
        "https://app.example/cb",
        "https://evil.example/cb",
        "https://app.example/cb?from=tea#x",
        "http://app.example/cb?from=tea",
        "javascript:alert(1)",
        "http://127.0.0.1:80@evil.example/cb",
        "http://localhost/cb",
    ] {
        let reply = ask(&[("redirect_uri", address)]).await;
        assert!(reply.is_refused(400, "unknown-redirect"), "{address}: {reply:?}");
        let query = house.query(&[("redirect_uri", address)]);
        let reply = iroh.post("/api/consent", json!({ "query": query, "allow": true })).await;
        assert!(reply.is_refused(400, "unknown-redirect"), "{address}: {reply:?}");
    }
    let twice = format!("{}&redirect_uri=https%3A%2F%2Fevil.example%2F", house.query(&[]));
    let reply = iroh.post("/api/consent", json!({ "query": twice, "allow": true })).await;
    assert!(reply.is_refused(400, "unknown-redirect"), "{reply:?}");
    house.server.stop().await;
}

#[tokio::test]
async fn all_else_that_is_wrong_is_told_to_the_app() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let ask = async |otherwise: &[(&str, &str)]| {
        iroh.get(&format!("/api/consent?{}", house.query(otherwise))).await
    };
    let long = "x".repeat(2_001);
    let short = challenge(VERIFIER)[1..].to_string();
    for (name, value, error) in [
        ("response_type", "token", "unsupported_response_type"),
        ("response_type", "", "invalid_request"),
        ("code_challenge", "", "invalid_request"),
        ("code_challenge", short.as_str(), "invalid_request"),
        ("code_challenge", VERIFIER, "invalid_request"),
        ("code_challenge_method", "", "invalid_request"),
        ("code_challenge_method", "plain", "invalid_request"),
        ("code_challenge_method", "s256", "invalid_request"),
        ("scope", "", "invalid_scope"),
        ("scope", "admin", "invalid_scope"),
        ("scope", "read admin", "invalid_scope"),
        ("state", &long, "invalid_request"),
    ] {
        let told = ask(&[(name, value)]).await.json();
        assert_eq!(told["kind"], "back", "{name}={value}: {told}");
        let to = told["to"].as_str().unwrap();
        assert!(to.starts_with("https://app.example/cb?from=tea&error="), "{to}");
        assert_eq!(param(to, "error").as_deref(), Some(error), "{name}={value}");
        assert_eq!(param(to, "iss").as_deref(), Some(house.server.url.as_str()));
        assert_eq!(param(to, "state").is_some(), name != "state");
        let to = house.answer(&iroh, &house.query(&[(name, value)]), true).await;
        assert_eq!(
            (param(&to, "error").as_deref(), param(&to, "code")),
            (Some(error), None),
            "{name}={value}"
        );
    }
    for twice in ["scope=read", "state=x", "code_challenge_method=plain", "response_type=code"] {
        let to = house.answer(&iroh, &format!("{}&{twice}", house.query(&[])), true).await;
        assert_eq!(param(&to, "error").as_deref(), Some("invalid_request"), "{twice}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_program_on_ones_own_computer_listens_on_any_port() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    for address in ["http://127.0.0.1:51234/cb", "com.example.app:/cb"] {
        let code = house.code(&iroh, &[("redirect_uri", address)]).await;
        let reply = house.exchange(&code, &[("redirect_uri", "http://127.0.0.1:51235/cb")]).await;
        assert!(reply.is_refused(400, "invalid_grant"), "not another port in the end: {reply:?}");
        Tokens::of(&house.exchange(&code, &[("redirect_uri", address)]).await);
    }
    // The app of the Python package needs no registration, and has no other address. It comes later, and is listed so.
    house.server.time.pass(1);
    let python = [("client_id", "teahouse-python"), ("redirect_uri", "http://127.0.0.1:49152/")];
    let asked = iroh.get(&format!("/api/consent?{}", house.query(&python))).await.json();
    assert_eq!((&asked["name"], &asked["url"]), (&json!("Teahouse for Python"), &Value::Null), "{asked}");
    let code = house.code(&iroh, &python).await;
    Tokens::of(&house.exchange(&code, &python).await);
    assert_eq!(let_in(&iroh).await, [json!("Pai Sho Board"), json!("Teahouse for Python")]);
    let elsewhere = house.query(&[("client_id", "teahouse-python")]);
    let reply = iroh.get(&format!("/api/consent?{elsewhere}")).await;
    assert!(reply.is_refused(400, "unknown-redirect"), "{reply:?}");
    house.server.stop().await;
}

#[tokio::test]
async fn only_a_person_with_an_account_who_sits_at_our_pages_lets_an_app_in() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let given = json!({ "query": house.query(&[]), "allow": true });
    let nobody = house.server.client().post("/api/consent", given.clone()).await;
    assert!(nobody.is_refused(401, "not-signed-in"), "{nobody:?}");
    let guest = house.server.guest().await;
    assert!(guest.post("/api/consent", given.clone()).await.is_refused(403, "account-only"));
    assert!(guest.get(&format!("/api/consent?{}", house.query(&[]))).await.is_refused(403, "account-only"));
    for from in [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site")] {
        let reply = iroh.send(Method::POST, "/api/consent", given.clone(), &[from]).await;
        assert!(reply.is_refused(403, "cross-site"), "{reply:?}");
    }
    // Neither the access token of an app nor one that the person has made.
    let tokens = house.tokens(&iroh).await;
    let made = json!({ "name": "bot", "scopes": ["read", "play", "chat"] });
    let made = iroh.post("/api/tokens", made).await.json()["secret"].as_str().unwrap().to_string();
    for token in [&tokens.access, &made] {
        let app = Client::with_token(&house.server, token);
        let new = json!({ "name": "x", "url": "https://x.example/", "redirects": ["https://x.example/"], "scopes": ["read"] });
        for reply in [
            app.post("/api/consent", given.clone()).await,
            app.get(&format!("/api/consent?{}", house.query(&[]))).await,
            app.post("/api/apps", new.clone()).await,
            app.get("/api/apps").await,
            app.get("/api/access").await,
            app.delete(&format!("/api/access/{}", house.app), Value::Null).await,
            app.post("/api/tokens", json!({ "name": "x", "scopes": ["chat"] })).await,
            app.get("/api/account/export").await,
        ] {
            assert!(reply.is_refused(403, "session-only"), "{reply:?}");
        }
    }
    house.server.stop().await;
}

#[tokio::test]
async fn pages_of_other_origins_may_ask_for_tokens() {
    let house = House::open().await;
    let client = house.server.client();
    let origin = [("origin", "https://app.example")];
    let preflight = [
        origin[0],
        ("access-control-request-method", "POST"),
        ("access-control-request-headers", "content-type"),
    ];
    for path in ["/oauth/token", "/oauth/revoke"] {
        let reply = client.send(Method::OPTIONS, path, Value::Null, &preflight).await;
        assert_eq!(reply.headers["access-control-allow-origin"], origin[0].1, "{path}: {reply:?}");
        assert!(!reply.headers.contains_key("access-control-allow-credentials"));
        let kind = [origin[0], ("content-type", "application/x-www-form-urlencoded")];
        let reply = client.raw(Method::POST, path, form(&[("client_id", "nobody")]), &kind).await;
        assert!(reply.is_refused(401, "invalid_client"), "{reply:?}");
        assert_eq!(reply.headers["access-control-allow-origin"], origin[0].1, "an error can be read, too");
        assert_eq!(reply.headers["cache-control"], "no-store");
    }
    let found =
        client.send(Method::GET, "/.well-known/oauth-authorization-server", Value::Null, &origin).await;
    assert_eq!(found.headers["access-control-allow-origin"], origin[0].1);
    let (found, base) = (found.json(), house.server.url.as_str());
    assert_eq!(found["issuer"], base);
    for (name, path) in
        [("authorization", "/oauth/authorize"), ("token", "/oauth/token"), ("revocation", "/oauth/revoke")]
    {
        assert_eq!(found[format!("{name}_endpoint")], format!("{base}{path}"));
    }
    assert_eq!(found["code_challenge_methods_supported"], json!(["S256"]));
    assert_eq!(found["authorization_response_iss_parameter_supported"], true);
    assert_eq!(found["scopes_supported"], json!(["read", "play", "chat"]));
    house.server.stop().await;
}

#[tokio::test]
async fn pages_of_other_origins_act_by_a_token_and_never_by_a_session() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let tokens = house.tokens(&iroh).await;
    let origin = ("origin", "https://app.example");
    let allowed = |reply: &Reply| reply.headers.get("access-control-allow-origin").cloned();
    let client = house.server.client();
    let asks = |method| {
        [
            origin,
            ("access-control-request-method", method),
            ("access-control-request-headers", "authorization,content-type"),
        ]
    };
    // Browsers ask first, and are told what programs may send, but nothing that would have them send cookies.
    for (path, method) in [("/api/games", "POST"), ("/api/account", "PATCH"), ("/api/session", "DELETE")] {
        let reply = client.send(Method::OPTIONS, path, Value::Null, &asks(method)).await;
        assert_eq!(allowed(&reply).unwrap(), origin.1, "{path}: {reply:?}");
        let said = |name: &str| reply.headers[name].to_str().unwrap().to_ascii_lowercase();
        assert!(said("access-control-allow-methods").contains(&method.to_ascii_lowercase()), "{reply:?}");
        assert!(said("access-control-allow-headers").contains("authorization"), "{reply:?}");
        assert!(!reply.headers.contains_key("access-control-allow-credentials"), "{reply:?}");
    }
    // With a token they play.
    let bearer = format!("Bearer {}", tokens.access);
    let sent = [origin, ("authorization", bearer.as_str())];
    let game = json!({ "game": "halma" });
    let reply = client.send(Method::POST, "/api/games", game.clone(), &sent).await;
    assert_eq!(
        (reply.status.as_u16(), allowed(&reply).unwrap()),
        (201, origin.1.parse().unwrap()),
        "{reply:?}"
    );
    // Without one they are told what they lack, and can read it.
    let reply = client.send(Method::POST, "/api/games", game.clone(), &[origin]).await;
    assert!(reply.is_refused(401, "not-signed-in"), "{reply:?}");
    assert_eq!(reply.headers["www-authenticate"], "Bearer");
    assert_eq!(allowed(&reply).unwrap(), origin.1);
    // Somebody's session is not theirs, even if a browser sent its cookie; nor do they sign anybody in.
    for reply in [
        iroh.send(Method::POST, "/api/games", game, &[origin]).await,
        iroh.send(Method::DELETE, "/api/session", Value::Null, &[origin]).await,
        client.send(Method::POST, "/api/guest", json!({}), &[origin]).await,
        client
            .send(Method::POST, "/api/session", json!({ "name": "Iroh", "password": "x" }), &[origin])
            .await,
    ] {
        assert!(reply.is_refused(403, "cross-site"), "{reply:?}");
        assert!(!reply.headers.contains_key("access-control-allow-credentials"), "{reply:?}");
        assert!(!reply.headers.contains_key("set-cookie"), "{reply:?}");
    }
    // Pages and figures are nobody else's.
    for path in ["/", "/metrics"] {
        assert_eq!(allowed(&client.send(Method::GET, path, Value::Null, &[origin]).await), None, "{path}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn an_issuer_is_the_public_address() {
    let server =
        TestServer::open_with(|config| config.public_url = Some("https://tea.example/".into())).await;
    let found = server.client().get("/.well-known/oauth-authorization-server").await.json();
    assert_eq!(found["issuer"], "https://tea.example");
    assert_eq!(found["token_endpoint"], "https://tea.example/oauth/token");
    server.stop().await;
}

#[tokio::test]
async fn an_app_makes_no_bot_of_an_account() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let app = Client::with_token(&house.server, &house.tokens(&iroh).await.access);
    let path = "/api/bot/account/upgrade";
    assert!(app.post(path, Value::Null).await.is_refused(403, "session-only"));
    assert_eq!(iroh.get("/api/account").await.json()["bot"], false);
    // With a token of one's own a program may.
    let token = iroh.post("/api/tokens", json!({ "name": "my bot", "scopes": ["play"] })).await.json();
    let own = Client::with_token(&house.server, token["secret"].as_str().unwrap());
    assert_eq!(own.post(path, Value::Null).await.status, 204);
    house.server.stop().await;
}

#[tokio::test]
async fn a_page_at_our_host_that_was_not_encrypted_is_none_of_ours() {
    let public = "https://tea.example";
    let server = TestServer::open_with(|config| config.public_url = Some(public.into())).await;
    let host = server.url.strip_prefix("http://").unwrap();
    let guest = async |origin: &str| {
        let origin = [("origin", origin)];
        server.client().send(Method::POST, "/api/guest", json!({}), &origin).await.status.as_u16()
    };
    assert_eq!(guest(&format!("http://{host}")).await, 403);
    assert_eq!(guest("http://tea.example").await, 403);
    assert_eq!(guest(&format!("https://{host}")).await, 201);
    assert_eq!(guest(public).await, 201);
    server.stop().await;
}
