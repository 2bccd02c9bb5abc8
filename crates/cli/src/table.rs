//! What `play` and `sim` share: sitting down at a table, and files that are theirs to make.

use std::fs::{File, OpenOptions};
use std::path::Path;

use anyhow::{Context, Result, bail};
use redeye_bots::{Bot, HasBots, Level};
use redeye_game::{Game, Misfits, Rng, SeatSet};
use redeye_games::misfit;
use redeye_texts::Texts;

use crate::args::Table;
use crate::box_file;
use crate::tell::{name_of, say};

/// How many sit at a table, if nobody says.
const PLAYERS: u8 = 5;

/// Names for the seats, in order.
const NAMES: [&str; 10] = ["Ana", "Ben", "Cai", "Dee", "Eli", "Fay", "Gus", "Hua", "Ida", "Jon"];

impl Table {
    /// How many play.
    pub(crate) fn players(&self) -> u8 {
        let seats = self.game.seats();
        self.players.unwrap_or_else(|| PLAYERS.clamp(*seats.start(), *seats.end()))
    }

    /// The options, if they fit.
    pub(crate) fn config<G: Game>(&self, texts: &Texts) -> Result<G::Config> {
        let mut options = self.options();
        if let Some(file) = &self.box_file {
            options.push(box_file::option::<G>(file, texts)?);
        }
        match G::configure(self.players(), &options.join(" ")) {
            Ok(config) => Ok(config),
            Err(misfits) => bail!("{}", explain::<G>(&misfits, texts)),
        }
    }

    /// What `--set` says, option by option. A number after a comma belongs to the value before it,
    /// as in `experienced=1,2`: no option is called by a number.
    fn options(&self) -> Vec<String> {
        let mut options: Vec<String> = Vec::new();
        for part in self.set.iter().flat_map(|text| text.split(',')) {
            let is_number = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
            match options.last_mut().filter(|last| is_number && last.contains('=')) {
                Some(last) => *last = format!("{last},{part}"),
                None => options.push(part.to_owned()),
            }
        }
        options
    }

    /// Who sits where.
    pub(crate) fn names(&self) -> Vec<String> {
        NAMES[..usize::from(self.players())].iter().map(ToString::to_string).collect()
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
        let seats = SeatSet::first(self.players());
        bots.clear();
        bots.extend(seats.iter().map(|seat| G::bot(self.level(seat.index()), config, seat)));
    }
}

/// All that does not fit, by the flag it came from.
fn explain<G: Game>(misfits: &Misfits, texts: &Texts) -> String {
    let mut text = say(texts, "misfits", &[("game", &name_of::<G>(texts))]);
    for one in &misfits.0 {
        let flag = match one.option.strip_suffix(" players") {
            Some(players) => format!("--players {players}"),
            None => format!("--set {}", box_file::shown(&one.option)),
        };
        text += &format!("\n  {flag}: {}", misfit(texts, one));
    }
    text + "\n\n" + &say(texts, "see-games", &[])
}

/// Makes the file that `flag` names, which must not be there yet.
pub(crate) fn create(flag: &str, file: &Path) -> Result<File> {
    let created = OpenOptions::new().write(true).create_new(true).open(file);
    created.with_context(|| format!("{flag} {}", file.display()))
}

/// The streams of chance that `word` names, by number.
pub(crate) fn series(word: &str) -> impl Fn(u64) -> Rng + use<> {
    let base = Rng::from_word(word);
    move |index| base.branch(index)
}
