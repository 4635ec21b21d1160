//! The migrations of the database, and the schema version of a database.

use super::Error;
use super::location::Location;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AnyPool, SqlSafeStr};

/// The migrations with their names. They must never be changed.
pub const MIGRATIONS: [(&str, &str); 18] = [
    ("first", include_str!("../../migrations/0001_first.sql")),
    ("lists and recovery", include_str!("../../migrations/0002_lists_and_recovery.sql")),
    ("presence", include_str!("../../migrations/0003_presence.sql")),
    ("devices", include_str!("../../migrations/0004_devices.sql")),
    ("catching up", include_str!("../../migrations/0005_catching_up.sql")),
    ("follows", include_str!("../../migrations/0006_follows.sql")),
    ("grown", include_str!("../../migrations/0007_grown.sql")),
    ("premoves", include_str!("../../migrations/0008_premoves.sql")),
    ("sides", include_str!("../../migrations/0009_sides.sql")),
    ("puzzles", include_str!("../../migrations/0010_puzzles.sql")),
    ("tournaments", include_str!("../../migrations/0011_tournaments.sql")),
    ("notices", include_str!("../../migrations/0012_notices.sql")),
    ("conditions", include_str!("../../migrations/0013_conditions.sql")),
    ("time off", include_str!("../../migrations/0014_time_off.sql")),
    ("shown puzzles", include_str!("../../migrations/0015_shown_puzzles.sql")),
    ("apps", include_str!("../../migrations/0016_apps.sql")),
    ("clubs", include_str!("../../migrations/0017_clubs.sql")),
    ("keys of turns", include_str!("../../migrations/0018_keys_of_turns.sql")),
];

/// The newest schema version that this program knows.
pub const KNOWN: i64 = MIGRATIONS.len() as i64;

/// The first migrations, up to a version. They are listed here instead of by sqlx's macro, which would build
/// every database driver a second time.
fn migrations(steps: i64) -> Migrator {
    let step = |(number, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..=steps).zip(MIGRATIONS).map(step).collect())
}

/// Migrates a database to a version; to an older one only for tests.
pub async fn migrate(pool: &AnyPool, place: &Location, steps: i64) -> Result<(), Error> {
    migrations(steps).run(pool).await.map_err(|error| match error {
        // An unknown migration was made by a newer version.
        MigrateError::VersionMissing(found) => Error::Newer { found, known: KNOWN },
        error => place.failed(error),
    })
}

/// The schema version of a database. A database of a newer version is refused, and so is one without our
/// tables.
pub async fn version(connection: &mut AnyConnection, place: &Location) -> Result<i64, Error> {
    let sql = "SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations";
    let found = match sqlx::query_scalar(sql).fetch_one(connection).await {
        Ok(found) => found,
        // The table does not exist: only PostgreSQL has an error code for that.
        Err(sqlx::Error::Database(error)) if matches!(error.code().as_deref(), Some("1" | "42P01")) => 0,
        Err(error) => return Err(place.failed(super::reason(&error))),
    };
    match found {
        0 => Err(Error::Bare(place.to_string())),
        newer if newer > KNOWN => Err(Error::Newer { found: newer, known: KNOWN }),
        found => Ok(found),
    }
}
