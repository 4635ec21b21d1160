//! New games: by wish, by pairing, as a rematch.

use super::entry::Entry;
use super::play::{Play, Terms};
use super::rooms::Live;
use super::view::status_name;
use crate::app::App;
use crate::args;
use crate::bus::News;
use crate::fail::{Answer, Fail};
use crate::game::seating::Person;
use crate::secret;
use crate::store::Write;
use protocol::game::{NewGame, Paired, Seek, Sitter, Status, TimeControl};
use protocol::live::Notice;
use rules::game::{Seat, SeatSet};
use rules::options::Setup;
use sqlx::Row;

/// Who is to sit in a seat.
#[derive(Clone, Debug)]
enum Wanted {
    Sits(Person),
    Asked(Person),
    Bot(u8),
    Anyone,
}

/// Open and running games that one account may have at once.
const MOST_GAMES: i64 = 100;
/// How far apart in rating players are paired.
const PAIR_WITHIN: f64 = 400.0;
/// How long somebody waits to be paired at most.
const SEEK_LASTS: i64 = 600_000;

/// The terms of a game that was asked for.
fn terms(
    (game, preset): (&str, Option<&str>),
    options: &std::collections::BTreeMap<String, String>,
    seats: u8,
    (time, rated, public): (&TimeControl, bool, bool),
) -> Answer<Terms> {
    let unknown = || Fail::bad("unknown-game").with("name", game.chars().take(40).collect::<String>());
    let info = rules::game_info(game).ok_or_else(unknown)?;
    let allowed = match time {
        TimeControl::Clock { base, increment } => (5..=10_800).contains(base) && *increment <= 180,
        TimeControl::Days { days } => (1..=14).contains(days),
        TimeControl::Unlimited => true,
    };
    if !allowed {
        return Err(Fail::bad("bad-time"));
    }
    let options = options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let setup = Setup::choose(info, Some(seats), preset, options)
        .map_err(|message| Fail::rules("setup-refused", &message))?;
    let first = if info.draws_first { fastrand::u8(..seats) } else { 0 };
    let terms = Terms {
        game: game.to_string(),
        preset: setup.preset().to_string(),
        options: setup.all().map(|(name, value)| (name.to_string(), value.to_string())).collect(),
        seats,
        first,
        time: time.clone(),
        rated,
        public,
    };
    // Options that do not go together are found when the game is opened.
    terms.open().map_err(|message| Fail::rules("setup-refused", &message))?;
    Ok(terms)
}

impl App {
    /// Creates the game that an account asks for; gives its identifier.
    pub async fn create(&self, me: &Person, new: &NewGame) -> Answer<String> {
        if !(2..=4).contains(&new.seats.len()) {
            return Err(Fail::bad("bad-seats"));
        }
        let mut wanted = Vec::new();
        for sitter in &new.seats {
            wanted.push(match sitter {
                Sitter::Me => Wanted::Sits(me.clone()),
                Sitter::Anyone => Wanted::Anyone,
                Sitter::Bot { level } if (1..=10).contains(level) => Wanted::Bot(*level),
                Sitter::Bot { .. } => return Err(Fail::bad("bad-level")),
                Sitter::Player { name } => {
                    let missing = || Fail::new(axum::http::StatusCode::NOT_FOUND, "no-such-player");
                    let person = self.person_by_name(name).await?.ok_or_else(missing)?;
                    if self.is_blocked(&person.id, &me.id).await? {
                        return Err(Fail::forbidden("blocked"));
                    }
                    Wanted::Asked(person)
                }
            });
        }
        let mine = wanted.iter().filter(|wanted| matches!(wanted, Wanted::Sits(_))).count();
        let bots = wanted.iter().filter(|wanted| matches!(wanted, Wanted::Bot(_))).count();
        if new.rated && (me.guest || bots > 0 || mine > 1) {
            return Err(Fail::bad("rated-needs-people"));
        }
        if new.shuffle {
            fastrand::shuffle(&mut wanted);
        }
        let seats = wanted.len() as u8;
        let terms = terms(
            (&new.game, new.preset.as_deref()),
            &new.options,
            seats,
            (&new.time, new.rated, new.public),
        )?;
        let sql = "SELECT COUNT(*) FROM games WHERE creator = $1 AND status IN ('open', 'playing')";
        if self.store.count(sql, args![&me.id]).await? >= MOST_GAMES {
            return Err(Fail::conflict("too-many-games").with("most", MOST_GAMES));
        }
        self.put(Some(&me.id), terms, wanted, None, Write::new()).await
    }

