import { statusOf } from './upstream-client.js';

/** Whether the service refuses the answers themselves, and not the key or the list. */
export const isRefusedForGood = (refusal: unknown): boolean => statusOf(refusal) === 422;
