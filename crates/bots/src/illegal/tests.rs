//! What the normal bot does where it is clear what it should.

use redeye_game::{Game as _, Input, Match, Rng, Seat, Time, Told, Viewer};
use redeye_illegal::{Action, Cards, Chance, Packet, Resource, Row};

use super::*;

/// Of four players the first, which is the bot, deals guns and buys alcohol.
const PACKETS: &str = "guns/alcohol/powder,powder/guns/jewelry,alcohol/jewelry/guns,\
                       jewelry/powder/alcohol";

fn seat(number: u8) -> Seat {
    Seat::number(number).unwrap()
}

fn mind(seats: u8, options: &str, events: &[&str]) -> Mind {
    let mut mind = Mind::new(&Illegal::configure(seats, options).unwrap(), seat(1));
    events.iter().for_each(|event| mind.hear(&event.parse().unwrap()));
    mind.think();
    mind
}

/// An evening with a bot on the first seat, and nobody on the others.
struct Evening {
    game: Match<Illegal>,
    bot: Box<dyn Bot<Illegal>>,
    rng: Rng,
}

impl Evening {
    fn begin() -> Self {
        let config = Illegal::configure(4, "").unwrap();
        let bot = Illegal::bot(Level::Normal, &config, seat(1));
        let mut evening = Self { game: Match::written(&config), bot, rng: Rng::from_key([7; 32]) };
        let packets: Row<Packet> = PACKETS.parse().unwrap();
        evening.enter(Input::Chance(Chance::Packets { packets }));
        evening
    }

    fn enter(&mut self, input: Input<Action, Chance>) {
        let mut told = Told::new();
        let entry = redeye_game::Entry { at: Time::ZERO, input };
        self.game.put(entry, &mut told).unwrap();
        for (to, event) in told.iter() {
            if to.includes(Viewer::Seat(seat(1))) {
                self.bot.hear(event);
            }
        }
    }

    /// Somebody else does something.
    fn does(&mut self, number: u8, action: &str) {
        self.enter(Input::Act(seat(number), action.parse().unwrap()));
    }

    /// The bot thinks so often, or until it wants to do something, which it then does.
    fn bot_does(&mut self, thoughts: usize) -> Option<Action> {
        for _ in 0..thoughts {
            let mut legal = Vec::new();
            self.game.state().legal(seat(1), &mut legal);
            let turn = Turn::new(self.game.state(), seat(1), &legal);
            if let Some(action) = self.bot.act(&turn, &mut self.rng) {
                self.enter(Input::Act(seat(1), action));
                return Some(action);
            }
        }
        None
    }

    /// A person knocks, and the bot comes along and lays something down.
    fn meet(number: u8) -> Self {
        let mut evening = Self::begin();
        evening.does(number, "knock at 1");
        assert_eq!(evening.bot_does(1), Some(Action::Admit { seat: seat(number) }));
        let opening = evening.bot_does(1);
        assert!(matches!(opening, Some(Action::Lay { .. })), "{opening:?}");
        evening
    }

    fn hand(&self) -> Cards {
        self.game.state().private(Viewer::Seat(seat(1))).hand
    }

    /// What the bot and the other have laid down, and who agrees.
    fn lies(&self) -> Option<(Cards, Cards)> {
        let private = self.game.state().private(Viewer::Seat(seat(1)));
        private.exchanges.first().map(|exchange| (exchange.gives, exchange.gets))
    }
}

/// ILL-4: before it has dealt with anybody, only the dealer has two cards of a kind.
#[test]
fn two_cards_of_a_kind_prove_the_dealer() {
    let events = [
        "1 gets guns/alcohol/powder",
        "session 1 begins",
        "1,3 walk to corner 1",
        "3 lays jewelry for 1",
    ];
    let (one, two) = (mind(8, "", &events), mind(8, "", &[&events[..], &events[3..]].concat()));
    let deals = |mind: &Mind| mind.belief.deals(seat(3), Resource::Jewelry);
    assert!((0.3..0.9).contains(&deals(&one)), "{}", deals(&one));
    assert!(deals(&two) > 0.95, "{}", deals(&two));
    assert!(two.belief.deals(seat(4), Resource::Jewelry) < 0.01);
}

/// ILL-11: who comes from another corner may have them from there.
#[test]
fn two_cards_of_a_kind_prove_less_later() {
    let mind = mind(
        8,
        "",
        &[
            "1 gets guns/alcohol/powder",
            "session 1 begins",
            "3,4 walk to corner 1",
            "3,4 come back to the table",
            "1,3 walk to corner 1",
            "3 lays jewelry for 1",
            "3 lays jewelry for 1",
        ],
    );
    let deals = mind.belief.deals(seat(3), Resource::Jewelry);
    assert!((0.3..0.9).contains(&deals), "{deals}");
}

/// ILL-30: suspects that are shown are somebody: nobody has one of the two without the other.
#[test]
fn shown_suspects_are_one_player() {
    let events = ["1 gets guns/alcohol/powder", "who is jewelry-dealer,powder-buyer"];
    let mind = mind(8, "", &events);
    let sum: f64 = mind
        .rivals()
        .iter()
        .map(|seat| mind.belief.pair(seat, Resource::Jewelry, Resource::Powder))
        .sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    // ILL-5: and its mirror is nobody.
    let mirror = mind.belief.is_pair(Resource::Powder, Resource::Jewelry);
    assert!(mirror.abs() < 1e-9, "{mirror}");
}

