//! `Puzzle`: a position with a claim that is proven.

use crate::{plain, refused};
use puzzles::{Collection, Theme, judge_within, proof, solution_within};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// How many turns a question may try unless its caller says otherwise.
const EFFORT: u64 = 50_000_000;

/// A puzzle of the collections that the package carries.
#[pyclass(module = "teahouse._native", frozen)]
pub struct Puzzle {
    inner: puzzles::Puzzle,
}

impl Puzzle {
    fn refuse(&self, message: rules::message::Message) -> PyErr {
        refused(self.inner.game(), &message)
    }
}

#[pymethods]
impl Puzzle {
    #[getter]
    fn name(&self) -> String {
        self.inner.id()
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.inner.game()
    }

    #[getter]
    fn preset(&self) -> &str {
        self.inner.setup.preset()
    }

    #[getter]
    fn options(&self) -> std::collections::BTreeMap<String, String> {
        self.inner.setup.all().map(|(name, value)| (name.to_string(), value.to_string())).collect()
    }

    #[getter]
    fn position(&self) -> &str {
        &self.inner.position
    }

    #[getter]
    fn claim(&self) -> (&'static str, u8) {
        self.inner.claim.parts()
    }

    #[getter]
    fn ways(&self) -> u8 {
        self.inner.ways
    }

    #[getter]
    fn themes(&self) -> Vec<&'static str> {
        self.inner.themes.iter().map(Theme::id).collect()
    }

    #[getter]
    fn level(&self) -> u8 {
        self.inner.difficulty.level
    }

    #[getter]
    fn effort(&self) -> u8 {
        self.inner.difficulty.effort
    }

    #[getter]
    fn tempting(&self) -> u8 {
        self.inner.difficulty.tempting
    }

    #[getter]
    fn rating(&self) -> u16 {
        self.inner.difficulty.rating()
    }

    #[pyo3(signature = (turn, line=Vec::new(), *, effort=EFFORT))]
    fn judge<'py>(
        &self,
        py: Python<'py>,
        turn: &str,
        line: Vec<String>,
        effort: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let verdict = py.detach(|| judge_within(&self.inner, &line, turn, effort));
        plain(py, &verdict.map_err(|message| self.refuse(message))?)
    }

    #[pyo3(signature = (line=Vec::new(), *, effort=EFFORT))]
    fn solution(&self, py: Python<'_>, line: Vec<String>, effort: u64) -> PyResult<Vec<String>> {
        py.detach(|| solution_within(&self.inner, &line, effort)).map_err(|message| self.refuse(message))
    }

    #[pyo3(signature = (*, effort=EFFORT))]
    fn proof<'py>(&self, py: Python<'py>, effort: u64) -> PyResult<Bound<'py, PyAny>> {
        let tree = py.detach(|| proof(&self.inner, effort)).map_err(|message| self.refuse(message))?;
        plain(py, &tree)
    }

    fn __repr__(&self) -> String {
        format!("<Puzzle {} of {}: {}>", self.inner.id(), self.inner.game(), self.inner.claim)
    }
}

/// The puzzles of a game, or of all, with a theme, or with any.
#[pyfunction(name = "puzzles")]
#[pyo3(signature = (game=None, *, theme=None))]
pub fn every_puzzle(game: Option<&str>, theme: Option<&str>) -> PyResult<Vec<Puzzle>> {
    let find = |id| Theme::find(id).ok_or_else(|| PyValueError::new_err(format!("there is no theme {id:?}")));
    let theme = theme.map(find).transpose()?;
    if let Some(game) = game.filter(|game| Collection::of(game).is_none()) {
        return Err(PyValueError::new_err(format!("there are no puzzles of {game:?}")));
    }
    let mut found = Vec::new();
    for collection in Collection::all().filter(|all| game.is_none_or(|game| all.game() == game)) {
        let puzzles = collection.read_all().map_err(|broken| PyValueError::new_err(broken.to_string()))?;
        let those = puzzles.into_iter().filter(|one| theme.is_none_or(|theme| one.themes.contains(theme)));
        found.extend(those.map(|inner| Puzzle { inner }));
    }
    Ok(found)
}
