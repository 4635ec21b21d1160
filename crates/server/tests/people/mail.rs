//! Mail: links that are sent, and the server that takes them.

use crate::common::{Client, PASSWORD, TestServer, links_to, secret_of};
use crate::sign_in;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};

#[tokio::test]
async fn a_forgotten_password_is_replaced_by_a_link() {
    let server = TestServer::open().await;
    let iroh = server.client();
    let mail = "iroh@reset.example";
    let new = json!({ "name": "Iroh", "password": PASSWORD, "mail": mail });
    assert_eq!(iroh.post("/api/account", new).await.status, 201);
    let ask = async |mail: &str| server.client().post("/api/account/reset", json!({ "mail": mail })).await;
    // An address that is not confirmed is nobody's. It is looked up after the answer, so this one stays so.
    let unconfirmed = "zuko@reset.example";
    let new = json!({ "name": "Zuko", "password": PASSWORD, "mail": unconfirmed });
    assert_eq!(server.client().post("/api/account", new).await.status, 201);
    assert_eq!(ask(unconfirmed).await.status, 202);
    let confirm = links_to(mail, 1).await[0].clone();
    assert!(confirm.starts_with(&format!("{}/confirm#", server.url)), "{confirm}");
    let link = |secret: &str| json!({ "secret": secret });
    let path = "/api/account/mail/confirm";
    assert!(iroh.post(path, link("made up")).await.is_refused(400, "link-expired"));
    assert_eq!(iroh.post(path, link(secret_of(&confirm))).await.status, 204);
    assert!(iroh.post(path, link(secret_of(&confirm))).await.is_refused(400, "link-expired"));
    assert_eq!(iroh.get("/api/account").await.json()["mail_confirmed"], true);

    let known = ask(" Iroh@Reset.Example ").await;
    let unknown = ask("nobody@reset.example").await;
    assert_eq!((known.status, &known.text), (unknown.status, &unknown.text));
    let links = links_to(mail, 2).await;
    assert_eq!(links.len(), 2);
    let secret = secret_of(&links[1]);
    assert!(links[1].contains("/reset#"));
    let reset = |secret: &str, password: &str| json!({ "secret": secret, "password": password });
    let path = "/api/account/reset";
    let nobody = server.client();
    assert!(nobody.put(path, reset(secret, "short")).await.is_refused(400, "bad-password"));
    assert!(
        nobody.put(path, reset(secret_of(&confirm), "falling so slow")).await.is_refused(400, "link-expired")
    );
    let token = iroh.post("/api/tokens", json!({ "name": "my bot", "scopes": ["read"] })).await.json();
    let bot = Client::with_token(&server, token["secret"].as_str().unwrap());
    assert_eq!(bot.get("/api/account").await.status, 200);
    assert_eq!(nobody.put(path, reset(secret, "falling so slow")).await.status, 204);
    assert_eq!(bot.get("/api/account").await.status, 401, "tokens have ended");
    assert!(nobody.put(path, reset(secret, "another password")).await.is_refused(400, "link-expired"));
    assert_eq!(iroh.name().await, None, "all sessions have ended");
    assert_eq!(nobody.post("/api/session", sign_in("Iroh", PASSWORD)).await.status, 401);
    assert_eq!(nobody.post("/api/session", sign_in("Iroh", "falling so slow")).await.status, 200);

    let sent = links_to(unconfirmed, 1).await;
    assert!(sent.len() == 1 && sent[0].contains("/confirm#"), "{sent:?}");

    // A link is good for an hour.
    assert_eq!(ask(mail).await.status, 202);
    let late = links_to(mail, 3).await[2].clone();
    server.time.pass(3_600_000);
    assert!(
        nobody.put(path, reset(secret_of(&late), "another password")).await.is_refused(400, "link-expired")
    );
    for _ in 0..5 {
        ask("somebody@reset.example").await;
    }
    let reply = ask("somebody@reset.example").await;
    assert!(reply.is_refused(429, "too-many-requests"));
    assert!(reply.headers.contains_key("retry-after"));
    server.stop().await;
}

