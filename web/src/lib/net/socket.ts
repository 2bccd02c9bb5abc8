// The connection to a table: it comes back by itself, and what was asked while it was gone is
// asked again. The server does a command once, however often it arrives.

import type { CommandId, Explained, Request, ServerMsg } from '../../gen/messages';
import { backoffMs } from './backoff';
import { padded } from './pad';
import { randomHex } from './random';

export type Link = 'connecting' | 'open' | 'waiting' | 'ended';

/** How a command went. */
export type Answer = { done: true } | { done: false; why: Explained };

/** An answer that takes longer than this means that the connection is dead, whatever it says. */
const ANSWER_MS_MAX = 10_000;

export interface SocketOptions {
  url: string;
  onMessage: (message: ServerMsg) => void;
  onLink: (link: Link, why: Explained | null) => void;
  /** Asked when a connection could not be made at all: a reason means that trying is of no use. */
  probe?: () => Promise<Explained | null>;
  /** For tests. */
  open?: (url: string) => WebSocket;
}

interface Pending {
  text: string;
  answer: (answer: Answer) => void;
}

export class TableSocket {
  readonly #options: SocketOptions;
  readonly #pending = new Map<CommandId, Pending>();
  #socket: WebSocket | null = null;
  #link: Link = 'connecting';
  #failures = 0;
  #greeted = false;
  #retryAfterMs: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#connect();
  }

  /** Asks for something. The promise stays open until the server has answered. */
  send(request: Request): Promise<Answer> {
    if (this.#link === 'ended') {
      return Promise.resolve({ done: false, why: { key: 'refusal-closed' } });
    }
    const id = randomHex(16);
    const text = padded(JSON.stringify({ id, do: request }));
    return new Promise((answer) => {
      this.#pending.set(id, { text, answer });
      if (this.#greeted) this.#socket?.send(text);
      this.#watch();
    });
  }

  /** Tries again at once: the network is back, or somebody looks at the page again. */
  nudge(): void {
    if (this.#link !== 'waiting') return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Ends the connection for good. */
  close(): void {
    this.#end(null);
  }

  #connect(): void {
    const open = this.#options.open ?? ((url: string) => new WebSocket(url));
    this.#greeted = false;
    this.#retryAfterMs = null;
    this.#enter('connecting', null);
    const socket = open(this.#options.url);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMsg);
    };
    socket.onclose = () => {
      if (socket === this.#socket) void this.#lost();
    };
  }

  #hear(message: ServerMsg): void {
    switch (message.type) {
      case 'hello':
        this.#greeted = true;
        this.#failures = 0;
        this.#enter('open', null);
        for (const { text } of this.#pending.values()) this.#socket?.send(text);
        this.#watch();
        break;
      case 'ack':
        this.#settle(message.id, { done: true });
        return;
      case 'refused':
        if (message.id != null) this.#settle(message.id, { done: false, why: message.why });
        return;
      case 'bye':
        if (message.retry_after_s == null) this.#end(message.why);
        else this.#retryAfterMs = message.retry_after_s * 1000;
        return;
    }
    this.#options.onMessage(message);
  }

  #settle(id: CommandId, answer: Answer): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#watch();
    pending?.answer(answer);
  }

  /** As long as an answer is due, somebody looks whether it comes. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    if (!this.#greeted || this.#pending.size === 0) return;
    this.#watchdog = setTimeout(() => {
      this.#socket?.close();
      void this.#lost();
    }, ANSWER_MS_MAX);
  }

  async #lost(): Promise<void> {
    if (this.#link === 'ended') return;
    clearTimeout(this.#watchdog);
    const never = !this.#greeted && this.#retryAfterMs === null;
    this.#greeted = false;
    this.#socket = null;
    this.#enter('waiting', null);
    const waitMs = (this.#retryAfterMs ?? 0) + backoffMs(this.#failures);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), waitMs);
    if (!never) return;
    const why = await this.#options.probe?.();
    if (why) this.#end(why);
  }

  #end(why: Explained | null): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    const socket = this.#socket;
    this.#socket = null;
    this.#enter('ended', why);
    socket?.close();
    const answer: Answer = { done: false, why: why ?? { key: 'refusal-closed' } };
    for (const pending of this.#pending.values()) pending.answer(answer);
    this.#pending.clear();
  }

  #enter(link: Link, why: Explained | null): void {
    this.#link = link;
    this.#options.onLink(link, why);
  }
}
