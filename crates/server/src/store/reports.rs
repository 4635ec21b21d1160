//! Reports about players, for moderators.

use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::people::{OwnReport, Report};

/// A new report.
pub struct NewReport<'a> {
    pub id: &'a str,
    pub reporter: &'a str,
    /// The reported account.
    pub about: &'a str,
    pub game: Option<&'a str>,
    pub club: Option<&'a str>,
    /// The reported text as it is now.
    pub message: &'a str,
    pub reason: &'a str,
}

pub fn add(new: &NewReport<'_>, now: Moment) -> Write {
    Write::new().must(
        "INSERT INTO reports (id, reporter, about, game, message, reason, created_at, club) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        args![new.id, new.reporter, new.about, new.game, new.message, new.reason, now, new.club],
    )
}

/// The last 100 reports, newest first: handled or open.
pub async fn list(store: &Store, handled: bool) -> Result<Vec<Report>, Error> {
    macro_rules! reports {
        ($which:literal) => {
            concat!(
                "SELECT r.id, COALESCE(a.name, '') AS reporter, COALESCE(b.name, '') AS about, r.game, r.club, r.message, r.reason, r.created_at, \
                 r.handled_at FROM reports r LEFT JOIN accounts a ON a.id = r.reporter \
                 LEFT JOIN accounts b ON b.id = r.about WHERE r.handled_at IS ",
                $which,
                " ORDER BY r.created_at DESC LIMIT 100"
            )
        };
    }
    let sql = if handled { reports!("NOT NULL") } else { reports!("NULL") };
    store.lists().all(sql, vec![]).await
}

/// Marks a report as handled, and by whom.
pub fn handle(id: &str, admin: &str, now: Moment) -> Write {
    let sql = "UPDATE reports SET handled_at = $2, handled_by = $3 WHERE id = $1";
    Write::new().and(sql, args![id, now, admin])
}

/// The reports by an account, for its export.
pub async fn own(store: &Store, account: &str) -> Result<Vec<OwnReport>, Error> {
    let sql = "SELECT COALESCE(a.name, '') AS about, r.game, r.club, r.message, r.reason, r.created_at FROM reports r \
               LEFT JOIN accounts a ON a.id = r.about WHERE r.reporter = $1 ORDER BY r.created_at, r.id";
    store.lists().all(sql, args![account]).await
}

/// Erases the author and the reason of an account's reports.
pub fn erase(account: &str) -> Write {
    let sql = "UPDATE reports SET reporter = NULL, reason = '' WHERE reporter = $1";
    Write::new().and(sql, args![account])
}
