//! `bindgen IN.wasm FOLDER NAME`: writes the module and the script and types that call it, under a name. The project's own, so
//! that no program has to be on the machine.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let (Some(input), Some(folder), Some(name)) = (args.next(), args.next(), args.next()) else {
        eprintln!("usage: bindgen IN.wasm FOLDER NAME");
        return ExitCode::from(2);
    };
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    let written = bindgen
        .input_path(input)
        .out_name(&name)
        .typescript(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}
