// One table as this browser knows it: the newest room and the newest frame, whole, and what has
// been heard so far. Everything on the screen is derived from these.

import { PROTOCOL } from '../../gen/constants';
import type { ChatLine, Explained, Frame, Request, Room, ServerMsg } from '../../gen/messages';
import { api, Refused } from './api';
import { Contribution } from './draw';
import { TableSocket } from './socket';
import type { Answer, Link, SocketOptions } from './socket';

/** How long after the first room of a connection what was said before is awaited. */
const CHAT_MS_MAX = 5000;

/** Refusals after which there is no use in trying again. */
export const FINAL = new Set(
  ['no-such-table', 'not-welcome', 'closed', 'bad-invite', 'no-spectators', 'moved'].map(
    (name) => `refusal-${name}`,
  ),
);

interface TableOptions extends Pick<SocketOptions, 'open'> {
  /** Whose eyes this connection looks through, where they are not those of the person. */
  eyes?: 'public';
}

/** What a frame and a page of the past have in common. */
type Told = Pick<Frame, 'match' | 'first' | 'events' | 'only'>;

interface Heard {
  match: number;
  events: unknown[];
  only: ReadonlySet<number>;
}

export class Table {
  room = $state.raw<Room | null>(null);
  frame = $state.raw<Frame | null>(null);
  /** All that this viewer has heard in the match of the frame. */
  events = $state.raw<unknown[]>([]);
  /** Which of `events` not everybody has heard: their places in the list. */
  only = $state.raw<ReadonlySet<number>>(new Set());
  chat = $state.raw<ChatLine[]>([]);
  link = $state.raw<Link>('connecting');
  /** Why the connection has ended for good. */
  ended = $state.raw<Explained | null>(null);
  /** The server speaks a newer language than this page. */
  outdated = $state.raw(false);
  /** How far the match's clock is ahead of this device's, in milliseconds. */
  matchOffsetMs = $state.raw(0);
  /** What has been heard up to now in the match of this number; shown with the next frame. */
  #heard: Heard = { match: 0, events: [], only: new Set() };
  /** Whether there has been a frame since the connection was made. */
  #clockKnown = false;
  /** Whether there has been chat since: each connection is told all of it, numbered anew. */
  #chatKnown = false;
  #chatTimer: ReturnType<typeof setTimeout> | undefined;
  #socket: TableSocket;
  #contribution = new Contribution();

  constructor(
    readonly id: string,
    { eyes, open }: TableOptions = {},
  ) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const query = eyes === undefined ? '' : `?eyes=${eyes}`;
    this.#socket = new TableSocket({
      open,
      url: `${scheme}//${location.host}/api/rooms/${encodeURIComponent(id)}/ws${query}`,
      onMessage: (message) => this.#hear(message),
      onLink: (link, why) => {
        this.link = link;
        if (link === 'ended') this.ended = why;
      },
      probe: () => this.#probe(),
    });
  }

  send(request: Request): Promise<Answer> {
    return this.#socket.send(request);
  }

  nudge(): void {
    this.#socket.nudge();
  }

  /** Ends the connection, and forgets all that has come over it. */
  close(): void {
    clearTimeout(this.#chatTimer);
    this.#socket.close();
    this.room = null;
    this.frame = null;
    this.events = [];
    this.only = new Set();
    this.chat = [];
    this.#heard = { match: 0, events: [], only: new Set() };
  }

  #hear(message: ServerMsg): void {
    switch (message.type) {
      case 'hello':
        this.outdated = message.protocol !== PROTOCOL;
        this.#clockKnown = false;
        this.#chatKnown = false;
        clearTimeout(this.#chatTimer);
        this.#chatTimer = undefined;
        break;
      case 'room':
        this.room = message;
        // The chat comes right behind the first room; where there is none, the old lines go.
        this.#chatTimer ??= setTimeout(() => {
          if (!this.#chatKnown) this.chat = [];
        }, CHAT_MS_MAX);
        this.#addToDraw(message);
        break;
      case 'past':
        this.#learn(message);
        break;
      case 'frame':
        this.#look(message);
        break;
      case 'chat':
        this.#listen(message.lines);
        break;
    }
  }

  #look(frame: Frame): void {
    // A connection keeps the order, and a server that was started anew counts anew: what comes is
    // always the newest.
    const sameMatch = this.frame?.match === frame.match;
    // The server rounds its clock down and the message took its time: the largest is the nearest.
    const offsetMs = frame.now_ms - Date.now();
    const better = !this.#clockKnown || !sameMatch || offsetMs > this.matchOffsetMs;
    if (better) this.matchOffsetMs = offsetMs;
    this.#clockKnown = true;
    this.#learn(frame);
    this.events = this.#heard.events;
    this.only = this.#heard.only;
    this.frame = frame;
  }

  #learn({ match, first, events, only }: Told): void {
    const same = this.#heard.match === match;
    const before = same ? this.#heard.events.slice(0, first) : [];
    const onlyBefore = same ? [...this.#heard.only].filter((place) => place < first) : [];
    this.#heard = {
      match,
      events: [...before, ...events],
      only: new Set([...onlyBefore, ...only.map((place) => before.length + place)]),
    };
  }

  #listen(lines: ChatLine[]): void {
    const before = this.#chatKnown ? this.chat : [];
    this.#chatKnown = true;
    const byNumber = new Map(before.map((line) => [line.n, line]));
    for (const line of lines) byNumber.set(line.n, line);
    this.chat = [...byNumber.values()].sort((a, b) => a.n - b.n);
  }

  #addToDraw(room: Room): void {
    const owed = this.#contribution.answer(room);
    if (owed !== null) void this.send(owed);
  }

  async #probe(): Promise<Explained | null> {
    try {
      await api.join(this.id, null);
    } catch (problem) {
      if (problem instanceof Refused && FINAL.has(problem.why.key)) return problem.why;
    }
    return null;
  }
}
