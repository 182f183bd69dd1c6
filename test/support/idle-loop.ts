import type { LoopDelay } from '../../src/backend/http/load-shedding.js';

/** For a server that refuses nothing, however long the machine of a test stalls. Load shedding has tests of its own. */
export const idleLoop: LoopDelay = { now: () => 0, stop: () => {} };
