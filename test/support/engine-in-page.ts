import type { Engine } from '../../src/backend/store/engines/engine.js';
import { sqliteInPage } from '../../src/backend/store/engines/page.js';

/** SQLite in the memory of the page. */
export const newEngine = (): Promise<Engine> => sqliteInPage();

/** Whoever works on it, it is the one in this page. */
export const newEngines = async (count: number): Promise<Engine[]> => new Array<Engine>(count).fill(await newEngine());
