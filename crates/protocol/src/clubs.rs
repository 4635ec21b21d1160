//! Clubs: who is in them, what they say, and their matches.

mod act;
mod play;

pub use act::{ClubDeed, ClubEntry, ClubLog, JoinClub, NewClubAct};
pub use play::{ClubMatch, ClubMatchAnswer, ClubMatchStatus, ClubMatches, ClubScore, NewClubMatch};

use crate::game::PlayerRef;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};
use ts_rs::TS;
use utoipa::ToSchema;

/// How one becomes a member.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS, IntoStaticStr, EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum ClubEntryRule {
    /// At once.
    Open,
    /// By asking; owner or helpers accept.
    Request,
    /// By invitation.
    Invitation,
}

/// What a member is in a club.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum ClubRole {
    /// The one who answers for it.
    Owner,
    /// Somebody whom the owner has appointed to look after it, too.
    Helper,
    /// Everybody else.
    Member,
}

/// What a club says of itself: to found it, or to change it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct ClubWish {
    /// 3 to 40 letters and digits, with single spaces, `-`, `_`, `'`, `.` and `&` between them. Each word keeps to one script.
    pub name: String,
    /// Up to 2,000 characters of plain text.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub description: String,
    /// The languages that are spoken, by their codes (`en`, `fa`, `he`, `pl`, `pt`).
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub languages: Vec<String>,
    /// How one becomes a member.
    pub entry: ClubEntryRule,
    /// Whether everybody sees it; otherwise only members and those who are invited do.
    pub public: bool,
    /// The most members it takes: 2 to 5,000 (default: 5,000).
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub most_members: Option<i64>,
}

/// A club by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubRef {
    /// Its identifier, the last part of its link.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// A club in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubCard {
    /// Its identifier, the last part of its link.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it says of itself: plain text, to be escaped where it is shown.
    pub description: String,
    /// The languages that are spoken, by their codes.
    pub languages: Vec<String>,
    /// How one becomes a member.
    pub entry: ClubEntryRule,
    /// Whether everybody sees it.
    pub public: bool,
    /// How many members there are.
    #[ts(type = "number")]
    pub members: i64,
    /// The most that it takes.
    #[ts(type = "number")]
    pub most_members: i64,
    /// When it was founded, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
}

/// A page of clubs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubPage {
    /// The clubs, those with the most members first; one's own by when one came.
    pub clubs: Vec<ClubCard>,
    /// What to ask for as `after` to get the ones after these; none at the end.
    #[ts(optional)]
    pub after: Option<String>,
}

/// A club as its page shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubView {
    /// What a list shows of it, as fields of the club itself.
    #[serde(flatten)]
    pub card: ClubCard,
    /// The owner; absent only while the account is being deleted.
    #[ts(optional)]
    pub owner: Option<PlayerRef>,
    /// The account that asks, if it is signed in.
    #[ts(optional)]
    pub you: Option<ClubYou>,
}

/// A club from the side of whoever asks.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubYou {
    /// What they are in it, if they are in it.
    #[ts(optional)]
    pub role: Option<ClubRole>,
    /// Whether they do not want to hear of it.
    pub muted: bool,
    /// What they are without being in it.
    #[ts(optional)]
    pub outside: Option<Outside>,
    /// For owner and helpers: how many ask to join; at most 100 are counted.
    #[ts(optional, type = "number")]
    pub asking: Option<i64>,
    /// For owner and helpers: whether there is a link that lets people in.
    #[ts(optional)]
    pub link: Option<bool>,
}

/// What an account is to a club that it is not in.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS, IntoStaticStr, EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum Outside {
    /// It asks to join.
    Asked,
    /// It was invited.
    Invited,
    /// It may not come back.
    Banned,
}

/// A member in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubMember {
    /// Who.
    pub player: PlayerRef,
    /// What they are.
    pub role: ClubRole,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
}

/// A page of members: the owner, the helpers, then the others, each by when they came.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubMembers {
    /// The members of this page.
    pub members: Vec<ClubMember>,
    /// What to ask for as `after` to get the ones after these; none at the end.
    #[ts(optional)]
    pub after: Option<String>,
}

/// Somebody who asks, was invited or is banned.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubOutsider {
    /// Who.
    pub player: PlayerRef,
    /// What was said with it: plain text, to be escaped where it is shown.
    pub text: String,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A page of them, the oldest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubOutsiders {
    /// Those of this page.
    pub outsiders: Vec<ClubOutsider>,
    /// What to ask for as `after` to get the ones after these; none at the end.
    #[ts(optional)]
    pub after: Option<String>,
}

/// Something for the wall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewClubPost {
    /// 1 to 2,000 characters.
    pub text: String,
}

/// Something on the wall.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubPost {
    /// Its identifier.
    pub id: String,
    /// Who wrote it; absent if the account is gone.
    #[ts(optional)]
    pub author: Option<PlayerRef>,
    /// Plain text, to be escaped where it is shown.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A page of the wall, the newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubWall {
    /// The posts of this page.
    pub posts: Vec<ClubPost>,
    /// What to ask for as `before` to get the ones after these; none at the end.
    #[ts(optional)]
    pub before: Option<String>,
}

/// The secret of the link that lets people in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubLink {
    /// To be sent with a wish to join. It is shown this once.
    pub secret: String,
}
