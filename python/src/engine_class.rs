//! `Engine`: searches without the interpreter lock.

use crate::game_class::Game;
use crate::refused;
use engine::limits::Limits;
use engine::searcher::{NetChoice, SearchRequest, Searcher, Variation};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rules::message::Message;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, TryLockError};
use std::time::Duration;

/// An engine for one game. It keeps what it has learnt from turn to turn.
#[pyclass(module = "teahouse._native", frozen, subclass)]
pub struct Engine {
    game: &'static str,
    searcher: Mutex<Box<dyn Searcher>>,
    stop: AtomicBool,
    threads: usize,
}

impl Engine {
    fn busy<T>(_: TryLockError<T>) -> PyErr {
        PyRuntimeError::new_err("this engine is thinking already; stop it first, or make another one")
    }

    fn line<'py>(
        &self,
        py: Python<'py>,
        searcher: &dyn Searcher,
        line: &Variation,
    ) -> PyResult<Bound<'py, PyDict>> {
        let data = PyDict::new(py);
        data.set_item("turns", &line.turns)?;
        data.set_item("score", line.score.to_string())?;
        data.set_item("value", line.score.0)?;
        data.set_item("chance", searcher.chance(line.score))?;
        data.set_item("proven", line.score.turns_to_end())?;
        data.set_item("depth", line.depth)?;
        data.set_item("nodes", line.nodes)?;
        data.set_item("seconds", line.elapsed.as_secs_f64())?;
        data.set_item("number", line.number)?;
        Ok(data)
    }
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (game="skud", *, memory=64, threads=1))]
    fn new(game: &str, memory: usize, threads: usize) -> PyResult<Self> {
        let found = rules::game_info(game).zip(engine::games::searcher(game, memory.clamp(1, 1 << 16)));
        let (info, searcher) = found.ok_or_else(|| {
            refused(
                "",
                &Message::new("unknown-game")
                    .text("name", game)
                    .names("allowed", rules::GAMES.iter().map(|info| info.id)),
            )
        })?;
        let (searcher, stop) = (Mutex::new(searcher), AtomicBool::new(false));
        Ok(Self { game: info.id, searcher, stop, threads: threads.clamp(1, 256) })
    }

    /// The game that it plays.
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// Judges by the net in a file with these contents, by the one that the package carries (`"shipped"`), or by the
    /// hand-written value alone (`None`).
    fn _set_net(&self, net: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let mut searcher = self.searcher.try_lock().map_err(Self::busy)?;
        let bytes: Option<Vec<u8>> = net.map(|net| net.extract()).transpose()?;
        let choice = match &bytes {
            None => NetChoice::None,
            Some(bytes) if bytes == b"shipped" => NetChoice::Shipped,
            Some(bytes) => NetChoice::File(bytes),
        };
        searcher
            .set_net(choice)
            .map_err(|broken| PyValueError::new_err(format!("not a net for this game: {broken:?}")))
    }

    /// Ends the search that runs now, from any thread; it answers with what it has found.
    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Empties the transposition table and the history, as before a new game.
    fn forget(&self) -> PyResult<()> {
        self.searcher.try_lock().map_err(Self::busy)?.forget();
        Ok(())
    }

    /// Thinks; the lines found as dictionaries.
    #[allow(clippy::too_many_arguments)]
    #[pyo3(signature = (game, *, time=None, nodes=None, depth=None, lines=1, level=None, seed=0, only=Vec::new(), tell=None))]
    fn _think<'py>(
        &self,
        py: Python<'py>,
        game: &Game,
        time: Option<f64>,
        nodes: Option<u64>,
        depth: Option<i32>,
        lines: usize,
        level: Option<u8>,
        seed: u64,
        only: Vec<String>,
        tell: Option<Py<PyAny>>,
    ) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let mut table = game.inner.table().copy();
        if table.setup().info().id != self.game {
            return Err(PyValueError::new_err(format!("this engine plays {}", self.game)));
        }
        let level = match level {
            None => None,
            Some(n) => {
                let found = engine::games::level(self.game, n);
                Some(found.ok_or_else(|| PyValueError::new_err("levels go from 1 to 10"))?.seeded(seed))
            }
        };
        let time = match time {
            None => None,
            Some(seconds) => Some(
                Duration::try_from_secs_f64(seconds).map_err(|why| PyValueError::new_err(why.to_string()))?,
            ),
        };
        let limits = Limits { depth, nodes, ..time.map_or(Limits::default(), Limits::time) };
        let request = SearchRequest { limits, lines: lines.max(1), only, threads: self.threads, level };
        // What there is of a turn is thought over from its beginning.
        while table.pending() && table.undo() {}
        let mut held = self.searcher.try_lock().map_err(Self::busy)?;
        let searcher = &mut **held;
        self.stop.store(false, Ordering::Relaxed);
        let mut failed = None;
        let found = py.detach(|| {
            let mut told = |line: &Variation| {
                let Some(tell) = tell.as_ref().filter(|_| failed.is_none()) else { return };
                failed = Python::attach(|py| {
                    tell.call1(py, (line.number, line.depth, line.score.0, &line.turns)).err()
                });
                if failed.is_some() {
                    self.stop.store(true, Ordering::Relaxed);
                }
            };
            searcher.think(&*table, &request, &self.stop, &mut told)
        });
        match failed {
            Some(error) => Err(error),
            None => found.iter().map(|line| self.line(py, searcher, line)).collect(),
        }
    }
}