    /// Enters a game with its first seats; if all are taken it begins.
    async fn put(
        &self,
        creator: Option<&str>,
        terms: Terms,
        wanted: Vec<Wanted>,
        rematch_of: Option<&str>,
        also: Write,
    ) -> Answer<String> {
        let (id, now) = (secret::id(), self.time.now());
        let text = serde_json::to_string(&terms).map_err(|_| Fail::unavailable())?;
        let full = wanted.iter().all(|wanted| matches!(wanted, Wanted::Sits(_) | Wanted::Bot(_)));
        let bots = (0u8..).zip(&wanted).filter(|(_, wanted)| matches!(wanted, Wanted::Bot(_)));
        let bots = bots.fold(SeatSet::NONE, |bots, (seat, _)| bots.with(Seat(seat)));
        let broken = |message| Fail::rules("setup-refused", &message);
        let mut play = Play::new(terms.clone(), bots).map_err(broken)?;
        if full {
            play.apply(&Entry::start(now)).map_err(broken)?;
        }
        let mut write = also.must(
            "INSERT INTO games (id, game, terms, pool, seats, rated, public, status, version, deadline, \
             bot_to_move, creator, rematch_of, created_at, updated_at, to_move, position) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15, $16)",
            args![
                &id,
                &terms.game,
                text,
                terms.pool(),
                terms.seats,
                terms.rated,
                terms.public,
                status_name(play.status()),
                play.version(),
                play.deadline(),
                play.is_bots_turn(),
                creator,
                rematch_of,
                now,
                play.to_move().map(|seat| play.letter(seat)),
                play.table().position(),
            ],
        );
        if full {
            let sql = "INSERT INTO log (game, number, at, kind, body) VALUES ($1, 1, $2, 'start', '')";
            write = write.must(sql, args![&id, now]);
        }
        for (seat, wanted) in (0u8..).zip(&wanted) {
            let (account, bot, invited) = match wanted {
                Wanted::Sits(person) => (Some(person.id.as_str()), None, None),
                Wanted::Bot(level) => (None, Some(level.to_string()), None),
                Wanted::Asked(person) => (None, None, Some(person.id.as_str())),
                Wanted::Anyone => (None, None, None),
            };
            let rating = match account {
                Some(account) => Some(self.rating(account, &terms.pool()).await?.0),
                None => None,
            };
            let sql = "INSERT INTO players (game, seat, account, bot, invited, rating_before) \
                       VALUES ($1, $2, $3, $4, $5, $6)";
            write = write.must(sql, args![&id, seat, account, bot, invited, rating]);
        }
        self.store.write(write).await?;
        let room = self.rooms.get(&id, now);
        let mut live = self.hold(&room).await?;
        self.after(&room, &mut live, (0, Status::Open)).await;
        for wanted in &wanted {
            if let Wanted::Asked(person) = wanted {
                self.notify(&person.id, Notice::Challenge { game: id.clone() }).await;
            }
        }
        metrics::counter!("teahouse_games_total").increment(1);
        Ok(id)
    }

