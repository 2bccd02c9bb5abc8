import type { Command, ServerMsg } from '../src/gen/messages';
import { PROTOCOL } from '../src/gen/constants';

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static all: FakeSocket[] = [];

  static open = (url: string): WebSocket => new FakeSocket(url) as unknown as WebSocket;

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('no connection has been made');
    return socket;
  }

  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: string[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  /** The server says something. */
  says(message: ServerMsg): void {
    this.onmessage?.({ data: `${JSON.stringify(message)}   ` });
  }

  hello(protocol = PROTOCOL): void {
    this.says({ type: 'hello', protocol, version: '0', now_s: 0 });
  }

  /** The network is gone. */
  drops(): void {
    this.onclose?.();
  }

  get commands(): Command[] {
    return this.sent.map((text) => JSON.parse(text) as Command);
  }
}
