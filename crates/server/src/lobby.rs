//! Lists of games.

use crate::args;
use crate::cards_of;
use crate::game::view::cards;
use crate::store::{Refused, Store};
use protocol::game::GameCard;

/// The open games that everybody may join, the newest first.
pub async fn open_games(store: &Store) -> Result<Vec<GameCard>, Refused> {
    const SQL: &str = cards_of!(
        "SELECT id FROM games WHERE status = 'open' AND public = 1 ORDER BY created_at DESC LIMIT 200",
        "g.created_at DESC"
    );
    cards(store, SQL, vec![]).await
}

/// The games that are being played for everybody to watch, the liveliest first.
pub async fn running_games(store: &Store) -> Result<Vec<GameCard>, Refused> {
    const SQL: &str = cards_of!(
        "SELECT id FROM games WHERE status = 'playing' AND public = 1 ORDER BY updated_at DESC LIMIT 50",
        "g.updated_at DESC"
    );
    cards(store, SQL, vec![]).await
}

/// The games that an account plays or is asked to play, those that wait for it longest first.
pub async fn own_games(store: &Store, account: &str) -> Result<Vec<GameCard>, Refused> {
    const SQL: &str = cards_of!(
        "SELECT x.id FROM games x JOIN players y ON y.game = x.id \
         WHERE (y.account = $1 OR y.invited = $1) AND x.status IN ('open', 'playing')",
        "g.updated_at"
    );
    cards(store, SQL, args![account]).await
}
