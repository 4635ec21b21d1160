//! Everything that is kept about an account, for its owner.

use crate::app::App;
use crate::args;
use crate::auth::{Who, scopes_of};
use crate::fail::Answer;
use protocol::game::Room;
use protocol::people::{Export, OwnGame, OwnMessage, OwnReport, Rating, Token};
use sqlx::Row;
use sqlx::any::AnyRow;

impl App {
    /// The tokens of an account, without their secrets.
    pub async fn tokens(&self, account: &str) -> Answer<Vec<Token>> {
        let sql = "SELECT id, name, scopes, created_at, used_at FROM tokens WHERE account = $1 ORDER BY created_at, id";
        let token = |row: &AnyRow| Token {
            id: row.get(0),
            name: row.get(1),
            scopes: scopes_of(row.get(2)),
            created_at: row.get(3),
            used_at: row.get(4),
            secret: None,
        };
        Ok(self.store.rows(sql, args![account]).await?.iter().map(token).collect())
    }

    /// The ratings of an account.
    pub async fn ratings(&self, account: &str) -> Answer<Vec<Rating>> {
        let sql = "SELECT pool, rating, deviation, games FROM ratings WHERE account = $1 ORDER BY pool";
        let rows = self.store.rows(sql, args![account]).await?;
        Ok(rows.iter().map(|row| rating_of(row, 0)).collect())
    }

    /// The names of those whom an account has blocked.
    pub async fn blocks(&self, account: &str) -> Answer<Vec<String>> {
        let sql = "SELECT a.name FROM blocks b JOIN accounts a ON a.id = b.other WHERE b.account = $1 ORDER BY a.name";
        Ok(self.store.rows(sql, args![account]).await?.iter().map(|row| row.get(0)).collect())
    }

    /// Everything that is kept about an account.
    pub async fn export(&self, who: &Who) -> Answer<Export> {
        let id = who.id();
        let sql = "SELECT g.id, g.game, g.status, p.seat, p.score, p.rating_before, p.rating_after, g.created_at, \
                   g.updated_at FROM players p JOIN games g ON g.id = p.game WHERE p.account = $1 ORDER BY g.created_at, g.id";
        let game = |row: &AnyRow| OwnGame {
            id: row.get(0),
            game: row.get(1),
            status: crate::game::view::status_of(row.get(2)),
            seat: row.get(3),
            score: row.get(4),
            rating: row.get(5),
            rating_after: row.get(6),
            created_at: row.get(7),
            updated_at: row.get(8),
        };
        let games = self.store.rows(sql, args![id]).await?.iter().map(game).collect();
        let sql = "SELECT game, room, text, at FROM chat WHERE account = $1 ORDER BY at, game, number";
        let message = |row: &AnyRow| OwnMessage {
            game: row.get(0),
            room: if row.get::<String, _>(1) == "players" { Room::Players } else { Room::Spectators },
            text: row.get(2),
            at: row.get(3),
        };
        let messages = self.store.rows(sql, args![id]).await?.iter().map(message).collect();
        let sql = "SELECT COALESCE(a.name, ''), r.game, r.message, r.reason, r.created_at FROM reports r \
                   LEFT JOIN accounts a ON a.id = r.about WHERE r.reporter = $1 ORDER BY r.created_at, r.id";
        let report = |row: &AnyRow| OwnReport {
            about: row.get(0),
            game: row.get(1),
            message: row.get(2),
            reason: row.get(3),
            created_at: row.get(4),
        };
        let reports = self.store.rows(sql, args![id]).await?.iter().map(report).collect();
        Ok(Export {
            account: self.me(id).await?,
            sessions: self.sessions(id, &who.session).await?,
            tokens: self.tokens(id).await?,
            games,
            messages,
            ratings: self.ratings(id).await?,
            blocks: self.blocks(id).await?,
            reports,
        })
    }
}

/// From four columns: pool, rating, deviation, games.
pub fn rating_of(row: &AnyRow, at: usize) -> Rating {
    Rating { pool: row.get(at), rating: row.get(at + 1), deviation: row.get(at + 2), games: row.get(at + 3) }
}
