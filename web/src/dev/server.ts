// What the server would answer, for pages that ask it.

import type { GameInfo, LobbyTable, Misfits } from '../gen/http';

const NAMES = [
  'targeted blind plots hunter dummy-agent coordinator deep-agent pretender blame',
  'inquisitor resistance-hacker spy-hacker hidden-hacker',
].flatMap((line) => line.split(' '));

const GAMES: GameInfo[] = [
  {
    id: 'resistance',
    adults: false,
    seats_min: 5,
    seats_max: 10,
    options: [...NAMES.map((name) => ({ name })), { name: 'pause', value: 'SECONDS' }],
    sets: [5, 6, 7, 8, 9, 10].flatMap((seats) => [
      { seats, name: 'first-evening', options: '' },
      { seats, name: 'hunters', options: 'hunter' },
      { seats, name: 'full-house', options: 'plots hunter inquisitor' },
    ]),
  },
  {
    id: 'mayday',
    adults: false,
    seats_min: 5,
    seats_max: 8,
    options: [
      { name: 'veterans' },
      { name: 'experienced', value: 'SEATS' },
      { name: 'pause', value: 'SECONDS' },
      { name: 'arrows', value: 'D-R-C' },
    ],
    sets: [],
  },
  {
    id: 'illegal',
    adults: true,
    seats_min: 4,
    seats_max: 9,
    options: [
      ...['gm', 'casual', 'advanced', 'family'].map((name) => ({ name })),
      { name: 'session', value: 'MINUTES' },
      { name: 'debate', value: 'SECONDS' },
    ],
    sets: [],
  },
  {
    id: 'hijacked',
    adults: false,
    seats_min: 1,
    seats_max: 4,
    options: [{ name: 'box', value: 'FILE' }],
    sets: [],
  },
];

const LOBBY: LobbyTable[] = [
  {
    id: 'a',
    name: 'Gate B17',
    game: 'resistance',
    options: 'plots',
    language: 'de',
    status: 'gathering',
    seats: 7,
    taken: 4,
    spectators: true,
  },
  {
    id: 'b',
    name: '',
    game: 'resistance',
    options: '',
    language: 'en',
    status: 'playing',
    seats: 5,
    taken: 5,
    spectators: true,
  },
  {
    id: 'c',
    name: '',
    game: 'mayday',
    options: 'experienced=auto',
    language: 'fr',
    status: 'gathering',
    seats: 8,
    taken: 2,
    spectators: true,
  },
  {
    id: 'd',
    name: '',
    game: 'illegal',
    options: 'session=5',
    language: 'es',
    status: 'gathering',
    seats: 6,
    taken: 3,
    spectators: true,
  },
];

function check(body: string): Misfits {
  const { options } = JSON.parse(body) as { options: string };
  const unfit = options.includes('pause') && !options.includes('plots');
  const pause = { option: 'pause=20', rule: 'RES-13', key: 'resistance-misfit-pause-needs-plots' };
  return { misfits: unfit ? [{ ...pause, args: {} }] : [] };
}

/** A picture that looks like a code to scan. */
function qr(): string {
  const cells = Array.from({ length: 29 * 29 }, (_, n) => {
    const [x, y] = [n % 29, Math.floor(n / 29)];
    const dark = (x * 7 + y * 13 + ((x * y) % 5) * 3) % 4 < 2;
    return dark ? `M${x} ${y}h1v1h-1z` : '';
  });
  const path = `<path d="${cells.join('')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 33 33">${path}</svg>`;
}

export function answerLocally(): void {
  const answers: Record<string, (body: string) => unknown> = {
    '/api/games': () => GAMES,
    '/api/rooms': () => (location.search.includes('empty') ? [] : LOBBY),
    '/api/check': check,
  };
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const path = String(input instanceof Request ? input.url : input);
    if (!path.startsWith('/api')) return real(input, init);
    const answer = answers[path];
    const body: unknown = answer?.(String(init?.body)) ?? { key: 'refusal-no-such-table' };
    return Response.json(body, { status: answer ? 200 : 404 });
  };
  new MutationObserver(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[src^="/api"]')) {
      image.src = `data:image/svg+xml,${encodeURIComponent(qr())}`;
    }
  }).observe(document, { childList: true, subtree: true });
}
