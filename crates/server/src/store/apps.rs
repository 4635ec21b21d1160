//! OAuth apps that accounts have registered.

use super::tokens::words;
use super::{Error, Store, Write, accounts};
use protocol::people::App;

/// The app with this identifier, unless its owner's account is closed.
pub async fn find(store: &Store, id: &str) -> Result<Option<App>, Error> {
    let sql = "SELECT p.id, p.name, p.url, p.redirects, p.scopes, p.created_at FROM apps p \
               JOIN accounts a ON a.id = p.owner WHERE p.id = $1 AND a.closed_at IS NULL";
    store.keyed().first(sql, args![id]).await
}

pub async fn list(store: &Store, owner: &str) -> Result<Vec<App>, Error> {
    let sql = "SELECT id, name, url, redirects, scopes, created_at FROM apps WHERE owner = $1 \
               ORDER BY created_at, id";
    store.keyed().all(sql, args![owner]).await
}

/// Adds an app; a conflict if the account has `most` already.
pub fn add(owner: &str, app: &App, most: i64) -> Write {
    let room = "UPDATE accounts SET created_at = created_at WHERE id = $1 \
                AND (SELECT COUNT(*) FROM apps p WHERE p.owner = $1) < $2";
    let sql = "INSERT INTO apps (id, owner, name, url, redirects, scopes, created_at) \
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let (redirects, scopes) = (app.redirects.join(" "), words(&app.scopes));
    let room = accounts::hold(owner).must(room, args![owner, most]);
    room.must(sql, args![&app.id, owner, &app.name, &app.url, redirects, scopes, app.created_at])
}

/// Renames an app; changes no row if the account has no such app.
pub fn rename(owner: &str, id: &str, name: &str) -> Write {
    Write::new().and("UPDATE apps SET name = $3 WHERE id = $1 AND owner = $2", args![id, owner, name])
}

/// Deletes an app and all its consents.
pub fn delete(owner: &str, id: &str) -> Write {
    Write::new().and("DELETE FROM apps WHERE id = $1 AND owner = $2", args![id, owner])
}
