//! What The Resistance has to tell.

use redeye_game::View;
use redeye_resistance::{
    Card, Cast, Character, Config, Event, Loyalty, Pile, PlotCard, Resistance,
};

use super::{Arg, Message, Narrate, choice};

impl Narrate for Resistance {
    fn event(_: &Config, event: &Event) -> Message {
        let message = |name: &str| Message::new(format!("resistance-event-{name}"));
        match *event {
            Event::SideDealt { side } => message("side-dealt").with("side", choice(&side)),
            Event::SpiesMet { spies } => message("spies-met").with("spies", spies),
            Event::Leads { leader } => message("leads").with("leader", leader),
            Event::PlotsDrawn { leader, cards } => {
                message("plots-drawn").with("leader", leader).with("cards", cards)
            }
            Event::PlotGiven { from, card, to } => {
                message("plot-given").with("from", from).with("card", card).with("to", to)
            }
            Event::PlotIdle { card } => message("plot-idle").with("card", card),
            Event::PlotTaken { by, card, from } => {
                message("plot-taken").with("by", by).with("card", card).with("from", from)
            }
            Event::CharacterShown { owner, to } => {
                message("character-shown").with("owner", owner).with("to", to)
            }
            Event::SideSeen { owner, side } => {
                message("side-seen").with("owner", owner).with("side", choice(&side))
            }
            Event::PlotUsed { by, card } => message("plot-used").with("by", by).with("card", card),
            Event::Aimed { leader, mission } => {
                message("aimed").with("leader", leader).with("mission", mission)
            }
            Event::Proposed { leader, team, mission } => message("proposed")
                .with("leader", leader)
                .with("team", team)
                .with("mission", mission),
            Event::OpinionGiven { approve, reject } => {
                message("opinion-given").with("approve", approve).with("reject", reject)
            }
            Event::Voted { approve, reject, verdict, rejections } => message("voted")
                .with("approve", approve)
                .with("reject", reject)
                .with("verdict", choice(&verdict))
                .with("rejections", rejections),
            Event::Overturned { by, rejections } => {
                message("overturned").with("by", by).with("rejections", rejections)
            }
            Event::Spotlit { by, on } => message("spotlit").with("by", by).with("on", on),
            Event::FacedUp { member, card } => {
                message("faced-up").with("member", member).with("card", card)
            }
            Event::Watched { by, member } => {
                message("watched").with("by", by).with("member", member)
            }
            Event::CardSeen { member, card } => {
                message("card-seen").with("member", member).with("card", card)
            }
            Event::MissionDone { mission, team, result, fails, chief_fails, hacks } => {
                message("mission-done")
                    .with("mission", mission)
                    .with("team", team)
                    .with("result", choice(&result))
                    .with("fails", fails)
                    .with("chief_fails", chief_fails)
                    .with("hacks", hacks)
            }
            Event::Ended { ending, spies } => {
                message("ended").with("ending", choice(&ending)).with("spies", spies)
            }
            _ => hostile_event(event),
        }
    }

    fn ends_chapter(event: &Event) -> bool {
        matches!(event, Event::MissionDone { .. })
    }

    fn status(config: &Config, view: &View<Self>) -> Vec<Message> {
        let message = |name: &str| Message::new(format!("resistance-status-{name}"));
        let public = &view.public;
        let stage = Arg::Named { prefix: "resistance-stage-", id: public.stage.to_string() };
        let mut lines = vec![message("stage").with("stage", stage)];
        if let Some(leader) = public.leader {
            lines.push(message("leader").with("leader", leader));
        }
        if let Some(mission) = public.mission {
            lines.push(message("mission").with("mission", mission));
        }
        lines.extend(public.missions.iter().map(|done| {
            message("attempted")
                .with("mission", done.mission)
                .with("result", choice(&done.result))
                .with("fails", done.fails)
                .with("chief_fails", done.chief_fails)
                .with("hacks", done.hacks)
        }));
        lines.push(message("rejections").with("rejections", public.rejections));
        if !public.team.is_empty() {
            lines.push(message("team").with("team", public.team));
        }
        if let Some(plots) = &public.plots {
            let holders = plots.held.iter().filter(|(_, held)| !held.is_empty());
            let holds =
                |(seat, held): (_, &Pile)| message("holds").with("seat", seat).with("cards", *held);
            lines.extend(holders.map(holds));
        }
        if let Some(hostile) = &public.hostile {
            lines.extend(
                hostile.investigator.map(|seat| message("investigator").with("seat", seat)),
            );
            lines.extend(hostile.inquisitor.map(|seat| message("inquisitor").with("seat", seat)));
        }
        let character = view.private.hostile.as_ref().and_then(|private| private.character);
        match (character, view.private.side) {
            (Some(character), _) => {
                lines.push(Self::event(config, &Event::CharacterDealt { character }));
            }
            (None, Some(side)) => lines.push(Self::event(config, &Event::SideDealt { side })),
            (None, None) => (),
        }
        if !view.private.spies.is_empty() {
            lines.push(message("spies").with("spies", view.private.spies));
        }
        lines
    }
}

