import { describe, expect, it } from 'vitest';
import { negotiate } from '../src/lib/i18n/languages';
import { language, learn, speak, t } from '../src/lib/i18n/texts.svelte';
import { roomOf } from '../src/dev/rooms';
import type { Room } from '../src/gen/messages';
import { read } from '../src/lib/router.svelte';
import { newHost } from '../src/lib/table/host';
import { logOf } from '../src/lib/table/log';
import type { LogLine } from '../src/lib/table/log';
import {
  arrange,
  changed,
  misfitsOf,
  readOptions,
  reseated,
  setOf,
  writeOptions,
} from '../src/lib/table/options';
import type { Game } from '../src/lib/table/play';
import { initials } from '../src/lib/table/players';
import { countdown } from '../src/lib/table/time';

describe('initials', () => {
  it('are one letter where that is enough', () => {
    expect(initials(['Ana', 'ben', 'Ígor'])).toEqual(['A', 'B', 'Í']);
  });

  it('are unique at the table', () => {
    expect(initials(['Bea', 'Ben'])).toEqual(['Ba', 'Bn']);
    const same = initials(['Ana', 'Ana', 'Ana', 'A', 'A']);
    expect(new Set(same).size).toBe(5);
  });

  it('do not cut letters in two', () => {
    expect(initials(['👩‍🚀 Eva', 'Zoë'])[0]).toBe('👩‍🚀');
  });
});

describe('the host', () => {
  const room = (seat: number, name: string): Room => {
    const base = roomOf({ seats: 5, taken: 3 });
    const seats = base.seats.map((info) => {
      if (!info.occupant) return info;
      const host = info.seat === seat;
      return { ...info, occupant: { ...info.occupant, host, ...(host ? { name } : {}) } };
    });
    return { ...base, seats };
  };

  it('is told of when it is somebody else', () => {
    expect(newHost(null, room(1, 'Ana'))).toBe(null);
    expect(newHost(room(1, 'Ana'), room(1, 'Ana'))).toBe(null);
    expect(newHost(room(1, 'Ana'), room(1, 'Anna'))).toBe(null);
    expect(newHost(room(1, 'Ana'), room(2, 'Ana'))).toBe(null);
    expect(newHost(room(1, 'Ana'), room(2, 'Ben'))).toBe('Ben');
  });
});

describe('the log', () => {
  it('covers a spy and a loyal player alike', () => {
    const game = { tell: (event: unknown) => ({ key: String(event) }) } as unknown as Game;
    const log = (events: string[], ...only: number[]) => logOf(game, events, new Set(only), [], '');
    const covers = (lines: LogLine[]) => lines.map(({ own }) => own);
    const spy = log(['side', 'spies', 'leads'], 0, 1);
    expect(covers(spy)).toEqual(covers(log(['side', 'leads'], 0)));
    expect(spy.map(({ text }) => text)).toEqual(['side spies', 'leads']);
  });

  it('goes by who has heard an event, not by its kind', () => {
    const game = { tell: () => ({ key: 'knocked' }) } as unknown as Game;
    const lines = logOf(game, [{}, {}, {}], new Set([1]), [], '');
    expect(lines.map(({ own }) => own)).toEqual([false, true, false]);
  });
});

describe('options', () => {
  const all = [
    { name: 'plots', value: null },
    { name: 'pause', value: 'SECONDS' },
  ];

  it('are written in the order of the game', () => {
    expect(writeOptions(readOptions('pause=20 plots'), all)).toBe('plots pause=20');
    expect(writeOptions(readOptions(''), all)).toBe('');
  });

  it('find their misfits', () => {
    const misfit = (option: string) => ({ option, key: 'k', args: {} });
    const misfits = [misfit('pause=2'), misfit('4 players')];
    expect(misfitsOf(misfits, 'pause', all)).toEqual([misfit('pause=2')]);
    expect(misfitsOf(misfits, null, all)).toEqual([misfit('4 players')]);
  });
});