    /// Pairs an account with somebody who wants the same, or lets it wait.
    pub async fn seek(&self, me: &Person, seek: &Seek) -> Answer<Paired> {
        if seek.rated && me.guest {
            return Err(Fail::forbidden("rated-needs-account"));
        }
        let game = (seek.game.as_str(), seek.preset.as_deref());
        let terms = terms(game, &Default::default(), 2, (&seek.time, seek.rated, true))?;
        // The same terms but for who begins.
        let key =
            serde_json::to_string(&Terms { first: 0, ..terms.clone() }).map_err(|_| Fail::unavailable())?;
        let (pool, now) = (terms.pool(), self.time.now());
        let rating = self.rating(&me.id, &pool).await?.0;
        let sql = "SELECT s.account FROM seeks s WHERE s.pool = $1 AND s.terms = $2 AND s.account <> $3 \
                   AND s.created_at > $4 AND s.rating BETWEEN $5 AND $6 AND NOT EXISTS (SELECT 1 FROM blocks b \
                   WHERE (b.account = s.account AND b.other = $3) OR (b.account = $3 AND b.other = s.account)) \
                   ORDER BY s.created_at LIMIT 5";
        let (low, high) = (rating - PAIR_WITHIN, rating + PAIR_WITHIN);
        let waiting = self.store.rows(sql, args![&pool, &key, &me.id, now - SEEK_LASTS, low, high]).await?;
        for row in waiting {
            let Some(other) = self.person(row.get(0)).await? else { continue };
            let mut wanted = vec![Wanted::Sits(me.clone()), Wanted::Sits(other.clone())];
            fastrand::shuffle(&mut wanted);
            // Whoever takes the other's wish away makes the game.
            let also = Write::new()
                .must("DELETE FROM seeks WHERE account = $1", args![&other.id])
                .and("DELETE FROM seeks WHERE account = $1", args![&me.id]);
            match self.put(None, terms.clone(), wanted, None, also).await {
                Ok(game) => return Ok(Paired { game: Some(game) }),
                Err(fail) if fail.code == axum::http::StatusCode::CONFLICT => {}
                Err(fail) => return Err(fail),
            }
        }
        let sql = "INSERT INTO seeks (account, pool, terms, rating, created_at) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT (account) DO UPDATE SET pool = $2, terms = $3, rating = $4, created_at = $5";
        self.store.write(Write::new().and(sql, args![&me.id, pool, key, rating, now])).await?;
        Ok(Paired { game: None })
    }

    /// An account waits no more.
    pub async fn seek_no_more(&self, account: &str) -> Answer<()> {
        let write = Write::new().and("DELETE FROM seeks WHERE account = $1", args![account]);
        self.store.write(write).await?;
        Ok(())
    }

    /// The game that follows a finished one: the same terms, seats moved on by one, the others asked. Who asks
    /// second gets the game that the first one made.
    pub async fn rematch(&self, id: &str, me: &Person) -> Answer<String> {
        let room = self.rooms.get(id, self.time.now());
        let (terms, wanted) = {
            let live = self.hold(&room).await?;
            live.seat_of(&me.id).ok_or_else(|| Fail::forbidden("not-a-player"))?;
            if !matches!(live.play.status(), Status::Over | Status::Aborted) {
                return Err(Fail::conflict("not-over"));
            }
            if let Some(next) = live.play.rematch.clone() {
                return Ok(next);
            }
            (live.play.terms.clone(), moved_on(&live, me))
        };
        let first = if terms.seats == 2 { 1 - terms.first.min(1) } else { terms.first };
        let draws = rules::game_info(&terms.game).is_some_and(|info| info.draws_first);
        let terms = Terms { first: if draws { first } else { 0 }, public: false, ..terms };
        match self.put(Some(&me.id), terms, wanted, Some(id), Write::new()).await {
            Ok(next) => {
                self.note_rematch(id, &next).await?;
                Ok(next)
            }
            Err(fail) if fail.code == axum::http::StatusCode::CONFLICT => {
                let row = self.store.row("SELECT id FROM games WHERE rematch_of = $1", args![id]).await?;
                row.map(|row| row.get(0)).ok_or(fail)
            }
            Err(fail) => Err(fail),
        }
    }

    /// Tells everybody in the lobby, here and elsewhere.
    pub async fn tell_lobby(&self, message: &protocol::live::ToClient) {
        let text = crate::hub::wire(message);
        self.hub.tell_lobby(&text);
        self.bus.tell(&News::Lobby(text.to_string())).await;
    }

    /// Tells an account something, wherever it is connected.
    pub async fn notify(&self, account: &str, notice: Notice) {
        self.hub.tell_account(account, &notice);
        self.bus.tell(&News::Notice(account.to_string(), notice)).await;
    }
}

/// Who sits where in the next game: everybody one seat on, so that each begins in turn.
fn moved_on(live: &Live, me: &Person) -> Vec<Wanted> {
    let mut wanted: Vec<Wanted> = live
        .seats
        .iter()
        .map(|sitting| match (&sitting.person, sitting.level) {
            (Some(person), _) if person.id == me.id => Wanted::Sits(me.clone()),
            (Some(person), _) => Wanted::Asked(person.clone()),
            (None, Some(level)) => Wanted::Bot(level),
            (None, None) => Wanted::Anyone,
        })
        .collect();
    wanted.rotate_right(1);
    wanted
}
