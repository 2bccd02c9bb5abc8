//! What `play` and `sim` share: sitting down at a table.

use anyhow::{Context, Result, bail};
use redeye_bots::{Bot, HasBots, Level};
use redeye_game::{Game, Misfits, Rng, SeatSet};
use redeye_games::misfit;
use redeye_words::Words;

use crate::args::Table;
use crate::tell::{name_of, say};

/// Names for the seats, in order.
const NAMES: [&str; 10] = ["Ana", "Ben", "Cai", "Dee", "Eli", "Fay", "Gus", "Hua", "Ida", "Jon"];

impl Table {
    /// The options, if they fit.
    pub(crate) fn config<G: Game>(&self, words: &Words) -> Result<G::Config> {
        match G::configure(self.players, &self.set.join(" ")) {
            Ok(config) => Ok(config),
            Err(misfits) => bail!("{}", explain::<G>(&misfits, words)),
        }
    }

    /// Who sits where.
    pub(crate) fn names(&self) -> Vec<String> {
        NAMES[..usize::from(self.players)].iter().map(ToString::to_string).collect()
    }

    /// The word all chance follows from, given or made up.
    pub(crate) fn seed_word(&self) -> Result<String> {
        match &self.seed {
            Some(word) => Ok(word.clone()),
            None => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).context("the system gives no random numbers")?;
                Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
            }
        }
    }

    /// The level that plays at seat `index`: the list goes round the table.
    pub(crate) fn level(&self, index: usize) -> Level {
        self.bots[index % self.bots.len()]
    }

    /// A new bot for every seat, instead of whoever sat there.
    pub(crate) fn seat_bots<G: HasBots>(
        &self,
        config: &G::Config,
        bots: &mut Vec<Box<dyn Bot<G>>>,
    ) {
        let seats = SeatSet::first(self.players);
        bots.clear();
        bots.extend(seats.iter().map(|seat| G::bot(self.level(seat.index()), config, seat)));
    }
}

/// All that does not fit, by the flag it came from.
fn explain<G: Game>(misfits: &Misfits, words: &Words) -> String {
    let mut text = say(words, "misfits", &[("game", &name_of::<G>(words))]);
    for one in &misfits.0 {
        let flag = match one.option.strip_suffix(" players") {
            Some(players) => format!("--players {players}"),
            None => format!("--set {}", one.option),
        };
        text += &format!("\n  {flag}: {}", misfit(words, one));
    }
    text + "\n\n" + &say(words, "see-games", &[])
}

/// The streams of chance that `word` names, by number.
pub(crate) fn series(word: &str) -> impl Fn(u64) -> Rng + use<> {
    let base = Rng::from_word(word);
    move |index| base.branch(index)
}
