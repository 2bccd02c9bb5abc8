//! What a disk has, what it shows, and what it loses.

use std::collections::BTreeMap;

use crate::Fault;

/// A disk writes this many bytes at once, or none of them.
const SECTOR: usize = 512;

/// Why an operation failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    Failed,
    Full,
    NoSuchFile,
}

/// An open file.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    pub(crate) name: String,
    /// The life of the disk in which it was opened. After a power loss it can no longer be used.
    life: u64,
}

#[derive(Debug)]
pub(crate) struct Model {
    files: BTreeMap<String, File>,
    /// Files that were deleted and whose folder was not synced since.
    deleted: BTreeMap<String, Vec<u8>>,
    /// Memory that connections share, by file: addresses, never freed.
    pub(crate) shared: BTreeMap<String, Vec<usize>>,
    has_power: bool,
    life: u64,
    pub(crate) operations: u64,
    pub(crate) plan: Option<(u64, Fault)>,
    pub(crate) room: Option<usize>,
    random: u64,
}

#[derive(Debug, Default)]
struct File {
    /// What a read returns.
    seen: Vec<u8>,
    /// What survives a power loss.
    kept: Vec<u8>,
    /// What was done since the last sync.
    since: Vec<Change>,
    /// Whether its folder was synced since it was made.
    name_kept: bool,
    /// The first sync of a new log or journal syncs the folder, too.
    syncs_folder: bool,
}

#[derive(Clone, Debug)]
enum Change {
    /// `lost`: whether a sync of it has failed.
    Write {
        at: usize,
        bytes: Vec<u8>,
        lost: bool,
    },
    Truncate {
        size: usize,
    },
}

impl Change {
    fn apply(&self, to: &mut Vec<u8>) {
        match self {
            Self::Write { at, bytes, .. } => {
                let end = at + bytes.len();
                if to.len() < end {
                    to.resize(end, 0);
                }
                to[*at..end].copy_from_slice(bytes);
            }
            Self::Truncate { size } => to.truncate(*size),
        }
    }

    const fn is_lost(&self) -> bool {
        matches!(self, Self::Write { lost: true, .. })
    }
}

