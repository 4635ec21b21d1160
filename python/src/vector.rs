//! Many games at once, stepped by several threads. Everything that a step tells is written straight into arrays.
#![allow(unsafe_code)]

mod lane;

use crate::game_class::request;
use crate::memory::Rows;
use crate::playing::with_game;
use crate::refused;
use lane::{Batch, Out, Threads};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Games side by side.
#[pyclass(module = "teahouse._native")]
pub struct Lanes {
    batch: Box<dyn Batch>,
    threads: Threads,
    out: Out,
    count: usize,
    /// The arrays behind `out`, kept alive.
    _arrays: Py<PyDict>,
}

#[pymethods]
impl Lanes {
    /// `arrays` holds the arrays that are written, by name; what is missing is not written.
    #[allow(clippy::too_many_arguments)]
    #[new]
    #[pyo3(signature = (game, count, arrays, *, seats=None, preset=None, options=None, threads=0, max_turns=None, opening=0))]
    fn new(
        game: &str,
        count: usize,
        arrays: &Bound<'_, PyDict>,
        seats: Option<u8>,
        preset: Option<String>,
        options: Option<&Bound<'_, PyDict>>,
        threads: usize,
        max_turns: Option<u32>,
        opening: u32,
    ) -> PyResult<Self> {
        let wanted = request(game, seats, preset, options, None, None)?;
        let setup = wanted.setup().map_err(|why| refused(game, &why))?;
        let max_turns = max_turns.unwrap_or(u32::MAX);
        let batch = with_game!(setup, R => lane::batch::<R>(&setup, count, max_turns, opening));
        let batch = batch.ok_or_else(|| PyValueError::new_err("this game has no numbers"))?;
        let batch = batch.map_err(|why| refused(game, &why))?;
        let shape = batch.shape();
        let seats = usize::from(setup.seats);
        let out = Out {
            planes: given(arrays, "planes", count, shape.planes.iter().product())?,
            features: given(arrays, "features", count, shape.features)?,
            legal: given(arrays, "legal", count, shape.most)?,
            counts: Rows::of(&needed(arrays, "counts")?, count, 1, true)?,
            bits: given(arrays, "bits", count, shape.actions.div_ceil(8))?,
            rewards: Rows::of(&needed(arrays, "rewards")?, count, seats, true)?,
            done: Rows::of(&needed(arrays, "done")?, count, 1, true)?,
            seat: Rows::of(&needed(arrays, "seat")?, count, 1, true)?,
        };
        let threads = Threads::new(threads).map_err(PyValueError::new_err)?;
        Ok(Self { batch, threads, out, count, _arrays: arrays.clone().unbind() })
    }

    /// Begins every game again.
    fn reset(&mut self, py: Python<'_>, seed: u64) {
        py.detach(|| self.batch.reset(&self.threads, &self.out, seed));
    }

    /// Makes an action in every game. If one is not legal none is made, and the error names the first such game.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = Rows::<i32>::of(actions, self.count, 1, false)?;
        let refused = py.detach(|| self.batch.step(&self.threads, &self.out, &actions));
        match refused {
            None => Ok(()),
            Some(lane) => Err(PyValueError::new_err(format!("the action of game {lane} is not legal"))),
        }
    }

    /// Writes a random legal action for every game.
    fn sample(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = Rows::<i32>::of(actions, self.count, 1, true)?;
        py.detach(|| self.batch.sample(&self.threads, &self.out, &actions));
        Ok(())
    }

    /// The position of one game in its one-line form.
    fn position(&self, lane: usize) -> PyResult<String> {
        self.batch.position(lane).ok_or_else(|| PyValueError::new_err("no such game"))
    }

    /// How many games have ended, and how many steps were made.
    fn totals(&self) -> (u64, u64) {
        self.batch.totals()
    }
}

fn needed<'py>(arrays: &Bound<'py, PyDict>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    arrays.get_item(name)?.ok_or_else(|| PyValueError::new_err(format!("the array `{name}` is missing")))
}

fn given<T: crate::memory::Element>(
    arrays: &Bound<'_, PyDict>,
    name: &str,
    rows: usize,
    width: usize,
) -> PyResult<Option<Rows<T>>> {
    arrays.get_item(name)?.map(|array| Rows::of(&array, rows, width, true)).transpose()
}
