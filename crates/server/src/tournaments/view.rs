//! Tournaments as clients see them.

use super::places::points;
use super::plan::Plan;
use super::state::{Line, State};
use super::{Tournaments, missing};
use crate::fail::{Answer, Fail};
use crate::people::identity::Identity;
use crate::store::accounts::Person;
use crate::store::time_off;
use crate::store::tournaments::{self as kept, LAST, Listed, PAGE};
use crate::time::Moment;
use pairing::standings::cross_table;
use pairing::{Number, Outcome, Reason};
use protocol::tournaments::{
    CrossLine, CrossTable, Entry, Match, RoundView, SeatResult, StandingLine, Standings, TableView,
    TournamentCard, TournamentPage, TournamentStatus, TournamentView, You,
};
use std::collections::HashMap;

/// Lines per page of the standings.
const LINES: usize = 100;
/// The most running tables shown.
const TABLES: usize = 100;
/// The most players for a cross table, and for showing all rounds at once.
const MOST_CROSSED: usize = 100;
const MOST_SHOWN: usize = 256;

/// Accounts by identifier.
pub type Names = HashMap<String, Person>;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Listing {
    Running,
    /// Those that one can join now.
    Open,
    Coming,
    Past,
    /// Those that concern the requester.
    Mine,
    /// Those of a club, whose identifier is passed instead of an account.
    OfClub,
}

impl Tournaments {
    pub(super) async fn names(&self, mut ids: Vec<String>) -> Answer<Names> {
        ids.sort_unstable();
        ids.dedup();
        let people = kept::people(&self.store, &ids).await?;
        Ok(people.into_iter().map(|person| (person.id.clone(), person)).collect())
    }

    async fn names_of(&self, state: &State, numbers: Vec<Number>) -> Answer<Names> {
        self.names(numbers.into_iter().filter_map(|number| state.account(number)).collect()).await
    }

    /// Until when entrants are away on time off, by account.
    async fn away(&self, state: &State, numbers: &[Number]) -> Answer<HashMap<String, Moment>> {
        if !state.plan.is_by_days() {
            return Ok(HashMap::new());
        }
        let accounts: Vec<String> = numbers.iter().filter_map(|number| state.account(*number)).collect();
        Ok(time_off::away(&self.store, &accounts, self.time.now()).await?.into_iter().collect())
    }

    /// A page of tournaments, after the cursor of an earlier page.
    pub async fn list(&self, which: Listing, after: &str, account: &str) -> Answer<TournamentPage> {
        let wrong = || Fail::bad("bad-request").with("detail", "after");
        let forward = matches!(which, Listing::Open | Listing::Coming);
        let place = match after.split_once('-') {
            Some((at, id)) => (at.parse::<Moment>().map_err(|_| wrong())?, id),
            None if after.is_empty() && forward => (0, ""),
            None if after.is_empty() => LAST,
            None => return Err(wrong()),
        };
        let mut found = match which {
            Listing::Running => kept::latest(&self.store, "running", place).await?,
            Listing::Past => kept::latest(&self.store, "past", place).await?,
            Listing::Open => kept::joinable(&self.store, place).await?,
            Listing::Coming => kept::coming(&self.store, place).await?,
            Listing::Mine => kept::own(&self.store, account, place).await?,
            Listing::OfClub => kept::of_club(&self.store, account, place).await?,
        };
        let more = found.len() > PAGE;
        found.truncate(PAGE);
        let after = found.last().filter(|_| more).map(|last| format!("{}-{}", last.listed_at, last.id));
        let people = found.iter().flat_map(|one| [Some(one.organiser.clone()), one.winner.clone()]).flatten();
        let names = self.names(people.collect()).await?;
        let mut tournaments = Vec::new();
        for listed in found {
            match listed_card(listed, &names) {
                Ok(card) => tournaments.push(card),
                Err(error) => tracing::error!(%error, "a tournament in a list cannot be read"),
            }
        }
        Ok(TournamentPage { tournaments, after })
    }

