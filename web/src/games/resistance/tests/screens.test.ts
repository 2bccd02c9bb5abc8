import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Action, Event } from '../../../gen/resistance';
import { GO_ON, HANDS, HOSTILE, hostileFrame } from '../dev/hands';
import game from '../index';
import Secret from '../Secret.svelte';
import { selection } from '../selection';
import type { ResistanceFrame, ResistanceProps } from '../types';
import { MATCHES, playersOf } from './matches';
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

const texts = strictTexts('resistance');

const propsFor = (frame: ResistanceFrame, more: Partial<ResistanceProps> = {}) =>
  propsOf(frame, texts, 7, more);

function asSpy(frame: ResistanceFrame, legal = frame.legal): ResistanceFrame {
  return withPrivate({ ...frame, legal }, { side: 'spy', spies: [1, 3, 4], resistance: [] });
}

startsAfresh(selection);

const WAYS: Ways<Action> = {
  aim: { presses: [/^Mission 3/, 'Choose it'], sends: { do: 'aim', mission: 3 } },
  propose: {
    presses: ['Eve', 'Ana', 'Cai', 'Propose this team', 'Propose this team'],
    sends: { do: 'propose', team: [1, 3, 5] },
  },
  approve: { presses: ['Approve', 'Approve'], sends: { do: 'approve' } },
  reject: { presses: ['Reject', 'Reject'], sends: { do: 'reject' } },
  play: { presses: ['Success', 'Play “Success”'], sends: { do: 'play', card: 'success' } },
  give: {
    presses: [/^Open Up/, 'Cai', 'Give it'],
    sends: { do: 'give', card: 'open-up', to: 3 },
  },
  take: {
    presses: [/^“Opinion Maker”/, 'Take it'],
    sends: { do: 'take', card: 'opinion-maker', from: 2 },
  },
  overhear: { presses: ['Gül', 'Look'], sends: { do: 'overhear', neighbour: 7 } },
  show: { presses: ['Eve', 'Show it'], sends: { do: 'show', to: 5 } },
  use: { presses: ['Use it', 'Use it'], sends: { do: 'use' } },
  pass: { presses: ['Not now', 'Not now'], sends: { do: 'pass' } },
  spotlight: { presses: ['Ana', 'Into the spotlight'], sends: { do: 'spotlight', on: 1 } },
  watch: { presses: ['Benedikt', 'Look'], sends: { do: 'watch', member: 2 } },
  appoint: { presses: ['Cai', 'Give the marker'], sends: { do: 'appoint', investigator: 3 } },
  blame: {
    presses: [/^Name the Pretender/, 'Cai', 'Name them'],
    sends: { do: 'blame', named: 3 },
  },
  accuse: { presses: ['Eve', 'Accuse'], sends: { do: 'accuse', accused: 5 } },
  inquire: { presses: ['Eve', 'Look'], sends: { do: 'inquire', whom: 5 } },
  examine: { presses: ['Gül', 'Examine'], sends: { do: 'examine', whom: 7 } },
  'claim-loyalty': {
    presses: ['Spy Chief', 'Say so'],
    sends: { do: 'claim-loyalty', loyalty: 'spy-chief' },
  },
  'claim-side': { presses: ['Spy', 'Say so'], sends: { do: 'claim-side', side: 'spy' } },
  'hand-over': {
    presses: ['Resistance Chief', 'Hand over “Resistance Chief”'],
    sends: { do: 'hand-over', loyalty: 'resistance-chief' },
  },
};

describe('the bar of choices', () => {
  it.each(Object.entries(WAYS))('sends %s after asking once', async (name, way) => {
    const act = vi.fn(() => Promise.resolve(true));
    render(game.Choices, { props: propsFor(HANDS[name as Action['do']], { act }) });
    await sendsBy(way, act);
  });

  it('does not take a hasty second tap for an answer', async () => {
    const act = vi.fn(() => Promise.resolve(true));
    render(game.Choices, { props: propsFor(HANDS.approve, { act }) });
    await fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(act).not.toHaveBeenCalled();
  });

  it.each(['Back', 'Approve'])('keeps the keyboard when “%s” goes', async (answer) => {
    render(game.Choices, { props: propsFor(HANDS.approve) });
    await press('Approve');
    await press(answer);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your choices' }));
  });

  it('keeps the team when it is refused', async () => {
    const act = () => Promise.resolve(false);
    render(game.Choices, { props: propsFor(HANDS.propose, { act }) });
    for (const label of WAYS.propose.presses) await press(label);
    expect(await screen.findByText('3 of 3 chosen')).toBeTruthy();
  });
});

