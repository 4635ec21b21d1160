//! A proxy between the server and what it needs: the other side can be slow, stand still or be gone.

use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What the proxy does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mode {
    /// It passes everything on.
    Pass,
    /// It passes everything on, late.
    Slow,
    /// It keeps connections open and passes nothing on, like a process that is stopped.
    Stall,
    /// It closes every connection.
    Cut,
}

pub struct Proxy {
    pub url: String,
    mode: watch::Sender<Mode>,
}

impl Proxy {
    /// A proxy before the server of a URL.
    pub async fn new(url: &str, mode: Mode) -> Self {
        let (scheme, rest) = url.split_once("://").unwrap();
        let (place, path) = rest.split_once('/').map_or((rest, String::new()), |(a, b)| (a, format!("/{b}")));
        let (user, target) =
            place.rsplit_once('@').map_or(("", place), |(user, target)| (&place[..=user.len()], target));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("{scheme}://{user}{}{path}", listener.local_addr().unwrap());
        let (mode, target) = (watch::Sender::new(mode), target.to_string());
        let watched = mode.subscribe();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(pass(client, target.clone(), watched.clone()));
            }
        });
        Self { url, mode }
    }

    /// From now on it does something else.
    pub fn set(&self, mode: Mode) {
        self.mode.send_replace(mode);
    }
}

async fn pass(client: TcpStream, target: String, mut mode: watch::Receiver<Mode>) {
    if *mode.borrow() == Mode::Cut {
        return;
    }
    let Ok(server) = TcpStream::connect(target).await else { return };
    let (client, server) = (client.into_split(), server.into_split());
    tokio::select! {
        () = copy(client.0, server.1, mode.clone()) => {}
        () = copy(server.0, client.1, mode.clone()) => {}
        _ = mode.wait_for(|mode| *mode == Mode::Cut) => {}
    }
}

async fn copy(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    mut mode: watch::Receiver<Mode>,
) {
    let mut buffer = vec![0; 16 * 1_024];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        if *mode.borrow() == Mode::Slow {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let _ = mode.wait_for(|mode| *mode != Mode::Stall).await;
        if to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
    }
}
