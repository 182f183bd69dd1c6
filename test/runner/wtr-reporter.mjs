// A reporter for Web Test Runner: records each test, and how long each page took with all that it loaded.
import { record } from './test-report.mjs';

const testsOf = (suite) => [...suite.tests, ...suite.suites.flatMap(testsOf)];

const stateOf = ({ passed, skipped }) => (skipped ? 'skipped' : passed ? 'passed' : 'failed');

export function testReport() {
  const started = new Map();
  return {
    start({ sessions }) {
      sessions.on('session-status-updated', ({ id, status }) => {
        if (status === 'INITIALIZING') started.set(id, Date.now());
      });
    },
    reportTestFileResults({ sessionsForTestFile, testFile: file }) {
      for (const { id, testResults } of sessionsForTestFile) {
        const tests = testResults ? testsOf(testResults) : [];
        for (const test of tests)
          record('end', { file, test: test.name, state: stateOf(test), ms: test.duration ?? 0 });
        record('file', { file, ms: Date.now() - (started.get(id) ?? Date.now()) });
      }
    },
  };
}
