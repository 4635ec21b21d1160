//! Devices: what they are told, when, and when no longer.

use crate::receiver::{Browser, verify};
use crate::{House, a_while, common, kinds, settings, turn, until_kinds};
use serde_json::json;

#[tokio::test]
async fn a_device_is_told_in_its_language_by_a_message_that_only_it_can_read() {
    let house = House::open().await;
    let browser = Browser::new(&house.receiver, "/device");
    let key =
        house.server.client().get("/api/notices/push/key").await.json()["key"].as_str().unwrap().to_string();
    assert_eq!(house.ben.post("/api/notices/push", browser.subscription("pl")).await.status, 201);
    let game = house.game().await;
    turn(&house.ana, &game).await;
    let letter = house.receiver.until(1).await.remove(0);
    let message = browser.decrypt(&letter);
    assert_eq!((&message["kind"], &message["game"]), (&json!("turn"), &json!(game)));
    assert_eq!(message["path"], format!("/game/{game}"));
    assert_eq!((&message["title"], &message["who"]), (&json!("Twoja kolej"), &json!("Ana")));
    assert!(message["body"].as_str().unwrap().contains("Ana"), "{message}");
    assert_eq!(letter.header("topic"), message["id"]);
    assert!(letter.header("ttl").parse::<u32>().unwrap() > 3_600);
    let claims = verify(&letter, &key);
    assert_eq!(claims["aud"], house.receiver.url);
    let now = house.server.time.now() / 1_000;
    assert!((now..=now + 86_400).contains(&claims["exp"].as_i64().unwrap()), "{claims}");
    // Its list shows it, and no letter comes twice.
    until_kinds(&house.ben, &["turn"]).await;
    house.server.time.pass(3_600_000);
    a_while().await;
    assert_eq!(house.receiver.count(), 1);
    house.server.stop().await;
}

#[tokio::test]
async fn nothing_is_sent_to_whoever_has_never_asked() {
    let house = House::open().await;
    house.device("/ben").await;
    // Ana has no device, and Ben's hears only what concerns Ben.
    let game = house.game().await;
    until_kinds(&house.ana, &["turn"]).await;
    a_while().await;
    assert_eq!(house.receiver.count(), 0);
    settings(&house.ben, |settings| {
        for switch in settings["switches"].as_array_mut().unwrap() {
            switch["push"] = json!(false);
        }
    })
    .await;
    turn(&house.ana, &game).await;
    until_kinds(&house.ben, &["turn"]).await;
    a_while().await;
    assert_eq!(house.receiver.count(), 0);
    house.server.stop().await;
}

#[tokio::test]
async fn in_quiet_hours_devices_wait_until_they_end() {
    let house = House::open().await;
    let browser = house.device("/quiet").await;
    // 2027-01-15 08:00 in London.
    settings(&house.ben, |settings| {
        settings["quiet"] = json!({ "from": 7 * 60, "until": 9 * 60 + 30 });
        settings["time_zone"] = json!("Europe/London");
    })
    .await;
    let (game, other) = (house.game().await, house.game().await);
    turn(&house.ana, &game).await;
    turn(&house.ana, &other).await;
    until_kinds(&house.ben, &["turn", "turn"]).await;
    a_while().await;
    assert_eq!(house.receiver.count(), 0);
    // What is done meanwhile is not told any more.
    turn(&house.ben, &game).await;
    until_kinds(&house.ben, &["turn"]).await;
    house.server.time.pass(90 * 60_000 - 1_000);
    a_while().await;
    assert_eq!(house.receiver.count(), 0);
    house.server.time.pass(1_000);
    let letters = house.receiver.until(1).await;
    assert_eq!(browser.decrypt(&letters[0])["game"], other);
    a_while().await;
    assert_eq!(house.receiver.count(), 1);
    house.server.stop().await;
}

