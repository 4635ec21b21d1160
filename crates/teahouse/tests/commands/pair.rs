//! The next round of a tournament, from TRF to TRF.

use crate::{Scratch, code, complaint, fed, run, text};
use serde_json::Value;

const CLUB: &str = "\
012 Club
XXR 3
001    1      Ana                               1800                             1.0    1     3 w 1
001    2      Ben                               1700                             1.0    2     4 b 1
001    3      Cai                               1600                             0.0    3     1 b 0
001    4      Dee                               1500                             0.0    4     2 w 0
";

#[test]
fn the_next_round_is_added_to_the_file() {
    let club = Scratch::new("club.trf", CLUB.as_bytes());
    let output = run(&["pair", club.path()]);
    let next = text(&output);
    assert_eq!(code(&output), 0);
    // The winners meet, and each gets the other colour than before.
    let lines: Vec<&str> = next.lines().collect();
    assert!(lines[2].ends_with("     3 w 1     2 b  "), "{next}");
    assert!(lines[3].ends_with("     4 b 1     1 w  "), "{next}");
    assert_eq!((lines[0], lines.len()), ("012 Club", 6));
    let piped = fed(&["pair", "-", "--json"], |input| input.write_all(CLUB.as_bytes()).unwrap());
    let round: Value = serde_json::from_str(&text(&piped)).unwrap();
    assert_eq!(round["tables"][0]["seats"], serde_json::json!([2, 1]));
    assert_eq!(round["tables"][0]["reason"]["score"]["claim"], "both");
}

#[test]
fn what_cannot_be_paired_is_said_in_every_language() {
    let replaced = |from: &str, to: &str| CLUB.replacen(from, to, 1);
    let next = text(&fed(&["pair", "-"], |input| input.write_all(CLUB.as_bytes()).unwrap()));
    for (content, said) in [
        (String::new(), "there is no player"),
        (replaced("XXR 3\n", ""), "--rounds"),
        (replaced("XXR 3", "XXR 1"), "rounds are paired"),
        (replaced("XXR 3", "XXR 3\nXXZ 1 2 3 4"), "nobody to pair"),
        (replaced("     3 w 1", "     3 w ?"), "line 3: column 99"),
        (replaced("     3 w 1", "     4 w 1"), "line 3: what number 1 has in round 1"),
        (replaced("1.0    1", "2.0    1"), "number 1 has 1.0 points"),
        (next, "Table 1 of round 2 has no result yet"),
    ] {
        let mut seen = Vec::new();
        for lang in texts::Lang::ALL.map(texts::Lang::code) {
            let file = Scratch::new("wrong.trf", content.as_bytes());
            let output = run(&["pair", file.path(), "--lang", lang]);
            assert_eq!(code(&output), 1, "{said}");
            seen.push(complaint(&output));
        }
        let plain: String = seen[0].chars().filter(|c| !('\u{2066}'..='\u{2069}').contains(c)).collect();
        assert!(plain.contains(said), "{plain}");
        seen.dedup();
        assert_eq!(seen.len(), texts::Lang::ALL.len());
    }
}