impl Model {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            files: BTreeMap::new(),
            deleted: BTreeMap::new(),
            shared: BTreeMap::new(),
            has_power: true,
            life: 0,
            operations: 0,
            plan: None,
            room: None,
            random: seed,
        }
    }

    pub(crate) fn open(&mut self, name: &str, syncs_folder: bool) -> Result<Handle, Trouble> {
        if !self.has_power {
            return Err(Trouble::Failed);
        }
        self.files
            .entry(name.to_owned())
            .or_insert_with(|| File { syncs_folder, ..File::default() });
        Ok(Handle { name: name.to_owned(), life: self.life })
    }

    pub(crate) fn exists(&self, name: &str) -> Result<bool, Trouble> {
        if self.has_power { Ok(self.files.contains_key(name)) } else { Err(Trouble::Failed) }
    }

    pub(crate) fn size(&self, handle: &Handle) -> Result<usize, Trouble> {
        Ok(self.file(handle)?.seen.len())
    }

    /// Reads what there is, and returns how much that was.
    pub(crate) fn read(&self, handle: &Handle, at: usize, to: &mut [u8]) -> Result<usize, Trouble> {
        let seen = &self.file(handle)?.seen;
        let from = seen.get(at..).unwrap_or_default();
        let count = from.len().min(to.len());
        to[..count].copy_from_slice(&from[..count]);
        to[count..].fill(0);
        Ok(count)
    }

    pub(crate) fn write(
        &mut self,
        handle: &Handle,
        at: usize,
        bytes: &[u8],
    ) -> Result<(), Trouble> {
        let size = self.file(handle)?.seen.len();
        let goes_wrong = self.goes_wrong();
        let more = (at + bytes.len()).saturating_sub(size);
        if more > 0 && self.room.is_some_and(|room| self.used() + more > room) {
            return Err(Trouble::Full);
        }
        // A part of a failed write may have been done.
        let done = if goes_wrong { self.below(bytes.len()) } else { bytes.len() };
        let bytes_done = bytes[..done].to_vec();
        self.change(handle, Change::Write { at, bytes: bytes_done, lost: false });
        self.end_operation(done == bytes.len())
    }

    pub(crate) fn truncate(&mut self, handle: &Handle, size: usize) -> Result<(), Trouble> {
        self.file(handle)?;
        let fine = !self.goes_wrong();
        if fine {
            self.change(handle, Change::Truncate { size });
        }
        self.end_operation(fine)
    }

    pub(crate) fn sync(&mut self, handle: &Handle) -> Result<(), Trouble> {
        self.file(handle)?;
        let fine = !self.goes_wrong();
        let Some(file) = self.files.get_mut(&handle.name) else {
            return self.end_operation(fine);
        };
        if !fine {
            for change in &mut file.since {
                if let Change::Write { lost, .. } = change {
                    *lost = true;
                }
            }
            return self.end_operation(false);
        }
        for change in file.since.drain(..).filter(|change| !change.is_lost()) {
            change.apply(&mut file.kept);
        }
        if std::mem::take(&mut file.syncs_folder) {
            self.sync_folder();
        }
        self.end_operation(true)
    }

    pub(crate) fn delete(&mut self, name: &str, sync_folder: bool) -> Result<(), Trouble> {
        if !self.has_power {
            return Err(Trouble::Failed);
        }
        if !self.files.contains_key(name) {
            return Err(Trouble::NoSuchFile);
        }
        let fine = !self.goes_wrong();
        if fine {
            if let Some(file) = self.files.remove(name).filter(|file| file.name_kept) {
                self.deleted.insert(name.to_owned(), file.kept);
            }
            if sync_folder {
                self.sync_folder();
            }
        }
        self.end_operation(fine)
    }

    pub(crate) fn used(&self) -> usize {
        self.files.values().map(|file| file.seen.len()).sum()
    }

    pub(crate) fn power_on(&mut self) {
        (self.has_power, self.plan) = (true, None);
    }

    /// Loses unsynced writes: all of them, some of them, or all but the first.
    pub(crate) fn lose_power(&mut self) {
        self.has_power = false;
        self.life += 1;
        self.shared.clear();
        for (name, kept) in std::mem::take(&mut self.deleted) {
            // The folder still has the name of the old file, and no new file has this name.
            if !self.files.contains_key(&name) && self.below(2) == 0 {
                let seen = kept.clone();
                self.files.insert(name, File { seen, kept, name_kept: true, ..File::default() });
            }
        }
        let way = self.below(3);
        for (name, mut file) in std::mem::take(&mut self.files) {
            if !file.name_kept && self.below(2) == 0 {
                continue;
            }
            let since = std::mem::take(&mut file.since);
            match way {
                0 => {}
                1 => {
                    let count = self.below(since.len() + 1);
                    since[..count].iter().for_each(|change| change.apply(&mut file.kept));
                    if let Some(Change::Write { at, bytes, .. }) = since.get(count) {
                        let torn = bytes[..self.below(bytes.len() + 1)].to_vec();
                        let torn = Change::Write { at: *at, bytes: torn, lost: false };
                        torn.apply(&mut file.kept);
                    }
                }
                _ => since.iter().for_each(|change| self.keep_pieces(change, &mut file.kept)),
            }
            let (seen, name_kept) = (file.kept.clone(), true);
            self.files.insert(name, File { seen, kept: file.kept, name_kept, ..File::default() });
        }
    }

    /// Keeps some sectors of a write, and not others.
    fn keep_pieces(&mut self, change: &Change, kept: &mut Vec<u8>) {
        let Change::Write { at, bytes, .. } = change else {
            if self.below(2) == 0 {
                change.apply(kept);
            }
            return;
        };
        let mut from = 0;
        while from < bytes.len() {
            let to = ((at + from) / SECTOR * SECTOR + SECTOR - at).min(bytes.len());
            if self.below(2) == 0 {
                let piece = bytes[from..to].to_vec();
                Change::Write { at: at + from, bytes: piece, lost: false }.apply(kept);
            }
            from = to;
        }
    }

    fn sync_folder(&mut self) {
        self.files.values_mut().for_each(|file| file.name_kept = true);
        self.deleted.clear();
    }

    fn file(&self, handle: &Handle) -> Result<&File, Trouble> {
        if !self.has_power || handle.life != self.life {
            return Err(Trouble::Failed);
        }
        self.files.get(&handle.name).ok_or(Trouble::Failed)
    }

    fn change(&mut self, handle: &Handle, change: Change) {
        if let Some(file) = self.files.get_mut(&handle.name) {
            change.apply(&mut file.seen);
            file.since.push(change);
        }
    }

    /// Counts an operation, and returns whether it fails.
    fn goes_wrong(&mut self) -> bool {
        self.operations += 1;
        match self.plan {
            Some((at, Fault::Once)) => self.operations == at,
            Some((at, Fault::UntilMended)) => self.operations >= at,
            Some((_, Fault::PowerLoss)) | None => false,
        }
    }

    /// Ends an operation. If the power fails now, the operation may be done, but is not
    /// acknowledged.
    fn end_operation(&mut self, fine: bool) -> Result<(), Trouble> {
        if let Some((at, Fault::PowerLoss)) = self.plan
            && self.operations >= at
        {
            self.lose_power();
            return Err(Trouble::Failed);
        }
        if fine { Ok(()) } else { Err(Trouble::Failed) }
    }

    /// Returns a random number below `bound` (`SplitMix64`).
    fn below(&mut self, bound: usize) -> usize {
        self.random = self.random.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.random;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % bound.max(1) as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contents(model: &mut Model, name: &str) -> Vec<u8> {
        let handle = model.open(name, false).unwrap();
        let mut bytes = vec![0; model.size(&handle).unwrap()];
        model.read(&handle, 0, &mut bytes).unwrap();
        bytes
    }

    #[test]
    fn what_is_synced_stays_and_the_rest_may_go() {
        let (mut all, mut some, mut none) = (0, 0, 0);
        for seed in 0..300 {
            let mut model = Model::new(seed);
            let file = model.open("f", true).unwrap();
            model.write(&file, 0, &[1; 2000]).unwrap();
            model.sync(&file).unwrap();
            model.write(&file, 2000, &[2; 2000]).unwrap();
            model.lose_power();
            assert!(model.open("f", false).is_err(), "there is no power");
            model.power_on();
            assert!(model.size(&file).is_err(), "an old handle");
            let found = contents(&mut model, "f");
            assert_eq!(found[..2000], [1; 2000]);
            match found[2000..].iter().filter(|byte| **byte == 2).count() {
                2000 => all += 1,
                0 => none += 1,
                _ => some += 1,
            }
        }
        assert!(none > 90 && some > 90 && all > 0, "{all} {some} {none}");
    }

    #[test]
    fn a_sync_that_fails_has_lost_what_it_was_to_keep() {
        for seed in 0..50 {
            let mut model = Model::new(seed);
            let file = model.open("f", true).unwrap();
            model.sync(&file).unwrap();
            model.write(&file, 0, b"old").unwrap();
            model.plan = Some((model.operations + 1, Fault::Once));
            assert_eq!(model.sync(&file), Err(Trouble::Failed));
            model.write(&file, 3, b"new").unwrap();
            model.sync(&file).unwrap();
            assert_eq!(contents(&mut model, "f"), b"oldnew", "as long as there is power");
            model.lose_power();
            model.power_on();
            assert_eq!(contents(&mut model, "f"), b"\0\0\0new");
        }
    }

    #[test]
    fn a_name_is_kept_when_its_folder_is_synced() {
        let mut gone = 0;
        for seed in 0..100 {
            let mut model = Model::new(seed);
            let database = model.open("f", false).unwrap();
            model.sync(&database).unwrap();
            if seed % 2 == 0 {
                let journal = model.open("f-wal", true).unwrap();
                model.sync(&journal).unwrap();
            }
            model.lose_power();
            model.power_on();
            let exists = model.exists("f").unwrap();
            assert!(exists || seed % 2 == 1);
            gone += u32::from(!exists);
        }
        assert!(gone > 10, "{gone}");
    }

    #[test]
    fn a_full_disk_says_so_and_takes_what_needs_no_room() {
        let mut model = Model::new(1);
        let file = model.open("f", false).unwrap();
        model.room = Some(100);
        model.write(&file, 0, &[1; 100]).unwrap();
        assert_eq!(model.write(&file, 100, &[1]), Err(Trouble::Full));
        model.write(&file, 50, &[2; 50]).unwrap();
    }
}
