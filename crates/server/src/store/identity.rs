//! The identity of a database, which no other one has, not even a copy. It is not stored, so that a restored
//! backup or dump does not take itself for the original.

use super::location::Location;
use super::{Error, Store};
use crate::secret;
use std::path::Path;

/// In characters.
const LENGTH: usize = 12;

impl Store {
    /// A short text of letters and digits, the same for every node of this database.
    pub async fn identity(&self) -> Result<String, Error> {
        let known = match &self.place {
            Location::File(path) => of_file(path),
            Location::Server(_) => self.of_server().await?,
        };
        Ok(secret::hash(&known)[..LENGTH].to_string())
    }

    /// Derived from PostgreSQL's system identifier, which standbys share, and the database and schema in it.
    async fn of_server(&self) -> Result<String, Error> {
        let sql = "SELECT CAST(oid AS TEXT), current_database() || ' ' || COALESCE(current_schema(), '') \
                   FROM pg_database WHERE datname = current_database()";
        let known: Option<(String, String)> = self.keyed().first(sql, vec![]).await?;
        let (number, name) =
            known.ok_or_else(|| Error::Database("the database does not say which it is".to_string()))?;
        let sql = "SELECT CAST(system_identifier AS TEXT) FROM pg_control_system()";
        let system: String = match self.keyed().first(sql, vec![]).await {
            Ok(system) => system.unwrap_or_default(),
            // The operator may have revoked access to it.
            Err(error) => {
                tracing::warn!(%error, "this PostgreSQL does not say which it is: on a shared NATS set --nats-prefix");
                String::new()
            }
        };
        Ok(format!("{system} {number} {name}"))
    }
}

/// Derived from the path of the file and its creation time: a copy is another file.
fn of_file(path: &Path) -> String {
    let place = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let known = std::fs::metadata(path).ok();
    let made = known.as_ref().and_then(|known| known.created().ok());
    let made = made.and_then(|made| made.duration_since(std::time::UNIX_EPOCH).ok());
    let made = made.map_or(0, |made| made.as_nanos());
    #[cfg(unix)]
    let number = known.map_or(0, |known| std::os::unix::fs::MetadataExt::ino(&known));
    #[cfg(not(unix))]
    let number = 0;
    format!("{} {made} {number}", place.display())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use crate::store::Store;
    use crate::supervise::Supervisor;

    #[tokio::test]
    async fn a_database_keeps_its_name_and_a_copy_has_another() {
        let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
        let open = async |number: usize| {
            let url = Store::file(folders[number].path());
            Store::open_to_serve(&url, &Supervisor::default()).await.unwrap()
        };
        let store = open(0).await;
        let name = store.identity().await.unwrap();
        assert!(name.len() == super::LENGTH && name.chars().all(|c| c.is_ascii_alphanumeric()));
        store.close().await;
        let [one, other] = [0, 1].map(|number: usize| folders[number].path().join("teahouse.db"));
        std::fs::copy(one, other).unwrap();
        let (again, copy) = (open(0).await, open(1).await);
        assert_eq!(again.identity().await.unwrap(), name);
        assert_ne!(copy.identity().await.unwrap(), name);
    }
}