/// What Hostile Intent has to tell, and what is turned up at the end.
fn hostile_event(event: &Event) -> Message {
    let message = |name: &str| Message::new(format!("resistance-event-{name}"));
    match *event {
        Event::SpiesSeen { spies } => message("spies-seen").with("spies", spies),
        Event::CharacterDealt { character } => {
            message("character-dealt").with("character", character)
        }
        Event::SpyChiefsMet { chiefs } => message("spy-chiefs-met").with("chiefs", chiefs),
        Event::DeepAgentMet { seats } => message("deep-agent-met").with("seats", seats),
        Event::ResistanceChiefsMet { chiefs } => {
            message("resistance-chiefs-met").with("chiefs", chiefs)
        }
        Event::CoordinatorMet { coordinator } => {
            message("coordinator-met").with("coordinator", coordinator)
        }
        Event::Appointed { leader, investigator } => {
            message("appointed").with("leader", leader).with("investigator", investigator)
        }
        Event::Blamed { by, named, guess } => {
            message("blamed").with("by", by).with("named", named).with("guess", choice(&guess))
        }
        Event::HunterShown { hunter, character } => {
            message("hunter-shown").with("hunter", hunter).with("character", character)
        }
        Event::Accused { by, accused, guess } => {
            message("accused").with("by", by).with("accused", accused).with("guess", choice(&guess))
        }
        Event::MissionTurned { mission, result } => {
            message("mission-turned").with("mission", mission).with("result", choice(&result))
        }
        Event::Inquired { by, whom } => message("inquired").with("by", by).with("whom", whom),
        Event::Examined { by, whom } => message("examined").with("by", by).with("whom", whom),
        Event::LoyaltySeen { whom, loyalty } => {
            message("loyalty-seen").with("whom", whom).with("loyalty", loyalty)
        }
        Event::LoyaltyClaimed { by, whom, loyalty } => {
            message("loyalty-claimed").with("by", by).with("whom", whom).with("loyalty", loyalty)
        }
        Event::SideClaimed { by, whom, side } => {
            message("side-claimed").with("by", by).with("whom", whom).with("side", choice(&side))
        }
        Event::CardsTurnedUp { mission, fail, chief_fail, hack } => message("cards-turned-up")
            .with("mission", mission)
            .with("fail", fail)
            .with("chief_fail", chief_fail)
            .with("hack", hack),
        Event::CharactersTurnedUp { characters } => {
            message("characters-turned-up").with("characters", characters)
        }
        _ => unreachable!("the other events are told above"),
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Self {
        Self::Named { prefix: "resistance-card-", id: card.to_string() }
    }
}

impl From<Character> for Arg {
    fn from(character: Character) -> Self {
        Self::Named { prefix: "resistance-character-", id: character.to_string() }
    }
}

impl From<Loyalty> for Arg {
    fn from(loyalty: Loyalty) -> Self {
        Self::Named { prefix: "resistance-loyalty-", id: loyalty.to_string() }
    }
}

impl From<Cast> for Arg {
    fn from(cast: Cast) -> Self {
        let ids = cast.iter().map(|character| character.to_string()).collect();
        Self::BySeat { prefix: "resistance-character-", ids }
    }
}

impl From<PlotCard> for Arg {
    fn from(card: PlotCard) -> Self {
        Self::Named { prefix: "resistance-plot-", id: card.to_string() }
    }
}

impl From<Pile> for Arg {
    fn from(cards: Pile) -> Self {
        let ids = cards.iter().map(|card| card.to_string()).collect();
        Self::AllNamed { prefix: "resistance-plot-", ids }
    }
}
