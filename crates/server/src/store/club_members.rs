//! Members of clubs, and their roles.

use super::clubs::{MOST_JOINED, MOST_OWNED, hold, touch};
use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::clubs::{ClubMember, ClubRole};
use protocol::game::PlayerRef;
use protocol::people::OwnClub;
use serde::Deserialize;

/// The stored rank of a role; also the order in lists.
fn rank(role: ClubRole) -> i64 {
    match role {
        ClubRole::Owner => 0,
        ClubRole::Helper => 1,
        ClubRole::Member => 2,
    }
}

/// The role of a rank.
fn role(rank: i64) -> ClubRole {
    match rank {
        0 => ClubRole::Owner,
        1 => ClubRole::Helper,
        _ => ClubRole::Member,
    }
}

/// The role of a member, and whether they have muted the club.
pub async fn member(store: &Store, club: &str, account: &str) -> Result<Option<(ClubRole, bool)>, Error> {
    let sql = "SELECT rank, muted FROM club_members WHERE club = $1 AND account = $2";
    let found: Option<(i64, i64)> = store.keyed().first(sql, args![club, account]).await?;
    Ok(found.map(|(rank, muted)| (role(rank), muted == 1)))
}

/// Whether an account is owner or helper of a club.
pub async fn leads(store: &Store, club: &str, account: &str) -> Result<bool, Error> {
    Ok(member(store, club, account).await?.is_some_and(|(role, _)| role != ClubRole::Member))
}

/// The number of owners and helpers.
pub async fn count_leaders(store: &Store, club: &str) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM club_members WHERE club = $1 AND rank < 2";
    store.keyed().count(sql, args![club]).await
}

pub async fn owner(store: &Store, club: &str) -> Result<Option<PlayerRef>, Error> {
    let sql = "SELECT a.id, a.name, CASE WHEN a.kind IN ('guest', 'user', 'gone') THEN a.kind = 'guest' END AS guest, \
               a.bot FROM club_members m CROSS JOIN accounts a WHERE a.id = m.account AND m.club = $1 AND m.rank = 0";
    store.keyed().first(sql, args![club]).await
}

/// A page of members after a cursor: the owner, the helpers, then the others, each by when they joined.
pub async fn members(
    store: &Store,
    club: &str,
    (after, since, account): (i64, Moment, &str),
) -> Result<Vec<(i64, ClubMember)>, Error> {
    #[derive(Deserialize)]
    struct Found {
        player: PlayerRef,
        rank: i64,
        since: Moment,
    }
    let sql = "SELECT a.id AS player_id, a.name AS player_name, \
               CASE WHEN a.kind IN ('guest', 'user', 'gone') THEN a.kind = 'guest' END AS player_guest, \
               a.bot AS player_bot, m.rank, m.since FROM club_members m CROSS JOIN accounts a \
               WHERE a.id = m.account AND m.club = $1 AND m.rank >= $2 AND (m.rank > $2 OR m.since > $3 \
               OR (m.since = $3 AND m.account > $4)) ORDER BY m.rank, m.since, m.account LIMIT 31";
    let found: Vec<Found> = store.lists().all(sql, args![club, after, since, account]).await?;
    let member =
        |Found { player, rank, since }: Found| (rank, ClubMember { player, role: role(rank), since });
    Ok(found.into_iter().map(member).collect())
}

/// Members who have not muted the club, after an account, at most 200; with `lead` only owner and helpers.
pub async fn hearers(store: &Store, club: &str, after: &str, lead: bool) -> Result<Vec<String>, Error> {
    let all = "SELECT account FROM club_members WHERE club = $1 AND account > $2 AND muted = 0 \
               ORDER BY account LIMIT 200";
    let leaders = "SELECT account FROM club_members WHERE club = $1 AND rank < 2 AND account > $2 AND muted = 0 \
                   ORDER BY account LIMIT 200";
    store.lists().all(if lead { leaders } else { all }, args![club, after]).await
}

