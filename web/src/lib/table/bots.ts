// Bots on the seats that nobody has.

import type { BotLevel, Request, Room } from '../../gen/messages';

export const LEVEL: BotLevel = 'normal';

/** Puts a bot on every free seat, and begins; says whether the table has done all of it. */
export async function startWithBots(
  room: Room,
  send: (request: Request) => Promise<boolean>,
): Promise<boolean> {
  const free = room.seats.filter(({ occupant }) => occupant == null);
  const seated = await Promise.all(
    free.map(({ seat }) => send({ 'add-bot': { seat, level: LEVEL } })),
  );
  return seated.every((done) => done) && (await send('start'));
}
