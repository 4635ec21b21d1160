//! A database that is slow, stands still or is gone.

use crate::common::{TestServer, until};
use crate::proxy::{Mode, Proxy};
use crate::{against_computer, turn, turns};
use serde_json::json;
use server::time::Time;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn the_server_goes_on_when_a_slow_or_lost_database_is_back() {
    let mut proxy = None;
    let direct = crate::common::database::new().await.unwrap();
    let between = Proxy::new(&direct, Mode::Pass).await;
    let server = TestServer::open_at(Time::System, |config| {
        config.database = Some(proxy.insert(between).url.clone());
        config.no_limits = true;
    })
    .await;
    let proxy = proxy.unwrap();
    let (ana, ben) = (server.guest().await, server.guest().await);
    let id = ana.create(json!({ "game": "halma" })).await;
    assert_eq!(ben.act(&id, "join").await.status, 200);
    let mut acknowledged = 0;
    for mode in [Mode::Slow, Mode::Stall, Mode::Cut, Mode::Stall, Mode::Cut] {
        proxy.set(mode);
        let play = async {
            let mut count = 0;
            while count < 3 && turn([&ana, &ben], &id).await {
                count += 1;
            }
            count
        };
        let (count, ()) = tokio::join!(play, async {
            tokio::time::sleep(Duration::from_secs(2)).await;
            if mode == Mode::Cut {
                assert_eq!(server.client().get("/readyz").await.status, 503);
                assert_eq!(server.client().get("/healthz").await.status, 200);
            }
            proxy.set(Mode::Pass);
        });
        acknowledged += count;
        if mode == Mode::Slow {
            assert_eq!(count, 3, "a slow database is a database");
        }
        until("it plays again", async || turn([&ana, &ben], &id).await).await;
        acknowledged += 1;
        until("it is ready", async || server.client().get("/readyz").await.status == 200).await;
    }
    // Everything that was acknowledged is there; a turn whose acknowledgement was lost may be, too.
    assert!(turns(&ana, &id).await >= acknowledged);
    let game = against_computer(&ana, json!({ "kind": "unlimited" })).await;
    until("the computer moves", async || turns(&ana, &game).await == 1).await;
    let found = server::maintain::check(&direct).await.unwrap();
    assert!(found.wrong.is_empty(), "{found:?}");
    server.stop().await;
}
