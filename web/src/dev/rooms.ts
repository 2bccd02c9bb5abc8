// Rooms as a server would send them.

import type { ChatLine, Occupant, Room, Status } from '../gen/messages';

const NAMES = [
  'Ana',
  'Ben',
  'Chloé',
  'Dmitri',
  'Bea',
  'Maximiliane von Rosen',
  'Guadalupe',
  'Hugo',
  'Ígor',
  'Jonas',
];

function occupant(place: number, over: Partial<Occupant> = {}): Occupant {
  return {
    name: NAMES[place] ?? `P${place}`,
    bot: null,
    presence: 'here',
    host: place === 0,
    muted: false,
    commitment: null,
    ...over,
  };
}

interface Wish {
  game?: string;
  seats: number;
  taken: number;
  status?: Status;
  you?: Partial<Room['you']>;
  options?: string;
  name?: string;
}

export function roomOf(wish: Wish): Room {
  const { game = 'resistance', seats, taken, status = 'gathering', you, name } = wish;
  const { options = 'plots pause=20' } = wish;
  return {
    id: 'k3v9x0q2m7ta',
    code: 'RX7K2M',
    invite: 'b5c0ffee5eed',
    status,
    settings: {
      game,
      seats,
      options,
      name: name ?? 'Gate B17',
      language: 'en',
      public: false,
      clock: 'live',
      cover_after_s: 90,
      bot_pace: 'normal',
      spectators: true,
      spectator_chat: false,
    },
    seats: Array.from({ length: seats }, (_, place) => ({
      seat: place + 1,
      occupant:
        place >= taken
          ? null
          : occupant(place, {
              ...(place === 3 ? { bot: 'normal' as const } : {}),
              ...(place === 2 ? { presence: 'away' as const } : {}),
              ...(place === 4 ? { presence: 'covered' as const } : {}),
            }),
    })),
    watchers: 2,
    knocks: [],
    commitment: 'c0',
    dealing: null,
    match:
      status === 'gathering' ? null : { number: 2, commitment: 'c1', seal: 's1', withheld: [] },
    you: { seat: 1, host: true, waiting: false, answer_due_s: null, ...you },
  };
}

export const CHAT: ChatLine[] = [
  { n: 1, at_s: 1794790000, by: { name: 'Ben', seat: 2 }, text: 'Not Dmitri. Please not Dmitri.' },
  { n: 2, at_s: 1794790030, by: { name: 'Ana', seat: 1 }, text: 'Who approved the first team?' },
  {
    n: 3,
    at_s: 1794790065,
    by: { name: 'Chloé', seat: 3 },
    text: 'I did, because it would have been the fourth rejection. I would do it again.',
  },
  { n: 4, at_s: 1794790090, by: { name: 'Vera', seat: null }, text: 'This is better than a film.' },
];
