// SHA-256 (FIPS 180-4) for short messages. The browser's own is not there on plain http, as at a
// table at home.

/** The first 32 bits of the fractional parts of the roots of the first primes: constants. */
function fractions(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) prime &&= n % d !== 0;
    if (prime) found.push(Math.floor((n ** (1 / root) % 1) * 2 ** 32));
  }
  return Uint32Array.from(found);
}

const ROUND = fractions(64, 3);
const START = fractions(8, 2);

const at = (words: Uint32Array, place: number): number => words[place] ?? 0;
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a one, zeros, and its length in bits, up to whole blocks of 64 bytes. */
function blocks(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 4, message.length * 8);
  return view;
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(words, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => {
    state[place] = at(state, place) + word;
  });
}

export function sha256(message: Uint8Array): Uint8Array {
  const input = blocks(message);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let start = 0; start < input.byteLength; start += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = input.getUint32(start + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [w15, w2] = [at(words, i - 15), at(words, i - 2)];
      const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
      const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
      words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1;
    }
    mix(state, words);
  }
  const output = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => output.setUint32(4 * place, word));
  return new Uint8Array(output.buffer);
}
