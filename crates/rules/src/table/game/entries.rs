//! The turns of a game as data, and the sets of tiles that may be chosen together.

use super::{Act, Game};
use crate::game::Rules;
use crate::view::{EntryView, PartView, Place, View};

impl<R: Rules> Game<R> {
    /// The turn in this range of the line.
    pub(super) fn entry_view(&self, from: usize, to: usize) -> EntryView {
        let before = self.position_at(from);
        let view = |number, seat, body, shown, parts| EntryView {
            number,
            seat: self.setup.letter(seat),
            body,
            shown,
            parts,
        };
        match self.line[to - 1].act {
            Act::Resign(seat) => {
                let (number, body) = (before.clone().resign(seat).unwrap_or(0), "resign".to_string());
                let parts = vec![PartView { word: Some("resign"), ..PartView::default() }];
                view(number, seat, body.clone(), body, parts)
            }
            Act::Step(_) => {
                let steps = self.steps_of_turn(from, to);
                let (body, shown) = (before.write_turn(&steps), before.show_turn(&steps));
                let (number, seat) = before.entry();
                view(number, seat, body, shown, self.parts(from, &steps))
            }
        }
    }

    /// What the steps of a turn do, each in its position. Declining does nothing.
    fn parts(&self, from: usize, steps: &[R::Step]) -> Vec<PartView> {
        let mut parts: Vec<PartView> = Vec::new();
        for (i, step) in steps.iter().enumerate() {
            let position = self.position_at(from + i);
            if position.decline() == Some(*step) {
                continue;
            }
            let part = position.part_view(*step);
            let chosen = |part: &PartView| part.points.is_empty() && part.word.is_none();
            match parts.last_mut() {
                Some(last) if chosen(last) && chosen(&part) => last.tiles.extend(part.tiles),
                _ => parts.push(part),
            }
        }
        parts
    }

    /// Every entry of the record.
    pub(super) fn all_entry_views(&self) -> Vec<EntryView> {
        let preamble = self.preamble().into_iter().map(|(seat, body)| EntryView {
            number: 0,
            seat: self.setup.letter(seat),
            shown: body.clone(),
            body,
            parts: Vec::new(),
        });
        preamble.chain(self.turns().into_iter().map(|(from, to)| self.entry_view(from, to))).collect()
    }

    /// If turns consist of tiles chosen for one player: the tiles of each such turn.
    pub(super) fn sets(&self, view: &View) -> Vec<Vec<&'static str>> {
        let places = view.origins.iter().flat_map(|origin| &origin.steps);
        let chosen = places.clone().count() > 0
            && places.clone().all(|step| matches!(step.path[..], [Place::Tile(_)]));
        let mut sets = Vec::new();
        if chosen && view.chosen_for.is_none() {
            let position = self.position();
            Self::expand(position, &mut Vec::new(), &mut |_, steps| {
                let tile = |step: &R::Step| match position.places(*step)[..] {
                    [Place::Tile(kind)] => Some(kind),
                    _ => None,
                };
                sets.push(steps.iter().filter_map(tile).collect::<Vec<_>>());
            });
            sets.sort_unstable();
        }
        sets
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use crate::catalogue::GameSpec;
    use crate::table::AnyGame;
    use crate::view::EntryView;

    fn played(game: &str, options: &[(&str, &str)], turns: &[&str]) -> Box<dyn AnyGame> {
        let mut spec = GameSpec::new(game);
        spec.options = options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
        let mut table = spec.open().unwrap();
        turns.iter().for_each(|turn| table.play(turn).unwrap());
        table
    }

    /// An entry in a few words: its seat, and of each part the tiles, the points and the word.
    fn told(entry: &EntryView) -> String {
        let part = |part: &crate::view::PartView| {
            let tiles = part.tiles.iter().map(|tile| format!("{}{}", tile.owner, tile.kind));
            let points = part.points.iter().map(|point| point.name.clone());
            tiles.chain(points).chain(part.word.map(String::from)).collect::<Vec<_>>().join(" ")
        };
        format!(
            "{}{} {}",
            entry.number,
            entry.seat,
            entry.parts.iter().map(part).collect::<Vec<_>>().join(" + ")
        )
    }

    fn last(game: &str, options: &[(&str, &str)], turns: &[&str]) -> String {
        told(played(game, options, turns).entry_views().last().unwrap())
    }

    const SKUD: [&str; 14] = [
        "B,B,K,W",
        "B,B,R,W",
        "R3(0,-8)",
        "R3(0,8)",
        "R5(-8,0)",
        "(0,8)-(1,8)",
        "(-8,0)-(-7,1)",
        "(1,8)-(1,5)",
        "R4(-8,0)",
        "(1,5)-(1,4)",
        "W5(0,8)",
        "(1,4)-(1,5)",
        "(0,8)-(-3,8)",
        "W3(0,8)",
    ];

