//! The Resistance in English.

use redeye_game::View;
use redeye_resistance::{
    Card, Ending, Event, MissionResult, Pile, PlotCard, Resistance, Side, Verdict,
};

use super::{Names, Narrate};

impl Narrate for Resistance {
    fn narrate(event: &Event, names: &Names<'_>) -> String {
        let name = |seat| names.of(seat);
        match *event {
            Event::SideDealt { side } => format!("You are {}.", a_side(side)),
            Event::SpiesMet { spies } => format!("The spies are {}.", names.list(spies)),
            Event::Leads { leader } => format!("{} leads.", name(leader)),
            Event::PlotsDrawn { leader, cards } => {
                format!("{} draws {}.", name(leader), plot_list(cards))
            }
            Event::PlotGiven { from, card, to } => {
                format!("{} gives {} to {}.", name(from), plot(card), name(to))
            }
            Event::PlotIdle { card } => format!("{} finds nothing to do.", plot(card)),
            Event::PlotTaken { by, card, from } => {
                format!("{} takes {} from {}.", name(by), plot(card), name(from))
            }
            Event::CharacterShown { owner, to } => {
                format!("{} shows a character card to {} alone.", name(owner), name(to))
            }
            Event::SideSeen { owner, side } => format!("{} is {}.", name(owner), a_side(side)),
            Event::PlotUsed { by, card } => format!("{} uses {}.", name(by), plot(card)),
            Event::Aimed { leader, mission } => {
                format!("{} goes for mission {mission}.", name(leader))
            }
            Event::Proposed { leader, team, mission } => {
                format!("{} proposes {} for mission {mission}.", name(leader), names.list(team))
            }
            Event::OpinionGiven { approve, reject } => {
                let (approve, reject) = (names.list(approve), names.list(reject));
                format!("Voting openly, for the team: {approve}; against it: {reject}.")
            }
            Event::Voted { approve, reject, verdict, rejections } => {
                let (for_it, against) = (names.list(approve), names.list(reject));
                let so = match verdict {
                    Verdict::Approved => "The team is approved".to_owned(),
                    Verdict::Rejected => format!("Rejected, the {} time", ordinal(rejections)),
                };
                format!("{so}: for it {for_it}, against it {against}.")
            }
            Event::Overturned { by, rejections } => {
                format!("{} turns it down, the {} time.", name(by), ordinal(rejections))
            }
            Event::Spotlit { by, on } => {
                format!("{} makes {} play face up.", name(by), name(on))
            }
            Event::FacedUp { member, card } => {
                format!("{} plays {} for all to see.", name(member), card_name(card))
            }
            Event::Watched { by, member } => {
                format!("{} looks at the mission card of {}.", name(by), name(member))
            }
            Event::CardSeen { member, card } => {
                format!("{} played {}.", name(member), card_name(card))
            }
            Event::MissionDone { mission, team, result, fails } => {
                let so = match result {
                    MissionResult::Success => "succeeds",
                    MissionResult::Failure => "fails",
                };
                let team = names.list(team);
                format!("Mission {mission} of {team} {so}, with {} played.", fail_count(fails))
            }
            Event::Ended { ending, spies } => {
                format!("{} The spies were {}.", ending_sentence(ending), names.list(spies))
            }
        }
    }

    fn ends_chapter(event: &Event) -> bool {
        matches!(event, Event::MissionDone { .. })
    }

    fn describe(view: &View<Self>, names: &Names<'_>) -> Vec<String> {
        let table = &view.table;
        let mut lines = vec![format!("Stage: {}", table.stage)];
        if let Some(leader) = table.leader {
            lines.push(format!("Leader: {}", names.of(leader)));
        }
        if let Some(mission) = table.mission {
            lines.push(format!("Mission under way: {mission}"));
        }
        for done in &table.missions {
            let fails = fail_count(done.fails);
            lines.push(format!("Mission {}: {}, {fails}", done.mission, done.result));
        }
        lines.push(format!("Rejections: {}", table.rejections));
        if !table.team.is_empty() {
            lines.push(format!("Team: {}", names.list(table.team)));
        }
        if let Some(plots) = &table.plots {
            for (seat, held) in plots.held.iter().filter(|(_, held)| !held.is_empty()) {
                lines.push(format!("{} holds {}", names.of(seat), plot_list(*held)));
            }
        }
        if let Some(side) = view.own.side {
            lines.push(format!("You are {}", a_side(side)));
        }
        if !view.own.spies.is_empty() {
            lines.push(format!("Known spies: {}", names.list(view.own.spies)));
        }
        lines
    }
}

const fn a_side(side: Side) -> &'static str {
    match side {
        Side::Resistance => "of the Resistance",
        Side::Spy => "a spy",
    }
}

const fn card_name(card: Card) -> &'static str {
    match card {
        Card::Success => "Success",
        Card::Fail => "Fail",
    }
}

const fn plot(card: PlotCard) -> &'static str {
    match card {
        PlotCard::StrongLeader => "Strong Leader",
        PlotCard::CloseEye => "Keeping a Close Eye on You",
        PlotCard::NoConfidence => "No Confidence",
        PlotCard::OpinionMaker => "Opinion Maker",
        PlotCard::Responsibility => "Take Responsibility",
        PlotCard::Overheard => "Overheard Conversation",
        PlotCard::OpenUp => "Open Up",
        PlotCard::Confidence => "Establish Confidence",
        PlotCard::Spotlight => "In the Spotlight",
    }
}

fn plot_list(cards: Pile) -> String {
    cards.iter().map(plot).collect::<Vec<_>>().join(", ")
}

const fn ordinal(rejections: u8) -> &'static str {
    match rejections {
        0 | 1 => "first",
        2 => "second",
        3 => "third",
        4 => "fourth",
        _ => "fifth",
    }
}

fn fail_count(fails: u8) -> String {
    match fails {
        0 => "no Fail".to_owned(),
        1 => "one Fail".to_owned(),
        more => format!("{more} Fails"),
    }
}

const fn ending_sentence(ending: Ending) -> &'static str {
    match ending {
        Ending::ThreeSuccesses => "Three missions succeeded: the Resistance wins.",
        Ending::ThreeFailures => "Three missions failed: the spies win.",
        Ending::FiveRejections => "Five teams in a row were rejected: the spies win.",
    }
}
