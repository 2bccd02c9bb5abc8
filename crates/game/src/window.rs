//! A secret question to some seats, with a deadline.

use crate::{BySeat, Refused, SEATS_MAX, Sealed, Seat, SeatSet, Time, Viewer};

/// What a window keeps from everybody while it is open. Each one keeps what those before it keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hides {
    /// What seats answered. Who has answered is seen: for a question in which no seat has a secret
    /// to think about.
    Answers,
    /// Who has answered: where the choice of a seat depends on its secret, the quick ones would be
    /// those without a choice.
    WhoAnswered,
    /// When the last one answered: where at most one seat has a choice at all, a short wait would
    /// tell that it had none. The window always stays open to its deadline.
    WhenAnswered,
}

/// A secret question that some seats are asked at the same time, open until all have answered or
/// its deadline passes. Silence is no answer: what that means is for the game to say.
///
/// While it is open nobody learns an answer but the seat that gave it: [`own`](Self::own) is all
/// that can be read, and [`close`](Self::close) panics. The deadline is fixed when the window opens
/// and does not depend on any answer. Whom the table waits for is told by
/// [`awaits`](Self::awaits), which does not shrink unless who has answered may be seen. The order
/// in which answers came in is not kept.
///
/// ```
/// use redeye_game::{Hides, Seat, SeatSet, Time, Viewer, Window};
///
/// let (ana, ben) = (Seat::at(0), Seat::at(1));
/// let closes = Time::from_ms(8_000);
/// let mut window = Window::open(SeatSet::first(2), closes, Hides::WhoAnswered);
/// window.answer(ana, "pass");
/// assert_eq!(window.own(Viewer::Seat(ana)), Some("pass"));
/// assert_eq!(window.own(Viewer::Seat(ben)), None);
/// assert_eq!(window.awaits(), SeatSet::first(2), "who has answered is not seen");
/// assert!(!window.is_complete());
/// let answers = window.close(closes);
/// assert_eq!((answers[ana], answers[ben]), (Some("pass"), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window<T> {
    answers: Sealed<T>,
    closes: Time,
    hides: Hides,
}

impl<T: Copy> Window<T> {
    /// Asks `seats` until `closes`.
    pub const fn open(seats: SeatSet, closes: Time, hides: Hides) -> Self {
        Self { answers: Sealed::ask(seats), closes, hides }
    }

    /// The deadline. Public.
    pub const fn closes(&self) -> Time {
        self.closes
    }

    /// Whom the table waits for, as everybody may know it.
    pub const fn awaits(&self) -> SeatSet {
        match self.hides {
            Hides::Answers => self.answers.owing(),
            Hides::WhoAnswered | Hides::WhenAnswered => self.answers.asked(),
        }
    }

    /// Was `seat` asked, and has not answered? For that seat alone.
    pub const fn owes(&self, seat: Seat) -> bool {
        self.answers.owing().contains(seat)
    }

    /// May `seat` answer now?
    ///
    /// # Errors
    /// `not_asked` or `has_answered`, as it is.
    pub fn check(
        &self,
        seat: Seat,
        not_asked: Refused,
        has_answered: Refused,
    ) -> Result<(), Refused> {
        match () {
            () if !self.answers.asked().contains(seat) => Err(not_asked),
            () if !self.owes(seat) => Err(has_answered),
            () => Ok(()),
        }
    }

    /// Takes the answer of `seat`. Whoever takes it closes the window if it
    /// [is complete](Self::is_complete).
    ///
    /// # Panics
    /// If the seat was not asked, or has answered: the gate lets neither through.
    pub fn answer(&mut self, seat: Seat, answer: T) {
        self.answers.cast(seat, answer);
    }

    /// Is there nothing more to wait for? Never, if it hides when the last one answered.
    pub fn is_complete(&self) -> bool {
        self.hides != Hides::WhenAnswered && self.answers.owing().is_empty()
    }

    /// What the viewer itself answered; nothing for those who do not sit there, whatever else they
    /// see.
    pub const fn own(&self, viewer: Viewer) -> Option<T> {
        match viewer {
            Viewer::Seat(seat) => self.answers.own(seat),
            Viewer::Public | Viewer::All => None,
        }
    }

