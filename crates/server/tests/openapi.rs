//! The description of the API is part of the repository, so that a change of it is seen in the change that causes it.
#![allow(clippy::unwrap_used)]

mod common;

use common::TestServer;
use std::path::Path;

/// Writes the document instead of comparing it.
const RENEW: &str = "TEAHOUSE_RENEW_OPENAPI";

#[tokio::test]
async fn the_served_description_of_the_api_is_the_one_in_docs() {
    let server = TestServer::open().await;
    let served: serde_json::Value = server.client().get("/api/openapi.json").await.json();
    let served = serde_json::to_string_pretty(&served).unwrap() + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os(RENEW).is_some() {
        std::fs::write(&file, &served).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default().replace("\r\n", "\n");
    let differs = served.lines().zip(kept.lines()).position(|(now, then)| now != then);
    assert!(
        served == kept,
        "docs/openapi.json is not what the server serves, from line {}. If the change is meant, renew it:\n\
         {RENEW}=1 cargo nextest run -p server --test openapi",
        differs.map_or_else(|| served.lines().count().min(kept.lines().count()) + 1, |line| line + 1),
    );
}
