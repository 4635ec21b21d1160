//! A digest as plain text, with each link on its own line.

use super::says::Said;

pub fn text(said: &Said) -> String {
    let mut parts = vec![said.hello.clone(), said.subject.clone()];
    for card in &said.cards {
        let mut lines = vec![format!("* {}", card.heading)];
        lines.extend(card.lines.iter().cloned());
        lines.push(card.open.1.clone());
        parts.push(lines.join("\n"));
    }
    // A digest with one item has the item's heading as its subject.
    if said.cards.len() == 1 {
        parts.remove(1);
    }
    parts.extend(said.more.clone());
    let link = |(words, address): &(String, String)| format!("{words}:\n{address}");
    parts.push(link(&said.all));
    parts.push(format!("-- \n{}", said.why));
    parts.push(link(&said.settings));
    parts.push(link(&said.stop));
    parts.join("\n\n") + "\n"
}
