//! What everybody may see.

use crate::common::TestServer;
use crate::together::count;
use crate::{DAY, NOW, attempt, one, progress, quick, with};
use puzzles::Collection;
use serde_json::json;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

#[tokio::test]
async fn a_day_has_one_puzzle_for_everybody_and_days_to_come_have_none() {
    let server = TestServer::open().await;
    let client = server.client();
    let today = client.get("/api/puzzles/days/today").await.json();
    assert_eq!(today["day"], "2027-01-15");
    assert_eq!(today["puzzle"]["name"], puzzles::today("2027-01-15").unwrap().id());
    assert_eq!(server.person("Ana").await.get("/api/puzzles/days/2027-01-15").await.json(), today);
    for none in ["2027-01-16", "2026-10-31", "2027-1-15", "2027-02-30", "tomorrow", "20270115"] {
        let reply = client.get(&format!("/api/puzzles/days/{none}")).await;
        assert!(reply.is_refused(404, "not-found"), "{none}: {reply:?}");
    }
    server.time.pass(DAY);
    assert_eq!(client.get("/api/puzzles/days/2027-01-16").await.status, 200);
    assert_eq!(client.get("/api/puzzles/days/2027-01-15").await.json(), today);
    server.stop().await;
}

#[tokio::test]
async fn what_a_day_was_given_stays_though_the_program_would_choose_another_now() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    // When the collections were smaller, yesterday had this puzzle.
    let shown = &quick(1)[0];
    let (yesterday, day) = (NOW.div_euclid(DAY) * DAY - DAY, "2027-01-14");
    assert_ne!(puzzles::today(day).unwrap().id(), shown.name);
    let mut connection = AnyConnection::connect(server.database()).await.unwrap();
    let sql = format!("INSERT INTO shown_puzzles (day, puzzle) VALUES ({yesterday}, '{}')", shown.name);
    connection.execute(sqlx::raw_sql(AssertSqlSafe(sql))).await.unwrap();
    connection.close().await.unwrap();
    let client = server.client();
    let of_day = client.get(&format!("/api/puzzles/days/{day}")).await.json();
    assert_eq!(of_day["puzzle"]["name"], shown.name);
    let archive = client.get("/api/puzzles/days").await.json();
    assert_eq!(archive["days"][1], of_day);
    // What is asked for is given for good, and once.
    assert_eq!(count(server.database(), &["shown_puzzles"]).await, 31);
    assert_eq!(client.get("/api/puzzles/days").await.json(), archive);
    assert_eq!(count(server.database(), &["shown_puzzles"]).await, 31);
    let ana = server.person("Ana").await;
    let daily = json!({ "mode": "daily", "at": yesterday + DAY / 2 });
    one(&ana, with(attempt("x", shown, &shown.right, NOW), daily)).await;
    assert_eq!(progress(&ana).await["streak"], json!({ "days": 1, "longest": 1, "last": day }));
    server.stop().await;
}

#[tokio::test]
async fn the_archive_has_every_day_once_back_to_the_first() {
    let server = TestServer::open().await;
    let client = server.client();
    let (mut days, mut path) = (Vec::new(), "/api/puzzles/days".to_string());
    loop {
        let page = client.get(&path).await.json();
        days.extend(
            page["days"].as_array().unwrap().iter().map(|day| day["day"].as_str().unwrap().to_string()),
        );
        let Some(before) = page["before"].as_str() else { break };
        path = format!("/api/puzzles/days?before={before}");
    }
    assert_eq!((days.len(), &*days[0], &*days[75]), (76, "2027-01-15", "2026-11-01"));
    assert!(days.windows(2).all(|pair| pair[0] > pair[1]), "{days:?}");
    let future = client.get("/api/puzzles/days?before=2030-01-01").await.json();
    assert_eq!(future["days"][0]["day"], "2027-01-15");
    assert!(client.get("/api/puzzles/days?before=x").await.is_refused(400, "bad-request"));
    server.stop().await;
}

#[tokio::test]
async fn a_puzzle_is_found_by_its_name_as_the_program_has_it_with_a_picture() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let client = server.client();
    for collection in Collection::all() {
        let puzzle = collection.get(collection.len() / 2).unwrap();
        let shown = client.get(&format!("/api/puzzles/{}", puzzle.id())).await.json();
        let same = puzzles::Puzzle::new(
            shown["game"].as_str().unwrap(),
            shown["options"].as_str().unwrap(),
            shown["claim"].as_str().unwrap().parse().unwrap(),
            shown["position"].as_str().unwrap(),
        );
        assert_eq!(same.unwrap().id(), puzzle.id());
        assert_eq!(shown["rating"], i64::from(puzzle.difficulty.rating()));
        let picture = client.get(&format!("/api/puzzles/{}/picture", puzzle.id())).await;
        assert_eq!(
            (picture.status.as_u16(), &picture.headers["content-type"]),
            (200, &"image/png".parse().unwrap())
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn training_offers_what_fits_and_nothing_that_was_tried_lately() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let (ana, nobody) = (server.person("Ana").await, server.client());
    let hard = nobody.get("/api/puzzles/next?rating=5000").await.json();
    let easy = nobody.get("/api/puzzles/next?rating=0").await.json();
    assert!(hard["rating"].as_i64() > easy["rating"].as_i64(), "{hard} {easy}");
    let bundle = nobody.get("/api/puzzles/bundle?game=street&count=30").await.json();
    let ratings: Vec<i64> =
        bundle.as_array().unwrap().iter().map(|puzzle| puzzle["rating"].as_i64().unwrap()).collect();
    assert!(ratings.len() == 30 && ratings.is_sorted(), "{ratings:?}");
    assert!(bundle.as_array().unwrap().iter().all(|puzzle| puzzle["game"] == "street"));
    // The puzzles of a rare theme, one after the other, until there is none left.
    let (game, theme, all) = rare();
    let next = format!("/api/puzzles/next?game={game}&theme={theme}");
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..all {
        let puzzle = ana.get(&next).await.json();
        let name = puzzle["name"].as_str().unwrap().to_string();
        assert!(seen.insert(name.clone()), "{name} came again");
        let gave_up = crate::Known { name, themes: vec![], right: vec![], wrong: vec![] };
        one(&ana, attempt(&number.to_string(), &gave_up, &[], NOW)).await;
    }
    assert!(ana.get(&next).await.is_refused(404, "no-puzzle"));
    assert_eq!(nobody.get(&next).await.status, 200);
    let names: Vec<String> = seen.into_iter().collect();
    let rest = nobody.get(&format!("{next}&not={}", names.join(","))).await;
    assert!(rest.is_refused(404, "no-puzzle"), "{rest:?}");
    server.time.pass(31 * DAY);
    assert_eq!(ana.get(&next).await.status, 200);
    server.stop().await;
}

/// The theme with the fewest puzzles, of which game, and how many those are.
fn rare() -> (&'static str, &'static str, usize) {
    let count = |collection: &Collection<'_>, theme: puzzles::Theme| {
        (0..collection.len()).filter(|i| collection.sort(*i).unwrap().0.contains(theme)).count()
    };
    let counts = ["skud", "street", "halma"].into_iter().flat_map(|game| {
        let collection = Collection::of(game).unwrap();
        puzzles::Theme::ALL.iter().map(move |theme| (game, theme.id(), count(&collection, *theme)))
    });
    counts.filter(|(.., count)| (2..=90).contains(count)).min_by_key(|(.., count)| *count).unwrap()
}
