import { describe, expect, it } from 'vitest';
import vectors from '../../docs/deal-vectors.json?raw';
import { commitmentOf } from '../src/lib/net/draw';
import { sha256 } from '../src/lib/net/sha256';

interface Case {
  commitment: string;
  nonces: Record<string, string>;
  bound: Record<string, string>;
}

const { cases } = JSON.parse(vectors) as { cases: Case[] };

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

describe('SHA-256', () => {
  it('is that of the standard', () => {
    const of = (text: string): string => hex(sha256(new TextEncoder().encode(text)));
    expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(of('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  it('agrees with the browser’s own for every length around a block', async () => {
    for (let length = 0; length < 200; length += 1) {
      const message = Uint8Array.from({ length }, (_, place) => (place * 7 + length) % 256);
      const own = await crypto.subtle.digest('SHA-256', message);
      expect(hex(sha256(message))).toBe(hex(new Uint8Array(own)));
    }
  });
});

describe('a commitment', () => {
  it('is that of docs/deal.md', () => {
    let compared = 0;
    for (const { commitment, nonces, bound } of cases) {
      for (const [seat, nonce] of Object.entries(nonces)) {
        expect(commitmentOf(commitment, Number(seat), nonce)).toBe(bound[seat]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});
