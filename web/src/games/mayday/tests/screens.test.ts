import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action, Side } from '../../../gen/mayday';
import { withPrivate, withPublic } from '../../shared/tests/frames';
import {
  drawn,
  drawnBy,
  press,
  propsOf,
  sendsBy,
  shapeOf,
  showsMatches,
  startsAfresh,
  tagsOf,
  type Ways,
} from '../../shared/tests/screens';
import { strictTexts } from '../../shared/tests/texts';
import { AUTO_PASS_MS, setAsking } from '../auto.svelte';
import { HANDS } from '../dev/hands';
import game from '../index';
import Secret from '../Secret.svelte';
import { selection } from '../selection';
import type { MaydayFrame, MaydayProps } from '../types';
import { MATCHES, playersOf } from './matches';

const texts = strictTexts('mayday');

const propsFor = (frame: MaydayFrame, more: Partial<MaydayProps> = {}) =>
  propsOf(frame, texts, 7, more);

/** The same moment for somebody of the other team, who saw something else and may do more. */
function asInfiltrator(frame: MaydayFrame, legal = frame.legal): MaydayFrame {
  const sights = frame.view.private.sights.map((sight) => ({ ...sight, side: 'honest' as const }));
  return withPrivate({ ...frame, legal }, { side: 'infiltrator', infiltrators: [1, 3, 4], sights });
}

startsAfresh(selection);

afterEach(() => {
  setAsking(1, 'ask');
  vi.useRealTimers();
});

const WAYS: Ways<Action> = {
  look: { presses: [/^Left card/, 'Look'], sends: { do: 'look', spot: 'left' } },
  mark: {
    presses: ['Mark infiltrator', 'Mark infiltrator'],
    sends: { do: 'mark', side: 'infiltrator' },
  },
  punch: { presses: ['Punch', 'Punch'], sends: { do: 'punch' } },
  protect: { presses: ['Protect', 'Protect'], sends: { do: 'protect' } },
  send: {
    presses: ['Send somebody to look', 'Benedikt', 'Finn-Ole', 'Send them'],
    sends: { do: 'send', looker: 2, target: 6 },
  },
  'let-in': { presses: ['Cai', 'Let them in'], sends: { do: 'let-in', seat: 3 } },
  // A pass costs nothing, so it does not ask.
  pass: { presses: ['Pass'], sends: { do: 'pass' } },
  divert: {
    presses: ['Use my card', 'Eve', 'Use it'],
    sends: { do: 'divert', target: 5 },
  },
  turn: {
    presses: ['Use my card', /^Right card/, 'Use it'],
    sends: { do: 'turn', spot: 'right' },
  },
  'step-in': { presses: ['Use my card', 'Use it'], sends: { do: 'step-in' } },
  replace: { presses: ['Use my card', 'Eve', 'Use it'], sends: { do: 'replace', looker: 5 } },
  'move-to': { presses: ['Use my card', 'Eve', 'Use it'], sends: { do: 'move-to', seat: 5 } },
  'look-at-own': {
    presses: ['Use my card', /^Middle card/, 'Use it'],
    sends: { do: 'look-at-own', spot: 'middle' },
  },
  silence: { presses: ['Use my card', 'Use it'], sends: { do: 'silence' } },
};

describe('the bar of choices', () => {
  it.each(Object.entries(WAYS))('sends %s', async (name, way) => {
    const act = vi.fn(() => Promise.resolve(true));
    render(game.Choices, { props: propsFor(HANDS[name as Action['do']], { act }) });
    await sendsBy(way, act);
  });

  it('says whom a card lies next to', () => {
    render(game.Choices, { props: propsFor(HANDS.look) });
    // Eve is the left neighbour of Maximiliane, Cai the right one.
    expect(screen.getByRole('button', { name: /^Left card\s+next to Eve/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Right card\s+next to Cai/ })).toBeTruthy();
  });

  it('keeps the looker when it is refused', async () => {
    const act = () => Promise.resolve(false);
    render(game.Choices, { props: propsFor(HANDS.send, { act }) });
    for (const label of WAYS.send.presses) await press(label);
    expect(await screen.findByText('Whom should Benedikt look at?')).toBeTruthy();
  });

  it('tells the honest to mark what they saw, and sends that', async () => {
    const act = vi.fn(() => Promise.resolve(true));
    render(game.Choices, { props: propsFor(HANDS.mark, { act }) });
    await press('Mark honest');
    expect(screen.getByText(/The honest mark what they saw/)).toBeTruthy();
    await press('Mark infiltrator');
    expect(act.mock.calls).toEqual([[{ do: 'mark', side: 'infiltrator' }]]);
  });

  it('says so when a card would change nothing, and passes', async () => {
    const act = vi.fn(() => Promise.resolve(true));
    render(game.Choices, { props: propsFor(HANDS.pass, { act }) });
    await press('Use my card');
    expect(screen.getByText(/Your card would change nothing now/)).toBeTruthy();
    await press('Pass');
    expect(act.mock.calls).toEqual([[{ do: 'pass' }]]);
  });
});

