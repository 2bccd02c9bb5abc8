//! What counts at the end (HIJ-72, HIJ-74).

use redeye_hijacked::{Hijacker, Lead, Markers, Scored, extra, reckon};

const NOTHING: Scored<'static> = Scored {
    track: 0,
    medals: 0,
    markers: Markers { crypto: 0, food: 0, medicine: 0, joker: 0 },
    has_star: false,
    hijackers: &[],
    recognition: 0,
    lead: Lead::None,
    cards: 0,
    passengers: 0,
    pilots: 0,
    is_foremost: false,
    steps: [1, 4, 7],
};

fn with_markers(text: &str) -> Scored<'static> {
    Scored { markers: text.parse().unwrap(), ..NOTHING }
}

/// HIJ-74: the book's example, 36 − 9 + 2 + 3 + 6 = 38.
#[test]
fn the_example_of_the_book() {
    let score = reckon(&Scored {
        track: 36,
        cards: 3,
        medals: 2,
        hijackers: &[Hijacker::Paired],
        ..with_markers("crypto:2,food:1,medicine:2,joker:1")
    });
    assert_eq!((score.track, score.cards, score.medals), (36, -9, 2));
    assert_eq!((score.hijackers, score.markers), (3, 6));
    assert_eq!((score.star, score.recognition, score.total), (0, 0, 38));
}

/// HIJ-74: the star is worth 5, and recognition what its space says.
#[test]
fn star_and_recognition() {
    let score = reckon(&Scored { track: 7, has_star: true, recognition: 3, ..NOTHING });
    assert_eq!((score.star, score.recognition, score.total), (5, 3, 15));
}

/// HIJ-72: what each hijacker is worth at once.
#[test]
fn points_at_once() {
    let points = Hijacker::ALL.iter().map(|hijacker| hijacker.base());
    assert_eq!(points.collect::<Vec<_>>(), [4, 2, 4, 0, 1, 3, 3, 2]);
}

/// HIJ-72: and what at the end.
#[test]
fn points_at_the_end() {
    let (recognised, supplied, stocked) =
        (Hijacker::Recognised, Hijacker::Supplied, Hijacker::Stocked);
    for (lead, points) in [(Lead::Alone, 4), (Lead::Tied, 1), (Lead::None, 0)] {
        assert_eq!(extra(recognised, &Scored { lead, ..NOTHING }), points);
    }
    for (markers, points) in [
        ("crypto:2,food:2,medicine:2", 6),
        ("crypto:2,food:2,medicine:1", 0),
        ("crypto:2,food:1,medicine:1,joker:2", 6),
        ("crypto:5,food:1,joker:2", 0),
        ("joker:6", 6),
    ] {
        assert_eq!(extra(supplied, &with_markers(markers)), points, "{markers}");
    }
    for (pilots, points) in [(0, 0), (1, 3), (3, 3)] {
        assert_eq!(extra(Hijacker::Piloted, &Scored { pilots, ..NOTHING }), points);
    }
    for (count, points) in [(0, 0), (1, 1), (3, 1), (4, 3), (6, 3), (7, 6), (12, 6)] {
        let markers = Markers { joker: count, ..Markers::default() };
        assert_eq!(extra(stocked, &Scored { markers, ..NOTHING }), points, "{count}");
        let pairs = extra(Hijacker::Paired, &Scored { markers, ..NOTHING });
        assert_eq!(pairs, i16::from(count) / 2);
    }
    for (cards, points) in [(0, 5), (1, 0)] {
        assert_eq!(extra(Hijacker::Settled, &Scored { cards, ..NOTHING }), points);
    }
    for (is_foremost, points) in [(true, 5), (false, 0)] {
        assert_eq!(extra(Hijacker::Foremost, &Scored { is_foremost, ..NOTHING }), points);
    }
    assert_eq!(extra(Hijacker::Crowded, &Scored { passengers: 3, ..NOTHING }), 6);
}
