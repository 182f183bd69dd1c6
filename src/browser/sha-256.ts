const primes: number[] = [];
for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime)) primes.push(number);

/** The first 32 bits of the fraction. A double has 18 more correct bits, so the rounding of the root does not matter. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;

const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const words = new Int32Array(64);
const encoder = new TextEncoder();

/** Compresses one block of 64 bytes into the state. */
function compress(state: Int32Array, block: DataView, from: number): void {
  for (let at = 0; at < 64; at++) {
    if (at < 16) words[at] = block.getInt32(from + at * 4);
    else {
      const [early, late] = [words[at - 15]!, words[at - 2]!];
      const low = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
      const high = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
      words[at] = words[at - 16]! + low + words[at - 7]! + high;
    }
  }
  // by index: destructuring uses an iterator, which is slower
  let [a, b, c, d] = [state[0]!, state[1]!, state[2]!, state[3]!];
  let [e, f, g, h] = [state[4]!, state[5]!, state[6]!, state[7]!];
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first =
      (h + (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) + choice + constants[at]! + words[at]!) | 0;
    const second = (rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

/**
 * SHA-256 (FIPS 180-4) of texts with a common prefix. The result is eight signed words, which the next call overwrites. Pages
 * without TLS have no `crypto.subtle`, and one asynchronous call for each hash would be several times slower.
 */
export function sha256WithPrefix(prefix: string): (suffix: string) => Int32Array {
  const bytes = encoder.encode(prefix);
  // whole blocks are the same each time
  const whole = bytes.length - (bytes.length % 64);
  const middle = Int32Array.from(initial);
  for (let from = 0; from < whole; from += 64) compress(middle, new DataView(bytes.buffer), from);
  const rest = bytes.subarray(whole);
  const state = new Int32Array(8);
  let blocks = new Uint8Array(0);
  let view = new DataView(blocks.buffer);
  let known = 0;

  return (suffix) => {
    const more = encoder.encode(suffix);
    // the block of another suffix of this length differs only in the suffix
    if (known !== more.length || !blocks.length) {
      known = more.length;
      const length = rest.length + known;
      blocks = new Uint8Array((length + 72) & ~63);
      view = new DataView(blocks.buffer);
      blocks.set(rest);
      blocks[length] = 0x80;
      view.setUint32(blocks.length - 4, (whole + length) * 8);
    }
    blocks.set(more, rest.length);
    state.set(middle);
    for (let from = 0; from < blocks.length; from += 64) compress(state, view, from);
    return state;
  };
}