    /// A tournament for a requester.
    pub async fn view(&self, id: &str, who: Option<&Identity>) -> Answer<TournamentView> {
        let state = self.state(id).await?;
        let places = state.places();
        let over = state.status == TournamentStatus::Over;
        let podium: &[Line] = if over { &places[..places.len().min(3)] } else { &[] };
        let mut people: Vec<String> = podium.iter().filter_map(|line| state.account(line.number)).collect();
        people.extend(state.helpers.iter().cloned());
        people.push(state.plan.organiser.clone());
        let names = self.names(people).await?;
        let asked = &state.plan.asked;
        let mut next = None;
        if asked.recurrence.is_some() && state.status != TournamentStatus::Coming {
            let id = state.successor_id();
            next = kept::head(&self.store, &id).await?.map(|_| id);
        }
        let you = match who {
            Some(who) => Some(self.you(&state, who).await?),
            None => None,
        };
        Ok(TournamentView {
            card: card(&state, &names),
            description: asked.description.clone(),
            version: state.version,
            paused: state.paused,
            next_at: state.next_at(),
            deadline: state.moment.filter(|_| asked.round_days > 0 && !state.open.is_empty()),
            condition: asked.condition,
            least_players: asked.least_players.into(),
            most_players: state.plan.most(),
            check_in: asked.check_in,
            late_entry: asked.late_entry,
            pause: asked.pause,
            round_days: asked.round_days,
            weekends_off: asked.weekends_off,
            computers: asked.computers,
            team_boards: asked.team_boards,
            teams: state.teams(),
            tie_breaks: state.plan.tie_breaks(),
            recurrence: asked.recurrence,
            next,
            club: self.club_of(&state, who).await?,
            members_only: asked.club.as_ref().is_some_and(|of| of.members_only),
            clubs: state.plan.sides.clone(),
            helpers: state.helpers.iter().filter_map(|id| names.get(id).cloned()).collect(),
            podium: podium.iter().map(|place| line(&state, place, &names)).collect(),
            you,
        })
    }

    async fn you(&self, state: &State, who: &Identity) -> Answer<You> {
        let number = state.numbers.get(who.id()).copied();
        let player = number.and_then(|number| state.player(number));
        let takes_part = number.is_some_and(|number| state.is_present(number));
        let places = number.map(|_| state.places());
        let place =
            places.and_then(|places| places.iter().find(|line| Some(line.number) == number)?.place.into());
        let refused = if takes_part { None } else { self.refusal(state, &who.person).await? };
        let asks =
            state.plan.asked.entry == Entry::Password && number.is_none() && !state.organises(who.id());
        let refused = refused.map(|fail| fail.problem.error);
        Ok(You {
            organises: state.organises(who.id()) || who.admin,
            number,
            takes_part,
            checked_in: player.is_some_and(|player| player.checked_in),
            invited: state.invited.contains(who.id()),
            byes: player
                .map(|player| player.byes.iter().map(|round| *round as u32 + 1).collect())
                .unwrap_or_default(),
            game: number.and_then(|number| Some(state.game_id(state.table_of(number)?))),
            place,
            refused: refused
                .or_else(|| (asks && !takes_part).then(|| "needs-tournament-password".to_string())),
        })
    }

    /// A page of the standings.
    pub async fn standings(&self, id: &str, from: usize) -> Answer<Standings> {
        let state = self.state(id).await?;
        let places = state.places();
        let page: Vec<&Line> = places.iter().skip(from).take(LINES).collect();
        let numbers: Vec<Number> = page.iter().map(|line| line.number).collect();
        let away = self.away(&state, &numbers).await?;
        let names = self.names_of(&state, numbers).await?;
        let until = |place: &Line| away.get(&state.account(place.number)?).copied();
        let shown = |place| StandingLine { away_until: until(place), ..line(&state, place, &names) };
        let lines = page.into_iter().map(shown).collect();
        Ok(Standings { version: state.version, total: places.len(), lines, teams: state.team_places() })
    }

