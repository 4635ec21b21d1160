//! Clients that are slow, silent or greedy: each costs itself its connection, and nobody else anything.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::TestServer;
use futures_util::StreamExt;
use reqwest::Method;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Longer than any limit of these tests, so that a busy machine does not matter.
const LONG: Duration = Duration::from_secs(60);

async fn connect(server: &TestServer) -> TcpStream {
    TcpStream::connect(server.url.trim_start_matches("http://")).await.unwrap()
}

/// Everything that comes until the server closes.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = stream.read_to_end(&mut bytes);
    // A connection that is reset is closed, too.
    let _ = tokio::time::timeout(LONG, read).await.unwrap_or_else(|_| panic!("the server does not close"));
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Reads one answer of a connection that stays open: its code.
async fn answer(stream: &mut TcpStream) -> u16 {
    let mut text = String::new();
    let read = async {
        loop {
            let mut byte = [0];
            assert_eq!(stream.read(&mut byte).await.unwrap(), 1, "closed after {text:?}");
            text.push(char::from(byte[0]));
            if let Some((head, body)) = text.split_once("\r\n\r\n") {
                let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
                if body.len() >= length.map_or(0, |length| length.parse().unwrap()) {
                    return head.split(' ').nth(1).unwrap().parse().unwrap();
                }
            }
        }
    };
    tokio::time::timeout(LONG, read).await.unwrap()
}

