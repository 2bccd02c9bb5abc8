import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '../../../gen/illegal';
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
import { HANDS, OVER } from '../dev/hands';
import { LOOK_MS } from '../guard.svelte';
import game from '../index';
import { selection } from '../selection';
import type { IllegalFrame, IllegalProps } from '../types';
import { MATCHES, playersOf } from './matches';

const texts = strictTexts('illegal');

function propsFor(frame: IllegalFrame, more: Partial<IllegalProps> = {}): IllegalProps {
  const { master } = frame.view.public;
  const you = master ?? 1;
  return propsOf(frame, texts, master ?? 6, { you, ...more });
}

startsAfresh(selection);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function look() {
  await vi.advanceTimersByTimeAsync(LOOK_MS);
}

const WAYS: Ways<Action> = {
  knock: { presses: [/^Benedikt/, 'Ask to talk'], sends: { do: 'knock', seat: 2 } },
  withdraw: { presses: ['Withdraw'], sends: { do: 'withdraw' } },
  admit: { presses: ['Go with them'], sends: { do: 'admit', seat: 2 } },
  'turn-away': { presses: ['Not now'], sends: { do: 'turn-away', seat: 2 } },
  leave: { presses: ['Back to the table'], sends: { do: 'leave' } },
  lay: { presses: [/^Lay down Jewelry/], sends: { do: 'lay', resource: 'jewelry', seat: 2 } },
  'take-back': {
    presses: [/^Take back Guns/],
    sends: { do: 'take-back', resource: 'guns', seat: 2 },
  },
  confirm: {
    presses: ['Confirm: give 2 × Guns, get 1 × Alcohol and 1 × Powder'],
    sends: { do: 'confirm', seat: 2, give: { guns: 2 }, get: { alcohol: 1, powder: 1 } },
  },
  done: { presses: ['I am done'], sends: { do: 'done' } },
  claim: { presses: ['Take Alcohol'], sends: { do: 'claim', resource: 'alcohol' } },
  'point-at-nobody': {
    presses: ['At nobody', 'At nobody'],
    sends: { do: 'point-at-nobody' },
  },
  point: { presses: ['Cai', 'Point at Cai'], sends: { do: 'point', seat: 3 } },
  pack: {
    presses: ['Jewelry Thief', 'Rock Star', 'Luxury Cars', 'Add this packet'],
    sends: { do: 'pack', dealer: 'jewelry', buyer: 'powder', extra: 'luxury-cars' },
  },
  unpack: { presses: ['Take the last one apart'], sends: { do: 'unpack' } },
  'draw-packets': {
    presses: ['Draw all packets', 'Draw all packets'],
    sends: { do: 'draw-packets' },
  },
  start: { presses: ['Open the docks'], sends: { do: 'start' } },
  end: { presses: ['End the session', 'End the session'], sends: { do: 'end' } },
  'reveal-first': {
    presses: ['Eve', 'Eve first'],
    sends: { do: 'reveal-first', seat: 5 },
  },
};

describe('the table and the bar', () => {
  it.each(Object.entries(WAYS))('send %s', async (name, way) => {
    const act = vi.fn(() => Promise.resolve(true));
    const frame = HANDS[name as Action['do']];
    const props = propsFor(
      // One of those who knock is enough to answer.
      name === 'turn-away'
        ? { ...frame, legal: frame.legal.filter((may) => !('seat' in may && may.seat === 6)) }
        : frame,
      { act },
    );
    render(game.Board, { props });
    render(game.Choices, { props });
    await look();
    // Who can be tapped in the room can be picked in the bar as well, which comes after it.
    await sendsBy(way, act, -1);
  });

  it('let the engine say what is wrong with a packet', async () => {
    const act = vi.fn(() => Promise.resolve(false));
    const props = propsFor(HANDS.pack, { act });
    render(game.Board, { props });
    render(game.Choices, { props });
    for (const label of [/^Arms Dealer/, /^General Guerillero/, /^Powder Does/]) await press(label);
    expect(screen.getByText(/This packet breaks a rule/)).toBeTruthy();
    await press('Add this packet');
    expect(act.mock.calls).toEqual([
      [{ do: 'pack', dealer: 'guns', buyer: 'guns', extra: 'powder' }],
    ]);
  });
});

describe('a switch at the last moment', () => {
  const switched = (gets: Record<string, number>): IllegalFrame => {
    const { view } = HANDS.confirm;
    const exchanges = view.private.exchanges.map((lies) =>
      lies.one === 1 ? { ...lies, gets, confirmed: [] } : lies,
    );
    return withPrivate(HANDS.confirm, { exchanges });
  };

  it('cannot be confirmed before it is seen', async () => {
    const act = vi.fn(() => Promise.resolve(true));
    const { rerender } = render(game.Choices, { props: propsFor(HANDS.confirm, { act }) });
    await look();
    await rerender(propsFor(switched({ powder: 1 }), { act }));
    await press('Confirm: give 2 × Guns, get 1 × Powder');
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByText('It has changed. Look again.')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(LOOK_MS - 1);
    await press('Confirm: give 2 × Guns, get 1 × Powder');
    expect(act).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await press('Confirm: give 2 × Guns, get 1 × Powder');
    expect(act.mock.calls).toEqual([
      [{ do: 'confirm', seat: 2, give: { guns: 2 }, get: { powder: 1 } }],
    ]);
  });

  it('is marked in the corner', async () => {
    const { rerender } = render(game.Board, { props: propsFor(HANDS.confirm) });
    await look();
    expect(screen.queryByText('Changed')).toBeNull();
    await rerender(propsFor(switched({ powder: 1 })));
    expect(screen.getByText('Changed')).toBeTruthy();
    await look();
    expect(screen.queryByText('Changed')).toBeNull();
  });
});

