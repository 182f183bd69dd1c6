import { sha256WithPrefix } from './sha-256.js';

/** Half of the time between two frames. */
const SLICE_MS = 8;

/** Less than a millisecond on a slow phone. */
const HASHES_PER_CLOCK_READ = 50;

/** Bounds a slice if the browser's clock is coarse (up to 100 ms). */
const MAX_HASHES_PER_SLICE = 2_000;

export interface SolveOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  /** Lets other tasks of the page run. */
  pause?: () => Promise<void>;
}

/** Tasks of the event loop without the delay of timers. */
function eventLoopTurns() {
  const { port1, port2 } = new MessageChannel();
  const next = () =>
    new Promise<void>((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
  return { next, end: () => port1.close() };
}

/**
 * Finds the nonce that solves a proof of work: 65 536 hashes on average for 16 bits. It works in slices shorter than a frame,
 * so that the page stays responsive. Throws the signal's reason when it is aborted.
 */
export async function solve(
  { challenge, bits }: { readonly challenge: string; readonly bits: number },
  { signal, now = () => performance.now(), pause }: SolveOptions = {},
): Promise<string> {
  const hash = sha256WithPrefix(`${challenge}:`);
  const { next, end } = eventLoopTurns();
  const pauseSlice = pause ?? next;
  try {
    for (let nonce = 0; ;) {
      signal?.throwIfAborted();
      const [sliceStart, sliceEnd] = [now(), nonce + MAX_HASHES_PER_SLICE];
      do {
        for (const batchEnd = nonce + HASHES_PER_CLOCK_READ; nonce < batchEnd; nonce++)
          if (Math.clz32(hash(String(nonce))[0]!) >= bits) return String(nonce);
      } while (nonce < sliceEnd && now() - sliceStart < SLICE_MS);
      await pauseSlice();
    }
  } finally {
    end();
  }
}
