//! The Resistance in two worlds: other spies, other characters.

use redeye_game::{Game as _, Input, Rng, Seat, SeatSet, Time, Told, Viewer};
use redeye_games::GameId;
use redeye_resistance::{
    Action, Card, Chance, Config, Loyalty, Pile, PlotCard, Resistance, Side, Stage,
};

use super::plan::{Kind, Move, Planner, Twinned, legal};

impl Twinned for Resistance {
    const GAME: GameId = GameId::Resistance;
    /// The draws are those of plot cards. They are public and follow from the seed, so only seeds
    /// that agree in them are used.
    const KINDS: &'static [Kind] = &[
        (5, "", 0),
        (7, "plots pause=5", 4),
        (6, "blind", 0),
        (10, "blind plots pause=5", 2),
        (8, "targeted", 0),
        (5, "hunter dummy-agent pause=5", 0),
        (7, "hunter deep-agent pretender blame inquisitor pause=5", 0),
        (9, "hunter coordinator resistance-hacker spy-hacker hidden-hacker", 0),
    ];
    /// What each team member plays in the mission under way, in each world.
    type Memory = Option<[SeatSet; 2]>;

    fn deal(config: &Config, draws: usize, stream: &mut Rng) -> (String, Chance) {
        let mut state = Self::setup(config);
        let deal = state.draw(stream);
        let mut told = Told::new();
        state.apply(Time::ZERO, Input::Chance(deal), &mut told);
        let mut key = plot_draws(config, draws, stream);
        // With spies alone many seats cannot tell the worlds apart; with characters some seat must
        // be dealt the same.
        let viewer =
            if config.has_characters() { Viewer::Seat(Seat::at(0)) } else { Viewer::Public };
        told.heard_by(viewer).for_each(|event| key += &format!(" {event}"));
        (key, deal)
    }

    fn are_twins(one: &Chance, two: &Chance) -> bool {
        one != two
    }

    fn hidden(&self) -> SeatSet {
        self.private(Viewer::All).spies
    }

    fn tries(seat: Seat, other: Seat) -> Vec<Action> {
        let team = SeatSet::of(seat).with(other);
        vec![
            Action::Propose { team },
            Action::Approve,
            Action::Play { card: Card::Fail },
            Action::Play { card: Card::Success },
            Action::Aim { mission: 5 },
            Action::Give { card: PlotCard::CloseEye, to: seat },
            Action::Take { card: PlotCard::NoConfidence, from: seat },
            Action::Overhear { neighbour: seat },
            Action::Show { to: seat },
            Action::Use,
            Action::Spotlight { on: seat },
            Action::Watch { member: seat },
            Action::Play { card: Card::Hack },
            Action::Appoint { investigator: seat },
            Action::Accuse { accused: seat },
            Action::Blame { named: seat },
            Action::Examine { whom: seat },
            Action::HandOver { loyalty: Loyalty::NoChief },
            Action::Inquire { whom: seat },
            Action::ClaimSide { side: Side::Spy },
        ]
    }

    /// Returns the same action for both worlds, except for mission cards.
    fn choose(planner: &mut Planner<'_, Self>, alike: &[Viewer]) -> Option<Move<Self>> {
        let stage = planner.state(0).public().stage;
        if stage != Stage::Mission {
            planner.memory = None;
        }
        // A card of one's own may have to be another one in the other world.
        let is_own_card = matches!(stage, Stage::Mission | Stage::HandOver);
        let can_act = |seat: &Seat| match is_own_card {
            true => !legal(planner.state(0), *seat).is_empty(),
            false => !planner.common(*seat).is_empty(),
        };
        let able: Vec<Seat> = planner.state(0).seats().iter().filter(can_act).collect();
        let seat = *planner.rng.pick(&able)?;
        if stage == Stage::Mission {
            let fails = planner.memory.unwrap_or_else(|| deal_cards(planner, alike));
            planner.memory = Some(fails);
            let card =
                |fails: SeatSet| if fails.contains(seat) { Card::Fail } else { Card::Success };
            return Some((seat, fails.map(|fails| Action::Play { card: card(fails) })));
        }
        let mut choices = planner.common(seat);
        if choices.is_empty() {
            return Some((seat, [0, 1].map(|world| legal(planner.state(world), seat)[0])));
        }
        // Most teams are approved, so that there are missions.
        if stage == Stage::Vote && planner.rng.below(3) > 0 {
            choices.retain(|action| *action == Action::Approve);
        }
        // Actions that would let a seat tell the worlds apart are mostly avoided.
        let [one, two] = planner.plan().hidden;
        let differs = |seat: Seat| one.contains(seat) != two.contains(seat);
        let telling = |action: &Action| match *action {
            Action::Show { to } => differs(seat) && alike.contains(&Viewer::Seat(to)),
            Action::Overhear { neighbour } => {
                differs(neighbour) && alike.contains(&Viewer::Seat(seat))
            }
            _ => false,
        };
        let quiet: Vec<Action> = choices.iter().copied().filter(|a| !telling(a)).collect();
        if !quiet.is_empty() && planner.rng.below(5) > 0 {
            choices = quiet;
        }
        let action = *planner.rng.pick(&choices)?;
        Some((seat, [action; 2]))
    }
}

/// Returns the plot cards of the first draws (RES-11).
fn plot_draws(config: &Config, draws: usize, rng: &mut Rng) -> String {
    let mut deck: Vec<PlotCard> = Pile::deck(config.seats()).iter().collect();
    let mut card = |_| deck.remove(rng.below(deck.len() as u32) as usize);
    let mut draw = |_| (0..config.plots_drawn()).map(&mut card).collect::<Pile>().to_string();
    (0..draws).map(&mut draw).collect::<Vec<String>>().join(" ")
}

/// Chooses who plays Fail in each world: as many seats in both, and a seat that cannot tell the
/// worlds apart plays the same in both.
fn deal_cards(planner: &mut Planner<'_, Resistance>, alike: &[Viewer]) -> [SeatSet; 2] {
    let team = planner.state(0).awaits();
    let fail = Action::Play { card: Card::Fail };
    let spies = [0, 1].map(|world| {
        let can_fail = |seat: &Seat| legal(planner.state(world), *seat).contains(&fail);
        team.iter().filter(can_fail).collect::<SeatSet>()
    });
    let tied: SeatSet =
        (spies[0] & spies[1]).iter().filter(|seat| alike.contains(&Viewer::Seat(*seat))).collect();
    let free = spies.map(|spies| (spies - tied).iter().collect::<Vec<Seat>>());
    let most = free[0].len().min(free[1].len()) as u32;
    let count = planner.rng.below(most + 1) as usize;
    let tied: SeatSet = tied.iter().filter(|_| planner.rng.below(2) == 0).collect();
    free.map(|mut free| {
        planner.rng.shuffle(&mut free);
        tied | free.into_iter().take(count).collect()
    })
}
