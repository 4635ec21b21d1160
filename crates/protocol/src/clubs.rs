//! Clubs: their members, their walls and their matches.

mod act;
mod play;

pub use act::{ClubDeed, ClubEntry, ClubLog, JoinClub, NewClubAct};
pub use play::{ClubMatch, ClubMatchAnswer, ClubMatchStatus, ClubMatches, ClubScore, NewClubMatch};

use crate::game::PlayerRef;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};
use ts_rs::TS;
use utoipa::ToSchema;

/// How players become members.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS, IntoStaticStr, EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum ClubEntryRule {
    /// Anyone can join at once.
    Open,
    /// Players ask to join, and the owner or a helper accepts them.
    Request,
    /// Only invited players can join.
    Invitation,
}

/// A member's role in a club.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum ClubRole {
    /// The owner, who is responsible for the club.
    Owner,
    /// A helper, appointed by the owner to manage the club too.
    Helper,
    /// An ordinary member.
    Member,
}

/// A club's description and settings, for founding or changing it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct ClubWish {
    /// The name: 3 to 40 letters and digits, with single spaces, `-`, `_`, `'`, `.` and `&` between them.
    /// Each word uses a single script.
    pub name: String,
    /// The description: up to 2,000 characters of plain text.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub description: String,
    /// The codes of the club's languages (`en`, `fa`, `he`, `pl`, `pt`).
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub languages: Vec<String>,
    /// How players become members.
    pub entry: ClubEntryRule,
    /// Whether everyone can see the club. Otherwise only members and invited players can.
    pub public: bool,
    /// The maximum number of members: 2 to 5,000 (default: 5,000).
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub most_members: Option<i64>,
}

/// A club, by identifier and name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubRef {
    /// The club's identifier, the last part of its link.
    pub id: String,
    /// The club's name.
    pub name: String,
}

/// A club in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubCard {
    /// The club's identifier, the last part of its link.
    pub id: String,
    /// The club's name.
    pub name: String,
    /// The club's description: plain text. Escape it before display.
    pub description: String,
    /// The codes of the club's languages.
    pub languages: Vec<String>,
    /// How players become members.
    pub entry: ClubEntryRule,
    /// Whether everyone can see the club.
    pub public: bool,
    /// The number of members.
    #[ts(type = "number")]
    pub members: i64,
    /// The maximum number of members.
    #[ts(type = "number")]
    pub most_members: i64,
    /// When the club was founded, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
}

/// A page of clubs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubPage {
    /// The clubs, those with the most members first. Your own clubs are in the order in which you joined
    /// them.
    pub clubs: Vec<ClubCard>,
    /// The `after` parameter of the next page; `null` on the last page.
    #[ts(optional)]
    pub after: Option<String>,
}

/// A club's page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubView {
    /// The fields that a list also shows, as fields of the club itself.
    #[serde(flatten)]
    pub card: ClubCard,
    /// The owner; `null` only while their account is being deleted.
    #[ts(optional)]
    pub owner: Option<PlayerRef>,
    /// The caller's relation to the club, if signed in.
    #[ts(optional)]
    pub you: Option<ClubYou>,
}

/// The caller's relation to a club.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubYou {
    /// The caller's role, if they are a member.
    #[ts(optional)]
    pub role: Option<ClubRole>,
    /// Whether the caller has muted the club.
    pub muted: bool,
    /// The caller's relation, if they are not a member.
    #[ts(optional)]
    pub outside: Option<Outside>,
    /// For the owner and helpers: the number of players who ask to join, up to 100.
    #[ts(optional, type = "number")]
    pub asking: Option<i64>,
    /// For the owner and helpers: whether there is an invite link.
    #[ts(optional)]
    pub link: Option<bool>,
}

/// The relation of an account to a club that it is not a member of.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS, IntoStaticStr, EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum Outside {
    /// The account asks to join.
    Asked,
    /// The account is invited.
    Invited,
    /// The account is banned.
    Banned,
}

/// A member of a club.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubMember {
    /// The player.
    pub player: PlayerRef,
    /// The member's role.
    pub role: ClubRole,
    /// When the player became a member, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
}

/// A page of members: the owner, the helpers, then the others, each in the order of joining.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubMembers {
    /// The members of this page.
    pub members: Vec<ClubMember>,
    /// The `after` parameter of the next page; `null` on the last page.
    #[ts(optional)]
    pub after: Option<String>,
}

/// A player who asks to join, is invited or is banned.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubOutsider {
    /// The player.
    pub player: PlayerRef,
    /// The text that belongs to it: plain text. Escape it before display.
    pub text: String,
    /// When it happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A page of outsiders, oldest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubOutsiders {
    /// The outsiders of this page.
    pub outsiders: Vec<ClubOutsider>,
    /// The `after` parameter of the next page; `null` on the last page.
    #[ts(optional)]
    pub after: Option<String>,
}

/// A post for the wall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewClubPost {
    /// The text: 1 to 2,000 characters.
    pub text: String,
}

/// A post on the wall.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubPost {
    /// The post's identifier.
    pub id: String,
    /// The author; `null` if the account was deleted.
    #[ts(optional)]
    pub author: Option<PlayerRef>,
    /// The text: plain text. Escape it before display.
    pub text: String,
    /// When it was posted, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A page of the wall, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubWall {
    /// The posts of this page.
    pub posts: Vec<ClubPost>,
    /// The `before` parameter of the next page; `null` on the last page.
    #[ts(optional)]
    pub before: Option<String>,
}

/// The secret of an invite link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubLink {
    /// The secret. Send it with a request to join. It is shown only once.
    pub secret: String,
}
