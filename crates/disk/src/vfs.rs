//! The disk as a filesystem of SQLite. This is the only unsafe code of the project: SQLite calls C
//! functions with plain pointers, and there is no other way to replace its filesystem.
//!
//! Every unsafe block below relies on what SQLite promises: pointers are valid for the length that
//! comes with them while the call lasts, a file is closed once and not used afterwards, and no two
//! threads use one file at the same time.
//!
//! There is one connection at a time, so every lock is granted.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering, fence};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::ffi::{
    self, SQLITE_FULL, SQLITE_IOERR, SQLITE_IOERR_DELETE, SQLITE_IOERR_DELETE_NOENT,
    SQLITE_IOERR_FSYNC, SQLITE_IOERR_READ, SQLITE_IOERR_SHORT_READ, SQLITE_IOERR_TRUNCATE,
    SQLITE_IOERR_WRITE, SQLITE_NOTFOUND, SQLITE_OK, sqlite3_file, sqlite3_io_methods, sqlite3_vfs,
};

use crate::model::{Handle, Model, Trouble};

/// The longest name of a file.
const NAME_MAX: usize = 1024;

/// The next number of a disk or of a file without a name.
static NUMBER: AtomicU64 = AtomicU64::new(1);

/// What SQLite keeps for an open file. `base` comes first: SQLite looks at nothing else.
#[repr(C)]
struct OpenFile {
    base: sqlite3_file,
    open: *mut Open,
}

struct Open {
    model: Arc<Mutex<Model>>,
    handle: Handle,
    delete_on_close: bool,
}