describe('a pass by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it('comes after a moment, and can be stopped', async () => {
    setAsking(1, 'never');
    const act = vi.fn(() => Promise.resolve(true));
    const { unmount } = render(game.Choices, { props: propsFor(HANDS.turn, { act }) });
    await vi.advanceTimersByTimeAsync(AUTO_PASS_MS - 1);
    expect(act).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(act.mock.calls).toEqual([[{ do: 'pass' }]]);
    unmount();
    render(game.Choices, { props: propsFor(HANDS.turn, { act }) });
    await press('Let me answer');
    await vi.advanceTimersByTimeAsync(AUTO_PASS_MS * 2);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('has the same delay in the next pause', async () => {
    setAsking(1, 'never');
    const act = vi.fn(() => Promise.resolve(true));
    const { rerender } = render(game.Choices, { props: propsFor(HANDS.turn, { act }) });
    await vi.advanceTimersByTimeAsync(AUTO_PASS_MS - 1);
    // Somebody else has used a card: everybody is asked anew.
    const look = { looker: 2, target: 5, spot: 'left' as const };
    await rerender(propsFor(withPublic(HANDS.turn, { look }), { act }));
    await vi.advanceTimersByTimeAsync(AUTO_PASS_MS - 1);
    expect(act).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(act.mock.calls).toEqual([[{ do: 'pass' }]]);
  });

  it('does not come unasked', async () => {
    const act = vi.fn(() => Promise.resolve(true));
    render(game.Choices, { props: propsFor(HANDS.pass, { act }) });
    await vi.advanceTimersByTimeAsync(AUTO_PASS_MS * 2);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('a neighbour learns nothing', () => {
  const both: Action[] = [
    { do: 'mark', side: 'honest' },
    { do: 'mark', side: 'infiltrator' },
  ];

  it('from the cabin', () => {
    for (const frame of Object.values(HANDS)) {
      const both = [frame, asInfiltrator(frame)];
      const [seen, byInfiltrator] = both.map((it) => drawnBy(game.Board, propsFor(it)));
      expect(seen).toBe(byInfiltrator);
    }
  });

  it('from the choice of a marker', async () => {
    const seen: string[][] = [];
    for (const frame of [HANDS.mark, asInfiltrator(HANDS.mark, both)]) {
      selection.clear();
      const { container } = render(game.Choices, { props: propsFor(frame) });
      const asked = drawn(container);
      await press('Mark honest');
      seen.push([asked, shapeOf(container)]);
      cleanup();
    }
    // The question is the same to the letter, what follows in everything but its words.
    expect(seen[0]).toEqual(seen[1]);
  });

  it('from the size of what is seen while it is held', async () => {
    const shapes: string[] = [];
    for (const side of ['honest', 'infiltrator'] as Side[]) {
      const sights = [{ target: 4, spot: 'middle' as const, side }];
      const frame = withPrivate(HANDS.mark, { sights });
      const { container } = render(game.Choices, { props: propsFor(frame) });
      await fireEvent.click(screen.getByRole('button', { name: 'Hold to see the card' }));
      const laidOut = container.querySelector('.texts')?.textContent;
      expect(laidOut).toMatch(/Honest.*Infiltrator/is);
      shapes.push([laidOut, tagsOf(container)].join());
      cleanup();
    }
    expect(shapes[0]).toBe(shapes[1]);
  });

  it('from the pause before a look, whatever card it is', () => {
    const pauses = [HANDS.pass, HANDS.turn, HANDS.silence];
    const shown = pauses.map((frame) => drawnBy(game.Choices, propsFor(frame)));
    expect(new Set(shown).size).toBe(1);
  });

  it('from the size of the secret', () => {
    const shape = (frame: MaydayFrame) => drawnBy(Secret, propsFor(frame), tagsOf);
    expect(shape(HANDS.look)).toEqual(shape(asInfiltrator(HANDS.look)));
  });
});

it('tells all of a seat to those who listen', () => {
  render(game.Board, { props: propsFor(HANDS.look) });
  const seat = screen
    .getAllByRole('listitem')
    .find((item) => item.textContent?.trim().startsWith('Cai'));
  for (const said of ['Punched', 'Veteran card used: “Listen”', '2 markers left']) {
    expect(seat?.textContent).toContain(said);
  }
  expect(seat?.textContent).toContain('Left card: honest, says Maximiliane');
  expect(seat?.textContent).toContain('Middle card: no marker');
});

showsMatches(game, MATCHES, playersOf, texts);

it('lays markers apart from cards that were shuffled', () => {
  const frame = HANDS.look;
  const before = render(game.Board, { props: propsFor(frame) });
  const beside = () => before.container.querySelectorAll('[data-seat="2"] .row .mark').length;
  expect(beside()).toBeGreaterThan(0);
  expect(before.container.querySelector('.apart')).toBeNull();
  cleanup();

  const turned = { captain: 2, access: [2], turned_up: [{ seat: 2, hand: 'hih' as const }] };
  const { container } = render(game.Board, { props: propsFor(withPublic(frame, turned)) });
  const laid = frame.view.public.markers.filter(({ target }) => target === 2).length;
  expect(container.querySelectorAll('[data-seat="2"] .row .mark')).toHaveLength(0);
  const apart = container.querySelector('[data-seat="2"] .apart');
  expect(apart?.querySelectorAll('.mark')).toHaveLength(laid);
  expect(apart?.getAttribute('title')).toContain('Laid before the cards were shuffled');
  expect(container.querySelector('[data-seat="3"] .row .mark')).not.toBeNull();
});
