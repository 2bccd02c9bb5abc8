#!/usr/bin/env python3
"""Proves the draws of a match of Redeye. Written from docs/deal.md, not from our code.

    python3 docs/verify_deal.py FILE.match...
    python3 docs/verify_deal.py --vectors docs/deal-vectors.json

It needs Python 3.8 and nothing else. It exits with 1 if something does not agree.
"""

import hashlib, hmac, itertools, json, re, struct, sys

MASK = 0xFFFFFFFF
BOUNDS = [2, 3, 7, 10, 2147483649, 10]
SPIES = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
PLOTS_DRAWN = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}
PLOT_CARDS = [  # RES-10: name, how many at 5 and 6 seats, how many at 7 and more
    ("strong-leader", 2, 2), ("close-eye", 2, 2), ("no-confidence", 1, 3),
    ("opinion-maker", 1, 2), ("responsibility", 1, 1), ("overheard", 0, 2),
    ("open-up", 0, 1), ("confidence", 0, 1), ("spotlight", 0, 1),
]
RESISTANCE = [  # the characters of each side, in the order in which they are laid out
    "resistance", "resistance-chief", "resistance-hunter", "dummy-agent", "coordinator",
    "pretender", "resistance-hacker",
]
SPY = ["spy", "spy-chief", "spy-hunter", "deep-agent", "spy-hacker"]
OPTIONAL = RESISTANCE[3:] + SPY[3:]
HOSTILE = [  # the sets of the test vectors
    (5, "hunter"), (6, "spy-hacker"), (7, "hunter deep-agent resistance-hacker"),
    (8, "hunter coordinator"), (9, "hunter dummy-agent coordinator deep-agent pretender"),
    (10, "hunter resistance-hacker spy-hacker"),
]
INFILTRATORS = {5: 2, 6: 2, 7: 3, 8: 3}
VETERANS = [  # MAY-42 to MAY-49, in the order of their numbers
    "i-look-at-another", "not-at-that-one", "not-at-that-card", "i-will-look",
    "another-must-look", "about-another", "self-knowledge", "listen",
]
RESOURCES = [  # ILL-2
    "luxury-cars", "guns", "jewelry", "alcohol", "pornography", "secret-files", "call-girls",
    "powder",
]
HIJACKERS = [  # HIJ-72
    "recognised", "supplied", "piloted", "stocked", "settled", "foremost", "paired", "crowded",
]
TILES = ["pilot", "gifts", "top-card", "die-and-joker", "comeback", "trust"]  # HIJ-73
CYBOT = (  # HIJ-82
    ["scan-left"] * 2 + ["scan-right"] * 2 + ["scan-match"] + ["link"] * 2 + ["deep-link"]
    + ["override"] * 2 + ["uplink", "countersign"]
)
PASSENGERS = [  # HIJ-3
    f"{colour}{number:02}" for colour, count in zip("GBNYR", (14, 14, 14, 14, 8))
    for number in range(1, count + 1)
]
TALKS = (  # the draws of the test vectors, after who begins
    ["hijackers", "numbers", "objective"] + ["card"] * 7 + ["dice 1,1", "stone red of 12 green"]
)


def commitment_of(table, salt, seed):
    return hashlib.sha256(b"redeye-deal-1" + table.encode() + salt + seed).digest()


def key_of(seed, nonces):
    """`nonces` are by seat number; a seat that gave none is left out."""
    message = b"".join(bytes([seat]) + nonces[seat] for seat in sorted(nonces))
    return hmac.new(seed, message, hashlib.sha256).digest()


def seat_commitment(commitment, seat, nonce):
    """What a seat publishes before it reveals its nonce; `commitment` is that of the table."""
    return hashlib.sha256(b"redeye-seat-2" + commitment + bytes([seat]) + nonce).digest()


def seal_of(commitment, withheld, bound):
    """Over all that was published before the first nonce was revealed."""
    message = b"redeye-seal-2" + commitment + bytes([len(withheld), *sorted(withheld)])
    message += b"".join(bytes([seat]) + bound[seat] for seat in sorted(bound))
    return hashlib.sha256(message).digest()