describe('grouped options', () => {
  const all = ['plots', 'hunter', 'deep-agent', 'pretender', 'pause'].map((name) => ({ name }));
  const groups = [
    {
      name: 'hunt',
      options: [
        { name: 'hunter' },
        { name: 'deep-agent', under: 'hunter' },
        { name: 'pretender', under: 'deep-agent' },
      ],
    },
  ];
  const shown = (options: string, misfits: string[] = []) =>
    arrange(
      all,
      groups,
      readOptions(options),
      misfits.map((option) => ({ option, key: 'k', args: {} })),
    ).map(({ name, rows }) => [name, ...rows.map((row) => `${row.depth} ${row.option.name}`)]);

  it('stand below what they belong to, and the rest at the end', () => {
    expect(shown('hunter deep-agent')).toEqual([
      ['hunt', '0 hunter', '1 deep-agent', '2 pretender'],
      ['more', '0 plots', '0 pause'],
    ]);
    expect(shown('')[0]).toEqual(['hunt', '0 hunter']);
  });

  it('never hide what is chosen or wrong', () => {
    expect(shown('pretender')[0]).toEqual(['hunt', '0 hunter', '2 pretender']);
    expect(shown('', ['deep-agent'])[0]).toEqual(['hunt', '0 hunter', '1 deep-agent']);
  });

  it('go with what they belong to', () => {
    const chosen = readOptions('plots hunter deep-agent pretender');
    expect(writeOptions(changed(chosen, groups, 'hunter', undefined), all)).toBe('plots');
    expect(writeOptions(changed(chosen, groups, 'pause', '20'), all)).toBe(
      'plots hunter deep-agent pretender pause=20',
    );
  });

  it('can stand instead of each other, and share what belongs to them', () => {
    const known = ['veterans', 'experienced', 'pause'].map((name) => ({ name }));
    const flight = [
      {
        name: 'veterans',
        options: [
          { name: 'veterans', instead: ['experienced'] },
          { name: 'experienced', always: 'auto', instead: ['veterans'] },
          { name: 'pause', under: ['veterans', 'experienced'] },
        ],
      },
    ];
    const after = (options: string, name: string, value: string | null | undefined) =>
      writeOptions(changed(readOptions(options), flight, name, value), known);
    expect(after('veterans pause=20', 'experienced', 'auto')).toBe('experienced=auto pause=20');
    expect(after('experienced=auto pause=20', 'veterans', null)).toBe('veterans pause=20');
    expect(after('veterans pause=20', 'veterans', undefined)).toBe('');
    const rows = arrange(known, flight, readOptions('experienced=auto'), [])[0]?.rows ?? [];
    expect(rows.map(({ depth }) => depth)).toEqual([0, 0, 1]);
  });

  it('may be a ready-made set, which follows the number of seats', () => {
    const sets = [
      { seats: 5, name: 'hunt', options: 'hunter' },
      { seats: 7, name: 'hunt', options: 'hunter deep-agent' },
    ];
    expect(setOf(sets, 5, 'hunter')?.name).toBe('hunt');
    expect(setOf(sets, 7, 'hunter')).toBeNull();
    expect(reseated(sets, 5, 7, 'hunter')).toBe('hunter deep-agent');
    expect(reseated(sets, 5, 7, 'plots')).toBe('plots');
    expect(reseated(sets, 5, 6, 'hunter')).toBe('hunter');
  });
});

describe('addresses', () => {
  it('lead somewhere', () => {
    expect(read('/', '')).toEqual({ page: 'home' });
    expect(read('/t/abc', '')).toEqual({ page: 'table', id: 'abc', board: false });
    expect(read('/t/abc', '?board')).toEqual({ page: 'table', id: 'abc', board: true });
    expect(read('/rules/resistance', '')).toEqual({ page: 'rules', game: 'resistance' });
    expect(read('/d', '')).toEqual({ page: 'device' });
    expect(read('/r/ABC', '')).toEqual({ page: 'recover', id: 'ABC' });
    for (const path of ['/x', '/t', '/t/a/b', '/new/x']) {
      expect(read(path, ''), path).toEqual({ page: 'missing' });
    }
  });
});

describe('languages', () => {
  it('follow what the browser asks for', () => {
    expect(negotiate(['de-AT', 'en'])).toBe('de');
    expect(negotiate(['ja', 'pt-PT'])).toBe('pt');
    expect(negotiate(['ja'])).toBe('en');
  });
});

describe('texts', () => {
  it('are those that were asked for last', async () => {
    const slow = speak('de');
    const learning = learn('resistance');
    await speak('fr');
    await Promise.all([slow, learning]);
    expect(language()).toBe('fr');
    expect(t('close')).toBe('Fermer');
    expect(t('resistance-side-spy')).toBe('Espion');
    await speak('en');
    expect(t('resistance-side-spy')).toBe('Spy');
    expect(t('no-such-key')).toBe('no-such-key');
  });
});

describe('a countdown', () => {
  it('shows what is left', () => {
    expect(countdown(65_000)).toBe('1:05');
    expect(countdown(400)).toBe('0:01');
    expect(countdown(-5)).toBe('0:00');
    expect(countdown(3_600_000)).toBe('1:00:00');
  });
});
