//! A line that is typed: notation, or the name of a file.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The most characters it takes.
const LONGEST: usize = 400;

/// A line with a caret.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LineEdit {
    chars: Vec<char>,
    caret: usize,
}

impl LineEdit {
    /// A line that holds `text` already.
    pub fn new(text: &str) -> Self {
        let mut line = Self::default();
        line.insert(text);
        line
    }

    pub fn text(&self) -> String {
        self.chars.iter().collect()
    }

    /// The text before the caret and after it.
    pub fn halves(&self) -> (String, String) {
        let (before, after) = self.chars.split_at(self.caret);
        (before.iter().collect(), after.iter().collect())
    }

    /// Puts text in at the caret; control characters are left out.
    pub fn insert(&mut self, text: &str) {
        for c in text.chars().filter(|c| !c.is_control()) {
            if self.chars.len() < LONGEST {
                self.chars.insert(self.caret, c);
                self.caret += 1;
            }
        }
    }

    /// Takes a key; `false` if it means nothing here.
    pub fn key(&mut self, key: KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('a') if control => self.caret = 0,
            KeyCode::Char('e') if control => self.caret = self.chars.len(),
            KeyCode::Char('u') if control => {
                self.chars.drain(..self.caret);
                self.caret = 0;
            }
            KeyCode::Char(c) if !control && !key.modifiers.contains(KeyModifiers::ALT) => {
                self.insert(c.encode_utf8(&mut [0; 4]));
            }
            KeyCode::Backspace if self.caret > 0 => {
                self.caret -= 1;
                self.chars.remove(self.caret);
            }
            KeyCode::Delete if self.caret < self.chars.len() => _ = self.chars.remove(self.caret),
            KeyCode::Left => self.caret = self.caret.saturating_sub(1),
            KeyCode::Right => self.caret = (self.caret + 1).min(self.chars.len()),
            KeyCode::Home => self.caret = 0,
            KeyCode::End => self.caret = self.chars.len(),
            _ => return false,
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_edit_the_line_around_the_caret() {
        let mut line = LineEdit::new("c2-c4");
        let press = |line: &mut LineEdit, code| line.key(KeyEvent::from(code));
        assert!(press(&mut line, KeyCode::Backspace));
        assert!(press(&mut line, KeyCode::Char('3')));
        assert_eq!(line.text(), "c2-c3");
        press(&mut line, KeyCode::Home);
        press(&mut line, KeyCode::Delete);
        press(&mut line, KeyCode::Char('ש'));
        assert_eq!(line.halves(), ("ש".to_string(), "2-c3".to_string()));
        assert!(!press(&mut line, KeyCode::F(5)));
        assert!(line.key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL)));
        assert_eq!(line.text(), "2-c3");
    }
}
