//! The whole program at its edges: few descriptors, and everything that people do at once.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const TEAHOUSE: &str = env!("CARGO_BIN_EXE_teahouse");
/// Longer than anything here takes, so that a busy machine does not matter.
const LONG: Duration = Duration::from_secs(60);

struct TestServer {
    port: u16,
    _data: tempfile::TempDir,
    process: Child,
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl TestServer {
    /// A server with a limited number of descriptors.
    fn open(descriptors: u32, args: &str) -> Self {
        let free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
        let port = std::iter::repeat_with(|| fastrand::u16(20_000..32_000)).find(free).unwrap();
        let data = tempfile::tempdir().unwrap();
        let serve = format!(
            "ulimit -n {descriptors} && exec {TEAHOUSE} serve --listen 127.0.0.1:{port} --data {} {args}",
            data.path().display()
        );
        let process = Command::new("sh")
            .args(["-c", &serve])
            .env("TEAHOUSE_LANG", "en")
            .env("RUST_LOG", "error")
            .stdout(Stdio::null())
            .spawn();
        let server = Self { port, _data: data, process: process.unwrap() };
        let begun = Instant::now();
        while server.ask().is_none() {
            assert!(begun.elapsed() < LONG, "the server does not come up");
            std::thread::sleep(Duration::from_millis(20));
        }
        server
    }

    fn connect(&self) -> Option<TcpStream> {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
        stream.set_read_timeout(Some(LONG)).unwrap();
        Some(stream)
    }

    /// What the server says to a new connection.
    fn ask(&self) -> Option<String> {
        let mut stream = self.connect()?;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").ok()?;
        let mut said = String::new();
        let _ = stream.read_to_string(&mut said);
        Some(said)
    }
}

#[test]
fn a_server_with_few_descriptors_refuses_before_it_has_none() {
    // 160 descriptors are good for 48 connections; the rest belongs to the database and to what goes on inside.
    let server = TestServer::open(160, "--no-limits");
    let held: Vec<_> = (0..300).filter_map(|_| server.connect()).collect();
    assert_eq!(held.len(), 300);
    let said = server.ask().unwrap_or_default();
    // Whoever cannot be told is closed, as those before are being told.
    assert!(said.is_empty() || (said.contains("503") && said.contains("server-full")), "{said}");
    let begun = Instant::now();
    loop {
        let said = server.ask().unwrap_or_default();
        assert!(!said.contains("200 OK"), "{said}");
        if said.contains("server-full") {
            break;
        }
        assert!(begun.elapsed() < LONG, "nobody is told");
        std::thread::sleep(Duration::from_millis(50));
    }
    drop(held);
    // It serves again, and its database still works: there was a descriptor for it all the time.
    let begun = Instant::now();
    while !server.ask().unwrap_or_default().contains("200 OK") {
        assert!(begun.elapsed() < LONG, "the server does not come back");
        std::thread::sleep(Duration::from_millis(50));
    }
    let mut stream = server.connect().unwrap();
    stream.write_all(b"POST /api/guest HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
    let mut said = String::new();
    stream.read_to_string(&mut said).unwrap();
    assert!(said.contains("201 Created"), "{said}");
}

#[test]
fn a_soak_does_everything_and_leaves_nothing_behind() {
    let server = TestServer::open(4_096, "--proxies 1 --workers 1");
    let url = format!("http://127.0.0.1:{}", server.port);
    let args = ["load", &url, "--soak", "--seconds", "12", "--pairs", "16", "--seed", "1", "--json"];
    // The lab is built with all tests, beside the program.
    let lab = std::path::Path::new(TEAHOUSE).with_file_name("lab");
    let soak = Command::new(lab).args(args).output().expect("cargo build -p lab");
    let said = String::from_utf8_lossy(&soak.stdout);
    let value: serde_json::Value =
        serde_json::from_str(&said).unwrap_or_else(|error| panic!("{error}: {said}"));
    assert!(soak.status.success(), "{value:#}");
    assert_eq!(value["wrong"], serde_json::json!({}));
    assert!(value["requests"].as_u64().unwrap() > 100, "{value:#}");
    assert!(value["done"].as_object().unwrap().len() >= 5, "{value:#}");
    let names: Vec<_> = value["figures"].as_array().unwrap().iter().map(|figure| &figure["name"]).collect();
    for name in ["memory", "descriptors", "games", "hub-connections", "limits-requests", "jobs"] {
        assert!(names.iter().any(|known| *known == name), "{name}");
    }
}
