//! Shows a long text on a terminal, one screen at a time, through `$PAGER` if there is one.

use crate::commands::Out;
use crate::texts::Texts;
use anstream::adapter::strip_str;
use anstream::{AutoStream, ColorChoice};
use anstyle::Style;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::crossterm::terminal;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::process::{Command, Stdio};
use unicode_width::UnicodeWidthStr;

/// Settings for `less`: keep colours and the marks of text direction.
const LESS: [(&str, &str); 2] = [("LESS", "FRX"), ("LESSUTFCHARDEF", "200c-200f:c,2066-2069:c")];

/// Shows a text to the person at the terminal.
pub fn show(texts: &Texts, text: &str, out: &mut Out<'_>) -> io::Result<()> {
    let plain = AutoStream::choice(&io::stdout()) == ColorChoice::Never;
    let text = if plain { strip_str(text).to_string() } else { text.to_string() };
    let pager = std::env::var("PAGER").ok().filter(|pager| !pager.trim().is_empty());
    if let Some(pager) = pager
        && through(&pager, &text)?
    {
        return Ok(());
    }
    let rows = terminal::size().map_or(usize::MAX, |(_, rows)| usize::from(rows.max(2)) - 1);
    if text.lines().count() <= rows || !io::stdin().is_terminal() {
        return write!(out, "{text}");
    }
    by_screens(&texts.get("pager-more"), &text, rows, out)
}

/// Hands the text to another program; `false` if there is no such program.
fn through(pager: &str, text: &str) -> io::Result<bool> {
    let mut command = Command::new("sh");
    command.args(["-c", pager]).stdin(Stdio::piped());
    for (name, value) in LESS.into_iter().filter(|(name, _)| std::env::var_os(name).is_none()) {
        command.env(name, value);
    }
    let Ok(mut child) = command.spawn() else { return Ok(false) };
    // A reader who has seen enough closes the pipe.
    let written = child.stdin.take().map_or(Ok(()), |mut pipe| pipe.write_all(text.as_bytes()));
    let missing = child.wait()?.code() == Some(127);
    written.or_else(|error| if error.kind() == ErrorKind::BrokenPipe { Ok(()) } else { Err(error) })?;
    Ok(!missing)
}

/// Prints a screen and waits for a key: another screen, another line, or the end.
fn by_screens(prompt: &str, text: &str, rows: usize, out: &mut Out<'_>) -> io::Result<()> {
    let invert = Style::new().invert();
    let mut lines = text.lines().peekable();
    let mut count = rows;
    loop {
        for line in lines.by_ref().take(count) {
            writeln!(out, "{line}")?;
        }
        if lines.peek().is_none() {
            return Ok(());
        }
        write!(out, "{invert}{prompt}{invert:#}")?;
        out.flush()?;
        terminal::enable_raw_mode()?;
        let answer = answer(rows);
        terminal::disable_raw_mode()?;
        write!(out, "\r{}\r", " ".repeat(prompt.width()))?;
        match answer? {
            Some(more) => count = more,
            None => return Ok(()),
        }
    }
}

/// How many lines to show next; `None` to stop.
fn answer(rows: usize) -> io::Result<Option<usize>> {
    loop {
        let Event::Key(KeyEvent { code, modifiers, kind, .. }) = event::read()? else { continue };
        if kind == KeyEventKind::Release {
            continue;
        }
        match code {
            KeyCode::Char('c' | 'd') if modifiers.contains(KeyModifiers::CONTROL) => return Ok(None),
            KeyCode::Char('q' | 'Q') | KeyCode::Esc => return Ok(None),
            KeyCode::Char(' ') | KeyCode::PageDown => return Ok(Some(rows)),
            KeyCode::Enter | KeyCode::Down => return Ok(Some(1)),
            _ => {}
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_pager_gets_the_text_and_a_missing_one_is_noticed() {
        assert!(through("test \"$(cat)\" = tea || exit 127", "tea").unwrap());
        assert!(through("true", &"tea\n".repeat(100_000)).unwrap(), "a pager need not read it all");
        assert!(!through("no-such-pager-here 2>/dev/null", "tea").unwrap());
    }
}
