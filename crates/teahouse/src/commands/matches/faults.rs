//! Games of a match that broke off: who did what wrong, for people and for programs.

use super::{Broken, Plan};
use crate::commands::Out;
use crate::external::READY;
use crate::failure::Failure;
use crate::texts::Texts;
use engine::arena::{Crash, Fault};
use serde_json::{Value, json};

/// How many broken games are described in words.
const MOST: usize = 10;

/// What a player did wrong, as a sentence without its end.
pub fn why(texts: &Texts, fault: &Fault) -> String {
    let code = |text: &str| texts.code(text).into_owned().into();
    match fault {
        Fault::Crash(Crash { why, said }) => {
            let seconds = READY.as_secs().into();
            texts.with(&format!("match-crash-{why}"), &[("said", code(said)), ("seconds", seconds)])
        }
        Fault::Time(late) => texts.with("match-late", &[("n", (late.as_millis() as u64).into())]),
        Fault::Illegal(turn) => texts.with("match-illegal", &[("turn", code(turn))]),
    }
}

/// The lines that a program wrote to standard error, with a heading; nothing if there are none.
pub fn log(texts: &Texts, log: &[String]) -> Vec<String> {
    if log.is_empty() {
        return Vec::new();
    }
    let lines = log.iter().map(|line| format!("  {}", texts.code(line)));
    [texts.get("match-log")].into_iter().chain(lines).collect()
}

/// Reports the games that broke off.
pub fn report(texts: &Texts, plan: &Plan, broken: &[Broken], out: &mut Out<'_>) -> Result<(), Failure> {
    if broken.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{}", texts.with("match-broken", &[("n", broken.len().into())]))?;
    for game in broken.iter().take(MOST) {
        let seat = texts.seat(plan.setup.info().id, plan.setup.letter(game.failed.seat));
        let args = [
            ("game", texts.code(&game.game).into_owned().into()),
            ("name", texts.code(&plan.names[game.side]).into_owned().into()),
            ("seat", seat.into()),
            ("why", why(texts, &game.failed.fault).into()),
        ];
        writeln!(out, "{}", texts.with("match-broken-game", &args))?;
        for line in log(texts, &game.failed.log) {
            writeln!(out, "  {line}")?;
        }
    }
    if broken.len() > MOST {
        writeln!(out, "{}", texts.with("match-broken-more", &[("n", (broken.len() - MOST).into())]))?;
    }
    writeln!(out)?;
    Ok(())
}

/// The report for programs.
pub fn data(plan: &Plan, broken: &Broken) -> Value {
    let fault = &broken.failed.fault;
    let mut data = json!({
        "game": broken.game,
        "player": plan.names[broken.side],
        "side": broken.side,
        "seat": plan.setup.letter(broken.failed.seat).to_string(),
        "fault": Fault::KINDS[fault.kind()],
        "stderr": broken.failed.log,
    });
    match fault {
        Fault::Crash(Crash { why, said }) => {
            data["why"] = json!(why);
            data["said"] = json!(said);
        }
        Fault::Time(late) => data["late_ms"] = json!(late.as_secs_f64() * 1e3),
        Fault::Illegal(turn) => data["turn"] = json!(turn),
    }
    data
}
