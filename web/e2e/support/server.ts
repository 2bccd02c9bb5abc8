// A real server on a free port, with a folder of its own. It can be killed and started again.

import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const BINARY = resolve(process.env['REDEYE_BIN'] ?? '../target/debug/redeye');

/** Writes a certificate for this machine, which nobody has signed. */
const CERTIFICATE = resolve('../target/debug/examples/certificate');

async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') done(address.port);
        else fail(new Error('the system gives no port'));
      });
    });
  });
}

export class Server {
  private child: ChildProcess | null = null;
  readonly base: string;
  log = '';

  private constructor(
    private readonly port: number,
    private readonly folder: string,
    private readonly paceMs: number,
    /** Further flags. */
    private readonly flags: string[],
  ) {
    this.base = `${flags.includes('--tls-cert') ? 'https' : 'http'}://127.0.0.1:${port}`;
  }

  static async start(paceMs = 120): Promise<Server> {
    const folder = await mkdtemp(join(tmpdir(), 'redeye-e2e-'));
    const server = new Server(await freePort(), folder, paceMs, []);
    await server.run();
    return server;
  }

  /** The same with encryption. */
  static async startEncrypted(paceMs = 120): Promise<Server> {
    const folder = await mkdtemp(join(tmpdir(), 'redeye-e2e-'));
    execFileSync(CERTIFICATE, [folder]);
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    const flags = ['--tls-cert', cert, '--tls-key', key];
    const server = new Server(await freePort(), folder, paceMs, flags);
    await server.run();
    return server;
  }

  /** Starts the program and waits until it answers. */
  async run(): Promise<void> {
    const child = spawn(
      BINARY,
      [
        'serve',
        ...['--listen', `127.0.0.1:${this.port}`, '--data', this.folder],
        ...['--bot-pace-ms', String(this.paceMs), '--tables-per-hour', '1000'],
        ...['--tables-per-session', '100', '--connections-per-address', '1000'],
        ...['--requests-per-second', '1000', ...this.flags],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const before = this.log.length;
    const keep = (text: Buffer): void => void (this.log += text.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.child = child;
    // The test's own limit ends the waiting for a server that hangs.
    while (child.exitCode === null) {
      // It says so when it listens.
      if (this.log.includes(`Redeye is at ${this.base}`, before)) return;
      await new Promise((next) => setTimeout(next, 50));
    }
    throw new Error(`the server has ended:\n${this.log}`);
  }

  /** Ends it at once, as a power cut would. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
    this.child = null;
  }

  async end(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
