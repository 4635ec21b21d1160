//! Creating games: on request, and as a rematch.

use super::Games;
use super::actor::Actor;
use super::draft::Draft;
use super::loaded::LoadedGame;
use super::mail::{Mail, Seen};
use super::play::Play;
use super::seating;
use super::turns::settled;
use crate::fail::{Answer, Fail};
use crate::names::name_key;
use crate::node::limits::GAMES;
use crate::secret;
use crate::store::accounts::Person;
use crate::store::log::{Kind, LogRow};
use crate::store::seats::{self, Wanted};
use crate::store::{Write, accounts, games, log};
use crate::terms::Terms;
use protocol::game::{GameState, NewGame, Sitter, TimeControl};
use protocol::live::Notice;
use rules::game::{Seat, SeatSet};
use rules::options::Setup;
use std::collections::BTreeMap;

/// The most open and running games of one account.
const MOST_GAMES: i64 = 100;
/// The requested settings of a game.
pub struct Asked<'a> {
    /// Its `id` in the catalogue.
    pub game: &'a str,
    /// `None` stands for the game's default.
    pub preset: Option<&'a str>,
    /// Those that differ from the preset.
    pub options: &'a BTreeMap<String, String>,
    pub seats: u8,
    pub time: &'a TimeControl,
    pub rated: bool,
    /// Whether the lobby shows it.
    pub public: bool,
}

/// Validates the settings and returns the terms.
pub fn terms(asked: &Asked<'_>) -> Answer<Terms> {
    let &Asked { game, preset, options, seats, time, rated, public } = asked;
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
    // Opening the game finds incompatible options.
    terms.open().map_err(|message| Fail::rules("setup-refused", &message))?;
    Ok(terms)
}

impl Games {
    /// Creates a game for an account.
    pub async fn create(&self, me: &Person, new: &NewGame) -> Answer<GameState> {
        self.limits.count(GAMES, &me.id).await?;
        let id = self.open_game(me, new).await?;
        self.state(&id, Some(&me.id)).await
    }