    /// A round, counted from 1.
    pub async fn round(&self, id: &str, round: u32) -> Answer<RoundView> {
        let state = self.state(id).await?;
        let at = (round as usize).checked_sub(1).filter(|at| *at < state.core.rounds.len());
        let at = at.ok_or_else(missing)?;
        let core = &state.core.rounds[at];
        let mut numbers: Vec<Number> = core.byes.iter().map(|bye| bye.0).collect();
        core.tables.iter().for_each(|table| numbers.extend(&table.seats));
        let names = self.names_of(&state, numbers).await?;
        Ok(round_view(&state, at, &names))
    }

    /// All rounds of a tournament that is not too large.
    pub async fn rounds(&self, id: &str) -> Answer<Vec<RoundView>> {
        let state = self.state(id).await?;
        let most = super::plan::MOST_ROUNDS as usize;
        if state.players.len() > MOST_SHOWN || state.core.rounds.len() > most {
            return Err(Fail::conflict("too-large-a-table").with("most", MOST_SHOWN));
        }
        let names = self.names_of(&state, state.core.numbers().collect()).await?;
        Ok((0..state.core.rounds.len()).map(|at| round_view(&state, at, &names)).collect())
    }

    /// The running tables, best players first.
    pub async fn playing(&self, id: &str) -> Answer<Vec<TableView>> {
        let state = self.state(id).await?;
        let mut rank = vec![usize::MAX; state.players.len() + 1];
        for (i, line) in state.places().iter().enumerate() {
            rank[line.number as usize] = i;
        }
        let best = |at: &(usize, usize)| {
            let seats = state.table(*at).map(|table| table.seats.clone()).unwrap_or_default();
            seats.into_iter().map(|number| rank[number as usize]).min()
        };
        let mut open: Vec<(usize, usize)> = state.open.iter().copied().collect();
        open.sort_by_key(best);
        open.truncate(TABLES);
        let numbers: Vec<Number> = open.iter().flat_map(|at| state.seating(*at)).collect();
        let names = self.names_of(&state, numbers).await?;
        Ok(open.into_iter().map(|at| table(&state, at, &names)).collect())
    }

    /// The cross table: the score of every pair of players.
    pub async fn cross(&self, id: &str) -> Answer<CrossTable> {
        let state = self.state(id).await?;
        if state.players.len() > MOST_CROSSED {
            return Err(Fail::conflict("too-large-a-table").with("most", MOST_CROSSED));
        }
        let names = self.names_of(&state, state.core.numbers().collect()).await?;
        let places = state.places();
        let standing = |line: &Line| pairing::standings::Standing {
            place: line.place,
            number: line.number,
            points: 0,
            values: Vec::new(),
        };
        let order: Vec<_> = places.iter().map(standing).collect();
        let cells = cross_table(&state.core, &order);
        let cell = |cell: Vec<u32>| cell.into_iter().map(points).collect();
        let lines = places.iter().zip(cells).map(|(place, cells)| CrossLine {
            line: line(&state, place, &names),
            cells: cells.into_iter().map(cell).collect(),
        });
        Ok(CrossTable { lines: lines.collect() })
    }
}

fn listed_card(listed: Listed, names: &Names) -> Result<TournamentCard, serde_json::Error> {
    let plan: Plan = serde_json::from_value(listed.plan)?;
    let asked = plan.asked;
    Ok(TournamentCard {
        id: listed.id,
        name: asked.name,
        picks: asked.picks,
        seats: asked.seats,
        time: asked.time,
        rated: asked.rated,
        rounds: planned(&asked.format),
        format: asked.format,
        entry: asked.entry,
        status: listed.status,
        starts_at: listed.starts_at,
        by_hand: listed.status == TournamentStatus::Coming && asked.starts_at.is_none(),
        ended_at: listed.ended_at,
        players: listed.players,
        round: listed.round,
        organiser: names.get(&listed.organiser).cloned(),
        winner: listed.winner.and_then(|winner| Some(names.get(&winner)?.name.clone())),
    })
}

