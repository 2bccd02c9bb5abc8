//! A table lives by its log: it comes back as it was, enters nothing twice and nothing refused.

use redeye_game::record::{Header, HeaderLines, Proof, Record};
use redeye_game::{BySeat, Deal, Game, Nonce, Rng, Salt, Seat, SeatSet, Seed, Time, Viewer};
use redeye_protocol::CommandId;
use redeye_resistance::{Action, Resistance};
use redeye_server::store::{Append, Store, StoreError};
use redeye_server::table::{Done, Table, TableError};

fn header(table: &str, seats: u8, options: &str) -> Header {
    let mut rng = Rng::from_word(table);
    let deal = Deal {
        table: table.to_owned(),
        seed: Seed(rng.bytes()),
        salt: Salt(rng.bytes()),
        nonces: BySeat::new(seats, |_| Some(Nonce(rng.bytes()))),
    };
    Header {
        game: Resistance::ID.to_owned(),
        rules: Resistance::RULES,
        table: table.to_owned(),
        options: options.to_owned(),
        names: (1..=seats).map(|seat| format!("Player {seat}")).collect(),
        proof: Some(Proof::unbound(deal)),
        lines: HeaderLines::default(),
    }
}

/// Everything everybody sees.
fn faces(table: &Table<Resistance>) -> Vec<String> {
    let seats = table.state().seats().iter().map(Viewer::Seat);
    let eyes = seats.chain([Viewer::Public, Viewer::All]);
    eyes.map(|viewer| serde_json::to_string(&table.state().view(viewer)).unwrap()).collect()
}

fn legal(state: &Resistance, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}

/// Somebody who can act, and something it can do.
fn some_act(state: &Resistance, rng: &mut Rng) -> Option<(Seat, Action)> {
    let able: Vec<Seat> = state.seats().iter().filter(|s| !legal(state, *s).is_empty()).collect();
    let seat = *rng.pick(&able)?;
    Some((seat, *rng.pick(&legal(state, seat))?))
}

fn command(number: u32) -> CommandId {
    let mut id = [9; 16];
    id[..4].copy_from_slice(&number.to_le_bytes());
    CommandId(id)
}

/// Whole matches, thrown away and brought back after every input.
#[tokio::test]
async fn a_table_comes_back_as_it_was_after_every_input() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    for (name, seats, options) in
        [("five", 5, ""), ("seven", 7, "plots"), ("ten", 10, "blind plots")]
    {
        let header = header(name, seats, options);
        let mut table = Table::<Resistance>::create(store.clone(), &header).await.unwrap();
        let mut rng = Rng::from_word("choices");
        let (mut now, mut number) = (Time::ZERO, 0);
        while table.state().outcome().is_none() {
            number += 1;
            now = now + u64::from(rng.below(9_000));
            // Now and then nobody says anything until the pause is over.
            if let Some(due) = table.state().deadline().filter(|due| *due <= now) {
                now = due;
                table.advance(now).await.unwrap();
                assert_ne!(table.state().deadline(), Some(due), "the clock acts");
            } else {
                let (seat, action) = some_act(table.state(), &mut rng).unwrap();
                let done = table.submit(now, seat, action, command(number)).await.unwrap();
                assert!(matches!(done, Done::Entered));
            }
            let before = faces(&table);
            table = Table::resume(store.clone(), name).await.unwrap();
            assert_eq!(faces(&table), before, "{name}, input {number}");
        }
        let record = Record::<Resistance>::read(&table.record()).unwrap();
        record.verify().unwrap();
        assert_eq!(record.to_string(), table.record(), "the log is the record");
    }
}

#[tokio::test]
async fn a_repeated_command_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let mut table = Table::<Resistance>::create(store.clone(), &header("T", 5, "")).await.unwrap();
    let mut rng = Rng::from_word("choices");
    let (seat, action) = some_act(table.state(), &mut rng).unwrap();
    table.submit(Time::ZERO, seat, action, command(1)).await.unwrap();
    let before = (faces(&table), table.record());
    // The same again, and the same identity with something else in it.
    for action in [action, Action::Approve] {
        let again = table.submit(Time::ZERO, seat, action, command(1)).await;
        assert_eq!(again, Ok(Done::Repeated));
    }
    assert_eq!((faces(&table), table.record()), before);
    let mut table = Table::<Resistance>::resume(store, "T").await.unwrap();
    assert_eq!(table.submit(Time::ZERO, seat, action, command(1)).await, Ok(Done::Repeated));
}

#[tokio::test]
async fn what_is_refused_is_not_written_down() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let mut table = Table::<Resistance>::create(store, &header("T", 5, "")).await.unwrap();
    let leader = table.state().awaits().iter().next().unwrap();
    let before = (faces(&table), table.record());
    let team = Action::Propose { team: SeatSet::first(4) };
    let refused = table.submit(Time::ZERO, leader, team, command(1)).await.unwrap_err();
    assert_eq!(refused.to_string(), "RES-4 team-size");
    assert_eq!((faces(&table), table.record()), before);
}

/// Two owners of one table: the older one is fenced off, comes back from the log, and sees what
/// the other has done.
#[tokio::test]
async fn a_table_that_was_taken_over_comes_back_from_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let mut old = Table::<Resistance>::create(store.clone(), &header("T", 5, "")).await.unwrap();
    let mut new = Table::<Resistance>::resume(store, "T").await.unwrap();
    let leader = new.state().awaits().iter().next().unwrap();
    let team = |seats: &str| Action::Propose { team: seats.parse().unwrap() };
    new.submit(Time::ZERO, leader, team("1,2"), command(1)).await.unwrap();
    let late = old.submit(Time::ZERO, leader, team("3,4"), command(2)).await;
    assert_eq!(late, Err(TableError::Store(StoreError::Fenced)));
    assert_eq!(faces(&old), faces(&new), "what the other did is there, what this one did is not");
}

/// Whoever made it died before it could say so: it gets no other draw by that. A table of another
/// match is not taken for it.
#[tokio::test]
async fn a_table_that_was_made_for_the_same_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let (made, drawn) = (header("T", 5, ""), header("U", 5, ""));
    store.create("T", &made.to_string()).await.unwrap();
    let first = Table::<Resistance>::create(store.clone(), &made).await.unwrap();
    let again = Table::<Resistance>::create(store.clone(), &made).await.unwrap();
    assert_eq!((faces(&first), first.record()), (faces(&again), again.record()));
    assert!(!again.state().owes_draw());
    let other = Header { table: "T".to_owned(), ..drawn };
    let refused = Table::<Resistance>::create(store, &other).await;
    assert_eq!(refused.err(), Some(TableError::Store(StoreError::TableExists)));
}

/// Neither the seed nor the deal leaves by an error or by printing what the store gives.
#[tokio::test]
async fn a_spoilt_log_is_named_and_not_repeated() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let header = header("T", 5, "");
    store.create("T", &header.to_string()).await.unwrap();
    let body = "0.000 table: deal spies 1 leader 1\n".to_owned();
    let table = "T".to_owned();
    let append = Append { table, head: 0, epoch: 1, command: command(1), body };
    assert!(!format!("{append:?}").contains("spies"));
    store.append(append).await.unwrap();
    let seed = header.proof.as_ref().unwrap().deal.seed.to_string();
    let loaded = format!("{:?}", store.load("T").await.unwrap());
    assert!(!loaded.contains(&seed) && !loaded.contains("spies"), "{loaded}");
    let spoilt = Table::<Resistance>::resume(store, "T").await.err().unwrap();
    assert_eq!(spoilt.to_string(), "the log of this table cannot be played, at entry 1");
}
