//! Starts a server for the measurement.

use crate::Error;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A temporary server. Dropping it stops the process and deletes the database.
pub struct Own {
    server: Child,
    data: PathBuf,
    pub url: String,
}

impl Own {
    /// Starts the `teahouse` beside this program on the first core, and waits until it listens.
    pub fn start() -> Result<Self, Error> {
        let program = std::env::current_exe()?.with_file_name("teahouse");
        let data = std::env::temp_dir().join(format!("lab-load-{}", std::process::id()));
        let mut command = Command::new("taskset");
        command.args(["-c", "0"]).arg(&program).args(["serve", "--no-limits", "--workers", "0", "--data"]);
        command.arg(&data).args(["--listen", "127.0.0.1:0", "--lang", "en"]);
        let server = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let server = server.map_err(|error| Error::File(program, error))?;
        let mut own = Self { server, data, url: String::new() };
        let output = own.server.stdout.take().map(BufReader::new);
        let mut lines = output.into_iter().flat_map(BufRead::lines).map_while(Result::ok);
        let address = lines.find_map(|line| {
            let (_, rest) = line.split_once("http://")?;
            Some(format!("http://{}", rest.split(|c: char| c == ',' || c.is_whitespace()).next()?))
        });
        own.url = address.ok_or_else(|| Error::Asked("the server does not start".to_string()))?;
        // The players run on the other cores.
        let _ = Command::new("taskset").args(["-apc", "1-63", &std::process::id().to_string()]).output();
        Ok(own)
    }

    /// The process ID of the server.
    pub fn pid(&self) -> u32 {
        self.server.id()
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}