#[tokio::test]
async fn dripped_headers_silence_and_idleness_end_a_connection() {
    let server = TestServer::open_with(|config| config.edge.headers = Duration::from_millis(700)).await;
    let mut silent = connect(&server).await;
    let mut idle = connect(&server).await;
    idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    assert_eq!(answer(&mut idle).await, 200);
    let mut dripping = connect(&server).await;
    let drip = async {
        dripping.write_all(b"GET /healthz HTTP/1.1\r\n").await.unwrap();
        // Until it is closed on this side, too.
        while dripping.write_all(b"x-drip: y\r\n").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(LONG, drip).await.unwrap_or_else(|_| panic!("headers may drip for ever"));
    assert_eq!(rest(&mut silent).await, "");
    assert_eq!(rest(&mut idle).await, "");
    server.stop().await;
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let server = TestServer::open_with(|config| config.edge.body = Duration::from_millis(500)).await;
    let mut slow = connect(&server).await;
    let head = "POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{";
    slow.write_all(head.as_bytes()).await.unwrap();
    let said = rest(&mut slow).await;
    assert!(said.starts_with("HTTP/1.1 408") && said.contains("too-slow"), "{said}");
    server.stop().await;
}

#[tokio::test]
async fn an_answer_that_nobody_reads_is_given_up() {
    let server = TestServer::open_with(|config| config.edge.stalled = Duration::from_millis(500)).await;
    let mut deaf = connect(&server).await;
    // Far more answers than fit between the two, and none is read.
    let ask = b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(180);
    deaf.write_all(&ask).await.unwrap();
    let client = server.client();
    let open = async || {
        let figures = client.get("/metrics").await.text;
        let line = figures.lines().find(|line| line.starts_with("teahouse_map_entries{map=\"connections\"}"));
        line.unwrap().rsplit(' ').next().unwrap().parse::<f64>().unwrap()
    };
    let gone = async {
        while open().await > 1.0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(LONG, gone).await.unwrap_or_else(|_| panic!("it is written to for ever"));
    drop(deaf);
    server.stop().await;
}

#[tokio::test]
async fn connections_sockets_and_streams_of_one_address_are_counted_together() {
    let server = TestServer::open_with(|config| config.edge.per_address = 6).await;
    let client = server.client();
    let guest = server.guest().await;
    let id = guest.create(json!({ "game": "halma", "public": true })).await;
    drop(guest);
    // One connection is the client's own; sockets, streams and silent connections fill the rest.
    let socket = client.socket().await;
    let path = format!("GET /api/board/game/stream/{id} HTTP/1.1\r\nhost: x\r\n\r\n");
    let mut held = Vec::new();
    for streams in [true, true, false, false] {
        let mut stream = connect(&server).await;
        if streams {
            stream.write_all(path.as_bytes()).await.unwrap();
            let mut first = [0; 12];
            stream.read_exact(&mut first).await.unwrap();
            assert_eq!(&first, b"HTTP/1.1 200");
        }
        held.push(stream);
    }
    let refused = async || {
        let mut more = connect(&server).await;
        more.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let mut start = [0; 12];
        more.read_exact(&mut start).await.unwrap();
        let refused = start == *b"HTTP/1.1 429";
        if refused {
            let said = rest(&mut more).await;
            assert!(said.contains("too-many-connections") && said.contains("retry-after"), "{said}");
        }
        refused
    };
    let until = async |wanted: bool| {
        let wait = async {
            while refused().await != wanted {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(LONG, wait).await.unwrap_or_else(|_| panic!("not {wanted}"));
    };
    let own = connect(&server).await;
    until(true).await;
    // Whatever ends makes room: a socket as well as a plain connection.
    drop(socket);
    until(false).await;
    drop((own, held));
    server.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_each_address_that_it_names_has_its_own_count() {
    let server = TestServer::open_with(|config| {
        config.proxies = 1;
        config.edge.per_address = 2;
    })
    .await;
    let socket = async |from: &str| {
        let mut request =
            format!("{}/api/socket", server.url.replace("http", "ws")).into_client_request().unwrap();
        request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
        tokio_tungstenite::connect_async(request).await.map(|(socket, _)| socket)
    };
    // Two addresses of one /64 are one network.
    let (one, two) = (socket("2001:db8:0:1::1").await.unwrap(), socket("2001:db8:0:1::2").await.unwrap());
    let refused = socket("2001:db8:0:1:f::3").await.unwrap_err().to_string();
    assert!(refused.contains("429"), "{refused}");
    let others = [socket("2001:db8:0:2::1").await.unwrap(), socket("192.0.2.1").await.unwrap()];
    // Plain requests come from the same proxy and are served.
    let client = server.client();
    for i in 0..20 {
        let from = format!("198.51.100.{i}");
        let headers = [("x-forwarded-for", from.as_str())];
        assert_eq!(client.send(Method::GET, "/healthz", Value::Null, &headers).await.status, 200);
    }
    drop(one);
    let again = async {
        while socket("2001:db8:0:1::4").await.is_err() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(LONG, again).await.unwrap();
    drop((two, others));
    server.stop().await;
}

#[tokio::test]
async fn a_full_server_says_so_and_serves_again_when_somebody_leaves() {
    let server = TestServer::open_with(|config| {
        config.edge.connections = Some(8);
        config.no_limits = true;
    })
    .await;
    let mut held = Vec::new();
    for _ in 0..8 {
        held.push(server.client().socket().await);
    }
    let mut more = connect(&server).await;
    more.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    let said = rest(&mut more).await;
    assert!(said.starts_with("HTTP/1.1 503") && said.contains("server-full"), "{said}");
    // Those who are in are served as before.
    let mut first = held.remove(0);
    first.send(json!({ "type": "ping", "sent": 1 })).await;
    assert_eq!(first.next("pong").await.unwrap()["sent"], 1);
    drop(first);
    let again = async {
        loop {
            let mut one = connect(&server).await;
            one.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
            if answer(&mut one).await == 200 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(LONG, again).await.unwrap();
    drop(held);
    server.stop().await;
}

#[tokio::test]
async fn a_refusal_leaves_the_connection_as_it_is() {
    let server = TestServer::open().await;
    let mut stream = connect(&server).await;
    let body = "x".repeat(30_000);
    let ask = |path: &str, kind: &str| {
        let length = body.len();
        format!(
            "POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\n\r\n{body}"
        )
    };
    // Nobody is signed in, no such page, not JSON, nothing to post there: none needs the body to know it.
    for (path, kind, code) in [
        ("/api/games", "application/json", 401),
        ("/api/nothing", "application/json", 404),
        ("/api/session", "text/plain", 415),
        ("/healthz", "application/json", 405),
    ] {
        stream.write_all(ask(path, kind).as_bytes()).await.unwrap();
        assert_eq!(answer(&mut stream).await, code, "{path}");
    }
    // Too many requests at once, too: short ones over another connection use up what the network has, however slow
    // the machine is.
    let mut other = connect(&server).await;
    other.write_all("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n".repeat(400).as_bytes()).await.unwrap();
    let mut limited = 0;
    for _ in 0..400 {
        stream.write_all(ask("/api/nothing", "application/json").as_bytes()).await.unwrap();
        limited += usize::from(answer(&mut stream).await == 429);
    }
    assert!(limited > 0);
    server.stop().await;
}

#[tokio::test]
async fn too_long_a_body_is_a_problem_like_any_other() {
    let server = TestServer::open().await;
    let client = server.client();
    let headers = [("content-type", "application/json")];
    let reply = client.raw(Method::POST, "/api/session", "x".repeat(200_000), &headers).await;
    assert!(reply.is_refused(413, "too-large"), "{reply:?}");
    assert_eq!(reply.headers["content-type"], "application/json");
    assert_eq!(reply.json()["args"]["longest"], 65_536);
    // In pieces, with no length given.
    let mut stream = connect(&server).await;
    let head = "POST /api/session HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n";
    let piece = format!("10000\r\n{}\r\n", "x".repeat(0x1_0000));
    stream.write_all(format!("{head}{piece}1\r\nx\r\n").as_bytes()).await.unwrap();
    assert!(rest(&mut stream).await.starts_with("HTTP/1.1 413"));
    server.stop().await;
}

#[tokio::test]
async fn requests_of_one_network_count_together() {
    let server = TestServer::open_with(|config| config.proxies = 1).await;
    let client = server.client();
    let ask = async |i: usize| {
        let from = format!("2001:db8:7:7::{i:x}");
        let headers = [("x-forwarded-for", from.as_str())];
        client.send(Method::GET, "/healthz", Value::Null, &headers).await.status.as_u16()
    };
    let mut codes = Vec::new();
    // Many at once, and more of them on a busy machine: the allowance grows back meanwhile.
    while codes.len() < 4_000 && !codes.contains(&429) {
        codes.extend(futures_util::future::join_all((0..100).map(&ask)).await);
    }
    assert!(codes.contains(&429) && codes.iter().all(|code| [200, 429].contains(code)));
    let other = [("x-forwarded-for", "2001:db8:7:8::1")];
    assert_eq!(client.send(Method::GET, "/healthz", Value::Null, &other).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn figures_are_not_shown_through_a_proxy() {
    let server = TestServer::open_with(|config| config.proxies = 1).await;
    let client = server.client();
    assert!(client.get("/metrics").await.text.contains("teahouse_map_entries{map=\"games\"}"));
    let headers = [("x-forwarded-for", "192.0.2.1")];
    assert_eq!(client.send(Method::GET, "/metrics", Value::Null, &headers).await.status, 404);
    let deploy = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy");
    let read = |name: &str| std::fs::read_to_string(format!("{deploy}/{name}")).unwrap();
    assert!(read("compose.yaml").contains("./Caddyfile:/etc/caddy/Caddyfile"));
    assert!(read("Caddyfile").contains("respond /metrics* 404"));
    server.stop().await;
}

#[tokio::test]
async fn the_server_stops_though_somebody_holds_a_connection() {
    let server = TestServer::open().await;
    let (mut idle, mut socket) = (connect(&server).await, server.client().socket().await);
    socket.next("welcome").await.unwrap();
    tokio::time::timeout(LONG, server.stop()).await.unwrap();
    assert_eq!(rest(&mut idle).await, "");
    while let Some(Ok(_)) = socket.0.next().await {}
}

#[tokio::test]
async fn a_network_pays_for_what_it_repeats_and_nobody_else_does() {
    // A list of games costs 20 of 2,500 units, and 250 come back each second.
    const ALL: usize = 180;
    let server = TestServer::open_with(|config| config.proxies = 1).await;
    let client = server.client();
    let list = async |from: &str| {
        let headers = [("x-forwarded-for", from)];
        client.send(Method::GET, "/api/players/nobody/games", Value::Null, &headers).await
    };
    let begun = std::time::Instant::now();
    let mut through = 0;
    for _ in 0..ALL / 6 {
        let replies = futures_util::future::join_all((0..6).map(|_| list("192.0.2.1"))).await;
        for reply in replies {
            if reply.status == 429 {
                assert!(reply.headers.contains_key("retry-after"), "{reply:?}");
            } else {
                assert_eq!(reply.status, 404, "{reply:?}");
                through += 1;
            }
        }
    }
    let back = (begun.elapsed().as_secs() as usize + 1) * 250 / 20;
    assert!((125.min(ALL)..=125 + back).contains(&through), "{through} of {ALL}, {back} came back");
    for _ in 0..10 {
        assert_eq!(list("192.0.2.2").await.status, 404);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_requests_at_once_keep_only_their_own_network_waiting() {
    let server = TestServer::open_with(|config| config.proxies = 1).await;
    let guest = server.guest().await;
    let id = guest.create(json!({ "game": "skud", "public": true })).await;
    let path = format!("/api/games/{id}/picture");
    let client = server.client();
    let draw = async |from: &str| {
        let headers = [("x-forwarded-for", from)];
        client.send(Method::GET, &path, Value::Null, &headers).await.status.as_u16()
    };
    // Two pictures are drawn at a time, in the order in which they were asked for. Of forty that one network asks for
    // at once eight are under way; whoever comes then waits for those.
    let drawn = std::sync::atomic::AtomicUsize::new(0);
    let count = || drawn.load(std::sync::atomic::Ordering::SeqCst);
    let greedy = async || {
        let code = draw("192.0.2.1").await;
        assert!([200, 429].contains(&code), "{code}");
        if code == 200 {
            drawn.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        }
    };
    let other = async {
        while count() == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let before = count();
        assert_eq!(draw("192.0.2.2").await, 200);
        count() - before
    };
    let (first, _) =
        futures_util::future::join(other, futures_util::future::join_all((0..40).map(|_| greedy()))).await;
    assert!(first <= 18, "{first} pictures of another network came first");
    server.stop().await;
}
