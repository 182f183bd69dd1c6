import type { loadSolver as load } from '../state/load-solver.js';
import { loadModule } from './load-module.js';

/** `src/state/load-solver.ts` as the embed script has it. */
export const loadSolver: typeof load = () => loadModule('proof-of-work');