#[tokio::test]
async fn a_device_that_is_gone_is_forgotten() {
    let house = House::open().await;
    let (_gone, there) = (house.device("/gone").await, house.device("/there").await);
    house.receiver.answer("/gone", 410);
    let game = house.game().await;
    turn(&house.ana, &game).await;
    house.receiver.until(2).await;
    common::until("it is forgotten", async || {
        house.ben.get("/api/notices/push").await.json().as_array().unwrap().len() == 1
    })
    .await;
    turn(&house.ben, &game).await;
    turn(&house.ana, &game).await;
    let letters = house.receiver.until(3).await;
    assert_eq!((letters[2].path.as_str(), &there.decrypt(&letters[2])["kind"]), ("/there", &json!("turn")));
    // Whoever signs out is told nothing any more.
    assert_eq!(house.ben.delete("/api/session", json!(null)).await.status, 204);
    house.ana.get("/api/account").await;
    let ben = house.server.client();
    let sign_in = json!({ "name": "Ben", "password": common::PASSWORD });
    assert!(ben.post("/api/session", sign_in).await.status.is_success());
    assert_eq!(ben.get("/api/notices/push").await.json(), json!([]));
    turn(&ben, &game).await;
    turn(&house.ana, &game).await;
    until_kinds(&ben, &["turn"]).await;
    a_while().await;
    assert_eq!(house.receiver.count(), 3);
    house.server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_delivered_is_tried_again_with_growing_pauses_and_then_dropped_and_counted() {
    let house = House::open().await;
    house.device("/down").await;
    house.receiver.answer("/down", 503);
    let game = house.game().await;
    turn(&house.ana, &game).await;
    house.receiver.until(1).await;
    for (tries, pause) in (1..).zip([30, 120, 600, 3_600, 21_600]) {
        a_while().await;
        house.server.time.pass((pause - 1) * 1_000);
        a_while().await;
        assert_eq!(house.receiver.count(), tries, "before {pause} s");
        house.server.time.pass(1_000);
        house.receiver.until(tries + 1).await;
    }
    a_while().await;
    house.server.time.pass(10 * 3_600_000);
    a_while().await;
    assert_eq!(house.receiver.count(), 6);
    let figures = house.server.client().get("/metrics").await.text;
    let dropped = figures.lines().find(|line| {
        line.starts_with("teahouse_deliveries_total")
            && line.contains("\"push\"")
            && line.contains("\"dropped\"")
    });
    assert!(dropped.is_some_and(|line| line.ends_with(" 1")), "{dropped:?}");
    assert_eq!(kinds(&house.ben).await, ["turn"]);
    house.server.stop().await;
}

#[tokio::test]
async fn a_device_has_an_address_that_everybody_can_reach_and_keys_that_are_such() {
    let house = House::open().await;
    let good = Browser::new(&house.receiver, "/x").subscription("en");
    let wrong = |field: &str, value: &str| {
        let mut wrong = good.clone();
        wrong[field] = json!(value);
        wrong
    };
    for (body, error) in [
        (wrong("endpoint", "https://10.0.0.1/x"), "bad-endpoint"),
        (wrong("endpoint", "http://192.168.0.1/x"), "bad-endpoint"),
        (wrong("endpoint", "file:///etc/passwd"), "bad-endpoint"),
        (wrong("endpoint", "nothing"), "bad-endpoint"),
        (wrong("p256dh", "AAAA"), "bad-push-keys"),
        (wrong("auth", "AAAA"), "bad-push-keys"),
        (wrong("language", "xx"), "bad-language"),
    ] {
        let reply = house.ben.post("/api/notices/push", body).await;
        assert!(reply.is_refused(400, error), "{reply:?}");
    }
    // The same browser is one device, and belongs to whoever signed up last.
    for _ in 0..2 {
        assert_eq!(house.ben.post("/api/notices/push", good.clone()).await.status, 201);
    }
    let devices = async |client: &common::Client| {
        client.get("/api/notices/push").await.json().as_array().unwrap().len()
    };
    assert_eq!(devices(&house.ben).await, 1);
    assert_eq!(house.ana.post("/api/notices/push", good).await.status, 201);
    assert_eq!((devices(&house.ana).await, devices(&house.ben).await), (1, 0));
    for number in 2..=16 {
        let other = Browser::new(&house.receiver, &format!("/{number}")).subscription("en");
        assert_eq!(house.ana.post("/api/notices/push", other).await.status, 201);
    }
    let other = Browser::new(&house.receiver, "/17").subscription("en");
    assert!(house.ana.post("/api/notices/push", other).await.is_refused(409, "too-many-devices"));
    house.server.stop().await;
}
