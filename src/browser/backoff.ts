/** Resolves after so many milliseconds. */
export const sleep = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

/** Milliseconds to wait before a retry: exponential with jitter, so that visitors do not retry at the same moment. */
export const backoff = (tries: number) => 500 * 2 ** tries * (1 + Math.random());
