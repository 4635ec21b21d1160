//! Actions in a club, and its log.

use crate::game::PlayerRef;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};
use ts_rs::TS;
use utoipa::ToSchema;

/// A request to join a club.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct JoinClub {
    /// A message to the owner and helpers, up to 200 characters, if the club accepts members on request.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub text: String,
    /// The secret of an invite link.
    #[serde(default)]
    #[ts(optional)]
    pub link: Option<String>,
}

/// An action in a club. Everyone can take the first two, only the owner the last two, the owner and helpers
/// the others. Reasons have up to 200 characters; the owner and helpers can read them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum NewClubAct {
    /// Leaves the club, withdraws a request to join, or declines an invitation.
    Leave,
    /// Mutes or unmutes the club.
    Mute {
        /// Whether the club is muted.
        muted: bool,
    },
    /// Accepts a request to join.
    Accept {
        /// The name of the account.
        name: String,
    },
    /// Declines a request to join.
    Refuse {
        /// The name of the account.
        name: String,
        /// The reason.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        reason: String,
    },
    /// Invites a player.
    Invite {
        /// The name of the account.
        name: String,
    },
    /// Withdraws an invitation.
    Uninvite {
        /// The name of the account.
        name: String,
    },
    /// Removes a member. They may come back.
    Remove {
        /// The name of the account.
        name: String,
        /// The reason.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        reason: String,
    },
    /// Bans a player, whether or not they are a member. Banned players cannot come back.
    Ban {
        /// The name of the account.
        name: String,
        /// The reason.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        reason: String,
    },
    /// Lifts a ban.
    Unban {
        /// The name of the account.
        name: String,
    },
    /// Makes a member a helper, or ends that.
    Helper {
        /// The name of the account.
        name: String,
        /// Whether the member is a helper.
        helps: bool,
    },
    /// Makes another member the owner. The previous owner becomes a helper.
    HandOver {
        /// The name of the account.
        name: String,
    },
}

/// An action of the owner or a helper, as the log has it.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS, IntoStaticStr, EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum ClubDeed {
    /// Founded the club.
    Founded,
    /// Changed the club's description or settings.
    Changed,
    /// Accepted a request to join.
    Accepted,
    /// Declined a request to join.
    Refused,
    /// Invited a player.
    Invited,
    /// Withdrew an invitation.
    Uninvited,
    /// Removed a member.
    Removed,
    /// Banned a player.
    Banned,
    /// Lifted a ban.
    Unbanned,
    /// Made a member a helper.
    Helper,
    /// Ended a member's role as helper.
    NoHelper,
    /// Made another member the owner.
    HandedOver,
    /// Created an invite link. An earlier link stopped working.
    Link,
    /// Revoked the invite link.
    NoLink,
    /// Posted on the wall.
    Posted,
    /// Removed a post from the wall.
    Unposted,
    /// Challenged another club to a match.
    Challenged,
    /// Accepted a match.
    Agreed,
    /// Declined a match.
    Declined,
    /// Withdrew a challenge.
    Withdrew,
}

/// An entry of a club's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubEntry {
    /// The entry's number. Later entries have greater numbers.
    #[ts(type = "number")]
    pub number: i64,
    /// When it happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The account that acted; `null` if it was deleted.
    #[ts(optional)]
    pub by: Option<PlayerRef>,
    /// The action.
    pub deed: ClubDeed,
    /// The account that the action was about; `null` if there was none or it was deleted.
    #[ts(optional)]
    pub about: Option<PlayerRef>,
    /// The reason or other details: plain text. Escape it before display.
    pub text: String,
}

/// A page of the log, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubLog {
    /// The entries of this page.
    pub entries: Vec<ClubEntry>,
    /// The `before` parameter of the next page; `null` on the last page.
    #[ts(optional, type = "number")]
    pub before: Option<i64>,
}
