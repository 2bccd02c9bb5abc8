import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action, PublicView } from '../../../gen/hijacked';
import { dismiss, shown } from '../../../lib/ui/notices.svelte';
import { playersFor } from '../../shared/dev/players';
import { withPrivate, withPublic } from '../../shared/tests/frames';
import {
  press,
  propsOf,
  sendsBy,
  showsMatches,
  startsAfresh,
  type Ways,
} from '../../shared/tests/screens';
import { strictTexts } from '../../shared/tests/texts';
import { frameOf, HANDS, OVER } from '../dev/hands';
import CybotPanel from '../CybotPanel.svelte';
import { setTellsEqual } from '../equal.svelte';
import game from '../index';
import { selection } from '../selection';
import { traySelection } from '../tray';
import { openTray } from '../tray.svelte';
import type { HijackedFrame, HijackedProps } from '../types';
import { MATCHES, playersOf } from './matches';

const texts = strictTexts('hijacked');

function propsFor(frame: HijackedFrame, more: Partial<HijackedProps> = {}): HijackedProps {
  return propsOf(frame, texts, 4, more);
}

startsAfresh(selection, traySelection);

beforeEach(() => {
  openTray(true);
  setTellsEqual(false);
});

afterEach(() => {
  for (const { n } of shown()) dismiss(n);
});

/** Pieces are named by the rules' own words. */
const name = (piece: string) => texts.text(`hijacked-${piece}`);
const named = (piece: string) => new RegExp(`^${name(piece)}`);

const DIE = { 1: /^Die 1: 4/, 2: /^Die 2: 2/, 3: /^Die 3, bonus: 6/ };

const WAYS: Ways<Action> = {
  choose: { presses: [DIE[1], /^Place 2:/], sends: { do: 'choose', place: 2, die: 1 } },
  'choose-reserved': {
    presses: [/^Place 3:/, 'Choose it'],
    sends: { do: 'choose-reserved' },
  },
  'choose-top': { presses: [DIE[1], /^Draw pile/], sends: { do: 'choose-top', die: 1 } },
  play: { presses: [/^Play it/], sends: { do: 'play' } },
  discard: { presses: [/^Discard it/], sends: { do: 'discard' } },
  reserve: {
    presses: [DIE[2], /^Place 1:/, 'Reserve it'],
    sends: { do: 'reserve', place: 1, die: 2 },
  },
  'build-trust': { presses: [/^Trust 60/, DIE[2]], sends: { do: 'build-trust', die: 2 } },
  draw: { presses: [/^Draw \(57% green\)/], sends: { do: 'draw' } },
  stop: { presses: ['Stop'], sends: { do: 'stop' } },
  persuade: {
    presses: [named('hijacker-piloted'), 'Persuade'],
    sends: { do: 'persuade', spot: 3 },
  },
  retreat: { presses: [DIE[1], /^Send back/, 'Send them back'], sends: { do: 'retreat' } },
  keep: { presses: [named('tile-comeback'), 'Keep it'], sends: { do: 'keep', tile: 'comeback' } },
  fetch: { presses: [DIE[1], /^Joker with a 4/], sends: { do: 'fetch', die: 1 } },
  'turn-up': {
    presses: [DIE[1], /Turn it to 5 for 1 × Crypto/],
    sends: { do: 'turn-up', die: 1, kind: 'crypto' },
  },
  'turn-down': {
    presses: [DIE[2], /1 × Joker$/, /Turn it to 1 for 1 × Joker/],
    sends: { do: 'turn-down', die: 2, kind: 'joker' },
  },
  'take-bonus-die': {
    presses: [DIE[2], /^Bonus dice/],
    sends: { do: 'take-bonus-die', die: 2 },
  },
  'end-turn': { presses: ['End turn'], sends: { do: 'end-turn' } },
  'rescue-passenger': {
    presses: [/^Passenger for two/, 'Rescue'],
    sends: { do: 'rescue-passenger', colour: 'blue' },
  },
  'rescue-pilot': {
    presses: [/^Pilot for three/, 'Rescue'],
    sends: { do: 'rescue-pilot', colour: 'blue' },
  },
  cash: { presses: [/^Cash in Food/, 'Cash in'], sends: { do: 'cash', kind: 'food' } },
  'cash-medal': {
    presses: [/^Cash in the medal/, 'Cash in'],
    sends: { do: 'cash-medal', medal: 2 },
  },
  take: { presses: [/^Medicine 6 left/], sends: { do: 'take', kind: 'medicine' } },
  'take-mini-die': { presses: [/^Mini die one left/], sends: { do: 'take-mini-die' } },
  decline: { presses: ['No mini die'], sends: { do: 'decline', bonus: 'mini-die' } },
  pass: { presses: ['Done'], sends: { do: 'pass' } },
  'rescue-pilot-with': {
    presses: [`Tile: ${name('tile-pilot')}`, /^Pilot for 2 × Blue and 1 × Green/, 'Rescue'],
    sends: { do: 'rescue-pilot-with', cards: ['B02', 'B05', 'N01'] },
  },
  give: {
    presses: [`Tile: ${name('tile-gifts')}`, /^Joker to Cai/, 'Give'],
    sends: { do: 'give', kind: 'joker', seat: 3 },
  },
  'take-die-and-joker': {
    presses: [/^Tile: mini die/, 'Use it'],
    sends: { do: 'take-die-and-joker' },
  },
  'take-back': {
    presses: [`Tile: ${name('tile-comeback')}`, /^Take back Green/, 'Take it'],
    sends: { do: 'take-back', card: 'N10' },
  },
  'build-trust-free': {
    presses: [/^Tile: build trust/, 'Use it'],
    sends: { do: 'build-trust-free' },
  },
};

