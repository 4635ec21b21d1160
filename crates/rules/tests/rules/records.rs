//! The recorded games of the documentation.

use rules::record::Record;
use std::path::Path;

#[test]
fn the_games_of_the_documentation_end_as_they_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/games");
    let mut options = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let record = Record::read(&text).unwrap();
        let table = record.open().unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let written = Record::of(&*table, &[], "");
        assert!(record.entries().eq(written.entries()), "{}", path.display());
        options.extend(record.tag("options").map(String::from));
    }
    assert!(options.iter().any(|tag| tag.contains("accents=guest-picks-each")), "{options:?}");
}
