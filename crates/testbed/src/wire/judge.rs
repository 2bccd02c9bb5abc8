//! Compares what two worlds have sent.

use redeye_game::{Rng, Seat, SeatSet, Viewer};

use super::plan::Plan;
use super::world::{self, Heard, Played};

/// What differs between two servers without revealing anything: the time of the system clock, and
/// the commitments, which hide different seeds behind different salts (another test ties them to
/// the deal). Each has the same length in both worlds.
const MASKED: [(&str, usize); 4] =
    [("\"commitment\":\"", 64), ("\"seal\":\"", 64), ("\"now_s\":", 10), ("\"at_s\":", 10)];

/// Returns a text without what is masked.
fn mask(text: &str) -> String {
    let mut masked = text.to_owned();
    for (key, length) in MASKED {
        let mut from = 0;
        while let Some(place) = masked[from..].find(key) {
            let start = from + place + key.len();
            masked.replace_range(start..start + length, &"*".repeat(length));
            from = start + length;
        }
    }
    masked
}

/// Checks that viewers who cannot tell the worlds apart were sent the same in both, byte for byte
/// and in order. Returns how many messages were compared.
fn twins(plan: &Plan, one: &Played, two: &Played) -> Result<u64, String> {
    let mut compared = 0;
    for (step, viewers) in alike(plan) {
        for viewer in viewers {
            let (one, two) = (&one.heard[viewer][step], &two.heard[viewer][step]);
            let doing = step.checked_sub(1).map(|step| &plan.steps[step].doing);
            let at = format!("{}, step {step}, {doing:?}, {viewer:?}", plan.id);
            if one.len() != two.len() {
                let texts =
                    |all: &[Heard]| all.iter().map(|it| &*it.text).collect::<Vec<_>>().join("\n");
                let (count, other, one, two) = (one.len(), two.len(), texts(one), texts(two));
                return Err(format!("{at}: {count} or {other} messages\n{one}\nor\n{two}"));
            }
            for (one, two) in one.iter().zip(two) {
                same(one, two).map_err(|how| format!("{at}: {how}"))?;
                compared += 1;
            }
        }
    }
    Ok(compared)
}

fn same(one: &Heard, two: &Heard) -> Result<(), String> {
    if one.bytes != two.bytes {
        let (long, short) = (one.bytes, two.bytes);
        return Err(format!("{long} or {short} bytes\n{}\n{}", one.text, two.text));
    }
    let (one, two) = (mask(&one.text), mask(&two.text));
    if one == two { Ok(()) } else { Err(format!("\n{one}\nor\n{two}")) }
}

/// Returns the steps up to the end, each with the viewers who cannot tell the worlds apart.
fn alike(plan: &Plan) -> impl Iterator<Item = (usize, &Vec<Viewer>)> {
    let steps = plan.steps.iter().map(|step| &step.alike);
    let all = std::iter::once(&plan.alike).chain(steps).enumerate();
    all.take_while(|(_, viewers)| !viewers.is_empty())
}

/// Checks that the number and the lengths of messages are the same in both worlds for *every*
/// viewer, even for one who is a spy in one world and of the Resistance in the other.
fn lengths(plan: &Plan, one: &Played, two: &Played) -> Result<u64, String> {
    let mut compared = 0;
    // Where every seat has cards of its own, the length of its messages depends on their number.
    // Then only viewers who cannot tell the worlds apart count, and their messages are compared in
    // full.
    let sides = !plan.hidden[0].is_empty();
    for (step, _) in alike(plan).filter(|_| sides) {
        for viewer in plan.viewers() {
            let sizes = |played: &Played| -> Vec<usize> {
                played.heard[&viewer][step].iter().map(|heard| heard.bytes).collect()
            };
            let (one, two) = (sizes(one), sizes(two));
            if one != two {
                let at = format!("{}, step {step}, {viewer:?}", plan.id);
                return Err(format!("{at}: {one:?} or {two:?} bytes"));
            }
            compared += one.len() as u64;
        }
    }
    Ok(compared)
}

/// Checks that viewers who may not notice an action or a line of chat do not: they get the answers
/// to their own requests, and nothing else.
fn quiet(plan: &Plan, played: &Played) -> Result<u64, String> {
    let mut compared = 0;
    for (step, number) in plan.steps.iter().zip(1..) {
        for viewer in &step.unnoticed_by {
            for heard in &played.heard[viewer][number] {
                let answer = ["{\"type\":\"ack\"", "{\"type\":\"refused\""];
                if !answer.iter().any(|start| heard.text.starts_with(start)) {
                    let at = format!("{}, step {number}, {viewer:?}", plan.id);
                    return Err(format!("{at} notices {:?}: {}", step.doing, heard.text));
                }
                compared += 1;
            }
        }
    }
    Ok(compared)
}