describe('the table and the bar', () => {
  it.each(Object.entries(WAYS))('send %s', async (name, way) => {
    const act = vi.fn(() => Promise.resolve(true));
    const props = propsFor(HANDS[name as Action['do']], { act });
    render(game.Board, { props });
    render(game.Choices, { props });
    await sendsBy(way, act, 0);
  });

  it('say what it costs before it is done', async () => {
    const props = propsFor(HANDS.choose);
    render(game.Board, { props });
    render(game.Choices, { props });
    await press(/^Trust 60/);
    expect(screen.getByText(/10% trust and 1 point each/)).toBeTruthy();
    await press('Back');
    await press(named('hijacker-recognised'));
    expect(screen.getByText(/the last step.*trust falls by 20%/)).toBeTruthy();
  });

  it('say what the chosen die would cost where somebody looks', async () => {
    const props = propsFor(HANDS.choose);
    render(game.Board, { props });
    render(game.Choices, { props });
    await press(DIE[1]);
    const trust = screen.getByRole('button', { name: /^Trust 60/ });
    await fireEvent.pointerEnter(trust);
    expect(screen.getByText(/10% trust and 1 point each/)).toBeTruthy();
    await fireEvent.pointerLeave(trust);
    expect(screen.queryByText(/10% trust and 1 point each/)).toBeNull();
  });

  it('ask before dice are given away', async () => {
    const act = vi.fn(() => Promise.resolve(true));
    render(game.Choices, { props: propsFor(HANDS.choose, { act }) });
    await press('End turn');
    expect(screen.getByText('End your turn? 3 dice are not placed.')).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
    await press('End turn');
    expect(act.mock.calls).toEqual([[{ do: 'end-turn' }]]);
  });

  it('keep the choice when it was refused', async () => {
    const props = propsFor(HANDS.choose, { act: () => Promise.resolve(false) });
    render(game.Board, { props });
    render(game.Choices, { props });
    await press(DIE[1]);
    await press(/^Place 2:/);
    expect(screen.getByRole('button', { name: DIE[1], pressed: true })).toBeTruthy();
  });

  it('say why a card cannot be played', () => {
    render(game.Choices, { props: propsFor(HANDS.discard) });
    expect(screen.getByText(/It takes 80% trust; there is 60%/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Play it/ })).toBeNull();
  });
});

describe('the tray', () => {
  it('stays open while others go on', async () => {
    const { rerender } = render(game.Choices, { props: propsFor(HANDS.cash) });
    await press(/^Cash in Crypto/);
    const { turn } = HANDS.cash.view.public;
    const later = { turn: turn && { ...turn, cards_chosen: 2 } };
    await rerender(propsFor(withPublic(HANDS.cash, later)));
    expect(screen.getByText('Give back 1 × Crypto for 1 point?')).toBeTruthy();
  });

  it('forgets what has become impossible', async () => {
    const { rerender } = render(game.Choices, { props: propsFor(HANDS.cash) });
    await press(/^Cash in Crypto/);
    await rerender(propsFor({ ...HANDS.cash, legal: [] }));
    expect(screen.queryByText('Give back 1 × Crypto for 1 point?')).toBeNull();
  });

  it('is not there for those who watch', () => {
    render(game.Choices, { props: propsFor({ ...HANDS.cash, legal: [] }, { you: null }) });
    expect(screen.queryByText('At any time')).toBeNull();
  });
});

describe('what the box says', () => {
  it('names the box a reconstruction, as long as it is ours', async () => {
    const { rerender } = render(game.Board, { props: propsFor(frameOf({}, [])) });
    expect(screen.getByText('Reconstructed box')).toBeTruthy();
    await rerender(propsFor(frameOf({ box_name: 'mine' }, [])));
    expect(screen.queryByText('Reconstructed box')).toBeNull();
  });

  it('shows from how many markers on Magpie counts', () => {
    render(game.Board, { props: propsFor(frameOf({ steps: [2, 5, 9] }, [])) });
    const worth = /1 point if you have 2 or more markers, 3 points from 5 on, 6 points from 9 on/;
    expect(screen.getAllByText(worth).length).toBeGreaterThan(0);
  });

  it('puts a space between a number and a card of the Cybot', () => {
    const cybot = { seat: 2, played: null, left: ['scan-left' as const, 'scan-left' as const] };
    render(CybotPanel, { props: { cybot, texts } });
    expect(screen.getByText('2 × Scan left')).toBeTruthy();
  });
});

