import { waitUntil as poll } from '@open-wc/testing';
import { timeLimit } from '../runner/machine-speed.mjs';

/** A condition is looked at so often. Web Test Runner's own 50 ms would be most of the time that many tests take. */
const POLL_INTERVAL_MS = 5;

const DEFAULT_TIMEOUT_MS = 5000;

/**
 * Waits until a condition holds. Fails with the message after `timeout` milliseconds (default: 5000), longer on a slow machine.
 */
export const waitUntil = (
  predicate: () => unknown,
  message?: string,
  { timeout = DEFAULT_TIMEOUT_MS }: { timeout?: number } = {},
): Promise<void> => poll(predicate, message, { interval: POLL_INTERVAL_MS, timeout: timeLimit(timeout) });