    /// Creates a game and returns its identifier.
    pub(super) async fn open_game(&self, me: &Person, new: &NewGame) -> Answer<String> {
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
                    let person =
                        accounts::person_by_key(&self.store, &name_key(name)).await?.ok_or_else(missing)?;
                    if accounts::is_blocked(&self.store, &person.id, &me.id).await? {
                        return Err(Fail::forbidden("blocked"));
                    }
                    Wanted::Asked(person)
                }
            });
        }
        if wanted.iter().all(|wanted| matches!(wanted, Wanted::Bot(_))) {
            return Err(Fail::bad("needs-a-person"));
        }
        let mine = wanted.iter().filter(|wanted| matches!(wanted, Wanted::Sits(_))).count();
        let bots = wanted.iter().filter(|wanted| matches!(wanted, Wanted::Bot(_))).count();
        if new.rated && (me.guest || bots > 0 || mine > 1) {
            return Err(Fail::bad("rated-needs-people"));
        }
        let terms = terms(&Asked {
            game: &new.game,
            preset: new.preset.as_deref(),
            options: &new.options,
            seats: wanted.len() as u8,
            time: &new.time,
            rated: new.rated,
            public: new.public,
        })?;
        if new.shuffle {
            let setup = terms.setup().map_err(|message| Fail::rules("setup-refused", &message))?;
            seating::shuffle(&mut wanted, &setup.sides());
        }
        if games::count_created(&self.store, &me.id).await? >= MOST_GAMES {
            return Err(Fail::conflict("too-many-games").with("most", MOST_GAMES));
        }
        if bots > 0 {
            self.may_play_computers(&me.id, None).await?;
        }
        if new.public && mine + bots < wanted.len() {
            self.may_open(&me.id).await?;
        }
        self.put(Some(&me.id), terms, wanted, None, Write::new()).await
    }

    /// Stores a game with its first seats; if all are taken it begins.
    pub async fn put(
        &self,
        creator: Option<&str>,
        terms: Terms,
        wanted: Vec<Wanted>,
        rematch_of: Option<&str>,
        also: Write,
    ) -> Answer<String> {
        self.put_as(secret::id(), creator, terms, wanted, rematch_of, also).await
    }

    /// The same with a given identifier; a conflict if the game exists.
    pub async fn put_as(
        &self,
        id: String,
        creator: Option<&str>,
        terms: Terms,
        wanted: Vec<Wanted>,
        rematch_of: Option<&str>,
        also: Write,
    ) -> Answer<String> {
        let now = self.time.now();
        let full = wanted.iter().all(|wanted| matches!(wanted, Wanted::Sits(_) | Wanted::Bot(_)));
        let bots = (0u8..).zip(&wanted).filter(|(_, wanted)| matches!(wanted, Wanted::Bot(_)));
        let bots = bots.fold(SeatSet::NONE, |bots, (seat, _)| bots.with(Seat(seat)));
        let broken = |message| Fail::rules("setup-refused", &message);
        let mut play = Play::new(terms.clone(), bots).map_err(broken)?;
        if full {
            play.apply(&LogRow::start(now)).map_err(broken)?;
        }
        let mut write = games::add(&id, &terms, creator, rematch_of, &play.noted(), now)?.then(also);
        if full {
            write = write.then(log::append(&id, &LogRow::start(now)));
        }
        for (seat, wanted) in (0u8..).zip(&wanted) {
            let rating = match wanted {
                Wanted::Sits(person) => Some(self.rating(&person.id, &terms.pool()).await?.rating),
                _ => None,
            };
            write = write.then(seats::add(&id, seat, wanted, rating));
        }
        if let (Some(creator), false) = (creator, bots.is_empty()) {
            write = write.then(games::add_computer_game(&id, creator, self.presence.address(creator)));
        }
        if terms.public && !full {
            write = write.then(self.opening(&id, creator));
        }
        self.write(write, play.deadline()).await?;
        self.ask(&id, Mail::Created).await?;
        for wanted in &wanted {
            if let Wanted::Asked(person) = wanted {
                self.hub.notify(&person.id, Notice::Challenge { game: id.clone() });
            }
        }
        metrics::counter!("teahouse_games_total").increment(1);
        Ok(id)
    }

    /// The rematch of a finished game: the same terms, seats rotated by one, the others invited. Whoever asks
    /// second gets the game that the first request created.
    pub async fn rematch(&self, id: &str, me: &Person) -> Answer<String> {
        self.limits.count(GAMES, &me.id).await?;
        let player = me.clone();
        let follows = move |seen: &Seen<'_>| {
            let game = seen.game;
            game.seat_of(&player.id).ok_or_else(|| Fail::forbidden("not-a-player"))?;
            if !game.is_over() {
                return Err(Fail::conflict("not-over"));
            }
            let next = game.play.rematch.clone();
            Ok((next, game.play.terms.clone(), moved_on(game, &player)))
        };
        let (next, terms, wanted) = self.look(id, follows).await??;
        if let Some(next) = next {
            return Ok(next);
        }
        for wanted in &wanted {
            if let Wanted::Asked(person) = wanted
                && accounts::is_blocked(&self.store, &person.id, &me.id).await?
            {
                return Err(Fail::forbidden("blocked"));
            }
        }
        if wanted.iter().any(|wanted| matches!(wanted, Wanted::Bot(_))) {
            self.may_play_computers(&me.id, None).await?;
        }
        let first = if terms.seats == 2 { 1 - terms.first.min(1) } else { terms.first };
        let draws = rules::game_info(&terms.game).is_some_and(|info| info.draws_first);
        let terms = Terms { first: if draws { first } else { 0 }, public: false, ..terms };
        match self.put(Some(&me.id), terms, wanted, Some(id), Write::new()).await {
            Ok(next) => {
                let noted = next.clone();
                self.ask(id, |reply| Mail::Rematch { next: noted, reply }).await?;
                Ok(next)
            }
            Err(fail) if fail.code == axum::http::StatusCode::CONFLICT => {
                games::rematch_of(&self.store, id).await?.ok_or(fail)
            }
            Err(fail) => Err(fail),
        }
    }
}

impl Actor {
    /// Records the rematch in a finished game.
    pub(super) async fn note_rematch(&mut self, games: &Games, next: &str) -> Answer<()> {
        loop {
            self.fresh(games).await?;
            let draft = Draft::new(None, Kind::Rematch).with(next);
            if settled(self.enter(games, vec![draft], Write::new()).await)?.is_some() {
                return Ok(());
            }
        }
    }
}

/// The seats of the rematch, rotated by one, so that each player begins in turn.
fn moved_on(game: &LoadedGame, me: &Person) -> Vec<Wanted> {
    let mut wanted: Vec<Wanted> = game
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
