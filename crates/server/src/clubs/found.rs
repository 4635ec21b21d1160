//! Founding a club, and its description.

use super::{Clubs, Seen, wrong};
use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::names::{is_reserved, read_title, title_key, title_words};
use crate::node::limits::CLUBS;
use crate::people::identity::Identity;
use crate::store::club_wall::{self, Deed};
use crate::store::clubs::{self as kept, MOST_JOINED, MOST_OWNED};
use crate::store::{Write, club_members, tournaments};
use crate::time::DAY;
use crate::{sanitize, secret};
use protocol::clubs::{ClubCard, ClubDeed, ClubView, ClubWish};
use texts::Lang;

/// The minimum age of a founder's account, in days.
const DAYS: i64 = 1;
const MOST_MEMBERS: i64 = 5_000;
const LONGEST: usize = 2_000;
/// A club is found by prefixes of its name's words: the lengths of the prefixes, and how many are stored.
const BEGINNINGS: std::ops::RangeInclusive<usize> = 1..=12;
const MOST_WORDS: usize = 100;
/// The longest search text, in characters; the rest is ignored.
const LONGEST_SEARCH: usize = 100;
/// The most conflicts over the name or the founder's count of clubs.
const TRIES: u32 = 8;

impl Clubs {
    /// Founds a club, owned by its founder.
    pub async fn found(&self, who: &Identity, wish: &ClubWish) -> Answer<ClubView> {
        let now = self.time.now();
        let card = check(wish, &secret::id(), 1, now)?;
        if who.person.guest {
            return Err(Fail::forbidden("no-guests"));
        }
        self.must_speak(who)?;
        let made = tournaments::account_made(&self.store, who.id()).await?.unwrap_or(now);
        if !self.limits.is_off() && now - made < DAYS * DAY {
            return Err(Fail::forbidden("too-young-to-found").with("days", DAYS));
        }
        self.limits.count(CLUBS, who.id()).await?;
        let (key, id) = (title_key(&card.name), card.id.clone());
        for _ in 0..TRIES {
            let (owned, joined) = club_members::counts(&self.store, who.id()).await?;
            if owned >= MOST_OWNED {
                return Err(Fail::conflict("too-many-owned").with("most", MOST_OWNED));
            }
            if joined >= MOST_JOINED {
                return Err(Fail::conflict("too-many-clubs").with("most", MOST_JOINED));
            }
            self.must_be_free(&key, &id).await?;
            let deed = Deed { account: who.id(), deed: ClubDeed::Founded, about: None, text: "" };
            let write = kept::found(&card, &key, who.id())
                .then(kept::set_words(&id, &words(&card)))
                .then(club_wall::note(&id, 0, &deed, now));
            match self.store.write(write).await {
                Ok(_) => return self.view(&id, Some(who)).await,
                Err(Error::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Fail::conflict("conflict"))
    }

    /// Muted accounts may not write descriptions either.
    pub(super) fn must_speak(&self, who: &Identity) -> Answer<()> {
        let muted = who.muted_until > self.time.now();
        if muted { Err(Fail::forbidden("muted").with("until", who.muted_until)) } else { Ok(()) }
    }

    async fn must_be_free(&self, key: &str, id: &str) -> Answer<()> {
        match kept::by_key(&self.store, key).await? {
            Some(other) if other != id => Err(Fail::conflict("club-name-taken")),
            _ => Ok(()),
        }
    }

    /// Changes the description and settings of a club.
    pub(super) async fn set(&self, seen: &Seen, who: &Identity, wish: &ClubWish) -> Answer<Write> {
        seen.must_own()?;
        self.must_speak(who)?;
        let old = &seen.club.card;
        let card = check(wish, &old.id, old.members, old.created_at)?;
        let key = title_key(&card.name);
        self.must_be_free(&key, &card.id).await?;
        let renamed = if card.name == old.name { "" } else { &card.name };
        let deed = Deed { account: who.id(), deed: ClubDeed::Changed, about: None, text: renamed };
        let write = seen.done(&deed, self.time.now()).then(kept::change(&card, &key));
        Ok(write.then(kept::set_words(&card.id, &words(&card))))
    }
}

/// Validates the settings of a club and cleans its texts.
fn check(wish: &ClubWish, id: &str, members: i64, created_at: i64) -> Answer<ClubCard> {
    let name = read_title(&wish.name).ok_or_else(|| wrong("name"))?;
    if is_reserved(&name.replace([' ', '\'', '.', '&'], "-")) {
        return Err(Fail::conflict("club-name-taken"));
    }
    let description = match wish.description.trim() {
        "" => String::new(),
        text => sanitize::message(text, LONGEST).ok_or_else(|| wrong("description"))?,
    };
    let known = |code: &&str| wish.languages.iter().any(|wished| wished == *code);
    let codes = Lang::ALL.map(Lang::code);
    let languages: Vec<String> = codes.iter().filter(|code| known(code)).map(ToString::to_string).collect();
    if languages.len() != wish.languages.len() {
        return Err(wrong("languages"));
    }
    let most_members = wish.most_members.unwrap_or(MOST_MEMBERS);
    if !(members.max(2)..=MOST_MEMBERS).contains(&most_members) {
        return Err(wrong("most-members"));
    }
    let (entry, public) = (wish.entry, wish.public);
    Ok(ClubCard {
        id: id.to_string(),
        name,
        description,
        languages,
        entry,
        public,
        members,
        most_members,
        created_at,
    })
}

/// The search keys of a club: prefixes of the words of its name. A private club has none.
fn words(card: &ClubCard) -> Vec<String> {
    if !card.public {
        return Vec::new();
    }
    let beginnings = |word: String| {
        let of = move |length: usize| word.chars().take(length).collect::<String>();
        BEGINNINGS.map(of).collect::<Vec<_>>()
    };
    let mut words: Vec<String> = title_words(&card.name).into_iter().flat_map(beginnings).collect();
    words.sort_unstable();
    words.dedup();
    words.truncate(MOST_WORDS);
    words
}

/// A search: a prefix of its longest word, and the other words. Words longer than any name are cut.
pub(super) fn searched(text: &str) -> Option<(String, Vec<String>)> {
    let text: String = text.chars().take(LONGEST_SEARCH).collect();
    let mut words = title_words(&text);
    words.sort_by_key(|word| std::cmp::Reverse(word.chars().count()));
    let longest = words.first()?.chars().take(*BEGINNINGS.end()).collect();
    Some((longest, words))
}
