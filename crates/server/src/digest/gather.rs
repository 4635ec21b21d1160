//! The contents of a digest: the notices that no mail has told yet, grouped by game, with boards.

use super::says::{About, Item, Player, Thing};
use crate::fail::Answer;
use crate::games::Games;
use crate::picture;
use axum::http::StatusCode;
use protocol::game::{GameState, PlayerRef, SeatView, SetupView};
use protocol::notices::{NoticeKind, NoticeView};
use std::collections::BTreeMap;
use tokio::sync::Semaphore;

/// The most boards in a digest. Further items have none.
const BOARDS: usize = 12;
/// The width of a board in pixels: twice the size shown, for high-density screens.
const WIDTH: u16 = 264;
/// One digest draws at a time, to leave the cores to games.
static DRAWING: Semaphore = Semaphore::const_new(1);

/// What a board is drawn from.
type Board = (SetupView, String);

/// The urgency of a kind; the lowest comes first.
fn rank(kind: NoticeKind) -> u8 {
    match kind {
        NoticeKind::Deadline => 0,
        NoticeKind::Turn => 1,
        NoticeKind::Offer => 2,
        NoticeKind::Challenge => 3,
        NoticeKind::Pairing => 4,
        NoticeKind::Began => 5,
        NoticeKind::Message => 6,
        NoticeKind::Over => 7,
        NoticeKind::Club => 8,
        NoticeKind::Followed => 9,
    }
}

fn player(player: &PlayerRef) -> Player {
    if player.guest { Player::Nobody } else { Player::Named(player.name.clone()) }
}

/// The items of a digest, most urgent first. Deleted games are left out.
pub async fn items(games: &Games, account: &str, notices: &[NoticeView]) -> Answer<Vec<Item>> {
    let mut by_game: BTreeMap<&str, Vec<Thing>> = BTreeMap::new();
    let mut items: Vec<(Item, Option<Board>)> = Vec::new();
    for notice in notices {
        let thing = Thing {
            kind: notice.kind,
            detail: notice.detail.clone(),
            who: notice.who.as_ref().map(player),
            at: notice.at,
            waits: notice.waits,
            club: notice.club.clone().zip(notice.club_name.clone()),
        };
        match &notice.game {
            Some(game) => by_game.entry(game).or_default().push(thing),
            None => items.push((Item { about: None, things: vec![thing] }, None)),
        }
    }
    for (id, things) in by_game {
        match games.state(id, Some(account)).await {
            Ok(state) => {
                let about = about(&state, account);
                let board = (state.setup, state.position);
                items.push((Item { about: Some(about), things: sorted(things) }, Some(board)));
            }
            Err(fail) if fail.code == StatusCode::NOT_FOUND => {}
            Err(fail) => return Err(fail),
        }
    }
    items.sort_by_key(|(item, _)| {
        let first = item.things.first();
        let deadline = item.about.as_ref().and_then(|about| about.deadline).unwrap_or(i64::MAX);
        (first.map(|thing| rank(thing.kind)), deadline, first.map(|thing| thing.at))
    });
    let (mut items, boards): (Vec<Item>, Vec<Option<Board>>) = items.into_iter().unzip();
    draw(&mut items, boards).await;
    Ok(items)
}

/// Sorts by urgency. A deadline implies that it is the reader's turn, so it replaces the turn.
fn sorted(mut things: Vec<Thing>) -> Vec<Thing> {
    if things.iter().any(|thing| thing.kind == NoticeKind::Deadline) {
        things.retain(|thing| thing.kind != NoticeKind::Turn);
    }
    things.sort_by_key(|thing| (rank(thing.kind), thing.at));
    things
}

fn about(state: &GameState, account: &str) -> About {
    let others = |seat: &&SeatView| seat.player.as_ref().is_none_or(|player| player.id != account);
    let others = state.seats.iter().filter(others).filter(|seat| {
        // Free seats without an invitation are no opponents.
        seat.player.is_some()
            || seat.level.is_some()
            || seat.invited.as_ref().is_some_and(|asked| asked.id != account)
    });
    let opponents = others.map(|seat| match (&seat.player, &seat.invited) {
        (Some(other), _) | (None, Some(other)) => player(other),
        (None, None) => Player::Computer,
    });
    let mine = state.you.is_some() && state.you == state.standing.to_move;
    About {
        id: state.id.clone(),
        game: state.setup.game.clone(),
        opponents: opponents.collect(),
        turns: state.turns.len(),
        last: state.turns.last().map(|turn| turn.entry.clone()),
        deadline: state.standing.deadline.filter(|_| mine),
        board: None,
    }
}

/// Draws the boards of the first items.
async fn draw(items: &mut [Item], boards: Vec<Option<Board>>) {
    let Ok(place) = DRAWING.acquire().await else { return };
    let drawn = tokio::task::spawn_blocking(move || {
        let _place = place;
        let draw = |board: Option<Board>| {
            board.and_then(|(setup, position)| picture::board(&setup, &position, WIDTH))
        };
        boards.into_iter().take(BOARDS).map(draw).collect::<Vec<_>>()
    });
    for (item, board) in items.iter_mut().zip(drawn.await.unwrap_or_default()) {
        if let Some(about) = &mut item.about {
            about.board = board;
        }
    }
}
