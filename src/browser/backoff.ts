export const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Longer every time, and never the same for two visitors: a rush is spread. Milliseconds. */
export const spread = (tries: number) => 500 * 2 ** tries * (1 + Math.random());

/** Longer than this nobody watches a button, or waits for a form. Milliseconds. */
export const longest = 20_000;
