//! How many durable commits a second, and what one costs: one room that waits for each, and many at
//! a time. Each commit is an entry of 300 bytes, as an action in a match makes it.

use std::path::Path;
use std::time::Instant;

use redeye_protocol::CommandId;
use redeye_store::{Commit, NewMatch, NewRoom, RoomRow, Store};

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
    for (rooms, entries) in [(1, 4_000), (16, 1_000), (256, 200), (1_000, 60)] {
        let folder = std::env::temp_dir().join(format!("redeye-commit-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let (rate, cost_us) = runtime.block_on(measure(&folder, rooms, entries));
        println!(
            "durable commits, {rooms:>4} rooms at a time  {rate:>9.0} per second  \
             {cost_us:>6.1} us of processor time each"
        );
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

/// Returns commits per second, and microseconds of processor time for each.
pub(crate) async fn measure(folder: &Path, rooms: u32, entries: u32) -> (f64, f64) {
    let store = Store::open(folder).unwrap();
    let names: Vec<String> = (0..rooms).map(|number| format!("{number:016}")).collect();
    for id in &names {
        let row = RoomRow { code: None, open: true, card: None, body: "x".repeat(2_000) };
        let room = NewRoom { id: id.clone(), row, made_by: [1; 32], rooms_max: rooms };
        store.create_room(room).await.unwrap();
        let begins = NewMatch { name: format!("{id}-1"), head_text: "x".repeat(1_000) };
        let commit =
            Commit { begins: Some(begins), ..Commit::new(id, 1, 0, CommandId(Default::default())) };
        store.commit(commit).await.unwrap();
    }
    let (start, before_us) = (Instant::now(), processor_time_us());
    let tasks: Vec<_> =
        names.into_iter().map(|id| tokio::spawn(enter(store.clone(), id, entries))).collect();
    for task in tasks {
        task.await.unwrap();
    }
    let commits = f64::from(rooms * entries);
    let measured = (
        commits / start.elapsed().as_secs_f64(),
        (processor_time_us() - before_us) as f64 / commits,
    );
    store.end().await;
    measured
}

async fn enter(store: Store, room: String, entries: u32) {
    for head in 1..=entries {
        let mut command = [0; 16];
        command[..4].copy_from_slice(&head.to_le_bytes());
        let entry = Some("x".repeat(300));
        let commit = Commit { entry, ..Commit::new(&room, 1, head, CommandId(command)) };
        store.commit(commit).await.unwrap();
    }
}

/// The processor time of all threads of this process so far, to ten milliseconds.
pub(crate) fn processor_time_us() -> u64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    // The name of the program stands in brackets and may have spaces in it.
    let fields: Vec<&str> = stat.rsplit_once(") ").unwrap().1.split(' ').collect();
    let ticks = |field: usize| fields[field].parse::<u64>().unwrap();
    (ticks(11) + ticks(12)) * 10_000
}
