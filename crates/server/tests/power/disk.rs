//! A disk that remembers: a layer of SQLite's own interface to files that writes down every write and every sync on
//! its way to the real ones. From that follows what a power cut at any moment leaves.
//!
//! A kill cannot show whether the server syncs before it answers, since the system keeps what a dead process has
//! written. Only who sees the syncs can say what would be lost.
// SQLite takes its files from C functions; nothing here runs outside of tests.
#![allow(unsafe_code)]

use libsqlite3_sys as ffi;
use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::sync::{Mutex, OnceLock};

/// The name by which a database URL asks for it: `?vfs=power`.
const NAME: &CStr = c"power";
/// What a disk writes whole or not at all.
const SECTOR: usize = 512;

/// Something that was done to a file.
#[derive(Clone, Debug)]
pub enum Op {
    /// Bytes were written somewhere.
    Write(String, usize, Vec<u8>),
    /// It was cut to a size.
    Truncate(String, usize),
    /// All that was done before is on the disk.
    Sync(String),
    Delete(String),
}

static OPS: Mutex<Vec<Op>> = Mutex::new(Vec::new());
/// The names of open files; a file knows its place here. The first is of no interest.
static NAMES: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn note(op: Op) {
    OPS.lock().unwrap().push(op);
}

/// How much has been done so far.
pub fn count() -> usize {
    OPS.lock().unwrap().len()
}

/// All that has been done.
pub fn ops() -> Vec<Op> {
    OPS.lock().unwrap().clone()
}

/// Files after a power cut.
pub type Files = BTreeMap<String, Vec<u8>>;

/// A disk at some moment.
#[derive(Default)]
pub struct Disk {
    synced: Files,
    /// What was done to each file since its last sync.
    pending: BTreeMap<String, Vec<Op>>,
}

impl Disk {
    pub fn take(&mut self, op: &Op) {
        match op {
            Op::Write(name, ..) | Op::Truncate(name, _) => {
                self.pending.entry(name.clone()).or_default().push(op.clone());
            }
            Op::Sync(name) => {
                let file = self.synced.entry(name.clone()).or_default();
                self.pending.remove(name).unwrap_or_default().iter().for_each(|op| apply(file, op, |_| true));
            }
            Op::Delete(name) => {
                self.synced.remove(name);
                self.pending.remove(name);
            }
        }
    }

    /// What a power cut leaves now: of what was not synced each part may be there, not, or torn.
    pub fn cut(&self, rng: &mut fastrand::Rng) -> Files {
        let mut files = self.synced.clone();
        for (name, ops) in &self.pending {
            // A new file may not be there at all.
            if !files.contains_key(name) && rng.bool() {
                continue;
            }
            let file = files.entry(name.clone()).or_default();
            // Often all up to some point is there, as when the disk was still busy; otherwise anything.
            let (in_order, reached) = (rng.bool(), rng.usize(..=ops.len()));
            for (at, op) in ops.iter().enumerate() {
                let fate =
                    if in_order { u8::from(at >= reached) + u8::from(at > reached) } else { rng.u8(..3) };
                match fate {
                    0 => apply(file, op, |_| true),
                    1 => apply(file, op, |_| rng.bool()),
                    _ => {}
                }
            }
        }
        files
    }
}

/// Does something to a file, as far as `kept` says so of each sector.
fn apply(file: &mut Vec<u8>, op: &Op, mut kept: impl FnMut(usize) -> bool) {
    match op {
        Op::Write(_, offset, bytes) => {
            let mut done = 0;
            while done < bytes.len() {
                let at = offset + done;
                let end = (done + SECTOR - at % SECTOR).min(bytes.len());
                if kept(at / SECTOR) {
                    if file.len() < offset + end {
                        file.resize(offset + end, 0);
                    }
                    file[at..offset + end].copy_from_slice(&bytes[done..end]);
                }
                done = end;
            }
        }
        Op::Truncate(_, size) if kept(0) => file.resize((*size).min(file.len()), 0),
        _ => {}
    }
}

/// An open file: ours first, then the real one in the same piece of memory.
#[repr(C)]
struct File {
    base: ffi::sqlite3_file,
    name: usize,
}

/// The real file behind ours. The file has to be one that SQLite gave to `open`.
unsafe fn real(file: *mut ffi::sqlite3_file) -> *mut ffi::sqlite3_file {
    // SAFETY: SQLite gives `szOsFile` bytes for a file, which is the size of ours and of the real one; the size of
    // ours is a multiple of its alignment, which is a pointer's.
    unsafe { file.cast::<File>().add(1).cast() }
}

/// The name of a file, or none if it is of no interest. The file has to be one that `open` has opened.
unsafe fn name(file: *mut ffi::sqlite3_file) -> Option<String> {
    // SAFETY: `open` has set its name.
    let name = unsafe { (*file.cast::<File>()).name };
    NAMES.lock().unwrap().get(name).filter(|name| !name.is_empty()).cloned()
}

/// Functions that only hand on to the real file.
macro_rules! hand_on {
    ($($name:ident = $method:ident($($arg:ident: $kind:ty),*) -> $result:ty;)*) => {
        $(
            unsafe extern "C" fn $name(file: *mut ffi::sqlite3_file $(, $arg: $kind)*) -> $result {
                // SAFETY: SQLite calls it with a file that `open` has opened, and the real file has all the methods of
                // a system that can keep a write-ahead log.
                unsafe {
                    let real = real(file);
                    ((*(*real).pMethods).$method.unwrap())(real $(, $arg)*)
                }
            }
        )*
    };
}