describe('a neighbour learns nothing', () => {
  it('from the board', () => {
    for (const frame of Object.values(HANDS)) {
      const [seen, bySpy] = [frame, asSpy(frame)].map((it) => drawnBy(game.Board, propsFor(it)));
      expect(seen).toBe(bySpy);
    }
  });

  it('from the choice of a mission card', async () => {
    const both: Action[] = [
      { do: 'play', card: 'success' },
      { do: 'play', card: 'fail' },
    ];
    const seen: string[][] = [];
    for (const frame of [HANDS.play, asSpy(HANDS.play, both)]) {
      selection.clear();
      const { container } = render(game.Choices, { props: propsFor(frame) });
      const asked = drawn(container);
      await press('Fail');
      seen.push([asked, shapeOf(container)]);
      cleanup();
    }
    // The question is the same to the letter, what follows in everything but its words.
    expect(seen[0]).toEqual(seen[1]);
  });

  it('from the question to go on, up to the texts of the last one', async () => {
    const seen: string[][] = [];
    for (const frame of GO_ON) {
      selection.clear();
      const { container } = render(game.Choices, { props: propsFor(frame) });
      const asked = drawn(container);
      await press('Step forward');
      await press('Cai');
      seen.push([asked, shapeOf(container)]);
      cleanup();
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  it('from what lies beside the team', () => {
    const plain = { ...HANDS.blame, legal: HANDS.blame.legal.filter((a) => a.do !== 'blame') };
    const [seen, without] = [HANDS.blame, plain].map((it) => drawnBy(game.Choices, propsFor(it)));
    expect(seen).toBe(without);
  });

  it('from the size of a character card', () => {
    const shapes = HOSTILE.cast.map((character) => {
      const frame = hostileFrame(HANDS.propose);
      const privateView = { ...frame.view.private };
      if (privateView.hostile) privateView.hostile = { ...privateView.hostile, character };
      const props = propsFor({ ...frame, view: { ...frame.view, private: privateView } });
      return drawnBy(Secret, props, tagsOf);
    });
    expect(new Set(shapes).size).toBe(1);
  });

  it('from what waits after a card is played', () => {
    const after = (cards: { success: number[]; fail: number[] }) => {
      const frame = withPrivate({ ...HANDS.play, legal: [] }, { cards });
      return drawnBy(game.Choices, propsFor(frame));
    };
    expect(after({ success: [1], fail: [] })).toBe(after({ success: [], fail: [1] }));
  });

  it('from the size of the secret', () => {
    const shape = (frame: ResistanceFrame) => drawnBy(Secret, propsFor(frame), tagsOf);
    expect(shape(HANDS.propose)).toEqual(shape(asSpy(HANDS.propose)));
  });
});

it('goes on instead for somebody who cannot accuse, and says so', async () => {
  const act = vi.fn(() => Promise.resolve(true));
  const [, other] = GO_ON;
  if (!other) throw new Error('nobody to ask');
  render(game.Choices, { props: propsFor(other, { act }) });
  await press('Step forward');
  await press('Maximiliane');
  expect(screen.getByText('You cannot accuse anybody now. Go on?')).toBeTruthy();
  await press('Go on');
  expect(act.mock.calls).toEqual([[{ do: 'pass' }]]);
});

it('keeps the team of a leader who blames', async () => {
  const act = vi.fn(() => Promise.resolve(true));
  render(game.Choices, { props: propsFor(HANDS.blame, { act }) });
  await press('Eve');
  for (const label of WAYS.blame.presses) await press(label);
  expect(await screen.findByText('1 of 3 chosen')).toBeTruthy();
});

it.each([
  ['with Hunters', 77, hostileFrame(HANDS.propose), 'All close their eyes and hold out a fist.'],
  ['without', 76, HANDS.propose, 'All close their eyes.'],
] as const)(
  'tells the night to everybody until it is put away, %s',
  async (_, match, frame, line) => {
    const night = withPublic(frame, { missions: [], last_vote: null, team: [] });
    render(game.Board, { props: propsFor({ ...night, match }) });
    expect(screen.getByText(line)).toBeTruthy();
    await press('Open your eyes');
    expect(screen.queryByText(line)).toBeNull();
  },
);

it('tells no night to blind spies', () => {
  const start = { night: [], missions: [], last_vote: null, team: [] };
  render(game.Board, { props: propsFor({ ...withPublic(HANDS.propose, start), match: 79 }) });
  expect(screen.queryByText('Open your eyes')).toBeNull();
});

it('says at the end who played what, and not before', () => {
  const frame = hostileFrame(HANDS.propose);
  const mission = { mission: 1, result: 'failure' as const, fails: 1, chief_fails: 1 };
  const events: Event[] = [
    { event: 'proposed', leader: 1, mission: 1, team: [1, 2, 3] },
    { ...mission, event: 'mission-done', team: [1, 2, 3], hacks: 0 },
  ];
  const played = { success: [3], fail: [1], chief_fail: [2] };
  for (const [missions, shown] of [
    [[mission], null],
    [[{ ...mission, played }], 'Fail by Ana; Chief-Fail by Benedikt'],
  ] as const) {
    const over = withPublic(frame, { missions: [...missions] });
    const { unmount } = render(game.End, { props: propsFor(over, { events }) });
    if (shown) expect(screen.getByText(shown)).toBeTruthy();
    else expect(screen.queryByText(/Fail by/)).toBeNull();
    unmount();
  }
});

it('does not show who has voted as long as a Blame can come', () => {
  const frame = { ...hostileFrame(HANDS.approve, { blame_open: true }), match: 78 };
  render(game.Board, { props: propsFor(frame) });
  expect(screen.queryByText(/votes are in/)).toBeNull();
  const line = game.now(frame, propsFor(frame).players, texts, '');
  expect(texts.text(line.key, line.args)).toContain('revealed together');
});

it('tells the one who must succeed so, and only them', async () => {
  const act = vi.fn(() => Promise.resolve(true));
  render(game.Choices, { props: propsFor(HANDS.play, { act }) });
  await press('Fail');
  expect(screen.getByText('You must play “Success”.')).toBeTruthy();
  await press('Play “Success”');
  expect(act.mock.calls).toEqual([[{ do: 'play', card: 'success' }]]);
});

showsMatches(game, MATCHES, playersOf, texts);
