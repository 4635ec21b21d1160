//! Whatever dies at whatever moment: each thing that waits has one notice, and each notice arrives. One that was on its
//! way when the node died may arrive twice, under one identifier, which browsers show once.

use crate::common::{self, Client};
use crate::receiver::{Browser, Letter};
use crate::{House, a_while, list, turn};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// The notices of turns that arrived, by identifier, each with its game and how often it came.
fn arrived(browser: &Browser, letters: &[Letter]) -> BTreeMap<String, (String, usize)> {
    let mut arrived = BTreeMap::new();
    for letter in letters {
        let message = browser.decrypt(letter);
        assert_eq!(message["kind"], "turn", "{message}");
        let text = |field: &str| message[field].as_str().unwrap().to_string();
        arrived.entry(text("id")).or_insert((text("game"), 0)).1 += 1;
    }
    arrived
}

/// What waits for somebody, by identifier.
async fn waiting(client: &Client) -> BTreeSet<String> {
    let turns = list(client).await.into_iter().filter(|notice| notice["kind"] == "turn");
    turns.map(|notice| notice["id"].as_str().unwrap().to_string()).collect()
}

#[tokio::test]
async fn a_server_that_dies_again_and_again_tells_each_turn_once() {
    let mut house = House::open().await;
    let browser = house.device("/dies").await;
    house.receiver.be_slow(Duration::from_millis(150));
    let mut games = Vec::new();
    for _ in 0..8 {
        games.push(house.game().await);
    }
    let (mut made, mut last) = (0, BTreeSet::new());
    for round in 0..10_u64 {
        for game in &games {
            turn(&house.ana, game).await;
            made += 1;
        }
        // It dies while games are looked at, while letters are written, and while they are on their way.
        tokio::time::sleep(Duration::from_millis(110 * round)).await;
        house.restart().await;
        house.server.time.pass(61_000);
        let all = async || {
            waiting(&house.ben).await.len() == games.len()
                && arrived(&browser, &house.receiver.letters()).len() == made
        };
        common::until("every turn has arrived", all).await;
        let now = waiting(&house.ben).await;
        assert!(now.is_disjoint(&last), "a new turn has a notice of its own");
        last = now;
        for game in &games {
            turn(&house.ben, game).await;
        }
        common::until("nothing waits", async || waiting(&house.ben).await.is_empty()).await;
    }
    house.server.time.pass(61_000);
    a_while().await;
    let arrived = arrived(&browser, &house.receiver.letters());
    assert_eq!(arrived.len(), made, "as many as the logs have turns of Ana's");
    for game in &games {
        assert_eq!(arrived.values().filter(|(of, _)| of == game).count(), 10);
    }
    let twice = arrived.values().filter(|(_, times)| *times > 1).count();
    println!("{made} turns, {} letters, {twice} of them twice", house.receiver.count());
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn two_nodes_tell_each_turn_once_and_one_tells_what_the_other_has_left() {
    let nats = std::env::var("TEAHOUSE_TEST_NATS").unwrap();
    let house = House::open_on(Some(nats.clone())).await;
    let browser = house.device("/two").await;
    let mut games = Vec::new();
    for _ in 0..6 {
        games.push(house.game().await);
    }
    let mut made = 0;
    for round in 0..8_u64 {
        let mut second = house
            .server
            .second(|config| {
                config.no_limits = true;
                config.reach_local = true;
                config.nats = Some(nats.clone());
            })
            .await;
        let (ana, ben) = (house.ana.at(&second), house.ben.at(&second));
        for (at, game) in games.iter().enumerate() {
            turn(if at % 2 == 0 { &ana } else { &house.ana }, game).await;
            made += 1;
        }
        tokio::time::sleep(Duration::from_millis(120 * round)).await;
        if round % 2 == 0 {
            second.kill();
        } else {
            second.stop().await;
        }
        drop(ben);
        // Until the node counts as silent, and what it had taken comes due again.
        let all = async || {
            house.server.time.pass(5_000);
            waiting(&house.ben).await.len() == games.len()
                && arrived(&browser, &house.receiver.letters()).len() == made
        };
        common::until("every turn has arrived", all).await;
        for game in &games {
            turn(&house.ben, game).await;
        }
        common::until("nothing waits", async || waiting(&house.ben).await.is_empty()).await;
    }
    a_while().await;
    let arrived = arrived(&browser, &house.receiver.letters());
    assert_eq!(arrived.len(), made);
    let twice = arrived.values().filter(|(_, times)| *times > 1).count();
    println!("{made} turns, {} letters, {twice} of them twice", house.receiver.count());
    house.server.stop().await;
}
