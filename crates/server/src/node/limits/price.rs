//! The prices of requests. A unit is about a millisecond of one core, rounded up for requests that wait for
//! the database. A network gets [`UNITS`] per second, so that one visitor never takes more than a part of the
//! server, whatever they repeat.

/// Units per second for one network; `SAVED` is the burst.
pub const UNITS: u32 = 250;
pub const SAVED: u32 = 2_500;

/// What a request asks for, as far as its price is concerned.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Price {
    /// A few rows by key, or a change of them.
    Plain,
    /// A turn, an action, a message.
    Play,
    /// A whole game: its state, log, record and legal turns.
    Game,
    /// Subscribing to a game, by socket or stream.
    Watch,
    /// A list of games: the lobby, one's own, those of a player.
    List,
    /// The whole lobby over a socket.
    Lobby,
    /// A profile, a leaderboard.
    Profile,
    /// A new game, or a seek.
    NewGame,
    /// The review of a game.
    Review,
    /// Hashing a password.
    Password,
    /// Proving puzzles.
    Proof,
    /// Drawing a picture.
    Picture,
    /// All games of a player, or everything about an account.
    Download,
}

impl Price {
    pub fn units(self) -> u32 {
        match self {
            Self::Plain => 2,
            Self::Play => 4,
            Self::Game | Self::Watch => 8,
            Self::Profile | Self::List | Self::Lobby => 20,
            Self::NewGame | Self::Review | Self::Password => 25,
            Self::Picture => 60,
            Self::Proof => 100,
            Self::Download => 400,
        }
    }
}
