//! The memory of NumPy arrays, written without a copy. An array describes itself by `__array_interface__`; it must be
//! kept alive by whoever keeps its address.
#![allow(unsafe_code)]

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// What an array can hold.
pub trait Element: Copy + Send + Sync {
    /// Its name in `__array_interface__`, without the order of its bytes.
    const NAME: &'static str;
}

impl Element for u8 {
    const NAME: &'static str = "u1";
}
impl Element for u16 {
    const NAME: &'static str = "u2";
}
impl Element for i32 {
    const NAME: &'static str = "i4";
}
impl Element for i64 {
    const NAME: &'static str = "i8";
}
impl Element for f32 {
    const NAME: &'static str = "f4";
}

/// Rows of an array.
#[derive(Copy, Clone)]
pub struct Rows<T> {
    start: *mut T,
    rows: usize,
    width: usize,
}

// SAFETY: a row is only reached through `row`, whose caller promises that no two threads have the same one.
unsafe impl<T: Element> Send for Rows<T> {}
// SAFETY: as above.
unsafe impl<T: Element> Sync for Rows<T> {}

impl<T: Element> Rows<T> {
    /// The memory of an array of exactly this many rows of this width; a clear error for any other.
    pub fn of(array: &Bound<'_, PyAny>, rows: usize, width: usize, written: bool) -> PyResult<Self> {
        let face = array.getattr("__array_interface__")?;
        let face = face.cast::<PyDict>()?;
        let get = |key: &str| face.get_item(key)?.ok_or_else(|| PyValueError::new_err("not an array"));
        let (address, read_only): (usize, bool) = get("data")?.extract()?;
        let (shape, kind): (Vec<usize>, String) = (get("shape")?.extract()?, get("typestr")?.extract()?);
        let strided = face.get_item("strides")?.is_some_and(|strides| !strides.is_none());
        let little = if cfg!(target_endian = "little") { '<' } else { '>' };
        let named = kind.strip_prefix([little, '|', '=']) == Some(T::NAME);
        let fits = shape.iter().product::<usize>() == rows * width && address % align_of::<T>() == 0;
        if !named || !fits || strided || (written && read_only) {
            let wanted = format!("an array of {} in one piece with {rows} x {width} elements", T::NAME);
            return Err(PyValueError::new_err(format!("{wanted} is needed, not {kind} {shape:?}")));
        }
        Ok(Self { start: address as *mut T, rows, width })
    }

    /// One row.
    ///
    /// # Safety
    /// The array is alive, and nobody else has this row.
    #[inline]
    pub unsafe fn row<'a>(&self, row: usize) -> &'a mut [T] {
        assert!(row < self.rows, "the array has this row");
        // SAFETY: `of` has checked that there are `rows * width` elements; the rest is the caller's promise.
        unsafe { std::slice::from_raw_parts_mut(self.start.add(row * self.width), self.width) }
    }
}
