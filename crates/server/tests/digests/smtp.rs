//! A mail server for tests: it takes mails, refuses them as it is told, and keeps what it has taken.

use mailparse::{MailHeaderMap, ParsedMail};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// How the end of a mail is answered.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Answer {
    Taken,
    NotNow,
    Never,
    /// It is taken, but whoever sent it never hears so.
    Silence,
}

pub struct Post {
    pub url: String,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    /// To whom, and what.
    taken: Vec<(String, Vec<u8>)>,
    /// For the next mails; then everything is taken.
    answers: VecDeque<Answer>,
    /// How many mails were refused.
    refused: usize,
}

impl Post {
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let state = Arc::new(Mutex::new(State::default()));
        let shared = Arc::clone(&state);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(talk(stream, Arc::clone(&shared)));
            }
        });
        Self { url, state }
    }

    /// Answers the next mails in this way.
    pub fn answer(&self, answers: &[Answer]) {
        self.state.lock().unwrap().answers = answers.iter().copied().collect();
    }

    pub fn refused(&self) -> usize {
        self.state.lock().unwrap().refused
    }

    /// The mails to an address.
    pub fn to(&self, address: &str) -> Vec<Mail> {
        let taken = self.state.lock().unwrap().taken.clone();
        taken.iter().filter(|(to, _)| to == address).map(|(_, raw)| Mail::read(raw)).collect()
    }

    /// The mails to an address as soon as there are enough.
    pub async fn wait_for(&self, address: &str, count: usize) -> Vec<Mail> {
        for _ in 0..600 {
            let mails = self.to(address);
            if mails.len() >= count {
                return mails;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("no {count} mails to {address}")
    }
}

/// What stands between the brackets of an envelope's address.
fn inside(line: &str) -> String {
    line.split_once('<').and_then(|(_, rest)| Some(rest.split_once('>')?.0)).unwrap_or_default().to_string()
}

async fn talk(stream: TcpStream, state: Arc<Mutex<State>>) -> Option<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).split(b'\n');
    write.write_all(b"220 test\r\n").await.ok()?;
    let (mut to, mut body) = (String::new(), None::<Vec<u8>>);
    while let Some(line) = lines.next_segment().await.ok()? {
        if let Some(mail) = &mut body {
            if line != b".\r" {
                mail.extend_from_slice(line.strip_prefix(b".").unwrap_or(&line));
                mail.push(b'\n');
                continue;
            }
            let answer = {
                let mut state = state.lock().unwrap();
                let answer = state.answers.pop_front().unwrap_or(Answer::Taken);
                if matches!(answer, Answer::Taken | Answer::Silence) {
                    state.taken.push((to.clone(), body.take().unwrap()));
                } else {
                    state.refused += 1;
                }
                answer
            };
            body = None;
            let text: &[u8] = match answer {
                Answer::Taken => b"250 taken\r\n",
                Answer::NotNow => b"451 not now\r\n",
                Answer::Never => b"550 nobody\r\n",
                Answer::Silence => continue,
            };
            write.write_all(text).await.ok()?;
            continue;
        }
        let line = String::from_utf8_lossy(&line).to_string();
        let text: &[u8] = match line.get(..4) {
            Some("RCPT") => {
                to = inside(&line);
                b"250 ok\r\n"
            }
            Some("DATA") => {
                body = Some(Vec::new());
                b"354 go on\r\n"
            }
            Some("QUIT") => b"221 bye\r\n",
            _ => b"250 ok\r\n",
        };
        write.write_all(text).await.ok()?;
    }
    Some(())
}

/// A mail as a reader's program understands it.
pub struct Mail {
    pub headers: Vec<(String, String)>,
    pub text: String,
    /// Nothing in a mail of plain text.
    pub html: String,
    /// The names by which the HTML knows its pictures, and the pictures.
    pub pictures: Vec<(String, Vec<u8>)>,
    /// The kinds of all parts, from the outside to the inside.
    pub kinds: Vec<String>,
}

impl Mail {
    fn read(raw: &[u8]) -> Self {
        let parsed = mailparse::parse_mail(raw).unwrap();
        let headers = parsed.headers.iter().map(|header| (header.get_key(), header.get_value())).collect();
        let mut mail = Self {
            headers,
            text: String::new(),
            html: String::new(),
            pictures: Vec::new(),
            kinds: Vec::new(),
        };
        mail.part(&parsed);
        mail
    }

    fn part(&mut self, part: &ParsedMail<'_>) {
        let kind = part.ctype.mimetype.clone();
        match kind.as_str() {
            "text/plain" => self.text = part.get_body().unwrap().replace("\r\n", "\n"),
            "text/html" => self.html = part.get_body().unwrap(),
            "image/png" => {
                let name = part.headers.get_first_value("content-id").unwrap();
                let name = name.trim_start_matches('<').trim_end_matches('>').to_string();
                let place = part.headers.get_first_value("content-disposition").unwrap();
                assert!(place.starts_with("inline"), "{place}");
                self.pictures.push((name, part.get_body_raw().unwrap()));
            }
            _ => {}
        }
        self.kinds.push(kind);
        part.subparts.iter().for_each(|inner| self.part(inner));
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(header, _)| header.eq_ignore_ascii_case(name));
        found.map_or("", |(_, value)| value.as_str())
    }
}
