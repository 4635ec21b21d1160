//! What only the command line may do.

use crate::args;
use crate::people::name_key;
use crate::store::{Store, Write};

/// Makes a player an administrator, or no longer one; false if there is no such player.
pub async fn set_admin(database: &str, name: &str, admin: bool) -> Result<bool, String> {
    let store = Store::open(database).await.map_err(|error| error.to_string())?;
    let sql = "UPDATE accounts SET admin = $2 WHERE name_key = $1 AND kind = 'user' AND closed_at IS NULL";
    let changed = store.write(Write::new().and(sql, args![name_key(name), admin])).await;
    store.close().await;
    Ok(changed.map_err(|error| error.to_string())?.first() == Some(&1))
}
