//! Digests, read by a mail server of the test's own.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;
mod delivery;
mod smtp;

use common::{Client, PASSWORD, TestServer, until};
use reqwest::{Method, StatusCode};
use serde_json::json;
use server::time::Time;
use smtp::{Mail, Post};

const HOUR: i64 = 3_600_000;
const MINUTE: i64 = 60_000;
/// Monday, 11 January 2027, 00:30 in UTC.
const NIGHT: i64 = 1_799_627_400_000;

/// A server with a mail server, and somebody whose turn it never is.
struct House {
    server: TestServer,
    post: Post,
    zuko: Client,
}

impl House {
    async fn open() -> Self {
        Self::open_at(NIGHT).await
    }

    async fn open_at(moment: i64) -> Self {
        let post = Post::open().await;
        let smtp = post.url.clone();
        let server = TestServer::open_at(Time::set(moment), |config| {
            config.smtp = Some(smtp);
            config.public_url = Some("https://tea.example".to_string());
            config.mail_from = "Teahouse <tea@tea.example>".to_string();
            config.no_limits = true;
        })
        .await;
        let zuko = server.person("Zuko").await;
        Self { server, post, zuko }
    }

    /// Somebody whose address is confirmed.
    async fn reader(&self, name: &str) -> Client {
        let client = self.server.client();
        let mail = address(name);
        let new = json!({ "name": name, "password": PASSWORD, "mail": mail });
        assert_eq!(client.post("/api/account", new).await.status, 201);
        let letter = self.post.wait_for(&mail, 1).await;
        let secret =
            letter[0].text.split_once("/confirm#").unwrap().1.split_whitespace().next().unwrap().to_string();
        let confirmed = client.post("/api/account/mail/confirm", json!({ "secret": secret })).await;
        assert_eq!(confirmed.status, StatusCode::NO_CONTENT);
        client
    }

    /// A game against Zuko in which it is somebody's turn: who begins is drawn by lot.
    async fn game(&self, reader: &Client, name: &str, game: &str) -> String {
        loop {
            let seats = json!([{ "kind": "player", "name": name }, { "kind": "me" }]);
            let new = json!({ "game": game, "seats": seats, "time": { "kind": "days", "days": 14 } });
            let id = self.zuko.create(new).await;
            if self.zuko.get(&format!("/api/games/{id}")).await.json()["setup"]["first"] == "A" {
                assert_eq!(reader.act(&id, "join").await.status, StatusCode::OK);
                return id;
            }
            assert_eq!(self.zuko.act(&id, "leave").await.status, StatusCode::OK);
        }
    }

    /// Waits until somebody knows of so many games that wait for them.
    async fn told(&self, reader: &Client, games: i64) {
        until("the notice", async || {
            reader.get("/api/notices/count").await.json()["games"].as_i64() == Some(games)
        })
        .await;
    }

    /// The digests to somebody so far: without the mail that confirms the address.
    fn digests(&self, name: &str) -> Vec<Mail> {
        self.post
            .to(&address(name))
            .into_iter()
            .filter(|mail| !mail.header("List-Unsubscribe").is_empty())
            .collect()
    }

    /// Waits for the digests to somebody.
    async fn wait_for(&self, name: &str, count: usize) -> Vec<Mail> {
        until("a digest", async || self.digests(name).len() >= count).await;
        self.digests(name)
    }

    /// Waits until nothing is left to be sent now, and as long again as the server takes to look.
    async fn rest(&self) {
        tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    }
}

fn address(name: &str) -> String {
    format!("{}@mail.example", name.to_lowercase())
}

async fn choose(reader: &Client, zone: &str, language: &str, hours: &[u8], days: u8) {
    let mut settings = reader.get("/api/notices/settings").await.json();
    settings["time_zone"] = json!(zone);
    settings["language"] = json!(language);
    settings["digest"] = json!({ "hours": hours, "days": days });
    let reply = reader.put("/api/notices/settings", settings).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply:?}");
}

/// The link by which no more mail is wanted, without the server.
fn stop_link(mail: &Mail) -> String {
    let link = mail.header("List-Unsubscribe").trim_start_matches('<').trim_end_matches('>');
    link.strip_prefix("https://tea.example").unwrap_or_else(|| panic!("{link}")).to_string()
}

