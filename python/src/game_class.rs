//! `Game`: a game in progress.

use crate::actions::Actions;
use crate::playing::{Playing, playing, returns};
use crate::{plain, refused};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use rules::catalogue::GameSpec;
use rules::game::Seat;
use rules::message::Message;
use rules::options::Setup;
use rules::record::Record;
use rules::table::AnyGame;
use rules::view::Place;
use std::collections::BTreeMap;

/// What makes a game again, and what it is given: record and the steps of the turn that has begun.
type Pickled<'py> = (Bound<'py, PyAny>, (String, Vec<u16>));

/// A game in progress.
#[pyclass(module = "teahouse._native", subclass)]
pub struct Game {
    pub(crate) inner: Box<dyn Playing>,
}

fn id(setup: &Setup) -> &'static str {
    setup.info().id
}

fn opened(table: &dyn AnyGame) -> PyResult<Box<dyn Playing>> {
    playing(table).ok_or_else(|| PyValueError::new_err("this game has no numbers"))
}

/// A setup from what Python gives.
pub fn request(
    game: &str,
    seats: Option<u8>,
    preset: Option<String>,
    options: Option<&Bound<'_, PyDict>>,
    first: Option<u8>,
    position: Option<String>,
) -> PyResult<GameSpec> {
    let mut chosen = BTreeMap::new();
    for (name, value) in options.into_iter().flatten() {
        // Options are words; `True` and `False` stand for `on` and `off`, numbers for themselves.
        let value = match value.extract::<bool>() {
            Ok(on) if value.is_instance_of::<pyo3::types::PyBool>() => {
                if on { "on" } else { "off" }.to_string()
            }
            _ => value.str()?.to_string(),
        };
        // `last_flower` is easier to type as a keyword than `last-flower`.
        chosen.insert(name.str()?.to_string().replace('_', "-"), value);
    }
    Ok(GameSpec { game: game.to_string(), seats, preset, options: chosen, first, position })
}

impl Game {
    fn table(&self) -> &dyn AnyGame {
        self.inner.table()
    }

    fn refuse(&self, message: Message) -> PyErr {
        refused(id(self.table().setup()), &message)
    }

    fn seat_number(&self, seat: &Bound<'_, PyAny>) -> PyResult<Seat> {
        let setup = self.table().setup();
        let found = match seat.extract::<u8>() {
            Ok(number) => Some(Seat(number)).filter(|seat| seat.0 < setup.seats),
            Err(_) => seat.extract::<char>().ok().and_then(|letter| setup.info().seat(setup.seats, letter)),
        };
        found.ok_or_else(|| PyValueError::new_err("no such seat"))
    }

    /// A path from pairs of coordinates and identifiers, the latter found among those that a step may name here.
    fn path(&self, path: Vec<Bound<'_, PyAny>>) -> PyResult<Vec<Place>> {
        let steps = self.table().steps();
        path.into_iter()
            .map(|place| {
                if let Ok((x, y)) = place.extract::<(i8, i8)>() {
                    return Ok(Place::at(x, y));
                }
                let wanted: String = place
                    .extract()
                    .map_err(|_| PyTypeError::new_err("a place is a pair (x, y) or an identifier"))?;
                let mut places = steps.iter().flat_map(|step| &step.path);
                let known = places.find(
                    |place| matches!(place, Place::Tile(known) | Place::Word(known) if **known == wanted),
                );
                known.copied().ok_or_else(|| self.refuse(Message::new("unknown-place")))
            })
            .collect()
    }

