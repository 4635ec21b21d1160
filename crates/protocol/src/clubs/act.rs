//! What is done in a club, and what was.

use crate::game::PlayerRef;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};
use ts_rs::TS;
use utoipa::ToSchema;

/// A wish to be a member.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct JoinClub {
    /// Where the club is asked: a word to owner and helpers, up to 200 characters.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub text: String,
    /// The secret of a link that lets people in.
    #[serde(default)]
    #[ts(optional)]
    pub link: Option<String>,
}

/// Something that is done. The first two are for everybody, the last two for the owner, the others for owner and
/// helpers. Reasons have up to 200 characters and are seen by owner and helpers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum NewClubAct {
    /// Leaves, or takes back the wish to join, or declines an invitation.
    Leave,
    /// Says whether one wants to hear of the club.
    Mute {
        /// Whether one does not.
        muted: bool,
    },
    /// Lets somebody in who has asked.
    Accept {
        /// The name of the account.
        name: String,
    },
    /// Does not let somebody in who has asked.
    Refuse {
        /// The name of the account.
        name: String,
        /// Why.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        reason: String,
    },
    /// Invites somebody.
    Invite {
        /// The name of the account.
        name: String,
    },
    /// Takes an invitation back.
    Uninvite {
        /// The name of the account.
        name: String,
    },
    /// Removes a member, who may come back.
    Remove {
        /// The name of the account.
        name: String,
        /// Why.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        reason: String,
    },
    /// Removes somebody who may not come back; also somebody who is no member.
    Ban {
        /// The name of the account.
        name: String,
        /// Why.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        reason: String,
    },
    /// Lets somebody come back.
    Unban {
        /// The name of the account.
        name: String,
    },
    /// Makes a member a helper, or ends it.
    Helper {
        /// The name of the account.
        name: String,
        /// Whether they help from now on.
        helps: bool,
    },
    /// Makes another member the owner; the one before becomes a helper.
    HandOver {
        /// The name of the account.
        name: String,
    },
}

/// What owner or helpers did.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS, IntoStaticStr, EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum ClubDeed {
    /// Founded it.
    Founded,
    /// Changed what it says of itself.
    Changed,
    /// Let somebody in.
    Accepted,
    /// Did not let somebody in.
    Refused,
    /// Invited somebody.
    Invited,
    /// Took an invitation back.
    Uninvited,
    /// Removed somebody.
    Removed,
    /// Banned somebody.
    Banned,
    /// Let somebody come back.
    Unbanned,
    /// Made somebody a helper.
    Helper,
    /// Ended that.
    NoHelper,
    /// Made somebody the owner.
    HandedOver,
    /// Made a link that lets people in; one from before is worth nothing any more.
    Link,
    /// Took the link back.
    NoLink,
    /// Wrote on the wall.
    Posted,
    /// Took something off the wall.
    Unposted,
    /// Asked another club for a match.
    Challenged,
    /// Agreed to a match.
    Agreed,
    /// Refused a match.
    Declined,
    /// Took the challenge back.
    Withdrew,
}

/// One entry of a club's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubEntry {
    /// Its number; later ones are greater.
    #[ts(type = "number")]
    pub number: i64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Who; absent if the account is gone.
    #[ts(optional)]
    pub by: Option<PlayerRef>,
    /// What.
    pub deed: ClubDeed,
    /// Whom it was about; absent if it was about nobody, or the account is gone.
    #[ts(optional)]
    pub about: Option<PlayerRef>,
    /// The reason, or what else there is to say: plain text, to be escaped where it is shown.
    pub text: String,
}

/// A page of the log, the newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubLog {
    /// The entries of this page.
    pub entries: Vec<ClubEntry>,
    /// What to ask for as `before` to get the ones after these; none at the end.
    #[ts(optional, type = "number")]
    pub before: Option<i64>,
}
