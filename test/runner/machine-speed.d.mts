/** How many times slower than the reference machine this one is now: 1 to 10. */
export function measureSlowness(): number;

/** The slowness that the runner measured when it began; 1 without the runner. */
export const slowness: number;

/** A time limit that grows with the slowness of the machine. Takes and gives milliseconds. */
export function timeLimit(ms: number): number;
