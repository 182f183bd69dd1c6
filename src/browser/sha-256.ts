const primes: number[] = [];
for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime)) primes.push(number);

/** The first 32 bits of the fraction. A double has 18 more correct bits, so the rounding of the root does not matter. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;

const INITIAL_STATE = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND_CONSTANTS = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

const rotateRight = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

const words = new Int32Array(64);
const encoder = new TextEncoder();

/** Compresses one block of 64 bytes into the state. */
function compress(state: Int32Array, block: DataView, offset: number): void {
  for (let index = 0; index < 64; index++) {
    if (index < 16) words[index] = block.getInt32(offset + index * 4);
    else {
      const [w15, w2] = [words[index - 15]!, words[index - 2]!];
      const sigma0 = rotateRight(w15, 7) ^ rotateRight(w15, 18) ^ (w15 >>> 3);
      const sigma1 = rotateRight(w2, 17) ^ rotateRight(w2, 19) ^ (w2 >>> 10);
      words[index] = words[index - 16]! + sigma0 + words[index - 7]! + sigma1;
    }
  }
  // by index: destructuring uses an iterator, which is slower
  let [a, b, c, d] = [state[0]!, state[1]!, state[2]!, state[3]!];
  let [e, f, g, h] = [state[4]!, state[5]!, state[6]!, state[7]!];
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const temp1 =
      (h +
        (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
        choice +
        ROUND_CONSTANTS[index]! +
        words[index]!) |
      0;
    const temp2 = (rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + temp1) | 0;
    d = c;
    c = b;
    b = a;
    a = (temp1 + temp2) | 0;
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
  const prefixBlocksLength = bytes.length - (bytes.length % 64);
  const prefixState = Int32Array.from(INITIAL_STATE);
  for (let offset = 0; offset < prefixBlocksLength; offset += 64)
    compress(prefixState, new DataView(bytes.buffer), offset);
  const prefixRest = bytes.subarray(prefixBlocksLength);
  const state = new Int32Array(8);
  let blocks = new Uint8Array(0);
  let view = new DataView(blocks.buffer);
  let suffixLength = 0;

  return (suffix) => {
    const suffixBytes = encoder.encode(suffix);
    // the block of another suffix of this length differs only in the suffix
    if (suffixLength !== suffixBytes.length || !blocks.length) {
      suffixLength = suffixBytes.length;
      const length = prefixRest.length + suffixLength;
      blocks = new Uint8Array((length + 72) & ~63);
      view = new DataView(blocks.buffer);
      blocks.set(prefixRest);
      blocks[length] = 0x80;
      view.setUint32(blocks.length - 4, (prefixBlocksLength + length) * 8);
    }
    blocks.set(suffixBytes, prefixRest.length);
    state.set(prefixState);
    for (let offset = 0; offset < blocks.length; offset += 64) compress(state, view, offset);
    return state;
  };
}
