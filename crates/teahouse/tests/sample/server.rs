//! A server in a folder that goes away, and a guest in it.

use reqwest::header;
use serde_json::Value;
use server::config::Config;
use server::time::Time;

pub struct TestServer {
    running: server::Running,
    http: reqwest::Client,
    cookie: String,
    _folder: tempfile::TempDir,
}

impl TestServer {
    pub async fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let config = Config { no_limits: true, ..Config::local(folder.path().to_path_buf()) };
        let running = server::start(config, Time::set(1_800_000_000_000)).await.unwrap();
        let http = reqwest::Client::new();
        let url = format!("http://{}/api/guest", running.address);
        let answer = http.post(url).json(&Value::Null).send().await.unwrap();
        let set = answer.headers().get_all(header::SET_COOKIE).iter().map(|value| value.to_str().unwrap());
        let cookie = set.filter_map(|cookie| cookie.split(';').next()).collect::<Vec<_>>().join("; ");
        Self { running, http, cookie, _folder: folder }
    }

    pub async fn get(&self, path: &str) -> Value {
        self.send(self.http.get(self.url(path))).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Value {
        self.send(self.http.post(self.url(path)).json(&body)).await
    }

    pub async fn close(self) {
        self.running.stop().await;
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.running.address)
    }

    async fn send(&self, request: reqwest::RequestBuilder) -> Value {
        let answer = request.header(header::COOKIE, &self.cookie).send().await.unwrap();
        let status = answer.status();
        let text = answer.text().await.unwrap();
        assert!(status.is_success(), "{status}: {text}");
        serde_json::from_str(&text).unwrap()
    }
}