hand_on! {
    close = xClose() -> c_int;
    read = xRead(out: *mut c_void, amount: c_int, offset: ffi::sqlite3_int64) -> c_int;
    real_write = xWrite(bytes: *const c_void, amount: c_int, offset: ffi::sqlite3_int64) -> c_int;
    real_truncate = xTruncate(size: ffi::sqlite3_int64) -> c_int;
    real_sync = xSync(flags: c_int) -> c_int;
    file_size = xFileSize(size: *mut ffi::sqlite3_int64) -> c_int;
    lock = xLock(level: c_int) -> c_int;
    unlock = xUnlock(level: c_int) -> c_int;
    check_reserved_lock = xCheckReservedLock(out: *mut c_int) -> c_int;
    file_control = xFileControl(op: c_int, arg: *mut c_void) -> c_int;
    sector_size = xSectorSize() -> c_int;
    device_characteristics = xDeviceCharacteristics() -> c_int;
    shm_map = xShmMap(page: c_int, size: c_int, extend: c_int, out: *mut *mut c_void) -> c_int;
    shm_lock = xShmLock(offset: c_int, n: c_int, flags: c_int) -> c_int;
    shm_barrier = xShmBarrier() -> ();
    shm_unmap = xShmUnmap(delete: c_int) -> c_int;
}

unsafe extern "C" fn write(
    file: *mut ffi::sqlite3_file,
    bytes: *const c_void,
    amount: c_int,
    offset: ffi::sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite calls it with a file that `open` has opened and `amount` bytes at `bytes`.
    unsafe {
        if let Some(name) = name(file) {
            let bytes = std::slice::from_raw_parts(bytes.cast::<u8>(), amount as usize);
            note(Op::Write(name, offset as usize, bytes.to_vec()));
        }
        real_write(file, bytes, amount, offset)
    }
}

unsafe extern "C" fn truncate(file: *mut ffi::sqlite3_file, size: ffi::sqlite3_int64) -> c_int {
    // SAFETY: SQLite calls it with a file that `open` has opened.
    unsafe {
        if let Some(name) = name(file) {
            note(Op::Truncate(name, size as usize));
        }
        real_truncate(file, size)
    }
}

unsafe extern "C" fn sync(file: *mut ffi::sqlite3_file, flags: c_int) -> c_int {
    // SAFETY: SQLite calls it with a file that `open` has opened.
    unsafe {
        let done = real_sync(file, flags);
        // Nothing is on the disk before the real sync says so.
        if let Some(name) = name(file).filter(|_| done == ffi::SQLITE_OK) {
            note(Op::Sync(name));
        }
        done
    }
}

static METHODS: ffi::sqlite3_io_methods = ffi::sqlite3_io_methods {
    // With shared memory, without files in memory: those would be written past us.
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: Some(shm_map),
    xShmLock: Some(shm_lock),
    xShmBarrier: Some(shm_barrier),
    xShmUnmap: Some(shm_unmap),
    xFetch: None,
    xUnfetch: None,
};

struct Vfs(*mut ffi::sqlite3_vfs);
// SAFETY: it is the system's own, which lives as long as the process and is used by all threads.
unsafe impl Send for Vfs {}
// SAFETY: as above; nobody writes to it.
unsafe impl Sync for Vfs {}
static REAL: OnceLock<Vfs> = OnceLock::new();

/// The last part of a path: files are told apart by it. The path has to be null or to end with a zero.
unsafe fn last_part(path: *const c_char) -> String {
    if path.is_null() {
        return String::new();
    }
    // SAFETY: it is not null and ends with a zero.
    let path = unsafe { CStr::from_ptr(path) }.to_string_lossy().into_owned();
    path.rsplit('/').next().unwrap_or_default().to_string()
}

unsafe extern "C" fn open(
    _: *mut ffi::sqlite3_vfs,
    path: ffi::sqlite3_filename,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: SQLite gives `szOsFile` bytes at `file`, see `real`; the real interface is there for good.
    unsafe {
        (*file).pMethods = std::ptr::null();
        let vfs = REAL.get().unwrap().0;
        let real = real(file);
        (*real).pMethods = std::ptr::null();
        let done = ((*vfs).xOpen.unwrap())(vfs, path, real, flags, out);
        if !(*real).pMethods.is_null() {
            let mut names = NAMES.lock().unwrap();
            names.push(last_part(path));
            (*file.cast::<File>()).name = names.len() - 1;
            (*file).pMethods = &METHODS;
        }
        done
    }
}

unsafe extern "C" fn delete(_: *mut ffi::sqlite3_vfs, path: *const c_char, sync: c_int) -> c_int {
    // SAFETY: SQLite calls it with a path that ends with a zero.
    unsafe {
        let vfs = REAL.get().unwrap().0;
        let done = ((*vfs).xDelete.unwrap())(vfs, path, sync);
        note(Op::Delete(last_part(path)));
        done
    }
}

/// Puts the layer in, once.
pub fn install() {
    // SAFETY: the system's interface is there as soon as SQLite is; ours is a copy of it with two functions changed,
    // and is never taken away again.
    REAL.get_or_init(|| unsafe {
        ffi::sqlite3_initialize();
        let real = ffi::sqlite3_vfs_find(std::ptr::null());
        let ours = Box::leak(Box::new(*real));
        ours.zName = NAME.as_ptr();
        ours.szOsFile += size_of::<File>() as c_int;
        ours.pNext = std::ptr::null_mut();
        ours.xOpen = Some(open);
        ours.xDelete = Some(delete);
        assert_eq!(ffi::sqlite3_vfs_register(ours, 0), ffi::SQLITE_OK);
        Vfs(real)
    });
}
