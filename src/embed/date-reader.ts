import type { DateReader } from '../fields/index.js';

/** Reads dates once the module `controls` is loaded, as it is for every form that asks for one. */
export const dateReader = {} as DateReader;
