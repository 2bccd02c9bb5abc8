//! A commit whose outcome is unknown: retaking the room tells whether it was written.

use std::sync::Arc;

use redeye_disk::{Disk, Fault};
use redeye_store::{DiskFate, SimulatedDisk, Store, StoreError};

use crate::world::{Owner, TestDisk, command, entries, everything, prepared, see};

async fn a_commit_that(fate: DiskFate, is_written: bool) {
    let disk = Arc::new(TestDisk::default());
    let store = Store::simulated(Arc::clone(&disk) as Arc<dyn SimulatedDisk>);
    let mut owner = prepared(&store).await;
    let before = see(&mut owner).await;
    *disk.fate.lock().unwrap() = Some(fate);
    let commit = everything(&owner, 2);
    let outcome = store.commit(commit.clone()).await;
    assert!(matches!(outcome, Err(StoreError::Failed(_))), "{outcome:?}");
    let taken = store.retake_room("R", owner.owned.epoch).await.unwrap();
    assert_eq!(taken.epoch, owner.owned.epoch + 1);
    assert_eq!(taken.commands.contains(&command(2)), is_written);
    assert_eq!(entries(&taken), if is_written { ["entry 2"] } else { ["entry 1"] });
    assert_eq!(store.commit(commit).await, Err(StoreError::Fenced), "an echo");
    assert_eq!(see(&mut owner).await == before, !is_written, "all of it or nothing");
}

#[tokio::test(start_paused = true)]
async fn a_simulated_disk_may_write_and_yet_fail() {
    a_commit_that(DiskFate::WritesAndFails, true).await;
}

#[tokio::test(start_paused = true)]
async fn a_simulated_disk_may_refuse() {
    a_commit_that(DiskFate::Refuses, false).await;
}

#[tokio::test(start_paused = true)]
async fn a_caller_that_goes_away_while_the_simulated_disk_works_writes_nothing() {
    let disk = Arc::new(TestDisk::default());
    let store = Store::simulated(Arc::clone(&disk) as Arc<dyn SimulatedDisk>);
    let mut owner = prepared(&store).await;
    let commit = store.commit(owner.entry(2));
    let gone = tokio::time::timeout(std::time::Duration::from_micros(500), commit).await;
    assert!(gone.is_err());
    assert_eq!(entries(&owner.take().await), ["entry 1"]);
}

/// The clock stands still but for the sleeps, so a link expires just when it should.
#[tokio::test(start_paused = true)]
async fn a_device_link_expires_by_the_simulated_clock() {
    let store = Store::simulated(Arc::new(TestDisk::default()));
    let (hash, room, session) = ([1; 32], "R".to_owned(), [2; 32]);
    store.add_device_link(redeye_store::DeviceLink { hash, room, session }, 60).await.unwrap();
    tokio::time::advance(std::time::Duration::from_secs(59)).await;
    assert!(store.device_link([1; 32]).await.unwrap().is_some());
    tokio::time::advance(std::time::Duration::from_secs(1)).await;
    assert_eq!(store.device_link([1; 32]).await, Ok(None));
}

/// Every operation of a commit on SQLite fails once, its sync among them.
#[tokio::test]
async fn a_commit_that_sqlite_could_not_sync_is_undone() {
    let mut failures = 0;
    for operation in 1.. {
        let (disk, folder) = (Disk::new(operation), tempfile::tempdir().unwrap());
        let store = Store::open_on(disk.vfs(), folder.path()).unwrap();
        let mut owner = prepared(&store).await;
        let before = see(&mut owner).await;
        disk.plan(disk.operations() + operation, Fault::Once);
        let outcome = store.commit(everything(&owner, 2)).await;
        let is_written = match outcome {
            Ok(()) => true,
            Err(StoreError::Failed(_)) => false,
            Err(error) => panic!("{error}"),
        };
        let has_met = disk.mend();
        let taken = store.retake_room("R", owner.owned.epoch).await.unwrap();
        assert_eq!(taken.commands.contains(&command(2)), is_written);
        assert_eq!(see(&mut owner).await == before, !is_written, "all of it or nothing");
        // After a power loss it is the same.
        disk.power_off();
        store.end().await;
        disk.power_on();
        let store = Store::open_on(disk.vfs(), folder.path()).unwrap();
        owner = Owner { store, ..owner };
        assert_eq!(see(&mut owner).await == before, !is_written, "operation {operation}");
        failures += u32::from(!is_written);
        if !has_met {
            break;
        }
    }
    assert!(failures > 3, "{failures}");
}
