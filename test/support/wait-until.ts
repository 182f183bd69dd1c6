import { waitUntil as poll } from '@open-wc/testing';
import { timeLimit } from '../runner/machine-speed.mjs';

/** A condition is looked at so often. Web Test Runner's own 50 ms would be most of the time that many tests take. */
const POLL_INTERVAL_MS = 5;

const MAX_WAIT_MS = 10_000;

/** Waits until a condition holds. Fails with the message after ten seconds, later on a slow machine. */
export const waitUntil = (predicate: () => unknown, message?: string): Promise<void> =>
  poll(predicate, message, { interval: POLL_INTERVAL_MS, timeout: timeLimit(MAX_WAIT_MS) });
