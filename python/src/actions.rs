//! `Actions`: the legal actions of a position.

use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyInt, PyIterator, PyList, PySlice, PyType};

/// Numbers of actions, read like a tuple. Python's own numbers are made only of those that are asked for, and NumPy reads
/// them without a copy: making a list of all took longer than finding them.
#[pyclass(module = "teahouse._native", frozen, sequence)]
pub struct Actions(Box<[u16]>);

impl Actions {
    /// The legal actions of a position, as numbers of the space.
    pub fn new(actions: &[u16]) -> Self {
        Self(actions.into())
    }

    fn list<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let numbers = numbers(py);
        PyList::new(py, self.0.iter().map(|action| &numbers[usize::from(*action)]))
    }
}

/// Every number of an action as Python's, made once.
fn numbers(py: Python<'_>) -> &'static [Py<PyInt>] {
    static NUMBERS: PyOnceLock<Vec<Py<PyInt>>> = PyOnceLock::new();
    NUMBERS.get_or_init(py, || (0..=u16::MAX).map(|number| PyInt::new(py, number).unbind()).collect())
}

#[pymethods]
impl Actions {
    #[new]
    fn of(numbers: Vec<u16>) -> Self {
        Self(numbers.into())
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = index.py();
        if let Ok(slice) = index.cast::<PySlice>() {
            return self.list(py)?.as_any().get_item(slice);
        }
        let index: isize = index.extract()?;
        let place = if index < 0 { self.0.len().wrapping_add_signed(index) } else { index as usize };
        let action = self.0.get(place).ok_or_else(|| PyIndexError::new_err("there is no such action"))?;
        Ok(numbers(py)[usize::from(*action)].bind(py).clone().into_any())
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.list(py)?.try_iter()
    }

    fn __contains__(&self, action: &Bound<'_, PyAny>) -> bool {
        action.extract().is_ok_and(|action: u16| self.0.contains(&action))
    }

    /// The place of an action; `ValueError` if it is not among them.
    fn index(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        let place =
            action.extract().ok().and_then(|action: u16| self.0.iter().position(|known| *known == action));
        place.ok_or_else(|| PyValueError::new_err("this action is not among them"))
    }

    /// How often an action is among them.
    fn count(&self, action: &Bound<'_, PyAny>) -> usize {
        action.extract().map_or(0, |action: u16| self.0.iter().filter(|known| **known == action).count())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        match other.cast::<Self>() {
            Ok(other) => self.0 == other.get().0,
            Err(_) => other.extract::<Vec<u16>>().is_ok_and(|other| *self.0 == *other),
        }
    }

    fn __repr__(&self) -> String {
        format!("Actions({:?})", self.0)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyType>, (Bound<'py, PyList>,))> {
        Ok((slf.get_type(), (slf.get().list(slf.py())?,)))
    }

    /// How NumPy reads them: it keeps this object alive and changes nothing.
    #[getter]
    fn __array_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let face = PyDict::new(py);
        face.set_item("version", 3)?;
        face.set_item("shape", (self.0.len(),))?;
        face.set_item("typestr", if cfg!(target_endian = "little") { "<u2" } else { ">u2" })?;
        face.set_item("data", (self.0.as_ptr() as usize, true))?;
        Ok(face)
    }
}
