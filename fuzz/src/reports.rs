//! Reports of tournaments: what is accepted can be written, read back as the same, and paired on.

use pairing::trf::Trf;
use pairing::{Dutch, Format};

/// Players of a tournament that is paired on: with more, a single input may take seconds.
const MOST: usize = 40;

/// A report in TRF.
pub fn trf(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let Ok(mut report) = Trf::read(text) else { return };
    let again = Trf::read(&report.write()).expect("what was written can be read");
    assert_eq!(again.tournament, report.tournament);
    if report.tournament.entrants.len() > MOST {
        return;
    }
    let rounds = report.tournament.rounds.len() + 1;
    let dutch = Dutch { rounds, first: report.first_colour() };
    if let Ok(Some(round)) = dutch.next(&report.tournament) {
        // A round that everybody stays away from looks as if it were still to be paired.
        let read = if report.tournament.present().is_empty() { rounds - 1 } else { rounds };
        if report.add(round).is_err() {
            return;
        }
        let next = Trf::read(&report.write()).expect("the next round can be read");
        assert_eq!(next.tournament.rounds.len(), read);
    }
}
