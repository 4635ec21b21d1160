//! The rules and the engine for Python: the classes behind the package `teahouse`. What only Python needs to know is in
//! the package itself.

mod actions;
mod engine_class;
mod game_class;
mod memory;
mod playing;
mod puzzle_class;
mod space;
mod vector;
mod words;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use rules::message::{Arg, Message};

/// A refusal as the package's exception `Refused`.
fn refused(game: &str, message: &Message) -> PyErr {
    Python::attach(|py| {
        let make = || -> PyResult<PyErr> {
            let details = PyDict::new(py);
            for (name, arg) in &message.args {
                match arg {
                    Arg::Number(n) => details.set_item(name, n)?,
                    other => details.set_item(name, other.to_string())?,
                }
            }
            let sentences = PyDict::new(py);
            for (lang, sentence) in words::sentences(game, message) {
                sentences.set_item(lang, sentence)?;
            }
            let class = py.import("teahouse._errors")?.getattr("Refused")?;
            Ok(PyErr::from_value(class.call1((message.id, details, sentences))?))
        };
        make().unwrap_or_else(|error| error)
    })
}

/// A value that the rules can show as data, as plain Python data.
fn plain<'py>(py: Python<'py>, value: &impl serde::Serialize) -> PyResult<Bound<'py, PyAny>> {
    Ok(pythonize::pythonize(py, value)?)
}

/// Every game with its seats, options and presets, as plain data.
#[pyfunction(name = "games")]
fn every_game(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    plain(py, &rules::catalogue::catalogue())
}

/// The text of a key of the project's words (`tile-R3`, `game-skud`) in a language; `None` if there is none.
#[pyfunction]
fn word(lang: &str, key: &str) -> Option<String> {
    words::word(lang, key)
}

/// The part of the package that is written in Rust; `teahouse` gives it names.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<actions::Actions>()?;
    module.add_class::<game_class::Game>()?;
    module.add_class::<engine_class::Engine>()?;
    module.add_class::<puzzle_class::Puzzle>()?;
    module.add_class::<vector::Lanes>()?;
    module.add_function(wrap_pyfunction!(every_game, module)?)?;
    module.add_function(wrap_pyfunction!(puzzle_class::every_puzzle, module)?)?;
    module.add_function(wrap_pyfunction!(word, module)?)?;
    module.add("LANGUAGES", PyList::new(module.py(), texts::Lang::ALL.map(texts::Lang::code))?)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}
