//! Lists of games that have grown: pages of a history, what a profile counts, and open games that end.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::{Client, TestServer, until};
use reqwest::Method;
use serde_json::{Value, json};
use server::config::Pages;
use sqlx::Connection;

async fn play(one: &Client, other: &Client, game: &str) -> String {
    let id = one.create(json!({ "game": game, "public": true })).await;
    assert_eq!(other.act(&id, "join").await.status, 200);
    other.lose(one, &id).await;
    id
}

fn ids(page: &Value) -> Vec<String> {
    page["games"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap().to_string()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_history_goes_by_pages_and_by_game_and_keeps_its_order() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let (ana, ben) = (server.person("Ana").await, server.person("Ben").await);
    let (mut all, mut street) = (Vec::new(), Vec::new());
    for i in 0..56 {
        let game = if i % 8 == 0 { "street" } else { "halma" };
        let id = play(&ana, &ben, game).await;
        if game == "street" {
            street.insert(0, id.clone());
        }
        all.insert(0, id);
        server.time.pass(1_000);
    }
    // One in which she sits twice, one that is played, one that is private, one that nobody joins.
    let alone = json!({ "game": "halma", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let alone = ana.create(alone).await;
    ana.lose(&ana, &alone).await;
    all.insert(0, alone);
    server.time.pass(1_000);
    let played = ana.create(json!({ "game": "halma", "public": true })).await;
    assert_eq!(ben.act(&played, "join").await.status, 200);
    let private = ana.create(json!({ "game": "halma", "public": false })).await;
    assert_eq!(ben.act(&private, "join").await.status, 200);
    ana.create(json!({ "game": "halma", "public": true })).await;
    all.insert(0, played);
    let walk = async |who: &Client, query: &str| {
        let mut found = Vec::new();
        let mut page = who.get(&format!("/api/players/Ana/games?{query}")).await.json();
        loop {
            found.extend(ids(&page));
            let Some(before) = page["before"].as_str() else { return found };
            page = who.get(&format!("/api/players/Ana/games?{query}&before={before}")).await.json();
        }
    };
    assert_eq!(walk(&ben, "").await, all);
    assert_eq!(walk(&ben, "game=street").await, street);
    assert_eq!(walk(&ana, "").await.len(), all.len() + 1, "one's own games, all of them");
    // What comes after the end moves nothing.
    let oldest = all.last().unwrap();
    assert_eq!(ana.post(&format!("/api/games/{oldest}/rematch"), Value::Null).await.status, 200);
    assert_eq!(walk(&ben, "").await, all);

    let profile = ben.get("/api/players/Ana").await.json();
    assert_eq!(
        profile["tallies"],
        json!([
            { "game": "halma", "won": 50, "drawn": 0, "lost": 1 },
            { "game": "street", "won": 7, "drawn": 0, "lost": 0 }
        ])
    );
    assert_eq!(profile["activity"][0]["games"], 58);
    // The records of all finished games, the oldest first.
    let records = ben.get("/api/players/Ana/records").await.text;
    assert_eq!(
        records.matches("date: ").count(),
        57,
        "{}",
        records.lines().take(9).collect::<Vec<_>>().join("\n")
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_account_and_one_network_have_few_open_games_in_the_lobby() {
    let server = TestServer::open().await;
    let public = json!({ "game": "halma", "public": true });
    let people = [server.person("Ana").await, server.person("Ben").await, server.person("Cyd").await];
    let mut open = Vec::new();
    for person in &people[..2] {
        for _ in 0..5 {
            open.push(person.create(public.clone()).await);
        }
    }
    let ask = async |who: &Client, body: &Value| who.post("/api/games", body.clone()).await;
    assert!(ask(&people[0], &public).await.is_refused(409, "too-many-open-games"));
    assert!(ask(&people[2], &public).await.is_refused(409, "too-many-open-games-here"));
    // Others are not in the lobby.
    people[2].create(json!({ "game": "halma", "public": false })).await;
    assert_eq!(people[2].act(&open[0], "join").await.status, 200);
    people[2].create(public.clone()).await;
    assert!(ask(&people[2], &public).await.is_refused(409, "too-many-open-games-here"));
    assert_eq!(people[1].act(&open[9], "leave").await.status, 200);
    people[2].create(public).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_not_taken_and_given_back_without_end() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest().await, server.guest().await);
    let anyone = json!({ "kind": "anyone" });
    let seats = json!([{ "kind": "me" }, anyone, anyone]);
    let id = ana.create(json!({ "game": "skud", "seats": seats })).await;
    let mut done = 0;
    while ben.act(&id, ["join", "leave"][done % 2]).await.status == 200 {
        done += 1;
    }
    assert_eq!(done, 60);
    assert!(ben.act(&id, "join").await.is_refused(429, "too-many-requests"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn open_games_end_after_a_day_and_those_of_guests_soon_after_they_left() {
    let mut server = TestServer::open().await;
    let (ana, guest, stays) = (server.person("Ana").await, server.guest().await, server.guest().await);
    let own = ana.create(json!({ "game": "halma", "public": true })).await;
    let of_guest = guest.create(json!({ "game": "halma", "public": true })).await;
    let of_other = stays.create(json!({ "game": "halma", "public": true })).await;
    let status = async |server: &TestServer, id: &str| {
        server.client().get(&format!("/api/games/{id}")).await.json()["status"].as_str().unwrap().to_string()
    };
    // Long enough for the node to note that they were there.
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    server.time.pass(10 * 60_000);
    assert_eq!(stays.get("/api/account").await.status, 200);
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    // It is looked at each minute, and when a server starts.
    server.restart().await;
    until("the guest's game ends", async || status(&server, &of_guest).await == "aborted").await;
    assert_eq!(
        (status(&server, &own).await, status(&server, &of_other).await),
        ("open".into(), "open".into())
    );
    server.time.pass(86_400_000);
    server.restart().await;
    until("a day has passed", async || status(&server, &own).await == "aborted").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_say_who_is_there_and_put_games_that_all_have_left_last() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.person("Ana").await, server.person("Ben").await);
    let public = json!({ "game": "halma", "public": true });
    let open = [ana.create(public.clone()).await, ben.create(public.clone()).await];
    let played = [ana.create(public.clone()).await, ben.create(public).await];
    for (game, other) in played.iter().zip(["Cyd", "Dan"]) {
        assert_eq!(server.person(other).await.act(game, "join").await.status, 200);
    }
    let visitor = server.client();
    let there = async |which: &str| {
        let list = visitor.get(&format!("/api/games?which={which}")).await.json();
        let of =
            |card: &Value| (card["id"].as_str().unwrap().to_string(), card["seats"][0]["present"] == true);
        list.as_array().unwrap().iter().map(of).collect::<Vec<_>>()
    };
    let marks = |ids: &[String; 2], there: [bool; 2]| ids.iter().cloned().zip(there).collect::<Vec<_>>();
    // Games of the same moment stand in any order.
    let sorted = |mut list: Vec<(String, bool)>| {
        list.sort();
        list
    };
    until("all are there", async || sorted(there("open").await) == sorted(marks(&open, [true, true]))).await;
    // Ben goes; Ana has a page open.
    let _page = ana.socket().await;
    server.time.pass(60_000);
    assert_eq!(ana.get("/api/account").await.status, 200);
    until("one has left", async || {
        sorted(there("open").await) == sorted(marks(&open, [true, false]))
            && there("playing").await == marks(&played, [true, false])
    })
    .await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_of_games_are_read_as_records() {
    let server = TestServer::open().await;
    let visitor = server.client();
    let read = async |text: &str| visitor.post("/api/records", json!({ "text": text })).await;
    let record = "game: halma\n\n1A.c2-c3;1B.f7-f6\n";
    assert_eq!(read(record).await.json(), json!({ "game": "halma", "record": record }));
    // Made with the library lz-string, as The Garden Gate does.
    let packed = "OYQwtgpgvADAEgOgEIBpUGkUHUDcMDiyaKAStjgIyEkDMAFDCgLQAcAlJYrQyuwGQBLYFApA";
    let linked = read(&format!("https://example.org/?{packed}")).await.json();
    assert_eq!(linked["game"], "skud");
    assert!(linked["record"].as_str().unwrap().ends_with("1G.R3(0,-8);1H.R3(0,8)\n"), "{linked}");
    for (text, why) in [
        ("https://example.org/?JYcwvAjA7AZAHpIA", "link-no-game"),
        ("game: halma\n\n1A.a1-a9", "unknown-square"),
    ] {
        let refused = read(text).await;
        assert_eq!(refused.status, 422, "{refused:?}");
        assert_eq!(refused.json()["error"], "record-refused");
        assert!(refused.json()["args"]["why"]["id"].is_string(), "{why}: {refused:?}");
    }
    server.stop().await;
}

/// The pages that the server of a test brings along.
#[derive(rust_embed::RustEmbed)]
#[folder = "tests/pages"]
struct TestPages;

#[tokio::test(flavor = "multi_thread")]
async fn the_preview_of_a_game_is_not_read_again_for_each_visit() {
    let server = TestServer::open_with(|config| config.pages = Some(Pages::of::<TestPages>())).await;
    let (ana, ben) = (server.person("Ana").await, server.person("Ben").await);
    let id = play(&ana, &ben, "halma").await;
    let visit = async || {
        let headers = [("accept", "text/html")];
        server.client().send(Method::GET, &format!("/game/{id}"), Value::Null, &headers).await.text
    };
    let first = visit().await;
    assert!(first.contains("og:title\" content=\"Ana – Ben · Halma\""), "{first}");
    // Whoever reads the game again finds that it never began.
    sqlx::any::install_default_drivers();
    let mut database = sqlx::AnyConnection::connect(server.database()).await.unwrap();
    let gone = sqlx::query("DELETE FROM log WHERE game = $1").bind(id.clone()).execute(&mut database).await;
    assert!(gone.unwrap().rows_affected() > 4);
    for _ in 0..20 {
        assert_eq!(visit().await, first);
    }
    server.stop().await;
}