#[tokio::test]
async fn one_mail_tells_of_all_games_at_the_hour_and_in_the_language_of_the_reader() {
    let house = House::open().await;
    // Eight in the morning comes first in Tehran, and last in São Paulo.
    let readers = [
        ("Fati", "Asia/Tehran", "fa", "rtl", "۳ بازی منتظر شماست"),
        ("Hadas", "Asia/Jerusalem", "he", "rtl", "3 משחקים ממתינים לך"),
        ("Piotr", "Europe/Warsaw", "pl", "ltr", "Czekają na ciebie 3 partie"),
        ("Emma", "Europe/London", "en", "ltr", "3 games are waiting for you"),
        ("Pedro", "America/Sao_Paulo", "pt", "ltr", "3 partidas esperam por você"),
    ];
    let mut all = Vec::new();
    for (name, zone, lang, ..) in readers {
        let reader = house.reader(name).await;
        choose(&reader, zone, lang, &[8], 1).await;
        let mut games = Vec::new();
        for game in ["halma"; 3] {
            games.push(house.game(&reader, name, game).await);
        }
        house.told(&reader, 3).await;
        all.push((reader, games));
    }
    // In Tehran it is half past three hours later than in UTC: eight o'clock is at 04:30.
    house.server.time.pass(4 * HOUR - MINUTE);
    house.rest().await;
    assert!(readers.iter().all(|(name, ..)| house.digests(name).is_empty()), "too early");
    for (at, (name, _, lang, dir, subject)) in
        [4 * HOUR, 11 * HOUR / 2, 13 * HOUR / 2, 15 * HOUR / 2, 21 * HOUR / 2].into_iter().zip(readers)
    {
        let now = house.server.time.now();
        house.server.time.pass(NIGHT + at + MINUTE - now);
        let mails = house.wait_for(name, 1).await;
        let [mail] = &mails[..] else { panic!("{} mails to {name}", mails.len()) };
        assert_eq!(mail.header("Subject"), subject);
        assert_eq!(mail.header("Content-Language"), lang);
        assert_eq!(mail.header("Auto-Submitted"), "auto-generated");
        assert_eq!(mail.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
        assert!(mail.header("Message-ID").ends_with("@tea.example>"), "{}", mail.header("Message-ID"));
        let kinds: Vec<&str> = mail.kinds.iter().map(String::as_str).collect();
        let png = "image/png";
        assert_eq!(
            kinds,
            ["multipart/alternative", "text/plain", "multipart/related", "text/html", png, png, png]
        );
        assert!(mail.html.contains(&format!("<html lang=\"{lang}\" dir=\"{dir}\">")));
        for (cid, png) in &mail.pictures {
            assert!(mail.html.contains(&format!("cid:{cid}")) && png.starts_with(b"\x89PNG"), "{cid}");
        }
        let (_, games) = &all[readers.iter().position(|reader| reader.0 == name).unwrap()];
        for game in games {
            let link = format!("https://tea.example/game/{game}");
            assert!(mail.text.lines().any(|line| line == link) && mail.html.contains(&link), "{link}");
        }
        assert!(mail.text.contains("\u{2068}Zuko\u{2069}"), "{}", mail.text);
        // The others' hour has not come.
        let sent = readers.iter().map(|(name, ..)| house.digests(name).len()).sum::<usize>();
        assert_eq!(sent, 1 + readers.iter().position(|reader| reader.0 == name).unwrap());
    }
    house.server.stop().await;
}

#[tokio::test]
async fn what_was_told_is_not_told_again_after_a_restart_but_what_is_new_is() {
    let mut house = House::open().await;
    let iroh = house.reader("Iroh").await;
    choose(&iroh, "UTC", "en", &[8, 18], 1).await;
    let first = house.game(&iroh, "Iroh", "halma").await;
    house.told(&iroh, 1).await;
    house.server.time.pass(8 * HOUR);
    let mails = house.wait_for("Iroh", 1).await;
    assert_eq!(mails[0].header("Subject"), "Your turn against \u{2068}Zuko\u{2069}");
    house.server.restart().await;
    let (iroh, zuko) = (iroh.at(&house.server), house.zuko.at(&house.server));
    house.zuko = zuko;
    house.server.time.pass(10 * HOUR);
    house.rest().await;
    assert_eq!(house.digests("Iroh").len(), 1);
    let second = house.game(&iroh, "Iroh", "halma").await;
    house.told(&iroh, 2).await;
    house.server.time.pass(24 * HOUR);
    let mails = house.wait_for("Iroh", 2).await;
    assert!(mails[1].text.contains(&second) && !mails[1].text.contains(&first), "{}", mails[1].text);
    assert_eq!(mails.len(), 2);
    house.server.stop().await;
}

#[tokio::test]
async fn nothing_is_sent_to_whoever_has_not_asked_or_not_confirmed_or_has_moved_already() {
    let house = House::open().await;
    // Never asked.
    let silent = house.reader("Silent").await;
    house.game(&silent, "Silent", "halma").await;
    // Asked for it, but the address is not confirmed.
    let hasty = house.server.client();
    let new = json!({ "name": "Hasty", "password": PASSWORD, "mail": address("Hasty") });
    assert_eq!(hasty.post("/api/account", new).await.status, 201);
    choose(&hasty, "UTC", "en", &[8], 1).await;
    house.game(&hasty, "Hasty", "halma").await;
    house.told(&hasty, 1).await;
    // Has moved before the hour.
    let quick = house.reader("Quick").await;
    choose(&quick, "UTC", "en", &[8], 1).await;
    let game = house.game(&quick, "Quick", "halma").await;
    house.told(&quick, 1).await;
    let path = format!("/api/games/{game}");
    let (state, legal) = (quick.get(&path).await.json(), quick.get(&format!("{path}/legal")).await.json());
    let turn = json!({ "turn": legal[0], "position_version": state["position_version"] });
    assert_eq!(quick.post(&format!("{path}/turns"), turn).await.status, 200);
    house.told(&quick, 0).await;
    // Somebody who gets one, so that there is something to wait for.
    let iroh = house.reader("Iroh").await;
    choose(&iroh, "UTC", "en", &[8], 1).await;
    house.game(&iroh, "Iroh", "halma").await;
    house.told(&iroh, 1).await;
    house.server.time.pass(8 * HOUR);
    house.wait_for("Iroh", 1).await;
    house.rest().await;
    for name in ["Silent", "Hasty", "Quick", "Zuko"] {
        assert_eq!(house.digests(name).len(), 0, "{name}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn one_request_without_a_session_unsubscribes_and_a_page_asks_first() {
    let house = House::open().await;
    let iroh = house.reader("Iroh").await;
    choose(&iroh, "UTC", "he", &[8], 1).await;
    house.game(&iroh, "Iroh", "halma").await;
    house.told(&iroh, 1).await;
    house.server.time.pass(8 * HOUR);
    let link = stop_link(&house.wait_for("Iroh", 1).await[0]);
    let hours = async || iroh.get("/api/notices/settings").await.json()["digest"]["hours"].clone();
    // To look changes nothing: mail programs look at every link.
    let nobody = house.server.client();
    let page = nobody.get(&link).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("<html lang=\"he\" dir=\"rtl\">") && page.text.contains(&address("Iroh")));
    assert!(page.text.contains("<form method=\"post\">"), "{}", page.text);
    assert_eq!(page.headers["referrer-policy"], "no-referrer");
    assert_eq!(hours().await, json!([8]));
    // What a mail provider sends.
    let form = [("content-type", "application/x-www-form-urlencoded"), ("origin", "https://mail.example")];
    let body = "List-Unsubscribe=One-Click".to_string();
    for _ in 0..2 {
        let done = nobody.raw(Method::POST, &link, body.clone(), &form).await;
        assert_eq!(done.status, StatusCode::OK, "{done:?}");
        assert_eq!(hours().await, json!([]));
    }
    house.game(&iroh, "Iroh", "halma").await;
    house.told(&iroh, 2).await;
    house.server.time.pass(48 * HOUR);
    house.rest().await;
    assert_eq!(house.digests("Iroh").len(), 1);
    // Switched on again, the next mail has another link, and the old one still works.
    choose(&iroh, "UTC", "en", &[8], 1).await;
    house.game(&iroh, "Iroh", "halma").await;
    house.told(&iroh, 3).await;
    house.server.time.pass(24 * HOUR);
    let mails = house.wait_for("Iroh", 2).await;
    assert_ne!(stop_link(&mails[1]), link);
    assert_eq!(nobody.raw(Method::POST, &link, body.clone(), &form).await.status, StatusCode::OK);
    assert_eq!(hours().await, json!([]));
    for wrong in ["/api/mail/unsubscribe", "/api/mail/unsubscribe?key=made-up&lang=xx"] {
        assert_eq!(nobody.get(wrong).await.status, StatusCode::NOT_FOUND);
        assert_eq!(nobody.raw(Method::POST, wrong, body.clone(), &form).await.status, StatusCode::NOT_FOUND);
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_weekly_digest_comes_once_a_week() {
    let house = House::open().await;
    let iroh = house.reader("Iroh").await;
    choose(&iroh, "UTC", "en", &[8], 7).await;
    house.game(&iroh, "Iroh", "halma").await;
    house.told(&iroh, 1).await;
    house.server.time.pass(8 * HOUR);
    house.wait_for("Iroh", 1).await;
    house.game(&iroh, "Iroh", "halma").await;
    house.told(&iroh, 2).await;
    for _ in 0..6 {
        house.server.time.pass(24 * HOUR);
        house.rest().await;
        assert_eq!(house.digests("Iroh").len(), 1);
    }
    house.server.time.pass(24 * HOUR);
    house.wait_for("Iroh", 2).await;
    house.server.stop().await;
}