    #[test]
    fn a_turn_says_its_tiles_its_way_and_its_word() {
        assert_eq!(last("skud", &[], &SKUD[..1]), "0H HB HB HK HW");
        assert_eq!(last("skud", &[], &SKUD[..5]), "2G GR5 (-8,0)");
        assert_eq!(last("skud", &[], &SKUD[..6]), "2H HR3 (0,8) (1,8)");
        let bonus = [&SKUD[..], &["(-8,0)-(-7,2)+L(8,0)"]].concat();
        assert_eq!(last("skud", &[], &bonus), "7G GR4 (-8,0) (-7,2) + GL (8,0)");
        let declined = [&SKUD[..], &["(-8,0)-(-7,2)"]].concat();
        assert_eq!(last("skud", &[], &declined), "7G GR4 (-8,0) (-7,2)");
        assert_eq!(last("street", &[], &["(6,5)-(5,6)"]), "1H Htile (6,5) (5,6)");
        assert_eq!(last("street", &[], &["claim"]), "1H claim");
        assert_eq!(last("halma", &[], &["resign"]), "1A resign");
    }

    #[test]
    fn a_chain_goes_from_landing_to_landing() {
        let mut spec = GameSpec::new("halma");
        let line = "A to move; A a1 b1 c1 d1 a2 b2 a3 b3 c3 a4; B h5 h6 g7 h7 e8 f8 g8 h8 e4 f5";
        spec.position = Some(line.to_string());
        let mut table = spec.open().unwrap();
        table.play("b2-f6").unwrap();
        let entry = &table.entry_views()[0];
        assert_eq!((&entry.body[..], &entry.shown[..]), ("b2-f6", "b2-d4-f4-f6"));
        assert_eq!(told(entry), "1A Apiece b2 d4 f4 f6");
        assert_eq!(table.board_view().last.unwrap().turn, *entry);
    }

    #[test]
    fn one_tile_for_each_names_whom_it_is_for() {
        let table = played("skud", &[("accents", "guest-picks-each")], &["GK,HR"]);
        assert_eq!(told(&table.entry_views()[0]), "0G GK HR");
    }

    #[test]
    fn an_end_says_where_it_was_decided() {
        let decided = |game: &str, position: &str, turn: &str| {
            let mut spec = GameSpec::new(game);
            spec.position = Some(position.to_string());
            let mut table = spec.open().unwrap();
            table.play(turn).unwrap();
            table.board_view().outcome.unwrap().points.len()
        };
        let ring = "turn 15G | 0,-8:GW4 3,4:GR3 -3,4:GR4 -3,-4:GR5 5,-6:GR4 0,8:HR3 | G R3 | H R3";
        assert_eq!(decided("skud", ring, "(5,-6)-(3,-4)"), 4);
        let claim = "16G H11 G11 0,7:H -1,6:H 2,7:H 6,5:H -3,4:G 4,4:G 4,-4:G -3,-4:G 0,-7:G";
        assert_eq!(decided("street", claim, "claim"), 4);
        let camp = "A to move; A h5 g6 h6 f7 h8 h7 e8 f8 g8 e5; B a1 b1 c1 d1 a2 b2 c3 f6 c5 a4";
        assert_eq!(decided("halma", camp, "e5-g7"), 10);
        assert_eq!(decided("halma", camp, "resign"), 0);
    }

    #[test]
    fn what_stands_before_the_first_turn_has_no_parts() {
        let views = played("street", &[], &[]).entry_views();
        assert_eq!(views.iter().map(told).collect::<Vec<_>>(), ["0H ", "0G "]);
        assert_eq!(views[0].shown, "1");
    }

    #[test]
    fn entries_say_the_same_as_their_parts_written_down() {
        let table = played("skud", &[], &SKUD);
        let [written, shown]: [Vec<String>; 2] =
            [|entry: &EntryView| entry.body.clone(), |entry: &EntryView| entry.shown.clone()].map(|body| {
                table
                    .entry_views()
                    .iter()
                    .map(|entry| format!("{}{}.{}", entry.number, entry.seat, body(entry)))
                    .collect()
            });
        assert_eq!((written, shown), (table.entries(), table.shown_entries()));
    }

    #[test]
    fn sets_are_the_turns_that_are_chosen_as_a_whole() {
        let joined =
            |table: &dyn AnyGame| table.view().sets.iter().map(|set| set.join(",")).collect::<Vec<_>>();
        let table = played("skud", &[], &[]);
        assert_eq!(joined(&*table), table.legal_turns());
        let one = played("skud", &[("accents", "guest-picks-one")], &[]);
        assert_eq!(joined(&*one), one.legal_turns());
        // One tile for each player is chosen step by step, and after the accents there are no sets.
        assert!(joined(&*played("skud", &[("accents", "guest-picks-each")], &[])).is_empty());
        assert!(joined(&*played("skud", &[], &SKUD[..2])).is_empty());
        assert!(
            joined(&*played("street", &[], &[])).is_empty() && joined(&*played("halma", &[], &[])).is_empty()
        );
    }
}
