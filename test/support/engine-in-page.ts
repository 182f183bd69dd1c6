import type { Engine } from '../../src/backend/store/engines/engine.js';
import { sqliteInPage } from '../../src/backend/store/engines/page.js';

/** SQLite in the memory of the page. */
export const newEngine = (): Promise<Engine> => sqliteInPage();
