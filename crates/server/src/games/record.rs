//! Records of games as text.

use super::Games;
use super::loaded::LoadedGame;
use crate::fail::Answer;
use crate::store::games;
use crate::store::seats::Sitting;
use crate::time::date;
use axum::body::Bytes;
use rules::record::Record;
use tokio::sync::mpsc;

/// The record of a game, with the names of its players.
pub fn text(game: &LoadedGame) -> String {
    let name = |sitting: &Sitting| match (&sitting.person, sitting.level) {
        (Some(person), _) => person.name.clone(),
        (None, Some(level)) => format!("level:{level}"),
        (None, None) => String::new(),
    };
    let players: Vec<String> = game.seats.iter().map(name).collect();
    Record::of(game.play.table(), &players, &date(game.created_at)).to_string()
}

impl Games {
    /// Sends the records of all finished games of an account, oldest first, separated by blank lines. Games
    /// are read one by one as the receiver reads.
    pub async fn send_records(
        &self,
        account: &str,
        out: &mpsc::Sender<std::io::Result<Bytes>>,
    ) -> Answer<()> {
        let (mut moment, mut last, mut first) = (i64::MIN, String::new(), true);
        loop {
            let games = games::finished(&self.store, account, moment, &last).await?;
            let Some(end) = games.last() else { return Ok(()) };
            (last, moment) = end.clone();
            for (id, _) in &games {
                let text = text(&self.load(id).await?);
                let text = if first { text } else { format!("\n{text}") };
                first = false;
                if out.send(Ok(text.into())).await.is_err() {
                    return Ok(());
                }
            }
        }
    }
}
