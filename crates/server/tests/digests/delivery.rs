//! Mails that are refused, and nodes that die while they send.

use crate::smtp::Answer::{Never, NotNow, Silence};
use crate::{HOUR, House, MINUTE, choose};
use std::collections::BTreeSet;

#[tokio::test]
async fn what_is_not_taken_is_tried_again_with_growing_pauses() {
    let house = House::open().await;
    let iroh = house.reader("Iroh").await;
    choose(&iroh, "UTC", "en", &[8], 1).await;
    house.game(&iroh, "Iroh", "halma").await;
    house.told(&iroh, 1).await;
    house.post.answer(&[NotNow, NotNow, NotNow]);
    house.server.time.pass(8 * HOUR);
    for (tries, pause) in [(1, MINUTE), (2, 5 * MINUTE), (3, 30 * MINUTE)] {
        crate::until("an attempt", async || house.post.refused() == tries).await;
        house.rest().await;
        house.server.time.pass(pause - MINUTE / 2);
        house.rest().await;
        assert_eq!(house.post.refused(), tries, "too early");
        house.server.time.pass(MINUTE / 2);
    }
    assert_eq!(house.wait_for("Iroh", 1).await.len(), 1);
    house.server.stop().await;
}

#[tokio::test]
async fn what_nobody_takes_is_dropped_and_counted() {
    let house = House::open().await;
    let iroh = house.reader("Iroh").await;
    choose(&iroh, "UTC", "en", &[8], 1).await;
    house.game(&iroh, "Iroh", "halma").await;
    house.told(&iroh, 1).await;
    house.post.answer(&[Never]);
    let dropped = "teahouse_digests_total{end=\"dropped\"}";
    let before = house.server.figure(dropped).await;
    house.server.time.pass(8 * HOUR);
    crate::until("it is dropped", async || house.server.figure(dropped).await > before).await;
    house.server.time.pass(48 * HOUR);
    house.rest().await;
    assert_eq!((house.post.refused(), house.digests("Iroh").len()), (1, 0));
    house.server.stop().await;
}

#[tokio::test]
async fn of_two_nodes_one_sends() {
    let house = House::open().await;
    if !house.server.database().starts_with("postgres") {
        return;
    }
    let (url, time) = (house.post.url.clone(), house.server.time.clone());
    let second = house
        .server
        .second(|config| {
            config.smtp = Some(url);
            config.public_url = Some("https://tea.example".to_string());
        })
        .await;
    let mut readers = Vec::new();
    for number in 0..12 {
        let name = format!("Reader{number}");
        let reader = house.reader(&name).await;
        choose(&reader, "UTC", "en", &[8], 1).await;
        house.game(&reader, &name, "halma").await;
        house.told(&reader, 1).await;
        readers.push(name);
    }
    time.pass(8 * HOUR);
    for name in &readers {
        house.wait_for(name, 1).await;
    }
    house.rest().await;
    assert!(readers.iter().all(|name| house.digests(name).len() == 1));
    second.stop().await;
    house.server.stop().await;
}

#[tokio::test]
async fn a_node_that_dies_while_it_sends_leaves_one_mail() {
    let mut house = House::open().await;
    let iroh = house.reader("Iroh").await;
    choose(&iroh, "UTC", "en", &[8], 1).await;
    house.game(&iroh, "Iroh", "halma").await;
    house.told(&iroh, 1).await;
    house.post.answer(&[Silence]);
    house.server.time.pass(8 * HOUR);
    house.wait_for("Iroh", 1).await;
    house.server.kill();
    house.server.restart().await;
    // The other one knows nothing of how the first one ended: it sends the same mail, by the same name.
    house.server.time.pass(11 * MINUTE);
    let mails = house.wait_for("Iroh", 2).await;
    let names: BTreeSet<&str> = mails.iter().map(|mail| mail.header("Message-ID")).collect();
    assert_eq!(names.len(), 1);
    house.server.time.pass(24 * HOUR);
    house.rest().await;
    assert_eq!(house.digests("Iroh").len(), 2);
    house.server.stop().await;
}
