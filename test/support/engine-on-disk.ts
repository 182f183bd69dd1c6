import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../src/backend/store/engines/engine.js';
import { sqliteOn } from '../../src/backend/store/engines/sqlite.js';

const root = mkdtempSync(join(tmpdir(), 'turnout-test-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));

/** SQLite in a folder of its own, gone with the process. */
export const newEngine = (): Promise<Engine> => sqliteOn(mkdtempSync(join(root, 'data-')));