def chacha20_block(key, counter):
    """Sixteen words: 20 rounds, 64-bit counter, 64-bit stream number, here always zero."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key),
             counter & MASK, counter >> 32, 0, 0]
    x = start[:]

    def quarter(a, b, c, d):
        for to, plus, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[to] = (x[to] + x[plus]) & MASK
            word = x[turned] ^ x[to]
            x[turned] = (word << by | word >> (32 - by)) & MASK

    for _ in range(10):
        for i in range(4):
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(mixed + word) & MASK for mixed, word in zip(x, start)]


class Stream:
    def __init__(self, key):
        blocks = (chacha20_block(key, counter) for counter in itertools.count())
        self.words = itertools.chain.from_iterable(blocks)

    def below(self, bound):
        while True:
            word = next(self.words)
            if word < 2**32 - 2**32 % bound:
                return word % bound

    def shuffle(self, cards):
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


def draw_deal(stream, seats):
    cards = stream.shuffle(["spy"] * SPIES[seats] + ["resistance"] * (seats - SPIES[seats]))
    spies = [seat for seat, card in enumerate(cards, 1) if card == "spy"]
    return spies, stream.below(seats) + 1


def characters(seats, options):
    """The character cards of Hostile Intent, as they are laid out; none if there are no such."""
    chosen = [option for option in OPTIONAL if option in options]
    if "hunter" in options:
        chosen += ["resistance-chief"] * (2 if seats >= 8 else 1) + ["resistance-hunter"]
        chosen += ["spy-chief"] * (2 if seats == 10 else 1) + ["spy-hunter"]
    elif not {"resistance-hacker", "spy-hacker"} & set(options):
        return []
    spies = sum(character in SPY for character in chosen)
    plain_spies = SPIES[seats] - spies
    chosen += ["spy"] * plain_spies + ["resistance"] * (seats - len(chosen) - plain_spies)
    return sorted(chosen, key=(RESISTANCE + SPY).index)


def draw_first(stream, seats, options):
    cards = characters(seats, options)
    if cards:
        return f"cast {','.join(stream.shuffle(cards))} leader {stream.below(seats) + 1}"
    spies, leader = draw_deal(stream, seats)
    return f"deal spies {','.join(map(str, spies))} leader {leader}"


def full_deck(seats):
    """Every card, in the order of the table of RES-10."""
    return [name for name, few, many in PLOT_CARDS for _ in range(few if seats < 7 else many)]


def draw_plots(stream, seats, deck):
    """Takes the cards out of `deck`, which stays in the order of the table."""
    count = min(PLOTS_DRAWN[seats], len(deck))
    drawn = [deck.pop(stream.below(len(deck))) for _ in range(count)]
    return ",".join(sorted(drawn, key=full_deck(10).index)) or "-"


def resistance_draws(stream, seats, options, _):
    """Each draw of a match in turn, as a record writes it."""
    deck = full_deck(seats) if "plots" in options else []
    yield draw_first(stream, seats, options)
    while True:
        yield "plots " + draw_plots(stream, seats, deck)


def draw_hands(stream, seats):
    """MAY-2, MAY-7: three cards a seat as they lie, and the first Skirmish seat."""
    teams = stream.shuffle(["i"] * INFILTRATORS[seats] + ["h"] * (seats - INFILTRATORS[seats]))
    hands = ["".join(stream.shuffle([team, "h", "i"])) for team in teams]
    return hands, stream.below(seats) + 1


def draw_veterans(stream, seats, holders):
    """MAY-6: the shuffled cards from the top, to those who get one, in seat order."""
    cards = iter(stream.shuffle(VETERANS[:]))
    return ",".join(next(cards) if seat in holders else "-" for seat in range(1, seats + 1))


def veteran_seats(seats, options):
    """MAY-40: who gets a veteran card, the first Skirmish seat included."""
    for option in options:
        if option == "veterans":
            return set(range(1, seats + 1))
        if re.fullmatch(r"experienced=[1-8](,[1-8])*", option):
            return set(map(int, option.partition("=")[2].split(",")))
    return set()


def mayday_draws(stream, seats, options, written):
    """Each draw of a flight in turn. Who shuffles its cards is read off those `written`."""
    hands, first = draw_hands(stream, seats)
    yield f"deal {','.join(hands)} first {first}"
    holders = veteran_seats(seats, options) - {first}
    if holders:
        yield "veterans " + draw_veterans(stream, seats, holders)
    for shuffle in written[2 if holders else 1:]:
        seat = int(re.sub(r"^shuffle [hi]{3} of ([1-8])$|.*", r"\1", shuffle) or 0)
        if not 1 <= seat <= seats:
            yield "the shuffled cards of a seat"
            return
        hands[seat - 1] = "".join(stream.shuffle(list(hands[seat - 1])))
        yield f"shuffle {hands[seat - 1]} of {seat}"


def fits(packets):
    """ILL-5: of dealer, buyer and extra card no two are alike, and no two packets mirror."""
    pairs = {(dealer, buyer) for dealer, buyer, _ in packets}
    return all(len(set(packet)) == 3 for packet in packets) and not any(
        (buyer, dealer) in pairs for dealer, buyer in pairs
    )


def draw_packets(stream, players):
    """ILL-5, ILL-6: dealer, buyer and extra card of each player."""
    dealers = stream.shuffle(RESOURCES[:])[:players]
    buyers, extras = dealers[:], dealers[:]
    while True:
        stream.shuffle(buyers)
        stream.shuffle(extras)
        packets = list(zip(dealers, buyers, extras))
        if fits(packets):
            return packets


def in_play(packets):
    return sorted((dealer for dealer, _, _ in packets), key=RESOURCES.index)


def illegal_draws(stream, seats, options, written):
    """Each draw of an evening in turn. Which one is due is read off those `written`."""
    players, packets, dock, shown = seats - ("gm" in options), [], [], []
    for draw in written:
        words, _, listed = draw.rpartition(" ")
        items = listed.split(",")
        if words == "packets":
            packets = draw_packets(stream, players)
            drawn = map("/".join, packets)
        elif words == "built packets":
            packets = sorted((tuple(packet.split("/")) for packet in items),
                             key=lambda packet: (RESOURCES + [packet[0]]).index(packet[0]))
            drawn = map("/".join, stream.shuffle(packets))
        elif words == "dock":
            dock = dock if len(dock) < players else []
            left = [card for card in in_play(packets) if card not in dock]
            dock.append(left[stream.below(len(left))] if left else "nothing")
            drawn = dock[-1:]
        elif words == "hand out":
            drawn = stream.shuffle(in_play(packets))
        elif words == "lot":
            drawn = stream.shuffle(sorted(items))
        elif words == "rest":
            drawn = stream.shuffle([card for card in dock if card in items])
        elif words == "suspects":
            pairs = [[f"{dealer}-dealer", f"{buyer}-buyer"] for dealer, buyer, _ in packets]
            cards = [[card] for pair in pairs for card in pair]
            left = [suspects for suspects in (cards if "advanced" in options else pairs)
                    if suspects not in shown]
            drawn = left[stream.below(len(left))] if left else ["nobody"]
            shown.append(drawn)
        else:
            drawn = ["a draw of this game"]
        yield f"{words} {','.join(drawn)}"


def by_name(cards):
    return sorted(cards, key=lambda card: ("GBNYR".find(card[:1]), card))


def hijacked_box(options):
    """HIJ-3, HIJ-8, HIJ-82: passenger cards, medals and cards of the Cybot, of the box in play."""
    for option in options:
        if option.startswith("box="):
            lines = [line.split(":") for line in option[4:].split(";")]
            cybot = [line[1:] for line in lines if line[0] == "cybot"]
            medals = [line[1:] for line in lines if line[0] == "medals"]
            cards = by_name(line[1] for line in lines if line[0] == "card")
            return cards, [int(medal) for medal in sum(medals, [])], sum(cybot, [])
    return PASSENGERS[:], [1, 2, 3], CYBOT[:]


def hijacked_draws(stream, seats, options, written):
    """Each draw of the talks in turn. Which one is due is read off those `written`."""
    pile, values, deck = hijacked_box(options)
    reserve, cybot = HIJACKERS[:], deck[:]

    def pick(things):
        return things.pop(stream.below(len(things))) if things else "nothing"

    for draw in written:
        words = draw.split(" ")
        listed = draw.partition(" of ")[2]
        if words[0] == "first":
            yield f"first {stream.below(seats) + 1}"
        elif words[0] == "hijackers":
            yield "hijackers " + ",".join(pick(reserve) for _ in range(4))
        elif words[0] == "numbers":
            numbers = [1, 2, 3, 4, 5, 6]
            yield "numbers " + ",".join(str(pick(numbers)) for _ in range(4))
        elif words[0] == "objective":
            medals = (stream.below(5) + 1, stream.shuffle(values[:]))
            yield f"objective {medals[0]} medals {','.join(map(str, medals[1]))}"
        elif words[0] == "card":
            pile = by_name(listed.split(",")) if listed else pile
            shuffled = " of " + ",".join(pile) if listed else ""
            yield f"card {pick(pile)}{shuffled}"
        elif words[0] == "dice":
            yield "dice " + ",".join(str(stream.below(6) + 1) for _ in draw.split(","))
        elif re.fullmatch("stone [a-z]+ of [0-9]+ green", draw):
            greens = int(words[3])
            stone = "green" if stream.below(greens + 3) < greens else "red"
            yield f"stone {stone} of {greens} green"
        elif words[0] == "tiles":
            left = [tile for tile in TILES if tile in listed.split(",")]
            tiles = left[:]
            offered = [pick(tiles) for _ in range(min(2, len(left)))]
            yield f"tiles {','.join(sorted(offered, key=TILES.index))} of {','.join(left)}"
        elif words[0] == "hijacker":
            yield f"hijacker {pick(reserve)}"
        elif words[0] == "cybot":
            cybot = cybot or deck[:]
            yield f"cybot {pick(cybot)}"
        else:
            yield "a draw of this game"


GAMES = {  # by the line of the record: its name, its seats, its draws
    "resistance 2": ("The Resistance", SPIES, resistance_draws),
    "mayday 2": ("Mayday! Mayday!", INFILTRATORS, mayday_draws),
    "illegal 2": ("Illegal", range(4, 10), illegal_draws),
    "hijacked 2": ("Hijacked", range(1, 5), hijacked_draws),
}


def read_hex(number, text):
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise ValueError(f"line {number}: expected 64 hexadecimal digits, found `{text}`")
    return bytes.fromhex(text)


def read_seats(number, text, seats):
    if not re.fullmatch("[0-9]+(,[0-9]+)*", text):
        raise ValueError(f"line {number}: expected seats such as `1,3`, found `{text}`")
    listed = [int(seat) for seat in text.split(",")]
    if listed != sorted(set(listed)) or not set(listed) <= set(range(1, seats + 1)):
        raise ValueError(f"line {number}: seats are listed once each, in rising order")
    return listed


def read_head(lines):
    """What stands above the entries, by its first word, and the first line below it."""
    head = {"seat": 0, "nonce": {}, "bound": {}, "withheld": []}
    for number, line in lines:
        key, _, rest = line.partition(" ")
        if key == "seat":
            head["seat"] += 1
        elif key in ("nonce", "bound"):
            seat, _, value = rest.partition(" ")
            if seat not in map(str, range(max(head[key], default=0) + 1, head["seat"] + 1)):
                raise ValueError(f"line {number}: `{key}` lines stand in seat order, one a seat")
            head[key][int(seat)] = read_hex(number, value)
        elif key == "withheld":
            head[key] = read_seats(number, rest, head["seat"])
        elif key in ("redeye", "game", "table", "options"):
            head[key] = rest
        elif key in ("commitment", "salt", "seed", "seal"):
            head[key] = read_hex(number, rest)
        else:
            return head, (number, line)
    raise ValueError("the record breaks off in its head")


def prove_round(head):
    """That each nonce is what its seat had committed to; records without a seal bind none."""
    commitment, bound = head["commitment"], head["bound"]
    if "seal" not in head:
        if bound or head["withheld"]:
            raise ValueError("a `seal` line is missing")
        return
    if bound.keys() != head["nonce"].keys():
        raise ValueError("each `nonce` line has its `bound` line, and no other seat has one")
    if bound.keys() & set(head["withheld"]):
        raise ValueError("a seat that withheld its nonce adds none to this deal")
    for seat, nonce in head["nonce"].items():
        if seat_commitment(commitment, seat, nonce) != bound[seat]:
            raise ValueError(f"the nonce of seat {seat} is not what it had committed to")
    if seal_of(commitment, head["withheld"], bound) != head["seal"]:
        raise ValueError("the `seal` line is wrong: the commitments make another")


def prove(text):
    """How many draws the record has, if each one is what the seed draws."""
    lines = enumerate(text.replace("\r\n", "\n").split("\n"), 1)
    lines = ((number, line) for number, line in lines if line and line[0] != "#")
    head, first = read_head(lines)
    if head.get("redeye") != "match 1" or head.get("game") not in GAMES:
        raise ValueError("this is no record of a game that this program knows")
    name, sizes, draws_of = GAMES[head["game"]]
    if not {"table", "options", "commitment", "salt", "seed"} <= head.keys():
        raise ValueError("it lacks a commitment, a salt or a seed: nothing can be proved")
    if commitment_of(head["table"], head["salt"], head["seed"]) != head["commitment"]:
        raise ValueError("the `commitment` line is wrong: table, salt and seed make another")
    prove_round(head)
    seats = head["seat"]
    if seats not in sizes:
        raise ValueError(f"{name} is for {min(sizes)} to {max(sizes)} seats, not for {seats}")
    written = []
    for number, line in itertools.chain([first], lines):
        if line == "open" or line.startswith("end "):
            break
        entry = re.sub(r"^[0-9]+\.[0-9]{3} ", "", line)
        if entry.startswith("table: "):
            written.append((number, entry[7:]))
        elif not written and not line.startswith("? ") and "gm" not in head["options"].split():
            # A game master acts before the deal (ILL-60).
            raise ValueError(f"line {number}: this stands before the deal")
    else:
        raise ValueError("the record breaks off: it has neither `end` nor `open`")
    stream, options = Stream(key_of(head["seed"], head["nonce"])), head["options"].split()
    due = draws_of(stream, seats, options, [draw for _, draw in written])
    for (number, draw), drawn in zip(written, due):
        if draw != drawn:
            raise ValueError(f"line {number}: the seed draws `{drawn}` here, not `{draw}`")
    return len(written)


def outputs(case):
    """Everything that follows from the inputs of a case, each part from a fresh stream."""
    salt, seed = bytes.fromhex(case["salt"]), bytes.fromhex(case["seed"])
    nonces = {int(seat): bytes.fromhex(nonce) for seat, nonce in case["nonces"].items()}
    commitment, key = commitment_of(case["table"], salt, seed), key_of(seed, nonces)
    bound = {seat: seat_commitment(commitment, seat, nonces[seat]) for seat in nonces}
    words, draws, deals = list(itertools.islice(Stream(key).words, 1001)), Stream(key), []
    for seats in SPIES:
        spies, leader = draw_deal(stream := Stream(key), seats)
        plots = draw_plots(stream, seats, full_deck(seats))
        deals.append({"seats": seats, "spies": spies, "leader": leader, "plots": plots})
    return {
        "commitment": commitment.hex(),
        "key": key.hex(),
        "bound": {str(seat): bound[seat].hex() for seat in bound},
        "seal": seal_of(commitment, case["withheld"], bound).hex(),
        "words": words[:16],
        "word_1000": words[1000],
        "draws": [{"below": bound, "gives": draws.below(bound)} for bound in BOUNDS],
        "shuffle": Stream(key).shuffle(list(range(10))),
        "resistance": deals,
        "hostile": [
            {"seats": n, "options": chosen, "draw": draw_first(Stream(key), n, chosen.split())}
            for n, chosen in HOSTILE
        ],
        "mayday": [
            dict(zip(("seats", "deal", "veterans"), (n, *itertools.islice(flight, 2))))
            for n in INFILTRATORS
            for flight in [mayday_draws(Stream(key), n, ["veterans"], [])]
        ],
        "illegal": [
            {"seats": n, "packets": evening[0], "dock": evening[1:]}
            for n in range(4, 9)
            for evening in [list(illegal_draws(Stream(key), n, [], ["packets -"] + ["dock -"] * n))]
        ],
        "hijacked": [
            {"seats": n, "draws": list(hijacked_draws(Stream(key), n, [], first))}
            for n in range(1, 5)
            for first in [["first"] * (n > 1) + TALKS]
        ],
    }


def check_vectors(text):
    cases = json.loads(text)["cases"]
    for case in cases:
        for name, computed in outputs(case).items():
            if case.get(name) != computed:
                raise ValueError(f"{case['name']}: {name} is {computed}, not {case.get(name)}")
    return len(cases)


def main(arguments):
    check, what, files = prove, "draws proved", arguments
    if files[:1] == ["--vectors"]:
        check, what, files = check_vectors, "cases agree", arguments[1:]
    if not files or files[0].startswith("-"):
        sys.exit(__doc__.strip())
    bad = False
    for file in files:
        try:
            with open(file, encoding="utf-8", newline="") as opened:
                said = f"{check(opened.read())} {what}"
        except (OSError, ValueError) as error:
            bad, said = True, f"{error}"
        except KeyError as missing:
            bad, said = True, f"{missing} is missing"
        print(f"{file}: {said}")
    sys.exit(bad)


if __name__ == "__main__":
    main(sys.argv[1:])