/// The number of rounds in the settings.
fn planned(format: &protocol::tournaments::FormatChoice) -> Option<i64> {
    use protocol::tournaments::FormatChoice::{Dutch, Seats};
    match *format {
        Dutch { rounds } | Seats { rounds } => Some(rounds.into()),
        _ => None,
    }
}

fn card(state: &State, names: &Names) -> TournamentCard {
    let (asked, summary) = (&state.plan.asked, state.summary(state.games_due, state.plan.created_at));
    TournamentCard {
        id: state.id.clone(),
        name: asked.name.clone(),
        picks: asked.picks.clone(),
        seats: asked.seats,
        time: asked.time.clone(),
        rated: asked.rated,
        format: asked.format.clone(),
        entry: asked.entry,
        status: state.status,
        starts_at: summary.starts_at,
        by_hand: state.status == TournamentStatus::Coming && state.starts_at.is_none(),
        ended_at: state.ended_at,
        players: summary.players,
        round: summary.round,
        rounds: state.rounds().map(|rounds| rounds as i64),
        organiser: names.get(&state.plan.organiser).cloned(),
        winner: summary.winner.and_then(|winner| Some(names.get(&winner)?.name.clone())),
    }
}

fn line(state: &State, place: &Line, names: &Names) -> StandingLine {
    let player = state.player(place.number);
    let account = player.and_then(|player| player.account.as_ref());
    StandingLine {
        place: place.place,
        number: place.number,
        player: account.and_then(|account| names.get(account).cloned()),
        level: player.and_then(|player| player.level),
        team: player.and_then(|player| player.team.clone()),
        rating: player.map(|player| player.rating).filter(|rating| *rating > 0),
        away: !state.is_present(place.number),
        away_until: None,
        checked_in: player.is_some_and(|player| player.checked_in),
        points: place.points,
        tie_breaks: place.values.clone(),
        games: place.games,
        streak: place.streak,
        performance: place.performance,
    }
}

fn seat(state: &State, number: Number, points: Option<f64>, names: &Names) -> SeatResult {
    let player = state.player(number);
    let account = player.and_then(|player| player.account.as_ref());
    SeatResult {
        number,
        name: account.and_then(|account| Some(names.get(account)?.name.clone())),
        level: player.and_then(|player| player.level),
        points,
    }
}

fn round_view(state: &State, at: usize, names: &Names) -> RoundView {
    let core = &state.core.rounds[at];
    let byes = core.byes.iter();
    RoundView {
        round: at as u32 + 1,
        pick: state.plan.pick(at).clone(),
        paired_at: state.paired.get(at).map_or(0, |(paired, _)| *paired),
        tables: (0..core.tables.len()).map(|index| table(state, (at, index), names)).collect(),
        byes: byes.map(|(number, bye)| seat(state, *number, Some(points(bye.points())), names)).collect(),
    }
}

fn table(state: &State, at: (usize, usize), names: &Names) -> TableView {
    let seats = state.table(at).map(|table| table.seats.clone()).unwrap_or_default();
    let outcome = state.table(at).and_then(|table| table.outcome.as_ref());
    let of = |seat: usize| outcome.and_then(|outcome| outcome.points().get(seat).copied().map(points));
    let place = match state.table(at).map(|table| table.reason) {
        Some(Reason::Bracket { slot }) => Some(Match::Bracket { slot }),
        Some(Reason::Third) => Some(Match::Third),
        Some(Reason::Board { team_match }) => Some(Match::Board { team_match }),
        _ => None,
    };
    TableView {
        round: at.0 as u32 + 1,
        table: at.1 as u32 + 1,
        seats: seats.iter().enumerate().map(|(i, number)| seat(state, *number, of(i), names)).collect(),
        game: (!state.gameless.contains(&at)).then(|| state.game_id(at)),
        over: outcome.is_some(),
        forfeited: matches!(outcome, Some(Outcome::Forfeited(_))),
        reason: state.reasons.get(&at).cloned(),
        place,
    }
}
