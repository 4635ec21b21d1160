//! A NATS server of a test's own: workers and nodes of another test must not take its jobs.

use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A NATS server that ends with the test.
pub struct Nats {
    pub url: String,
    server: Child,
    _folder: tempfile::TempDir,
}

impl Nats {
    /// Starts one on a free port.
    pub async fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let start = |program| {
            Command::new(program)
                .args(["-js", "-a", "127.0.0.1", "-p", "-1", "--ports_file_dir"])
                .arg(folder.path())
                .arg("-sd")
                .arg(folder.path().join("store"))
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
        };
        let server = start("nats-server").or_else(|_| start("/usr/sbin/nats-server")).unwrap();
        let ports = folder.path().join(format!("nats-server_{}.ports", server.id()));
        let mut nats = Self { url: String::new(), server, _folder: folder };
        for _ in 0..600 {
            let text = std::fs::read_to_string(&ports).unwrap_or_default();
            if let Ok(ports) = serde_json::from_str::<serde_json::Value>(&text) {
                nats.url = ports["nats"][0].as_str().unwrap().to_string();
                return nats;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("nats-server does not come up")
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