it('deals with another in the same corner', async () => {
  const act = vi.fn(() => Promise.resolve(true));
  render(game.Board, { props: propsFor(HANDS.lay, { act }) });
  const picks = screen.getByRole('group', { name: 'Deal with' });
  const cai = [...picks.querySelectorAll('button')].find((it) => it.textContent.includes('Cai'));
  if (cai) await fireEvent.click(cai);
  await press(/^Lay down Jewelry/);
  expect(act.mock.calls).toEqual([[{ do: 'lay', resource: 'jewelry', seat: 3 }]]);
});

it('shows the fingers of a vote when it comes in, and goes on', async () => {
  const [first] = HANDS.done.view.public.verdicts;
  const earlier = withPublic(HANDS.done, { verdicts: first ? [first] : [] });
  const { rerender } = render(game.Board, { props: propsFor(earlier) });
  expect(screen.queryByRole('list', { name: 'Who pointed at whom' })).toBeNull();
  await rerender(propsFor(HANDS.done));
  await tick();
  expect(screen.getByText('Maximiliane points at nobody')).toBeTruthy();
  expect(screen.getByText(/^Maximiliane is suspected of being Powder Dealer/)).toBeTruthy();
  await press('On to the next');
  expect(screen.queryByText('Maximiliane points at nobody')).toBeNull();
  expect(screen.getByText('Arms Dealer')).toBeTruthy();
});

it('keeps the fingers of the others sealed', () => {
  const frame = withPrivate({ ...HANDS.point, legal: [] }, { points: { do: 'point', seat: 2 } });
  render(game.Board, { props: propsFor(frame) });
  render(game.Choices, { props: propsFor(frame) });
  expect(screen.getByText(/Your finger is sealed/)).toBeTruthy();
  expect(screen.queryByText(/points at/)).toBeNull();
});

it('says how my own knock stands, which the log covers', async () => {
  const { rerender } = render(game.Choices, { props: propsFor(HANDS.withdraw) });
  const status = screen.getByText('You have asked Cai to talk.');
  expect(status.role).toBe('status');
  await rerender(propsFor(HANDS.knock));
  expect(status.isConnected).toBe(true);
  expect(status.textContent).toBe('Tap somebody to ask for a talk.');
});

it('shows neither hand nor role to those who watch', () => {
  const frame = HANDS.confirm;
  const privateView = { exchanges: [], knocks: [], deals: [], hand: null, packet: null } as never;
  const seen = { ...frame, legal: [], view: { ...frame.view, private: privateView } };
  const { container } = render(game.Board, { props: propsFor(seen, { you: null }) });
  expect(container.textContent).not.toContain('Guns');
  expect(container.textContent).toContain('in corner 1');
});

it('shows the last fingers to those who were there when it ended', () => {
  const events = [
    { event: 'pointing' as const },
    { event: 'accused' as const, accused: 1, fingers: [null, 1], roles: [] },
  ];
  const named = 'Who pointed at whom';
  const votes = OVER.view.public.verdicts.length;
  const { unmount } = render(game.End, { props: propsFor({ ...OVER, first: 1 }, { events }) });
  expect(screen.getAllByRole('list', { name: named })).toHaveLength(votes + 1);
  unmount();
  render(game.End, { props: propsFor(OVER, { events }) });
  expect(screen.getAllByRole('list', { name: named })).toHaveLength(votes);
});

it('says the whole account in words', () => {
  render(game.End, { props: propsFor(OVER) });
  const rows = screen.getByRole('table').querySelectorAll('tbody tr');
  expect(rows).toHaveLength((OVER.view.public.deals?.length ?? 0) + 5);
  expect(screen.getByText('-1 point')).toBeTruthy();
});

showsMatches(game, MATCHES, playersOf, texts);

it('keeps the places of cards that are still to come, and lets nothing be taken', () => {
  const frame = HANDS.claim;
  const [dock] = frame.view.public.docks;
  if (!dock) throw new Error('there is a dock');
  const laying = { ...dock, cards: dock.cards.slice(0, 2), taken: [], lot: [] };
  const shown = withPublic(
    { ...frame, legal: [], awaits: [] },
    { stage: 'lay-out', docks: [laying] },
  );
  const { container } = render(game.Board, { props: propsFor(shown) });
  expect(container.querySelectorAll('.cards > li')).toHaveLength(6);
  expect(container.querySelectorAll('.cards > li.to-come')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /^Take / })).toBeNull();
});
