//! One table: five seats, all of them ours.

use std::fmt::Display;
use std::future::poll_fn;
use std::task::Poll;

use redeye_client::Client;
use redeye_game::Rng;
use redeye_protocol::{Created, Joined};
use serde_json::{Value, json};

use crate::seat::{Frame, Seat};
use crate::{LoadError, SEATS};

/// The settings: a live match without options, in which no bot ever covers a seat.
pub fn settings() -> Value {
    json!({
        "game": "resistance", "seats": SEATS, "options": "", "name": "", "language": "en",
        "public": false, "clock": "live", "cover_after_s": 14 * 24 * 3600,
        "spectators": true, "spectator_chat": false,
    })
}

/// A table that was made, with people who have been let in: the host first.
pub struct Gathered {
    /// Its address.
    pub id: String,
    /// The clients that may connect.
    pub people: Vec<Client>,
}

/// Makes a table and lets `people` in. `client` lends its connections.
///
/// # Errors
/// If the server refuses: its limits may be too low.
pub async fn gather(client: &Client, people: usize) -> Result<Gathered, LoadError> {
    let mut host = client.another();
    let made: Created =
        host.post("/api/rooms", &json!({ "settings": settings(), "name": "Player 1" })).await?;
    let mut gathered = Gathered { id: made.id, people: vec![host] };
    let path = format!("/api/rooms/{}/join", gathered.id);
    while gathered.people.len() < people {
        let mut guest = client.another();
        let _: Joined = guest.post(&path, &json!({ "invite": made.invite })).await?;
        gathered.people.push(guest);
    }
    Ok(gathered)
}

/// A table in play.
pub(crate) struct Table {
    seats: Vec<Seat>,
    /// The seat that knows the newest moment, because it acted last.
    newest: usize,
    rng: Rng,
}

/// The counts of a table.
#[derive(Clone, Copy, Default)]
pub(crate) struct Counted {
    pub(crate) matches: u64,
    pub(crate) messages: u64,
    pub(crate) bytes: u64,
}

impl Table {
    /// Makes a table, fills its seats and begins a match.
    pub(crate) async fn begin(client: &Client, rng: Rng) -> Result<Self, LoadError> {
        let Gathered { id, people } = gather(client, SEATS).await?;
        let mut seats = Vec::with_capacity(SEATS);
        for person in &people {
            seats.push(Seat::new(person.connect(&id).await?));
        }
        let mut table = Self { seats, newest: 0, rng };
        for index in 0..SEATS {
            let number = index + 1;
            let sit = json!({ "sit": { "seat": number, "name": format!("Player {number}") } });
            table.ask(index, &sit).await?;
        }
        table.start().await?;
        Ok(table)
    }

    /// Begins a match, and waits until it is dealt.
    async fn start(&mut self) -> Result<(), LoadError> {
        let before = self.seats[0].frame()?.map(|frame| frame.game);
        self.ask(0, &json!("start")).await?;
        while self.seats[0].frame()?.map(|frame| frame.game) == before {
            self.hear().await?;
        }
        Ok(())
    }

    /// Waits until something comes on any socket, and takes in everything that has come.
    pub(crate) async fn hear(&mut self) -> Result<(), LoadError> {
        poll_fn(|context| {
            let mut any = false;
            for seat in &mut self.seats {
                match seat.take_in(context) {
                    Ok(some) => any |= some,
                    Err(error) => return Poll::Ready(Err(error)),
                }
            }
            if any { Poll::Ready(Ok(())) } else { Poll::Pending }
        })
        .await
    }

    /// Sends a request, and waits until it is done.
    async fn ask(&mut self, seat: usize, request: &impl Display) -> Result<(), LoadError> {
        let sent = self.seats[seat].socket.send(request).await?;
        loop {
            match self.seats[seat].answer.take_if(|(id, _)| *id == sent) {
                Some((_, answer)) => return answer.map_err(LoadError::Refused),
                None => self.hear().await?,
            }
        }
    }

    /// Prepares the next action: which seat acts, and how. If the match is over, begins another
    /// first.
    pub(crate) async fn prepare(&mut self, counted: &mut Counted) -> Result<Turn, LoadError> {
        while self.newest()?.outcome.is_some() {
            counted.matches += 1;
            self.ask(0, &json!("rematch")).await?;
            self.start().await?;
            self.newest = 0;
        }
        let mut awaited: Vec<_> = self.newest()?.awaits.iter().collect();
        self.rng.shuffle(&mut awaited);
        // A seat that has played a card in secret is still awaited, as far as the others know.
        for seat in awaited.into_iter().map(redeye_game::Seat::index) {
            if let Some(request) = self.choose(seat).await? {
                return Ok(Turn { seat, request });
            }
        }
        Err(LoadError::Stuck("nobody who is awaited can do anything"))
    }

    /// Returns what is known of the newest moment.
    fn newest(&self) -> Result<Frame<'_>, LoadError> {
        self.seats[self.newest].frame()?.ok_or(LoadError::Stuck("no frame has come"))
    }

    /// Returns any legal action of a seat, once its own frame of the newest moment has come.
    async fn choose(&mut self, seat: usize) -> Result<Option<String>, LoadError> {
        loop {
            if let Some(frame) = self.seats[seat].frame()?
                && (seat == self.newest || frame.moment() == self.newest()?.moment())
            {
                let action = self.rng.pick(&frame.legal);
                return Ok(action.map(|action| format!("{{\"act\":{action}}}")));
            }
            self.hear().await?;
        }
    }

    /// Takes the action, and waits until it is done.
    pub(crate) async fn act(&mut self, turn: &Turn) -> Result<(), LoadError> {
        self.ask(turn.seat, &turn.request).await?;
        self.newest = turn.seat;
        Ok(())
    }

    /// Adds what has come since the last time to `counted`.
    pub(crate) fn count(&mut self, counted: &mut Counted) {
        for seat in &mut self.seats {
            counted.messages += std::mem::take(&mut seat.messages);
            counted.bytes += std::mem::take(&mut seat.bytes);
        }
    }
}

/// The action that a seat is about to take.
pub(crate) struct Turn {
    seat: usize,
    request: String,
}
