import { describe, expect, it } from 'vitest';
import { ChoiceController, ifLegal, type Confirmable } from '../choices/controller.svelte';
import { Selection } from '../selection.svelte';

interface Action {
  do: 'aim' | 'wait';
  at?: number;
}

interface Draft extends Confirmable<Action> {
  target: number | null;
  note: string;
}

const EMPTY: Draft = { target: null, note: '', confirming: null };
const AIM: Action = { do: 'aim', at: 3 };

/** A choice whose table answers, changes its mind about what is legal, and goes on, as told. */
function choosing({ accepts = true } = {}) {
  const selection = new Selection<Draft>(EMPTY);
  const table = { moment: 'first', legal: [AIM], goesOn: false, sent: [] as Action[] };
  const choices = new ChoiceController<Action, Draft, Action | null>({
    selection,
    moment: () => table.moment,
    act: (action) => {
      table.sent.push(action);
      if (table.goesOn) table.moment = 'second';
      return Promise.resolve(accepts);
    },
    confirming: (tapped) =>
      tapped.do === 'wait' ? { tapped, sending: null } : ifLegal(table.legal, tapped),
    question: ({ tapped }) => ({ key: `sure-${tapped.do}` }),
    answer: (sending) => ({ key: sending ? `do-${sending.do}` : 'do-nothing' }),
    accepted: () => ({ target: null }),
    back: { note: '' },
    nothing: { target: null, note: '' },
  });
  const draftAt = (moment: string) => selection.at(moment);
  return { choices, table, draftAt };
}

describe('an action that asks once more', () => {
  it('is asked in the words of the game, and sent when it is confirmed', async () => {
    const { choices, table } = choosing();
    choices.ask({ at: 3, do: 'aim' });
    expect(choices.step).toEqual({ question: { key: 'sure-aim' }, answer: { key: 'do-aim' } });
    expect(table.sent).toEqual([]);
    await choices.confirm();
    expect(table.sent).toEqual([AIM]);
  });

  it('clears what the game says once it is accepted, and keeps the rest', async () => {
    const { choices, draftAt } = choosing();
    choices.choose({ target: 3, note: 'kept' });
    choices.ask(AIM);
    await choices.confirm();
    expect(draftAt('first')).toEqual({ target: null, note: 'kept', confirming: null });
  });

  it('takes back only the last step when it is refused', async () => {
    const { choices, draftAt } = choosing({ accepts: false });
    choices.choose({ target: 3, note: 'kept' });
    choices.ask(AIM);
    await choices.confirm();
    expect(draftAt('first')).toEqual({ target: 3, note: 'kept', confirming: null });
  });

  it('leaves the draft of the next moment alone when its answer comes late', async () => {
    const { choices, table, draftAt } = choosing({ accepts: false });
    choices.choose({ target: 3 });
    table.goesOn = true;
    await choices.send(AIM);
    expect(table.moment).toBe('second');
    expect(draftAt('first').target).toBe(3);
    expect(draftAt('second')).toEqual(EMPTY);
  });

  it('is not asked for any more once it is no longer legal', async () => {
    const { choices, table } = choosing();
    table.legal = [];
    choices.ask(AIM);
    expect(choices.step).toBeNull();
    await choices.confirm();
    expect(table.sent).toEqual([]);
  });
});

it('goes back to the question without the parts that belong to the answer', async () => {
  const { choices, draftAt } = choosing();
  choices.choose({ target: 3, note: 'gone' });
  choices.ask(AIM);
  await choices.back();
  expect(draftAt('first')).toEqual({ target: 3, note: '', confirming: null });
});

it('sends nothing where a tap has nothing to send', async () => {
  const { choices, table, draftAt } = choosing();
  choices.choose({ target: 3, note: 'gone' });
  choices.ask({ do: 'wait' });
  expect(choices.step?.answer).toEqual({ key: 'do-nothing' });
  await choices.confirm();
  expect(table.sent).toEqual([]);
  expect(draftAt('first')).toEqual(EMPTY);
});
