#![allow(clippy::unwrap_used)]

use super::*;
use crate::texts::Lang;
use std::sync::Mutex;

/// What was said so far.
#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<String>>>);

impl Heard {
    fn say(&self) -> Say {
        let heard = self.0.clone();
        Arc::new(move |line: &str| {
            assert!(!line.contains(['\n', '\r']), "one line at a time: {line:?}");
            heard.lock().unwrap().push(line.to_string());
        })
    }

    fn take(&self) -> Vec<String> {
        std::mem::take(&mut *self.0.lock().unwrap())
    }

    fn wait(&self, word: &str) -> Vec<String> {
        for _ in 0..4000 {
            if self.0.lock().unwrap().iter().any(|line| line.starts_with(word)) {
                return self.take();
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        panic!("no {word}: {:?}", self.take());
    }
}

fn with_uci(test: impl FnOnce(&mut Uci<'_>, &Heard)) {
    let texts = Texts::new(Lang::En);
    let heard = Heard::default();
    let mut uci = Uci::new(&texts, heard.say());
    test(&mut uci, &heard);
}

fn hear(uci: &mut Uci<'_>, lines: &[&str]) {
    lines.iter().for_each(|line| assert!(uci.hear(line), "{line}"));
}

#[test]
fn the_handshake_lists_every_option_and_ends() {
    with_uci(|uci, heard| {
        hear(uci, &["uci", "isready"]);
        let lines = heard.take();
        assert!(lines[0].starts_with("id name Teahouse"), "{lines:?}");
        for name in ["Game", "Preset", "Seats", "Hash", "Threads", "MultiPV", "Level", "Ponder", "EvalFile"] {
            assert!(
                lines.iter().any(|line| line.starts_with(&format!("option name {name} type "))),
                "{name}"
            );
        }
        assert_eq!(lines[lines.len() - 2..], ["uciok", "readyok"]);
        hear(uci, &["setoption name Game value halma"]);
        let lines = heard.take();
        assert!(
            lines.iter().any(|line| line.starts_with("option name board type combo default 8x8")),
            "{lines:?}"
        );
    });
}

#[test]
fn a_search_ends_with_a_legal_turn_in_every_game() {
    for (game, options) in [("skud", ""), ("street", ""), ("halma", "setoption name board value 10x10")] {
        with_uci(|uci, heard| {
            hear(
                uci,
                &[&format!("setoption name Game value {game}"), options, "position start", "go nodes 500"],
            );
            let lines = heard.wait("bestmove");
            let best = lines.last().unwrap().split(' ').nth(1).unwrap().to_string();
            assert!(lines.iter().any(|line| line.starts_with("info depth 1 multipv 1 score ")), "{lines:?}");
            hear(uci, &["d", &format!("position start turns {best}"), "d"]);
            let lines = heard.take();
            assert!(!lines.iter().any(|line| line.contains("info string")), "{game} {best}");
            // What `d` prints is a position that can be sent, and gone on from.
            let position = lines.last().unwrap().clone();
            hear(uci, &[&format!("position text {position}"), "d", "go depth 1"]);
            let lines = heard.wait("bestmove");
            assert!(lines.contains(&position), "{lines:?}");
            let next = lines.last().unwrap().split(' ').nth(1).unwrap().to_string();
            hear(uci, &[&format!("position text {position} turns {next}"), "d"]);
            let lines = heard.take();
            assert!(!lines.iter().any(|line| line.contains("info string")), "{game} {next} {lines:?}");
            assert_ne!(lines.last(), Some(&position));
        });
    }
}

#[test]
fn an_endless_search_stops_when_told_and_not_before() {
    with_uci(|uci, heard| {
        hear(uci, &["setoption name Game value halma", "go infinite"]);
        heard.wait("info depth 2");
        hear(uci, &["isready", "go depth 1", "setoption name Threads value 2", "position start"]);
        let lines = heard.take();
        assert!(lines.contains(&"readyok".to_string()));
        assert_eq!(lines.iter().filter(|line| line.contains("`stop`")).count(), 3, "{lines:?}");
        assert!(!lines.iter().any(|line| line.starts_with("bestmove")));
        hear(uci, &["stop"]);
        assert!(heard.take().iter().any(|line| line.starts_with("bestmove ")));
        hear(uci, &["stop", "ponderhit"]);
        assert_eq!(heard.take().len(), 1);
    });
}

#[test]
fn pondering_waits_for_the_turn_and_then_takes_its_time() {
    with_uci(|uci, heard| {
        let begin = ["setoption name Game value halma", "position start", "go ponder movetime 30"];
        hear(uci, &begin);
        std::thread::sleep(Duration::from_millis(80));
        assert!(!heard.take().iter().any(|line| line.starts_with("bestmove")));
        hear(uci, &["ponderhit"]);
        heard.wait("bestmove ");
        hear(uci, &["go ponder depth 1"]);
        std::thread::sleep(Duration::from_millis(20));
        assert!(!heard.take().iter().any(|line| line.starts_with("bestmove")));
        hear(uci, &["ponderhit"]);
        heard.wait("bestmove ");
    });
}

#[test]
fn lines_and_chosen_turns_are_respected() {
    with_uci(|uci, heard| {
        hear(uci, &["setoption name Game value halma", "setoption name MultiPV value 3", "go depth 2"]);
        let lines = heard.wait("bestmove");
        assert!(lines.iter().any(|line| line.starts_with("info depth 2 multipv 3 ")), "{lines:?}");
        hear(uci, &["go depth 2 searchmoves c2-c3;a1-a8"]);
        let lines = heard.wait("bestmove");
        assert!(lines.last().unwrap().starts_with("bestmove c2-c3"), "{lines:?}");
        assert!(lines.iter().any(|line| line.contains("a1-a8") && line.contains("info string")));
        hear(uci, &["go searchmoves zz"]);
        assert_eq!(heard.wait("bestmove"), ["info string “zz” is not a legal turn here", "bestmove none"]);
    });
}

#[test]
fn perft_counts_as_the_rules_do_and_can_be_stopped() {
    with_uci(|uci, heard| {
        hear(uci, &["setoption name Game value halma"]);
        heard.take();
        hear(uci, &["go perft 4"]);
        let lines = heard.wait("nodes ");
        let info = rules::game_info("halma").unwrap();
        let table = rules::options::Setup::new(info).open(None).unwrap();
        assert_eq!(lines.last().unwrap(), &format!("nodes {}", table.stats().perft(4)));
        assert_eq!(lines.len() - 1, table.stats().perft(1) as usize);
        hear(uci, &["go perft 99", "stop"]);
        assert_eq!(heard.wait("nodes "), ["nodes stopped"]);
    });
}

#[test]
fn a_finished_game_has_no_turn() {
    with_uci(|uci, heard| {
        hear(uci, &["setoption name Game value street", "position start turns resign", "go depth 3"]);
        assert_eq!(heard.take().last().unwrap(), "bestmove none");
    });
}

#[test]
fn wrong_lines_get_one_line_each_and_change_nothing() {
    let wrong = [
        "hello",
        "setoption",
        "setoption name Game value chess",
        "setoption name Hash value -1",
        "setoption name Hash value 99999999999999999999",
        "setoption name Seats value 9",
        "setoption name Preset value x",
        "setoption name nonsense value 1",
        "setoption name First value Q",
        "position",
        "position text",
        "position text zz",
        "position start turns zz",
        "ponderhit",
    ];
    with_uci(|uci, heard| {
        hear(uci, &["setoption name Game value halma", "position start turns c2-c3"]);
        heard.take();
        for line in wrong {
            assert!(uci.hear(line));
            let said = heard.take();
            assert!(said.len() == 1 && said[0].starts_with("info string "), "{line}: {said:?}");
        }
        hear(uci, &["go depth 1"]);
        let best = heard.wait("bestmove").pop().unwrap();
        assert!(best.contains('-'), "{best}");
        assert!(!uci.hear("quit"));
    });
}

/// Lines that mean something, to be taken apart.
const WORDS: &[&str] = &[
    "uci",
    "isready",
    "setoption",
    "name",
    "value",
    "Game",
    "halma",
    "street",
    "skud",
    "Preset",
    "Seats",
    "2",
    "3",
    "4",
    "First",
    "A",
    "board",
    "16x16",
    "teams",
    "on",
    "off",
    "Hash",
    "Threads",
    "MultiPV",
    "Level",
    "Ponder",
    "Overhead",
    "newgame",
    "position",
    "start",
    "text",
    "turns",
    "c2-c3",
    "1A.c2-c3;1B.h8-f6",
    "R,W,K,B",
    "0H.R,W,K,B",
    "go",
    "nodes",
    "200",
    "depth",
    "1",
    "movetime",
    "time",
    "10",
    "inc",
    "infinite",
    "ponder",
    "searchmoves",
    "perft",
    "stop",
    "ponderhit",
    "d",
    "Clear",
    "-1",
    "99999999999",
    "0",
    "\u{0}",
    "é",
    "resign",
    "claim",
    "pass",
    ";",
    ";;",
    "turns;",
];

#[test]
fn no_line_whatever_breaks_the_conversation() {
    let lines = [
        "setoption name Game value halma",
        "setoption name Seats value 4",
        "setoption name board value 16x16",
        "setoption name Hash value 1",
        "position start turns 1A.c2-c3;1B.h8-f6",
        "position start",
        "go nodes 300",
        "go movetime 3",
        "go depth 1 searchmoves c2-c3;c1-c2",
        "go perft 1",
        "go infinite",
        "go ponder time 10 10 inc 1",
        "stop",
        "ponderhit",
        "newgame",
        "d",
        "uci",
    ];
    with_uci(|uci, heard| {
        let mut rng = fastrand::Rng::with_seed(11);
        for round in 0..1500 {
            let mut line = if rng.bool() {
                lines[rng.usize(..lines.len())].to_string()
            } else {
                let words = (0..rng.usize(1..8)).map(|_| WORDS[rng.usize(..WORDS.len())]);
                words.collect::<Vec<_>>().join(" ")
            };
            for _ in 0..rng.usize(..3) {
                let at = (0..=line.len()).filter(|at| line.is_char_boundary(*at)).collect::<Vec<_>>();
                let at = at[rng.usize(..at.len())];
                match rng.u8(..3) {
                    0 => line.insert(at, rng.char(..)),
                    1 => line.truncate(at),
                    _ => line = format!("{}{}", &line[at..], &line[..at]),
                }
            }
            // What would think for long is not the point here.
            let long =
                ["Threads", "Hash", "MultiPV", "depth", "perft"].iter().any(|word| line.contains(word));
            if long && line.split(|c: char| !c.is_ascii_digit()).any(|n| n.parse().is_ok_and(|n: u64| n > 2))
            {
                continue;
            }
            if line.trim() == "quit" {
                continue;
            }
            uci.hear(&line);
            if round % 3 == 0 {
                uci.hear("stop");
            }
            heard.take();
        }
        hear(uci, &["stop", "newgame", "setoption name Game value street", "position start", "go nodes 100"]);
        heard.wait("bestmove ");
    });
}

/// The session in `docs/ENGINE-PROTOCOL.md` is one that this program has: what differs are numbers and turns.
#[test]
fn the_worked_session_of_the_docs_is_true() {
    let page = include_str!("../../../../docs/ENGINE-PROTOCOL.md");
    let session = page.split("```session\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let shape = |line: &str| {
        let words = line.split_whitespace().take_while(|word| *word != "pv");
        let words =
            words.map(|word| if word.parse::<f64>().is_ok() || word.contains('-') { "…" } else { word });
        words.collect::<Vec<_>>().join(" ")
    };
    with_uci(|uci, heard| {
        let mut said: Vec<String> = Vec::new();
        let mut lines = session.lines().peekable();
        while let Some(line) = lines.next() {
            let Some(asked) = line.strip_prefix("> ") else { panic!("an answer without a question: {line}") };
            let mut answers = Vec::new();
            while let Some(answer) = lines.next_if(|line| !line.starts_with("> ")) {
                answers.push(answer);
            }
            let more = uci.hear(asked);
            assert_eq!(more, asked != "quit");
            if asked.starts_with("go") {
                said.extend(heard.wait(if asked.contains("perft") { "nodes" } else { "bestmove" }));
            } else {
                said.extend(heard.take());
            }
            let mut rest = said.drain(..);
            for answer in answers {
                if answer == "…" {
                    continue;
                }
                assert!(rest.any(|line| shape(&line) == shape(answer)), "{asked}: {answer}");
            }
        }
    });
}

#[test]
fn a_net_can_be_named_and_what_is_no_net_for_the_game_changes_nothing() {
    let nets = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/nets");
    with_uci(|uci, heard| {
        hear(uci, &["setoption name Game value halma"]);
        heard.take();
        let mut judged = |value: &str| {
            hear(uci, &[&format!("setoption name EvalFile value {value}"), "newgame", "go nodes 3000"]);
            let lines = heard.wait("bestmove");
            let complaint = lines.iter().find(|line| line.starts_with("info string")).cloned();
            let told = lines.iter().rfind(|line| line.starts_with("info depth")).unwrap();
            let score = told.split(" nodes ").next().unwrap().to_string();
            (complaint, score)
        };
        let (none, own) = (judged("none"), judged("<own>"));
        assert_ne!(none.1, own.1, "the net changes nothing");
        assert_eq!(judged(&format!("{nets}/halma.net")), (None, own.1.clone()));
        let wrong = [
            (format!("{nets}/skud.net"), "is a net for skud"),
            (format!("{nets}/nothing.net"), "nothing.net"),
            (concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml").to_string(), "is not a Teahouse net"),
        ];
        for (file, why) in wrong {
            let (complaint, score) = judged(&file);
            let complaint = complaint.unwrap_or_default().replace(['\u{2068}', '\u{2069}'], "");
            assert!(complaint.contains(why), "{file}: {complaint}");
            assert_eq!(score, own.1, "{file}");
        }
        // Another game has a net of its own again.
        hear(uci, &["setoption name Game value street", "go nodes 100"]);
        heard.wait("bestmove");
    });
}
