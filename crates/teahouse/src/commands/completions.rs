//! `teahouse completions`: a script that lets a shell complete the commands and options.

use super::Out;
use crate::failure::Failure;
use clap::{Args, Command};
use clap_complete::Shell;

/// The arguments of `teahouse completions`.
#[derive(Args)]
#[command(after_help = "\
teahouse completions bash > ~/.local/share/bash-completion/completions/teahouse
teahouse completions fish > ~/.config/fish/completions/teahouse.fish
teahouse completions zsh > ~/.local/share/zsh/site-functions/_teahouse")]
pub struct Completions {
    #[arg(value_name = "shell")]
    shell: Shell,
}

impl Completions {
    /// Prints the script for the whole command line.
    pub fn run(&self, mut command: Command, out: &mut Out<'_>) -> Result<(), Failure> {
        let name = command.get_name().to_string();
        // Buffered, because the generator panics on a closed pipe.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, name, &mut script);
        Ok(out.write_all(&script)?)
    }
}
