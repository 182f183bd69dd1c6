/** Loads the solver for proof of work. The embed script is built with `src/embed/load-solver.ts` instead of this file. */
export const loadSolver = async () => (await import('../browser/proof-of-work.js')).solve;
