//! The costs of a piece, in hundredths of a turn.

weights! {
    /// The weights of a side's pieces.
    pub struct Weights {
        /// The value of being to move.
        pub tempo: i32,
        /// A piece, by its distance to the target corner, files plus ranks.
        pub way: [i32; 31],
        /// A piece, by its distance from the diagonal.
        pub aside: [i32; 16],
    }
}

impl Weights {
    /// The cost of a piece at this distance from its corner, in files and ranks.
    #[inline]
    pub fn cost(&self, (files, ranks): (usize, usize)) -> i32 {
        self.way[files + ranks] + self.aside[files.abs_diff(ranks)]
    }
}

/// Fitted by logistic regression over 2,500 games of self-play.
pub const EIGHT: Weights = Weights {
    tempo: 50,
    way: row(&[-165, -138, -130, -124, -70, -44, -35, -13, 14, 50, 78, 130, 145, 190, 240]),
    aside: row(&[-19, -31, -26, -28, 34, 91, 164, 180]),
};

/// Fitted over 700 games.
pub const TEN: Weights = Weights {
    tempo: 50,
    way: row(&[-160, -148, -144, -142, -140, -85, -70, -45, -27, -9, 5, 30, 60, 90, 125, 150, 185, 220, 257]),
    aside: row(&[-6, -6, -9, -10, -8, 45, 62, 90, 120, 150]),
};

/// Fitted over 300 games.
pub const SIXTEEN: Weights = Weights {
    tempo: 40,
    way: [
        -185, -175, -168, -164, -160, -156, -110, -98, -90, -80, -70, -55, -42, -30, -20, -10, 2, 15, 32, 50,
        70, 90, 105, 125, 143, 155, 175, 190, 205, 235, 255,
    ],
    aside: [-12, -12, -12, -12, -2, 20, 45, 90, 120, 150, 180, 210, 240, 270, 300, 330],
};

/// The divisor of a lead while a camp cannot be filled.
pub const JAMMED: i32 = 4;

/// The weight of a hundredth of a turn in a hint.
pub const HINT: i32 = 100;

/// The row of a smaller board, padded with zeros.
const fn row<const N: usize>(values: &[i32]) -> [i32; N] {
    let mut row = [0; N];
    let mut i = 0;
    while i < values.len() {
        row[i] = values[i];
        i += 1;
    }
    row
}
