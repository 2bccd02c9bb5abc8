//! How many durable appends a second: one table that waits for each, and many at a time.

use std::time::Instant;

use redeye_protocol::CommandId;
use redeye_server::store::{Append, Store};

fn main() {
    let folder = std::env::temp_dir().join(format!("redeye-append-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let store = Store::open(&folder).unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
    for (tables, entries) in [(1, 4_000), (16, 1_000), (256, 100)] {
        let start = Instant::now();
        runtime.block_on(run(&store, tables, entries));
        let seconds = start.elapsed().as_secs_f64();
        let rate = f64::from(tables * entries) / seconds;
        println!("durable appends, {tables:>3} tables at a time  {rate:>12.0} per second");
    }
    drop(runtime);
    std::fs::remove_dir_all(&folder).unwrap();
}

async fn run(store: &Store, tables: u32, entries: u32) {
    let mut tasks = Vec::new();
    for number in 0..tables {
        let (store, table) = (store.clone(), format!("{tables}-{number}"));
        store.create(&table, "head").await.unwrap();
        tasks.push(tokio::spawn(async move {
            for head in 0..entries {
                let mut id = [0; 16];
                id[..4].copy_from_slice(&head.to_le_bytes());
                let (command, body) = (CommandId(id), "x".repeat(300));
                let append = Append { table: table.clone(), head, epoch: 1, command, body };
                store.append(append).await.unwrap();
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
}
