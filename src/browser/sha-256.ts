const primes: number[] = [];
for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime)) primes.push(number);

/** The first 32 bits behind the point: 18 more of a double are right, so the last bit of a root does not matter. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;

const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const words = new Int32Array(64);
const encoder = new TextEncoder();

/** Takes one block of 64 bytes into a state. */
function compress(state: Int32Array, block: DataView, from: number): void {
  for (let at = 0; at < 64; at++) {
    if (at < 16) words[at] = block.getInt32(from + at * 4);
    else {
      const [early, late] = [words[at - 15]!, words[at - 2]!];
      const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[at] = words[at - 16]! + low + words[at - 7]! + high;
    }
  }
  // by index: destructuring would ask an iterator
  let [a, b, c, d] = [state[0]!, state[1]!, state[2]!, state[3]!];
  let [e, f, g, h] = [state[4]!, state[5]!, state[6]!, state[7]!];
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + constants[at]! + words[at]!) | 0;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
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
 * SHA-256 (FIPS 180-4) of texts that begin alike, as eight signed words that are written over by the next one. Pages that are
 * not served over TLS have no `crypto.subtle`, and asking that for every single hash would take several times as long.
 */
export function sha256Behind(beginning: string): (ending: string) => Int32Array {
  const bytes = encoder.encode(beginning);
  // whole blocks are the same each time
  const whole = bytes.length - (bytes.length % 64);
  const middle = Int32Array.from(initial);
  for (let from = 0; from < whole; from += 64) compress(middle, new DataView(bytes.buffer), from);
  const rest = bytes.subarray(whole);
  const state = new Int32Array(8);
  let blocks = new Uint8Array(0);
  let view = new DataView(blocks.buffer);
  let known = 0;

  return (ending) => {
    const more = encoder.encode(ending);
    // endings of one length differ in their own bytes only
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
