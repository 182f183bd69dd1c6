/** Loads what solves proof of work. The embed script is built with `src/embed/load-solver.ts` in the place of this file. */
export const loadSolver = async () => (await import('../browser/proof-of-work.js')).solve;