impl Open {
    fn model(&self) -> MutexGuard<'_, Model> {
        self.model.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Registers this disk with SQLite, and returns its name.
pub(crate) fn register(model: &Arc<Mutex<Model>>) -> String {
    let name = format!("redeye-disk-{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    let c_name = CString::new(name.clone()).expect("no zero in it");
    // SQLite's own filesystem, for everything that is not about files.
    // SAFETY: a null name asks for the default, which is there for ever.
    let system = unsafe { ffi::sqlite3_vfs_find(ptr::null()) };
    assert!(!system.is_null(), "SQLite has a filesystem");
    // SAFETY: it is not null, and plain data that can be copied.
    let vfs = sqlite3_vfs {
        szOsFile: size_of::<OpenFile>() as c_int,
        mxPathname: NAME_MAX as c_int,
        pNext: ptr::null_mut(),
        zName: c_name.into_raw(),
        pAppData: Box::into_raw(Box::new(Arc::clone(model))).cast(),
        xOpen: Some(open),
        xDelete: Some(delete),
        xAccess: Some(access),
        xFullPathname: Some(full_name),
        ..unsafe { *system }
    };
    // SAFETY: the structure and its name are never freed.
    let done = unsafe { ffi::sqlite3_vfs_register(Box::into_raw(Box::new(vfs)), 0) };
    assert_eq!(done, SQLITE_OK, "SQLite takes another filesystem");
    name
}

static METHODS: sqlite3_io_methods = sqlite3_io_methods {
    // Two: with shared memory, which a write-ahead log needs, and without mapped files.
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(size),
    xLock: Some(lock),
    xUnlock: Some(lock),
    xCheckReservedLock: Some(check_reserved),
    xFileControl: Some(control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(characteristics),
    xShmMap: Some(share),
    xShmLock: Some(share_lock),
    xShmBarrier: Some(share_barrier),
    xShmUnmap: Some(share_end),
    xFetch: None,
    xUnfetch: None,
};

/// Returns the result code for SQLite. `code` says which operation failed.
fn told(done: Result<(), Trouble>, code: c_int) -> c_int {
    match done {
        Ok(()) => SQLITE_OK,
        Err(Trouble::Full) => SQLITE_FULL,
        Err(Trouble::NoSuchFile) => SQLITE_IOERR_DELETE_NOENT,
        Err(Trouble::Failed) => code,
    }
}

/// # Safety
/// `vfs` was made by [`register`].
unsafe fn model_of<'a>(vfs: *mut sqlite3_vfs) -> &'a Arc<Mutex<Model>> {
    // SAFETY: `register` put it there, and it is never freed.
    unsafe { &*(*vfs).pAppData.cast::<Arc<Mutex<Model>>>() }
}

/// # Safety
/// `file` was opened by [`open`] and is not closed.
unsafe fn file_of<'a>(file: *mut sqlite3_file) -> &'a Open {
    // SAFETY: `open` put it there, and only `close` takes it away.
    unsafe { &*(*file.cast::<OpenFile>()).open }
}

/// # Safety
/// `name` is a C string.
unsafe fn text(name: *const c_char) -> String {
    // SAFETY: as the caller says.
    unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned()
}

unsafe extern "C" fn open(
    vfs: *mut sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    // SAFETY: SQLite gives the filesystem that it was given.
    let model = Arc::clone(unsafe { model_of(vfs) });
    let name = if name.is_null() {
        format!("unnamed-{}", NUMBER.fetch_add(1, Ordering::Relaxed))
    } else {
        // SAFETY: it is not null, so it is a name.
        unsafe { text(name) }
    };
    // SQLite's own filesystem on Unix does the same.
    let syncs_folder = flags & (ffi::SQLITE_OPEN_WAL | ffi::SQLITE_OPEN_MAIN_JOURNAL) != 0;
    let opened = model.lock().unwrap_or_else(PoisonError::into_inner).open(&name, syncs_folder);
    let file = file.cast::<OpenFile>();
    let Ok(handle) = opened else {
        // SAFETY: SQLite gave room for an `OpenFile`. Without methods it does not close the file.
        unsafe { (*file).base.pMethods = ptr::null() };
        return SQLITE_IOERR;
    };
    let delete_on_close = flags & ffi::SQLITE_OPEN_DELETEONCLOSE != 0;
    let open = Box::into_raw(Box::new(Open { model, handle, delete_on_close }));
    // SAFETY: SQLite gave room for an `OpenFile`; the flags may be null.
    unsafe {
        file.write(OpenFile { base: sqlite3_file { pMethods: &raw const METHODS }, open });
        if !out_flags.is_null() {
            *out_flags = flags;
        }
    }
    SQLITE_OK
}

unsafe extern "C" fn delete(vfs: *mut sqlite3_vfs, name: *const c_char, folder: c_int) -> c_int {
    // SAFETY: SQLite gives the filesystem that it was given, and a name.
    let (model, name) = unsafe { (model_of(vfs), text(name)) };
    let mut model = model.lock().unwrap_or_else(PoisonError::into_inner);
    told(model.delete(&name, folder != 0), SQLITE_IOERR_DELETE)
}

unsafe extern "C" fn access(
    vfs: *mut sqlite3_vfs,
    name: *const c_char,
    _flags: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: SQLite gives the filesystem that it was given, and a name.
    let (model, name) = unsafe { (model_of(vfs), text(name)) };
    match model.lock().unwrap_or_else(PoisonError::into_inner).exists(&name) {
        Ok(exists) => {
            // SAFETY: SQLite gives a place for the answer.
            unsafe { *out = exists.into() };
            SQLITE_OK
        }
        Err(_) => SQLITE_IOERR,
    }
}

unsafe extern "C" fn full_name(
    _vfs: *mut sqlite3_vfs,
    name: *const c_char,
    length: c_int,
    out: *mut c_char,
) -> c_int {
    // SAFETY: it is a C string.
    let name = unsafe { CStr::from_ptr(name) }.to_bytes_with_nul();
    if name.len() > length as usize {
        return SQLITE_IOERR;
    }
    // SAFETY: there is room for `length` bytes, and the name has no more.
    unsafe { ptr::copy_nonoverlapping(name.as_ptr().cast(), out, name.len()) };
    SQLITE_OK
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    // SAFETY: it was made by `open`, and is closed once.
    let open = unsafe { Box::from_raw((*file.cast::<OpenFile>()).open) };
    if open.delete_on_close {
        // Nothing can ever open it again.
        let _ = open.model().delete(&open.handle.name, false);
    }
    SQLITE_OK
}

unsafe extern "C" fn read(
    file: *mut sqlite3_file,
    to: *mut c_void,
    length: c_int,
    at: i64,
) -> c_int {
    // SAFETY: the file is open, and there is room for `length` bytes.
    let (open, to) = unsafe {
        (file_of(file), std::slice::from_raw_parts_mut(to.cast::<u8>(), length as usize))
    };
    match open.model().read(&open.handle, at as usize, to) {
        Ok(count) if count == to.len() => SQLITE_OK,
        Ok(_) => SQLITE_IOERR_SHORT_READ,
        Err(_) => SQLITE_IOERR_READ,
    }
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    from: *const c_void,
    length: c_int,
    at: i64,
) -> c_int {
    // SAFETY: the file is open, and there are `length` bytes.
    let (open, from) =
        unsafe { (file_of(file), std::slice::from_raw_parts(from.cast::<u8>(), length as usize)) };
    told(open.model().write(&open.handle, at as usize, from), SQLITE_IOERR_WRITE)
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, size: i64) -> c_int {
    // SAFETY: the file is open.
    let open = unsafe { file_of(file) };
    told(open.model().truncate(&open.handle, size as usize), SQLITE_IOERR_TRUNCATE)
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, _flags: c_int) -> c_int {
    // SAFETY: the file is open.
    let open = unsafe { file_of(file) };
    told(open.model().sync(&open.handle), SQLITE_IOERR_FSYNC)
}

unsafe extern "C" fn size(file: *mut sqlite3_file, out: *mut i64) -> c_int {
    // SAFETY: the file is open.
    let open = unsafe { file_of(file) };
    match open.model().size(&open.handle) {
        Ok(size) => {
            // SAFETY: SQLite gives a place for the answer.
            unsafe { *out = size as i64 };
            SQLITE_OK
        }
        Err(_) => SQLITE_IOERR,
    }
}

unsafe extern "C" fn lock(_file: *mut sqlite3_file, _level: c_int) -> c_int {
    SQLITE_OK
}

unsafe extern "C" fn check_reserved(_file: *mut sqlite3_file, out: *mut c_int) -> c_int {
    // SAFETY: SQLite gives a place for the answer.
    unsafe { *out = 0 };
    SQLITE_OK
}

unsafe extern "C" fn control(_file: *mut sqlite3_file, _what: c_int, _with: *mut c_void) -> c_int {
    SQLITE_NOTFOUND
}

unsafe extern "C" fn sector_size(_file: *mut sqlite3_file) -> c_int {
    4096
}

/// Promises what SQLite assumes on Unix: a write changes no bytes but its own.
unsafe extern "C" fn characteristics(_file: *mut sqlite3_file) -> c_int {
    ffi::SQLITE_IOCAP_POWERSAFE_OVERWRITE
}

unsafe extern "C" fn share(
    file: *mut sqlite3_file,
    number: c_int,
    length: c_int,
    _extend: c_int,
    out: *mut *mut c_void,
) -> c_int {
    // SAFETY: the file is open.
    let open = unsafe { file_of(file) };
    let mut model = open.model();
    let regions = model.shared.entry(open.handle.name.clone()).or_default();
    while regions.len() <= number as usize {
        // In units of eight bytes, as SQLite needs it. Never freed, because it may still be in use.
        let region = vec![0_u64; length as usize / 8].into_boxed_slice();
        regions.push(Box::leak(region).as_mut_ptr().expose_provenance());
    }
    let region = ptr::with_exposed_provenance_mut(regions[number as usize]);
    // SAFETY: SQLite gives a place for the answer.
    unsafe { *out = region };
    SQLITE_OK
}

unsafe extern "C" fn share_lock(
    _file: *mut sqlite3_file,
    _first: c_int,
    _count: c_int,
    _flags: c_int,
) -> c_int {
    SQLITE_OK
}

unsafe extern "C" fn share_barrier(_file: *mut sqlite3_file) {
    fence(Ordering::SeqCst);
}

unsafe extern "C" fn share_end(file: *mut sqlite3_file, delete: c_int) -> c_int {
    // SAFETY: the file is open.
    let open = unsafe { file_of(file) };
    if delete != 0 {
        open.model().shared.remove(&open.handle.name);
    }
    SQLITE_OK
}
