//! What requests cost. A unit is about a millisecond of one core, rounded up for what waits for the database. A network
//! has [`UNITS`] a second, so that one visitor never takes more than a part of the server, whatever they repeat.

/// Units a second for one network, and how many it may spend at once.
pub const UNITS: u32 = 250;
/// See [`UNITS`].
pub const SAVED: u32 = 2_500;

/// What somebody asks for, as far as its price is concerned.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Price {
    /// A few rows by their keys, or a change of them.
    Plain,
    /// A turn, an action, a message.
    Play,
    /// A game with everything that happened in it: its state, its log, its record, its legal turns.
    Game,
    /// To begin to listen to a game, by a socket or a stream.
    Watch,
    /// A list of games: the lobby, one's own, those of a player.
    List,
    /// The whole lobby over a socket.
    Lobby,
    /// A profile, a leaderboard.
    Profile,
    /// A new game, or the search for an opponent.
    NewGame,
    /// The review of a game.
    Review,
    /// A password that is hashed.
    Password,
    /// Puzzles that are proven.
    Proof,
    /// A picture that is drawn.
    Picture,
    /// All games of a player, or everything about an account.
    Download,
}

impl Price {
    /// In units.
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