/// ILL-40: one in seven is not enough to point at anybody.
#[test]
fn nobody_is_accused_by_chance_alone() {
    let mut mind = mind(8, "", &["1 gets guns/alcohol/powder", "who is powder-dealer,guns-buyer"]);
    assert_eq!(points(&mut mind, "powder-dealer,guns-buyer"), Action::PointAtNobody);
    mind.hear(&"1,5 walk to corner 1".parse().unwrap());
    mind.hear(&"5 lays powder for 1".parse().unwrap());
    assert_eq!(points(&mut mind, "powder-dealer,guns-buyer"), Action::Point { seat: seat(5) });
}

/// ILL-31: at its own cards it points away from itself, at whoever looks most like them.
#[test]
fn its_own_cards_it_ascribes_to_another() {
    let mut mind = mind(
        6,
        "",
        &[
            "1 gets guns/alcohol/powder",
            "session 1 begins",
            "1,4 walk to corner 1",
            "4 lays guns for 1",
        ],
    );
    for roles in ["guns-dealer,alcohol-buyer", "guns-dealer"] {
        assert_eq!(points(&mut mind, roles), Action::Point { seat: seat(4) });
    }
}

fn points(mind: &mut Mind, roles: &str) -> Action {
    let config = Illegal::configure(8, "").unwrap();
    let mut view = Illegal::setup(&config).view(Viewer::Seat(seat(1)));
    view.public.suspects = Some(roles.parse().unwrap());
    tribunal::point(mind, &view, &mut Rng::from_key([1; 32])).unwrap()
}

/// What it deals in is what it hides: to show it costs more than to show its extra card.
#[test]
fn its_own_goods_are_dear_to_show() {
    let mind = mind(6, "", &["1 gets guns/alcohol/powder", "session 1 begins"]);
    let witnesses = "2,3".parse().unwrap();
    let price = |cards: &str| mind.price_of_showing(&cards.parse().unwrap(), witnesses);
    assert!(price("guns:2") > price("guns:1"));
    assert!(price("guns:1") > price("powder:1") + 0.1);
}

/// ILL-12: a person lays down what the bot buys, and gets something for it.
#[test]
fn it_buys_what_it_wants() {
    let mut evening = Evening::meet(3);
    evening.does(3, "lay alcohol for 1");
    for _ in 0..6 {
        if let Some(Action::Confirm { give, get, .. }) = evening.bot_does(1) {
            evening.does(3, &format!("confirm with 1 {get} for {give}"));
            assert_eq!(evening.hand().count(Resource::Alcohol), 1);
            return;
        }
    }
    panic!("no exchange: {:?}", evening.lies());
}

/// It does not give much for little, however long one asks.
#[test]
fn it_does_not_pay_too_much() {
    let mut evening = Evening::meet(4);
    evening.does(4, "lay jewelry for 1");
    while let Some(action) = evening.bot_does(20) {
        let (give, _) = evening.lies().unwrap_or_default();
        assert!(give.len() <= 1, "{give} for one card it does not buy");
        assert_eq!(give.count(Resource::Alcohol), 0);
        if action == Action::Leave {
            return;
        }
    }
    panic!("it never leaves");
}

/// ILL-11: it does not keep somebody in a corner who does nothing, and leaves no card there.
#[test]
fn it_leaves_who_does_not_trade() {
    let mut evening = Evening::meet(2);
    assert_eq!(evening.bot_does(5), None, "a person has some time");
    assert_eq!(evening.bot_does(20), Some(Action::Leave));
    assert_eq!(evening.lies(), None);
}

/// Who knocks while it is busy is turned away, and sought afterwards.
#[test]
fn it_comes_to_whom_it_turned_away() {
    let mut evening = Evening::meet(2);
    evening.does(3, "knock at 1");
    assert_eq!(evening.bot_does(1), Some(Action::TurnAway { seat: seat(3) }));
    evening.does(2, "leave");
    assert_eq!(evening.bot_does(1), Some(Action::Knock { seat: seat(3) }));
}

/// ILL-33: where nobody answers it gives up, and still lets in who comes then.
#[test]
fn it_is_done_when_nobody_deals_with_it() {
    let mut evening = Evening::begin();
    let mut deeds = Vec::new();
    while deeds.last() != Some(&Action::Done) {
        deeds.push(evening.bot_does(100).unwrap());
    }
    assert!(deeds.len() < 30, "{deeds:?}");
    assert!(deeds.len() > 3, "it does not give up at once: {deeds:?}");
    evening.does(2, "knock at 1");
    while !matches!(deeds.last(), Some(Action::Admit { .. })) {
        deeds.push(evening.bot_does(1).unwrap());
        assert!(deeds.len() < 40, "{deeds:?}");
    }
}

/// ILL-60: the chair of the game master goes on at once and ends nothing.
#[test]
fn the_game_master_starts_and_does_not_end() {
    let config = Illegal::configure(5, "gm").unwrap();
    for level in Level::ALL {
        let mut game = Match::<Illegal>::unrecorded(&config, Rng::from_key([5; 32]));
        let mut bot = Illegal::bot(level, &config, seat(5));
        let mut deeds = Vec::new();
        for _ in 0..5 {
            let mut legal = Vec::new();
            game.state().legal(seat(5), &mut legal);
            let turn = Turn::new(game.state(), seat(5), &legal);
            if let Some(action) = bot.act(&turn, &mut Rng::from_key([5; 32])) {
                deeds.push(action);
                game.submit(Time::ZERO, seat(5), action, &mut Told::new()).unwrap();
            }
        }
        assert_eq!(deeds, [Action::DrawPackets, Action::Start]);
    }
}
