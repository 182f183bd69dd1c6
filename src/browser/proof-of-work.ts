import { sha256Behind } from './sha-256.js';

/** Half of what a page has between two frames. Milliseconds. */
const enough = 8;

/** Hashes between two looks at the clock: less than a millisecond on a slow telephone. */
const few = 50;

/** The most hashes at a stretch, for clocks that show only every sixteenth or hundredth millisecond. */
const most = 2_000;

export interface SolveOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
  /** Lets the page do whatever else there is to do. */
  pause?: () => Promise<void>;
}

/** Turns of the event loop without the wait that timers have. */
function turns() {
  const { port1, port2 } = new MessageChannel();
  const next = () =>
    new Promise<void>((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
  return { next, end: () => port1.close() };
}

/**
 * Finds the nonce that solves proof of work: 65 536 hashes on average for 16 bits. The page stays as responsive as it is: no
 * stretch of it takes as long as a frame. Throws the signal's reason when that ends it.
 */
export async function solve(
  { challenge, bits }: { readonly challenge: string; readonly bits: number },
  { signal, now = () => performance.now(), pause }: SolveOptions = {},
): Promise<string> {
  const hash = sha256Behind(`${challenge}:`);
  const { next, end } = turns();
  const rest = pause ?? next;
  try {
    for (let nonce = 0; ;) {
      signal?.throwIfAborted();
      const [began, last] = [now(), nonce + most];
      do {
        for (const stop = nonce + few; nonce < stop; nonce++)
          if (Math.clz32(hash(String(nonce))[0]!) >= bits) return String(nonce);
      } while (nonce < last && now() - began < enough);
      await rest();
    }
  } finally {
    end();
  }
}