#[tokio::test]
async fn one_mail_address_belongs_to_one_account() {
    let server = TestServer::open().await;
    let mail = "tea@one.example";
    let (iroh, zuko) = (server.person("Iroh").await, server.person("Zuko").await);
    let change = |mail: Option<&str>, password: &str| json!({ "mail": mail, "password": password });
    let path = "/api/account/mail";
    assert!(iroh.put(path, change(Some(mail), "wrong password")).await.is_refused(403, "wrong-password"));
    assert_eq!(iroh.put(path, change(Some(mail), PASSWORD)).await.status, 202);
    let first = links_to(mail, 1).await[0].clone();
    // That somebody else has it shows only to somebody who can read its mail.
    assert_eq!(zuko.put(path, change(Some(mail), PASSWORD)).await.status, 202);
    let second = links_to(mail, 2).await[1].clone();
    let confirm = async |link: &str| {
        server.client().post("/api/account/mail/confirm", json!({ "secret": secret_of(link) })).await
    };
    assert_eq!(confirm(&first).await.status, 204);
    assert!(confirm(&second).await.is_refused(409, "mail-taken"));
    assert_eq!(zuko.get("/api/account").await.json()["mail_confirmed"], false);
    assert_eq!(iroh.get("/api/account").await.json()["mail"], mail);
    // Another address counts when it is confirmed.
    assert_eq!(iroh.put(path, change(Some("new@one.example"), PASSWORD)).await.status, 202);
    assert_eq!(iroh.get("/api/account").await.json()["mail"], mail);
    let third = links_to("new@one.example", 1).await[0].clone();
    assert_eq!(confirm(&third).await.status, 204);
    assert_eq!(iroh.get("/api/account").await.json()["mail"], "new@one.example");
    assert_eq!(iroh.put(path, change(None, PASSWORD)).await.status, 202);
    assert_eq!(iroh.get("/api/account").await.json()["mail"], Value::Null);
    server.stop().await;
}

/// A mail server that takes one mail and gives what was sent.
async fn take_mail(listener: tokio::net::TcpListener) -> String {
    let (stream, _) = listener.accept().await.unwrap();
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 test\r\n").await.unwrap();
    let (mut mail, mut inside) = (String::new(), false);
    while let Some(line) = lines.next_line().await.unwrap() {
        let answer = match line.get(..4) {
            _ if inside && line != "." => {
                mail += &format!("{line}\n");
                continue;
            }
            _ if inside => {
                write.write_all(b"250 taken\r\n").await.unwrap();
                return mail;
            }
            Some("DATA") => {
                inside = true;
                "354 go on\r\n"
            }
            _ => "250 ok\r\n",
        };
        write.write_all(answer.as_bytes()).await.unwrap();
    }
    mail
}

#[tokio::test]
async fn mail_goes_to_the_mail_server_in_the_readers_language() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let smtp = format!("smtp://{}", listener.local_addr().unwrap());
    let server = TestServer::open_with(|config| {
        config.smtp = Some(smtp);
        config.public_url = Some("https://tea.example/".to_string());
        config.mail_from = "Teahouse <tea@tea.example>".to_string();
    })
    .await;
    let taken = tokio::spawn(take_mail(listener));
    let new = json!({ "name": "Iroh", "password": PASSWORD, "mail": "iroh@smtp.example" });
    let reply =
        server.client().send(Method::POST, "/api/account", new, &[("accept-language", "pl, en;q=0.5")]).await;
    assert_eq!(reply.status, 201);
    let mail = taken.await.unwrap();
    assert!(mail.contains("To: iroh@smtp.example"), "{mail}");
    // The words as mail writes letters that are not English ones; a soft line end may break the link.
    let text = mail.replace("=\n", "");
    assert!(text.contains("https://tea.example/confirm#"), "{mail}");
    assert!(text.contains("potwierdzi=C4=87 sw=C3=B3j adres"), "{mail}");
    server.stop().await;
}