    /// What each seat has answered, at last; nothing for those who were silent or not asked.
    ///
    /// # Panics
    /// If it is still open.
    pub fn close(self, at: Time) -> BySeat<Option<T>> {
        assert!(self.is_complete() || at >= self.closes, "open until {}", self.closes);
        BySeat::new(SEATS_MAX as u8, |seat| self.answers.own(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Refusal;

    static NOT_ASKED: Refusal = Refusal::new("HAR-1", "not-asked");
    static HAS_ANSWERED: Refusal = Refusal::new("HAR-1", "has-answered");

    const CLOSES: Time = Time::from_ms(8_000);
    const EVERY: [Hides; 3] = [Hides::Answers, Hides::WhoAnswered, Hides::WhenAnswered];

    fn set(text: &str) -> SeatSet {
        text.parse().unwrap()
    }

    fn seat(number: usize) -> Seat {
        Seat::at(number - 1)
    }

    /// Seats 2, 3 and 5 are asked, and `answered` of them have said their own number.
    fn asked(hides: Hides, answered: &str) -> Window<usize> {
        let mut window = Window::open(set("2,3,5"), CLOSES, hides);
        set(answered).iter().for_each(|seat| window.answer(seat, seat.index() + 1));
        window
    }

    #[test]
    fn awaits_shrinks_only_where_who_has_answered_is_seen() {
        for answered in ["-", "3", "2,5", "2,3,5"] {
            let owing = set("2,3,5") - set(answered);
            assert_eq!(asked(Hides::Answers, answered).awaits(), owing);
            assert_eq!(asked(Hides::WhoAnswered, answered).awaits(), set("2,3,5"));
            assert_eq!(asked(Hides::WhenAnswered, answered).awaits(), set("2,3,5"));
        }
    }

    #[test]
    fn a_window_is_complete_with_the_last_answer_unless_it_hides_when_that_came() {
        for hides in EVERY {
            assert!(!asked(hides, "2,5").is_complete(), "{hides:?}");
        }
        let complete = EVERY.map(|hides| asked(hides, "2,3,5").is_complete());
        assert_eq!(complete, [true, true, false]);
        assert_eq!(EVERY.map(|hides| asked(hides, "3").closes()), [CLOSES; 3]);
    }

    #[test]
    fn before_it_closes_a_seat_reads_its_own_answer_and_no_other() {
        for hides in EVERY {
            for answered in ["3", "2,3,5"] {
                let window = asked(hides, answered);
                assert_eq!(window.own(Viewer::Seat(seat(3))), Some(3));
                assert_eq!(window.own(Viewer::Seat(seat(1))), None);
                assert_eq!(window.own(Viewer::Public), None);
                assert_eq!(window.own(Viewer::All), None);
            }
            assert_eq!(asked(hides, "3").own(Viewer::Seat(seat(2))), None);
        }
    }

    #[test]
    fn a_seat_answers_once_and_only_if_it_was_asked() {
        let window = asked(Hides::WhoAnswered, "3");
        let check = |number| window.check(seat(number), &NOT_ASKED, &HAS_ANSWERED);
        assert_eq!(
            [1, 2, 3, 5].map(|number| window.owes(seat(number))),
            [false, true, false, true]
        );
        assert_eq!(check(2), Ok(()));
        assert_eq!(check(1), Err(&NOT_ASKED));
        assert_eq!(check(3), Err(&HAS_ANSWERED));
    }

    #[test]
    fn at_its_deadline_a_window_gives_all_answers_and_silence_is_none() {
        for hides in EVERY {
            let answers = asked(hides, "2,5").close(CLOSES);
            let given: Vec<(Seat, usize)> =
                answers.iter().filter_map(|(seat, answer)| Some((seat, (*answer)?))).collect();
            assert_eq!(given, [(seat(2), 2), (seat(5), 5)]);
        }
        let answers = asked(Hides::Answers, "2,3,5").close(Time::ZERO);
        assert_eq!(answers.seats(Option::is_some), set("2,3,5"), "the last answer closes it");
    }

    #[test]
    #[should_panic(expected = "open until 8.000")]
    fn a_window_that_waits_for_an_answer_cannot_be_closed() {
        asked(Hides::Answers, "2,5").close(Time::from_ms(7_999));
    }

    #[test]
    #[should_panic(expected = "open until 8.000")]
    fn a_window_that_hides_when_the_last_answer_came_cannot_be_closed_by_it() {
        asked(Hides::WhenAnswered, "2,3,5").close(Time::from_ms(7_999));
    }
}