describe('a gift', () => {
  it.each([
    [0, 'Joker to Cai, for nothing', /They have 0 points, so you get none for it/],
    [3, 'Joker to Cai, +1', /You get 1 point, and they lose it/],
  ])('to somebody with %s points says what it brings', async (score, label, question) => {
    const players = HANDS.give.view.public.players.map((player, at) =>
      at === 2 ? { ...player, score } : player,
    );
    render(game.Choices, { props: propsFor(withPublic(HANDS.give, { players })) });
    await press(`Tile: ${name('tile-gifts')}`);
    await press(label);
    expect(screen.getByText(question)).toBeTruthy();
  });
});

describe('the last call', () => {
  it('is said to everybody, with those who are asked', () => {
    const { key, args } = game.now(HANDS.pass, playersFor(4, 1), texts, '');
    expect(texts.text(key, args)).toMatch(/^Last call before points are counted: .* can still/);
  });
});

describe('equal scores', () => {
  const scored = (score: number): HijackedFrame => {
    const { players } = HANDS.cash.view.public;
    const equal = players.map((player, index) => ({ ...player, score: index === 1 ? score : 7 }));
    return frameOf({ players: equal } satisfies Partial<PublicView>, []);
  };

  it.each([
    [true, 1],
    [false, 0],
  ])('are told when that is asked for: %s', async (tells, notices) => {
    setTellsEqual(tells);
    const { rerender } = render(game.Board, { props: propsFor(scored(6)) });
    await tick();
    expect(shown()).toHaveLength(0);
    await rerender(propsFor(scored(7)));
    await tick();
    expect(shown()).toHaveLength(notices);
  });

  it('are not told to whoever has just come', async () => {
    setTellsEqual(true);
    render(game.Board, { props: propsFor(scored(7)) });
    await tick();
    expect(shown()).toHaveLength(0);
  });

  it('can be switched on in the tray', async () => {
    const { unmount } = render(game.Choices, { props: propsFor(HANDS.cash) });
    await fireEvent.click(screen.getByRole('switch', { name: /Tell me when scores are equal/ }));
    unmount();
    render(game.Choices, { props: propsFor(HANDS.cash) });
    const again = screen.getByRole<HTMLInputElement>('switch', { name: /scores are equal/ });
    expect(again.checked).toBe(true);
  });
});

describe('the end', () => {
  it('counts every part for everybody', () => {
    render(game.End, { props: propsFor(OVER) });
    expect(screen.getByText('The talks have succeeded')).toBeTruthy();
    const rows = screen.getByRole('table').querySelectorAll('tbody tr');
    expect([...rows].map((row) => row.querySelectorAll('td')[3]?.textContent.trim())).toEqual([
      '17',
      '0',
      '0',
      '0',
      '0',
      '0',
      '−9',
      '8',
    ]);
  });

  it('says that the plane was stormed, and counts nothing', () => {
    const frame = {
      ...withPublic(OVER, { police: 0, scores: null }),
      outcome: { winners: [], side: 'police', how: 'stormed' },
    };
    render(game.End, { props: propsFor(frame) });
    expect(screen.getByText('The plane is stormed')).toBeTruthy();
    expect(screen.getByText('Nobody has won.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says that the Cybot has won', () => {
    const { players, tracks } = OVER.view.public;
    const two = {
      players: players.slice(0, 2),
      tracks: tracks.slice(0, 2),
      cybot: { seat: 2, played: null, left: [] },
    };
    const frame = {
      ...withPublic(OVER, two),
      outcome: { winners: [], side: 'cybot', how: 'rescued' },
    };
    render(game.End, { props: propsFor(frame, { players: playersFor(1, 1) }) });
    expect(screen.getByText('Cybot has won.')).toBeTruthy();
  });
});

it('shows on a shared screen what everybody sees', () => {
  const frame = withPrivate({ ...HANDS.keep, legal: [] }, { offer: null });
  const { container } = render(game.Board, { props: propsFor(frame, { you: null }) });
  expect(container.querySelectorAll('[data-target]').length).toBeGreaterThan(15);
  expect(container.querySelector('button[data-target]')).toBeNull();
});

it('has nothing to peek at: the tiles that are offered are asked about', () => {
  expect(game.Secret).toBeNull();
  render(game.Choices, { props: propsFor(HANDS.keep) });
  for (const tile of ['die-and-joker', 'comeback']) {
    expect(screen.getByText(name(`tile-${tile}`))).toBeTruthy();
  }
});

showsMatches(game, MATCHES, playersOf, texts);
