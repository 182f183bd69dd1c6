import { first } from './first.js';
import { second } from './second.js';
import type { Version } from './version.js';

/** Every version there was before today's. A step that is appended to the migrations wants one more here. */
export const versions: readonly Version[] = [first, second];

export { token } from './second.js';
export { key, type Version } from './version.js';
