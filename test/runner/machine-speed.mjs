// How fast this machine is, so that limits of tests can grow on a slow one.

/** One round of `measure` on the machine that the limits in the tests were chosen on. */
const REFERENCE_MS = 75;

const ROUNDS = 5;

/** Tests never get more than this times their limit. */
const MAX_SLOWNESS = 10;

/** Work of a kind that tests do: objects, strings, JSON. Gives milliseconds by the clock, so a busy processor counts as slow. */
function measure() {
  const since = performance.now();
  let text = '[]';
  for (let round = 0; round < 250; round++) {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      id: `row-${index}`,
      values: [index, index * round, text.length],
    }));
    text = JSON.stringify(rows.toSorted((a, b) => a.values[1] - b.values[1] || b.id.localeCompare(a.id)));
    rows.push(...JSON.parse(text));
  }
  return performance.now() - since;
}

/** How many times slower than the reference machine this one is now: 1 to 10. */
export function measureSlowness() {
  const times = Array.from({ length: ROUNDS }, measure).sort((a, b) => a - b);
  const median = times[Math.floor(ROUNDS / 2)];
  return Math.min(MAX_SLOWNESS, Math.max(1, median / REFERENCE_MS));
}

/** The slowness that the runner measured when it began; 1 without the runner. */
export const slowness = Number(process.env.TURNOUT_TEST_SLOWNESS) || 1;

/** A time limit that grows with the slowness of the machine. Takes and gives milliseconds. */
export const timeLimit = (ms) => Math.round(ms * slowness);
