//! `teahouse engine`: the engine for other programs, on standard input and output.

use crate::commands::Out;
use crate::failure::Failure;
use crate::files::{self, Line};
use crate::texts::Texts;
use crate::uci::{Say, Uci};
use std::io::{BufReader, Write};
use std::sync::Arc;

/// Runs the protocol until the other side quits.
pub fn run(texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
    out.flush()?;
    // Searches write from their own threads, so each line is written at once and whole.
    let say: Say = Arc::new(|line: &str| {
        let mut out = std::io::stdout().lock();
        // The reader may be gone; the end of the input will tell.
        let _ = out.write_all(format!("{line}\n").as_bytes()).and_then(|()| out.flush());
    });
    let mut uci = Uci::new(texts, say.clone());
    let mut input = BufReader::new(std::io::stdin());
    let mut buffer = Vec::new();
    loop {
        match files::read_line(&mut input, &mut buffer)? {
            Line::End => break,
            Line::TooLong => {
                files::skip_line(&mut input, &mut buffer)?;
                let limit = (files::LIMIT >> 20).into();
                say(&format!("info string {}", texts.with("error-too-long", &[("limit", limit)])));
            }
            Line::Read => {
                if !uci.hear(&String::from_utf8_lossy(&buffer)) {
                    return Ok(());
                }
            }
        }
    }
    uci.end();
    Ok(())
}