    fn step_tuple<'py>(py: Python<'py>, path: &[Place]) -> PyResult<Bound<'py, PyTuple>> {
        let place = |place: &Place| match place {
            Place::At(at) => (at.x, at.y).into_pyobject(py).map(Bound::into_any),
            Place::Tile(id) | Place::Word(id) => Ok(id.into_pyobject(py).map_err(PyErr::from)?.into_any()),
        };
        PyTuple::new(py, path.iter().map(place).collect::<PyResult<Vec<_>>>()?)
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game="skud", *, seats=None, preset=None, options=None, first=None, position=None))]
    fn new(
        game: &str,
        seats: Option<u8>,
        preset: Option<String>,
        options: Option<&Bound<'_, PyDict>>,
        first: Option<u8>,
        position: Option<String>,
    ) -> PyResult<Self> {
        let wanted = request(game, seats, preset, options, first, position)?;
        let table = wanted.open().map_err(|why| refused(game, &why))?;
        Ok(Self { inner: opened(&*table)? })
    }

    /// The game of a record: every turn is checked, and the result if it is given.
    #[staticmethod]
    fn from_record(text: &str) -> PyResult<Self> {
        let record = Record::read(text).map_err(|why| refused("", &why))?;
        let table = record.open().map_err(|why| refused(record.tag("game").unwrap_or(""), &why))?;
        Ok(Self { inner: opened(&*table)? })
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        id(self.table().setup())
    }

    /// The number of players.
    #[getter]
    fn seats(&self) -> u8 {
        self.table().setup().seats
    }

    /// The letters of the seats in turn order.
    #[getter]
    fn letters(&self) -> &'static str {
        (self.table().setup().info().letters)(self.seats())
    }

    /// The preset that the options were chosen from; single options may differ from it.
    #[getter]
    fn preset(&self) -> &'static str {
        self.table().setup().preset()
    }

    /// Every option with its value.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for (name, value) in self.table().setup().all() {
            options.set_item(name, value)?;
        }
        Ok(options)
    }

    /// The seat that decides, from 0.
    #[getter]
    fn seat(&self) -> u8 {
        self.table().seat().0
    }

    /// The letter of the seat that decides; `None` when the game is over.
    #[getter]
    fn to_move(&self) -> Option<char> {
        let table = self.table();
        table.outcome().is_none().then(|| table.setup().letter(table.seat()))
    }

    /// Completed turns since the start; a pending one does not count.
    #[getter]
    fn turn(&self) -> u32 {
        self.table().turn()
    }

    /// Whether a turn has begun and is not complete.
    #[getter]
    fn pending(&self) -> bool {
        self.table().pending()
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.table().outcome().is_some()
    }

    /// A number that is equal for positions that the repetition rule holds equal.
    #[getter]
    fn key(&self) -> u64 {
        self.table().key()
    }

    /// What this turn has so far, in notation; empty between turns.
    #[getter]
    fn partial(&self) -> String {
        self.table().partial()
    }

    /// The position in its one-line form.
    #[getter]
    fn position(&self) -> String {
        self.table().position()
    }

    /// The position that the game began from, if it was not the start.
    #[getter]
    fn start_position(&self) -> Option<String> {
        self.table().start_position()
    }

    /// The entries of the record, complete turns only.
    #[getter]
    fn entries(&self) -> Vec<String> {
        self.table().entries()
    }

    /// The same as people see them: Halma shows the path of a chain.
    #[getter]
    fn shown_entries(&self) -> Vec<String> {
        self.table().shown_entries()
    }

    /// How the game ended: `winner` (letters, empty in a draw), `reason`, `rest_drew`, `ranking` (best first); `None`
    /// while it goes on.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        if self.table().outcome().is_none() {
            return Ok(None);
        }
        self.table().board_view().outcome.map(|outcome| plain(py, &outcome)).transpose()
    }

    /// What each seat gets at the end: with two sides 1, 0 or -1, also for partners, in any case of sum 0; all 0 while
    /// the game goes on.
    fn returns(&self) -> Vec<f32> {
        let setup = self.table().setup();
        let got = self.table().outcome().map_or([0.0; 4], |outcome| returns(setup, &outcome));
        got[..usize::from(setup.seats)].to_vec()
    }

    /// Every legal turn, in notation.
    fn legal_turns(&self, py: Python<'_>) -> Vec<String> {
        py.detach(|| self.table().legal_turns())
    }

    /// Every legal step as a pair of path and notation. A path is what a person points at: pairs of coordinates, and
    /// identifiers of tiles and words.
    fn legal_steps<'py>(&self, py: Python<'py>) -> PyResult<Vec<(Bound<'py, PyTuple>, String)>> {
        let steps = self.table().steps();
        steps.into_iter().map(|step| Ok((Self::step_tuple(py, &step.path)?, step.text))).collect()
    }

    /// Makes a turn: a body in notation, or an entry with number and seat.
    fn play(&mut self, turn: &str) -> PyResult<()> {
        self.inner.table_mut().play(turn).map_err(|why| self.refuse(why))
    }

    /// Makes the step with this path.
    fn step(&mut self, path: Vec<Bound<'_, PyAny>>) -> PyResult<()> {
        let path = self.path(path)?;
        self.inner.table_mut().step(&path).map_err(|why| self.refuse(why))
    }

    /// A seat gives up: a number or a letter; by default whoever decides now.
    #[pyo3(signature = (seat=None))]
    fn resign(&mut self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seat = seat.map_or(Ok(self.table().seat()), |seat| self.seat_number(seat))?;
        self.inner.table_mut().resign(seat).map_err(|why| self.refuse(why))
    }

    /// Takes back the last turn, or what there is of this one; `False` if there is none.
    fn undo(&mut self) -> bool {
        self.inner.table_mut().undo()
    }

    /// Takes back the last step; `False` if there is none.
    fn undo_step(&mut self) -> bool {
        self.inner.table_mut().undo_step()
    }

    /// Makes again the turn that was taken back; `False` if there is none.
    fn redo(&mut self) -> bool {
        self.inner.table_mut().redo()
    }

    /// Everything a front end shows, as plain data; with `steps=False` without what can be done, which costs far less.
    #[pyo3(signature = (*, steps=true))]
    fn view<'py>(&self, py: Python<'py>, steps: bool) -> PyResult<Bound<'py, PyAny>> {
        let view = py.detach(|| if steps { self.table().view() } else { self.table().board_view() });
        plain(py, &view)
    }

    /// Why a path begins no legal step, in a language; `None` if it does.
    #[pyo3(signature = (path, lang="en"))]
    fn why_not(&self, path: Vec<Bound<'_, PyAny>>, lang: &str) -> PyResult<Option<String>> {
        let path = self.path(path)?;
        let Some(why) = self.table().refusal(&path) else { return Ok(None) };
        let sentences = crate::words::sentences(self.game(), &why);
        let found = sentences.into_iter().find(|(code, _)| *code == lang);
        found.map(|(_, text)| Some(text)).ok_or_else(|| PyValueError::new_err(format!("no language {lang}")))
    }

    /// The record of the game as text. `players` are names by seat.
    #[pyo3(signature = (players=Vec::new(), date=""))]
    fn record(&self, players: Vec<String>, date: &str) -> String {
        Record::of(self.table(), &players, date).to_string()
    }

    /// How many sequences of `depth` whole turns there are.
    fn perft(&self, py: Python<'_>, depth: u32) -> u64 {
        py.detach(|| self.table().stats().perft(depth))
    }

    /// The same for each first turn.
    fn divide(&self, py: Python<'_>, depth: u32) -> BTreeMap<String, u64> {
        py.detach(|| self.table().stats().divide(depth).into_iter().collect())
    }

    /// Counts of the turns there are by their names in case files, `legal` first.
    fn counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let counts = PyDict::new(py);
        for (name, count) in self.table().stats().counts() {
            counts.set_item(name, count)?;
        }
        Ok(counts)
    }

    /// A count for each seat by its name in case files: `harmonies`, `midlines`.
    fn seat_stat(&self, name: &str) -> Vec<String> {
        self.table().stats().seat_stat(name)
    }

    /// A copy, with what was taken back.
    fn copy(&self) -> Self {
        Self { inner: self.inner.copy() }
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    /// The arguments of a new game that stands as this one does; what was taken back is left out.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Pickled<'py>> {
        let game = slf.borrow();
        let rebuild = slf.py().import("teahouse._errors")?.getattr("rebuild")?;
        Ok((rebuild, (game.record(Vec::new(), ""), game.inner.begun())))
    }

    fn __repr__(&self) -> String {
        let setup = self.table().setup();
        format!(
            "<teahouse.Game {} seats={} {} turn {}>",
            id(setup),
            setup.seats,
            setup.summary(),
            self.turn()
        )
    }

    /// The number of actions of this game with these options.
    #[getter]
    fn action_count(&self) -> usize {
        self.inner.numbers().shape().actions
    }

    /// Every legal action, as numbers of the game's action space.
    fn legal_actions(&mut self) -> Actions {
        Actions::new(self.inner.actions())
    }

    /// Makes an action; a refusal if it is not legal.
    fn act(&mut self, action: u16) -> PyResult<()> {
        if self.inner.act(action) {
            return Ok(());
        }
        let table = self.inner.table();
        let path = self.inner.shown(action).map(|step| step.path).unwrap_or_default();
        Err(self.refuse(table.refusal(&path).unwrap_or(Message::new("unknown-place"))))
    }

    /// The notation of an action of this position's player.
    fn action_text(&self, action: u16) -> PyResult<String> {
        let shown = self.inner.shown(action);
        shown.map(|step| step.text).ok_or_else(|| PyIndexError::new_err(format!("no action {action}")))
    }

    /// The path of an action: what a person points at.
    fn action_path<'py>(&self, py: Python<'py>, action: u16) -> PyResult<Bound<'py, PyTuple>> {
        let shown = self.inner.shown(action);
        let shown = shown.ok_or_else(|| PyIndexError::new_err(format!("no action {action}")))?;
        Self::step_tuple(py, &shown.path)
    }

    /// The actions of a whole legal turn in notation.
    fn turn_actions(&self, turn: &str) -> PyResult<Vec<u16>> {
        self.inner.actions_of(turn).map_err(|why| self.refuse(why))
    }

    /// Planes and features of the position as bytes, as a seat sees it (by default the one that decides);
    /// `teahouse.observation` makes arrays of them.
    #[pyo3(signature = (seat=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyBytes>, Bound<'py, PyBytes>)> {
        let seat = seat.map_or(Ok(self.table().seat()), |seat| self.seat_number(seat))?;
        let shape = self.inner.numbers().shape();
        let mut planes = vec![0; shape.planes.iter().product()];
        let mut features = vec![0; shape.features];
        self.inner.observe(seat, &mut planes, &mut features);
        Ok((PyBytes::new(py, &planes), PyBytes::new(py, &features)))
    }

    /// Sizes and names: for `teahouse.Space`.
    fn _shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (numbers, shape) = (self.inner.numbers(), self.inner.numbers().shape());
        let data = PyDict::new(py);
        data.set_item("actions", shape.actions)?;
        data.set_item("most", shape.most)?;
        data.set_item("planes", PyTuple::new(py, shape.planes)?)?;
        data.set_item("codes", shape.codes)?;
        data.set_item("features", shape.features)?;
        data.set_item("plane_names", numbers.plane_names().to_vec())?;
        data.set_item("feature_names", numbers.feature_names())?;
        Ok(data)
    }

    /// Symmetries: for `teahouse.Space`.
    #[allow(clippy::type_complexity)]
    fn _symmetries(&self) -> Vec<(&'static str, Vec<u32>, Vec<u32>, Vec<u32>, Vec<u32>, bool)> {
        let all = self.inner.numbers().symmetries().into_iter();
        let wide = |codes: Vec<u8>| codes.into_iter().map(u32::from).collect();
        all.map(|s| (s.name, s.cells, s.actions, wide(s.codes), s.features, s.swaps)).collect()
    }
}