/// How many clubs an account owns, and how many it is in.
pub async fn counts(store: &Store, account: &str) -> Result<(i64, i64), Error> {
    let owned = "SELECT COUNT(*) FROM club_members WHERE account = $1 AND rank = 0";
    let joined = "SELECT COUNT(*) FROM club_members WHERE account = $1";
    let owned = store.keyed().count(owned, args![account]).await?;
    Ok((owned, store.keyed().count(joined, args![account]).await?))
}

/// Makes an account a member and deletes its request, invitation or ban. Raises the version of the club as
/// well.
pub fn join(club: &str, before: i64, account: &str, now: Moment) -> Write {
    let count = "UPDATE clubs SET members = members + 1 WHERE id = $1 AND members < most";
    let sql = "INSERT INTO club_members (club, account, rank, since) \
               SELECT a.id, CAST($2 AS TEXT), 2, CAST($3 AS BIGINT) FROM clubs a WHERE a.id = $1 \
               AND (SELECT COUNT(*) FROM club_members m WHERE m.account = $2) < $4";
    hold(account)
        .then(touch(club, before))
        .must(count, args![club])
        .must(sql, args![club, account, now, MOST_JOINED])
        .then(super::club_door::take_away(club, account))
}

/// Removes a member or helper.
pub fn remove(club: &str, account: &str) -> Write {
    Write::new()
        .must("DELETE FROM club_members WHERE club = $1 AND account = $2 AND rank > 0", args![club, account])
        .must("UPDATE clubs SET members = members - 1 WHERE id = $1", args![club])
}

/// Makes a member a helper, or a helper a plain member.
pub fn set_helper(club: &str, account: &str, helps: bool) -> Write {
    let rank = if helps { rank(ClubRole::Helper) } else { rank(ClubRole::Member) };
    let sql = "UPDATE club_members SET rank = $3 WHERE club = $1 AND account = $2 AND rank > 0";
    Write::new().must(sql, args![club, account, rank])
}

/// Makes another member the owner, unless they own too many clubs already. The old owner becomes a helper.
pub fn hand_over(club: &str, before: i64, from: &str, to: &str) -> Write {
    let down = "UPDATE club_members SET rank = 1 WHERE club = $1 AND account = $2 AND rank = 0";
    let up = "UPDATE club_members SET rank = 0 WHERE club = $1 AND account = $2 AND rank > 0 \
              AND (SELECT COUNT(*) FROM club_members m WHERE m.account = $2 AND m.rank = 0) < $3";
    hold(to).then(touch(club, before)).must(down, args![club, from]).must(up, args![club, to, MOST_OWNED])
}

/// Mutes or unmutes a club for a member.
pub fn set_muted(club: &str, account: &str, muted: bool) -> Write {
    let sql = "UPDATE club_members SET muted = $3 WHERE club = $1 AND account = $2";
    Write::new().must(sql, args![club, account, muted])
}

/// The clubs of an account, sorted by identifier, so that two accounts leaving at once lock the clubs in the
/// same order and cannot deadlock.
pub async fn of_account(store: &Store, account: &str) -> Result<Vec<String>, Error> {
    store.keyed().all("SELECT club FROM club_members WHERE account = $1 ORDER BY club", args![account]).await
}

/// All memberships of an account, for its export.
pub async fn exported(store: &Store, account: &str) -> Result<Vec<OwnClub>, Error> {
    let inside = "SELECT c.id, c.name, CASE m.rank WHEN 0 THEN 'owner' WHEN 1 THEN 'helper' ELSE 'member' END AS what, \
                  m.muted, '' AS text, m.since FROM club_members m CROSS JOIN clubs c WHERE c.id = m.club \
                  AND m.account = $1 ORDER BY m.since, m.club";
    let outside = "SELECT c.id, c.name, o.kind AS what, 0 AS muted, o.text, o.at AS since FROM club_outsiders o \
                   CROSS JOIN clubs c WHERE c.id = o.club AND o.account = $1 ORDER BY o.at, o.club";
    let mut all: Vec<OwnClub> = store.lists().all(inside, args![account]).await?;
    all.extend(store.lists().all::<OwnClub>(outside, args![account]).await?);
    Ok(all)
}
