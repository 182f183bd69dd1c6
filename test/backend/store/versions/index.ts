import { fifth } from './fifth.js';
import { first } from './first.js';
import { fourth } from './fourth.js';
import { second } from './second.js';
import { sixth } from './sixth.js';
import { third } from './third.js';
import type { Version } from './version.js';

/** Every version there was before today's. A step that is appended to the migrations wants one more here. */
export const versions: readonly Version[] = [first, second, third, fourth, fifth, sixth];

export { token } from './second.js';
export { session } from './third.js';
export { key, type Version } from './version.js';
