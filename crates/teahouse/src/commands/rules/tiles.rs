//! Tiles in the rules of Skud Pai Sho: lists, cards, and the circle of the basic flowers.

use super::Page;
use anstyle::Style;
use rules::skud::Kind;

/// The circle: neighbours harmonise, opposites clash.
const CIRCLE: [&str; 7] = [
    "         R3",
    "      ╱      ╲",
    "   W5          R4",
    "    │          │",
    "   W4          R5",
    "      ╲      ╱",
    "         W3",
];

impl Page<'_> {
    /// The circle of the basic flowers, and their names.
    pub(super) fn circle(&mut self) {
        CIRCLE.iter().for_each(|line| self.code(line));
        self.tiles(&Kind::BASIC.map(|kind| kind.id().to_string()));
    }

    /// Tiles with their letters and names, and their owners where these are given.
    pub(super) fn tiles(&mut self, tiles: &[String]) {
        let named = tiles.iter().map(|tile| {
            let (owner, kind) = tile.split_once(':').map_or((None, tile.as_str()), |(o, k)| (Some(o), k));
            let owner = owner.and_then(|owner| owner.chars().next());
            let owner =
                owner.map_or(String::new(), |owner| format!(" ({})", self.lore.seat(self.game, owner)));
            format!("{} {}{owner}", self.lore.code(kind), self.lore.tile(kind))
        });
        let named = named.collect::<Vec<_>>().join(" · ");
        self.paragraph("  ", &named);
    }

    /// A card for each kind: its names, how it moves, what it does and what it stands for.
    pub(super) fn cards(&mut self, kinds: &[String]) {
        let bold = Style::new().bold();
        for (i, id) in kinds.iter().enumerate() {
            if i > 0 {
                self.text.push('\n');
            }
            let short = self.own("short", id).map_or(String::new(), |short| format!("  {short}"));
            let name = self.lore.tile(id);
            self.line(&format!("{} {bold}{name}{bold:#}{short}", self.lore.code(id)));
            for line in self.card(id) {
                self.paragraph("   ", &line);
            }
        }
    }

    fn card(&self, id: &str) -> Vec<String> {
        let lore = self.lore;
        let mut lines = Vec::new();
        if let Some(kind) = Kind::from_id(id).filter(|kind| kind.is_flower()) {
            lines.push(lore.with("rules-card-reach", &[("n", kind.reach().into())]));
            if kind.is_basic() {
                let around = [5, 1].map(|by| Kind::BASIC[(kind as usize + by) % Kind::BASIC.len()]);
                let around = around.map(|other| lore.isolate(&lore.tile(other.id())).into_owned());
                let tiles = around.join(&lore.get("list-and"));
                lines.push(lore.with("rules-card-harmony", &[("tiles", tiles.into())]));
                let across = lore.tile(kind.opposite().id());
                lines.push(lore.with("rules-card-clash", &[("tile", across.into())]));
            }
        }
        lines.extend(self.own("does", id));
        let symbol = self.own("symbol", id);
        lines.extend(symbol.map(|what| lore.with("rules-card-symbol", &[("what", what.into())])));
        lines
    }

    /// A text of a tile, if it has one.
    fn own(&self, part: &str, id: &str) -> Option<String> {
        let key = format!("rules-card-{part}-{id}");
        self.lore.has(&key).then(|| self.lore.get(&key))
    }
}