/// Checks that nothing that was sent before the end contains a secret of the table.
fn secrets_sent(plan: &Plan, world: usize, played: &Played) -> Result<(), String> {
    let steps = alike(plan).count();
    let secrets = secrets(plan, world);
    for (viewer, heard) in &played.heard {
        for heard in heard[..steps].iter().flatten() {
            if let Some((what, _)) = secrets.iter().find(|(_, secret)| heard.text.contains(secret))
            {
                return Err(format!("{}: {viewer:?} is sent {what}", plan.id));
            }
        }
    }
    Ok(())
}

/// Checks that the log contains no secret of the table.
pub fn secrets_logged(plans: &[Plan], log: &str) -> Result<(), String> {
    // The form in which the state of a match is printed.
    let tells =
        |line: &&str| ["spies", "infiltrators", "dealer"].iter().any(|it| line.contains(it));
    if let Some(line) = log.lines().find(tells) {
        return Err(format!("the log tells of sides: {line}"));
    }
    for plan in plans {
        let secrets = secrets(plan, 0).into_iter().chain(secrets(plan, 1));
        let invite = [("the invitation".to_owned(), world::invite(plan))];
        if let Some((what, _)) = secrets.chain(invite).find(|(_, secret)| log.contains(secret)) {
            return Err(format!("{}: {what} stands in the log", plan.id));
        }
    }
    Ok(())
}

fn secrets(plan: &Plan, world: usize) -> Vec<(String, String)> {
    let token = |viewer| {
        (format!("the token of {viewer:?}"), world::token(plan, viewer).reveal().to_owned())
    };
    let seed = ("the seed".to_owned(), plan.seeds[world].to_string());
    let salt = ("the salt".to_owned(), plan.salts[world].to_string());
    plan.viewers().into_iter().map(token).chain([seed, salt]).collect()
}

/// Runs all checks for one game.
pub fn all(plan: &Plan, one: &Played, two: &Played) -> Result<Figures, String> {
    let texts = twins(plan, one, two)?;
    let lengths = lengths(plan, one, two)?;
    let quiet = quiet(plan, one)? + quiet(plan, two)?;
    secrets_sent(plan, 0, one)?;
    secrets_sent(plan, 1, two)?;
    Ok(Figures { texts, lengths, quiet })
}

/// How much was compared.
#[derive(Default, Debug)]
pub struct Figures {
    /// Messages that were the same in both worlds.
    pub texts: u64,
    /// Lengths that were the same in both worlds.
    pub lengths: u64,
    /// Answers that came while a seat did something that others may not notice.
    pub quiet: u64,
}

impl std::ops::AddAssign for Figures {
    fn add_assign(&mut self, more: Self) {
        self.texts += more.texts;
        self.lengths += more.lengths;
        self.quiet += more.quiet;
    }
}

/// Guesses who is the spy from how much is sent and when, which is all that an eavesdropper in the
/// network can see. Of one spy and one other at each table it guesses the one who gets more at the
/// beginning, or else at more moments, or the one who gets less. Only frames count, and only those
/// that the match itself causes: the plan chooses who probes and who loses the connection, among
/// viewers who cannot tell the worlds apart.
#[derive(Default)]
pub struct Guesser {
    /// For each table: whether the spy got more.
    spy_got_more: Vec<bool>,
}

impl Guesser {
    /// Adds a table.
    pub fn look(&mut self, plan: &Plan, world: usize, played: &Played, rng: &mut Rng) {
        let mut pick = |seats: SeatSet| {
            let seats: Vec<Seat> = seats.iter().collect();
            *rng.pick(&seats).expect("there are both at every table")
        };
        let spies = plan.hidden[world];
        if spies.is_empty() {
            return;
        }
        let (spy, other) = (pick(spies), pick(SeatSet::first(plan.seats) - spies));
        let sent = |seat: Seat, step: usize| {
            let heard = played.heard[&Viewer::Seat(seat)][step].iter();
            let frames = heard.filter(|heard| heard.text.starts_with("{\"type\":\"frame\""));
            frames.map(|heard| heard.bytes).sum::<usize>()
        };
        let begun = sent(spy, 0).cmp(&sent(other, 0)) as i32;
        let moments = alike(plan).filter(|(step, _)| *step > 0);
        let later: i32 = moments
            .filter(|(step, _)| plan.steps[step - 1].doing.is_play())
            .map(|(step, _)| sent(spy, step).cmp(&sent(other, step)) as i32)
            .sum();
        let more = if begun == 0 { later } else { begun };
        self.spy_got_more.push(if more == 0 { rng.below(2) == 0 } else { more > 0 });
    }

    /// Learns from one half of the tables which way to guess, and guesses in the other half.
    /// Returns how many guesses were right, of how many, and whether that is chance (the binomial
    /// interval of 99 %).
    pub fn guess(&self) -> (usize, usize, bool) {
        let (known, unknown) = self.spy_got_more.split_at(self.spy_got_more.len() / 2);
        let guess = known.iter().filter(|more| **more).count() * 2 > known.len();
        let right = unknown.iter().filter(|more| **more == guess).count();
        let tables = unknown.len() as f64;
        let off = (right as f64 - tables / 2.0).abs();
        (right, unknown.len(), off <= 2.576 * tables.sqrt() / 2.0)
    }
}
