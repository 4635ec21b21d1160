//! Two nodes of one database: what one of them gives the other knows, and no token is used twice between them.

use crate::common::Client;
use crate::{House, Tokens, refresh_at, send};
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn of_two_nodes_one_takes_a_refresh_token() {
    let nats = std::env::var("TEAHOUSE_TEST_NATS").unwrap();
    let house = House::open_with(|config| config.nats = Some(nats.clone())).await;
    let two = house.server.second(|config| config.nats = Some(nats)).await;
    let iroh = house.server.person("Iroh").await;
    for _ in 0..8 {
        let tokens = house.tokens(&iroh).await;
        assert_eq!(Client::with_token(&two, &tokens.access).get("/api/account").await.status, 200);
        let (one, other) = tokio::join!(
            refresh_at(&house.server, &house.app, &tokens.refresh),
            refresh_at(&two, &house.app, &tokens.refresh)
        );
        let (good, bad) = if one.status == 200 { (one, other) } else { (other, one) };
        assert!(bad.is_refused(400, "invalid_grant"), "{bad:?}");
        let good = Tokens::of(&good);
        for server in [&house.server, &two] {
            let reply = Client::with_token(server, &good.access).get("/api/account").await;
            assert!(reply.is_refused(401, "not-signed-in"), "{reply:?}");
            assert!(refresh_at(server, &house.app, &good.refresh).await.is_refused(400, "invalid_grant"));
        }
    }
    // What is taken away at one of them is gone at the other.
    let tokens = house.tokens(&iroh).await;
    assert_eq!(iroh.delete(&format!("/api/access/{}", house.app), Value::Null).await.status, 204);
    assert_eq!(Client::with_token(&two, &tokens.access).get("/api/account").await.status, 401);
    let pairs = [("client_id", house.app.as_str()), ("token", tokens.refresh.as_str())];
    assert_eq!(send(&two, "/oauth/revoke", &pairs).await.status, 200);
    two.stop().await;
    house.server.stop().await;
}
