// Mocha's dots, and a record of each test for the runner. Limits of tests and hooks grow with the slowness of the machine.
import Mocha from 'mocha';
import { slowness } from './machine-speed.mjs';
import { record } from './test-report.mjs';

const { EVENT_HOOK_BEGIN, EVENT_HOOK_END, EVENT_RUN_END, EVENT_TEST_BEGIN, EVENT_TEST_END, EVENT_TEST_FAIL } =
  Mocha.Runner.constants;

/** Time after the last test in which a process ends that has closed everything. */
const END_LIMIT_MS = 60_000;

/** What mocha calls the end of a test. */
const states = { passed: 'passed', failed: 'failed', pending: 'skipped' };

export default class extends Mocha.reporters.Dot {
  constructor(runner, options) {
    super(runner, options);
    for (const event of [EVENT_HOOK_BEGIN, EVENT_TEST_BEGIN])
      runner.on(event, (runnable) => runnable.timeout(runnable.timeout() * slowness));
    runner.on(EVENT_TEST_BEGIN, (test) => record('begin', { file: test.file, test: test.fullTitle() }));
    runner.on(EVENT_TEST_END, (test) => {
      const state = states[test.state ?? 'pending'];
      record('end', { file: test.file, test: test.fullTitle(), state, ms: test.duration ?? 0 });
    });
    runner.on(EVENT_HOOK_END, (hook) => record('hook', { file: hook.file, ms: hook.duration ?? 0 }));
    runner.on(EVENT_TEST_FAIL, (failed) => {
      // mocha tells of a failing hook here alone
      if (failed.type === 'hook')
        record('end', { file: failed.file, test: failed.fullTitle(), state: 'failed', ms: 0 });
    });
    // does not keep the process itself, which ends as soon as nothing else is open
    runner.on(EVENT_RUN_END, () => {
      const report = () => console.error(`Still open after all tests: ${process.getActiveResourcesInfo().join(', ')}`);
      setTimeout(report, END_LIMIT_MS).unref();
    });
  }
}
