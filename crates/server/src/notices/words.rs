//! The text of a notice, in the reader's language.

use super::settings::language;
use crate::people::words::words;
use crate::time::Moment;
use protocol::notices::{NoticeKind, NoticeView, PushMessage};
use texts::{Lang, Texts};

/// Isolates the direction of a name from the text around it.
fn isolated(name: &str) -> String {
    format!("\u{2068}{name}\u{2069}")
}

/// The texts of a language by its code; English by default.
pub fn words_of(code: &str) -> &'static Texts {
    words(language(code).unwrap_or(Lang::En))
}

/// The message about a notice for a device or a webhook.
pub fn message(notice: &NoticeView, lang: Lang) -> PushMessage {
    let texts = words(lang);
    let who = notice.who.as_ref().map(|who| isolated(&who.name));
    let kind = <&str>::from(notice.kind);
    let what = match (&notice.kind, notice.detail.as_deref()) {
        (NoticeKind::Offer, Some("takeback")) => "notice-takeback".to_string(),
        (NoticeKind::Club, Some(detail)) => format!("notice-club-{detail}"),
        _ => format!("notice-{kind}"),
    };
    let name = who.clone().unwrap_or_else(|| texts.get("notice-somebody"));
    // A club is called by its own name.
    let name = notice.club_name.as_deref().map_or(name, isolated);
    let title = texts.with(&what, &[("name", name.as_str().into())]);
    let game = notice.game_kind.as_ref().map(|game| texts.get(&format!("game-{game}")));
    let body = match (game, &who) {
        (Some(game), Some(who)) => {
            texts.with("notice-game-with", &[("game", game.as_str().into()), ("name", who.as_str().into())])
        }
        (Some(game), None) => game,
        (None, _) if notice.club.is_some() => texts.get("notice-club-body"),
        (None, _) => texts.get("notice-followed-body"),
    };
    let path = match (&notice.game, &notice.club, &notice.who) {
        (Some(game), ..) => format!("/game/{game}"),
        (None, Some(club), _) => format!("/clubs/{club}"),
        (None, None, Some(who)) => format!("/player/{}", who.name),
        (None, None, None) => "/".to_string(),
    };
    PushMessage {
        id: notice.id.clone(),
        kind: Some(notice.kind),
        game: notice.game.clone(),
        tournament: notice.tournament.clone(),
        club: notice.club.clone(),
        who: notice.who.as_ref().map(|who| who.name.clone()),
        detail: notice.detail.clone(),
        at: notice.at,
        path,
        title,
        body,
        open: texts.get("notice-open"),
        later: texts.get("notice-later"),
        language: lang.code().to_string(),
    }
}

/// The test message for a webhook.
pub fn test_message(id: &str, at: Moment, lang: Lang) -> PushMessage {
    let texts = words(lang);
    PushMessage {
        id: id.to_string(),
        kind: None,
        game: None,
        tournament: None,
        club: None,
        who: None,
        detail: None,
        at,
        path: "/".to_string(),
        title: texts.get("notice-test"),
        body: texts.get("notice-test-body"),
        open: texts.get("notice-open"),
        later: texts.get("notice-later"),
        language: lang.code().to_string(),
    }
}
