// Runs suites side by side, each after those that it needs.

/**
 * Runs every suite with `runSuite`, at most `workers` at a time, in their order. A suite with `after` begins when those suites
 * have ended, or at once where they are not among these; one with `alone` begins when all others have ended.
 * `runSuite` gets the suite and the names in `after` that failed, and resolves to whether the suite passed.
 */
export async function schedule(suites, runSuite, workers) {
  const names = new Set(suites.map(({ name }) => name));
  const passed = new Map();
  const waiting = suites.filter(({ alone }) => !alone);
  const running = new Set();
  const needed = ({ after = [] }) => after.filter((name) => names.has(name));
  const isReady = (suite) => needed(suite).every((name) => passed.has(name));

  const start = (suite) => {
    const failed = needed(suite).filter((name) => !passed.get(name));
    const run = runSuite(suite, failed).then((result) => {
      passed.set(suite.name, result);
      running.delete(run);
    });
    running.add(run);
  };

  while (waiting.length || running.size) {
    const next = running.size < workers ? waiting.findIndex(isReady) : -1;
    if (next !== -1) start(waiting.splice(next, 1)[0]);
    else if (running.size) await Promise.race(running);
    else throw new Error(`These suites wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  for (const suite of suites.filter(({ alone }) => alone)) {
    start(suite);
    await Promise.all(running);
  }
}
