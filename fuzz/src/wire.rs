//! What clients send to a server: bodies of requests, and messages over the live socket.

use protocol::game::{NewAction, NewConditions, NewGame, NewMessage, NewTurn, Seek};
use protocol::live::ToServer;
use protocol::people::{NewReport, NewToken, SignIn, SignUp};
use protocol::puzzles::{NewAttempts, NewJudgement, NewVote};
use rules::catalogue::GameSpec;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What can be read can be written, and reads back as the same.
fn read<T: DeserializeOwned + Serialize>(input: &[u8]) -> Option<T> {
    let value: T = serde_json::from_slice(input).ok()?;
    let written = serde_json::to_value(&value).expect("what was read can be written");
    let again: T = serde_json::from_value(written.clone()).expect("what was written can be read");
    assert_eq!(serde_json::to_value(&again).expect("as before"), written);
    Some(value)
}

/// The body of a request, read as every kind of them.
pub fn body(input: &[u8]) {
    if let Some(new) = read::<NewGame>(input) {
        // What the server asks the rules about it.
        let mut spec = GameSpec::new(&new.game);
        spec.seats = u8::try_from(new.seats.len()).ok();
        spec.preset = new.preset;
        spec.options = new.options.into_iter().collect();
        if let Ok(table) = spec.open() {
            let _ = table.view();
        }
    }
    read::<NewTurn>(input);
    read::<NewAction>(input);
    read::<NewConditions>(input);
    read::<NewMessage>(input);
    read::<Seek>(input);
    read::<SignUp>(input);
    read::<SignIn>(input);
    read::<NewToken>(input);
    read::<NewReport>(input);
    read::<NewAttempts>(input);
    read::<NewJudgement>(input);
    read::<NewVote>(input);
}

/// A message over the live socket.
pub fn message(input: &[u8]) {
    read::<ToServer>(input);
}
