// `npm test` and `npm run test:all`: run suites side by side and end with one line of totals.
//   npm test                  what everybody runs before a commit: Node and Chromium are enough
//   npm run test:all          everything else: other engines and databases, timing, long runs
//   npm test -- units walks   some suites by name
//   npm test -- --list        the names of all suites
//   npm run test:all -- --minutes 60   ends suites that repeat tests elsewhere after this time, and says which
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuilt } from '../../demo/built.mjs';
import { run } from './child-process.mjs';
import { failuresIn, withoutColours } from './failures.mjs';
import { measureSlowness } from './machine-speed.mjs';
import { ensureChromium, findProgram, howToInstall } from './programs.mjs';
import { schedule } from './schedule.mjs';
import { STALL_MS, stalled } from './stall.mjs';
import { buildSuites, leftOut, selectSuites, suiteList } from './suites.mjs';
import { readReport, slowestFiles } from './test-report.mjs';

/** As many suites run at a time: on two cores one more than these, since walks wait for browsers and servers half of the time. */
const WORKERS = 3;

const PROGRESS_MS = 60_000;
const SLOWEST_FILES = 20;

/** Ends with a message: usage was wrong. */
function refuse(message) {
  console.error(message);
  process.exit(2);
}

function readArguments() {
  try {
    const options = { all: { type: 'boolean' }, list: { type: 'boolean' }, minutes: { type: 'string' } };
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return refuse(`${error.message}\nnpm test -- --list names the suites.`);
  }
}

const { values, positionals } = readArguments();
if (values.list) {
  console.log(suiteList());
  process.exit(0);
}
const selected = selectSuites(positionals, values.all ? 'all' : 'quick');
if (typeof selected === 'string') refuse(selected);
if (values.minutes !== undefined && !(Number(values.minutes) >= 0)) refuse('--minutes takes a number.');

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

const startedAt = Date.now();
const slowness = measureSlowness();
console.log(`Limits of tests are multiplied by ${slowness.toFixed(2)}: this machine is measured against a fast one.`);
if (selected.some(({ needs = [] }) => needs.includes('chromium'))) console.log(`chromium: ${ensureChromium()}`);

/** Totals over all suites, and what is said about them at the end. */
const totals = { passed: 0, failed: 0 };
const summary = [];
const failures = [];
const missing = new Set();

/** Counts a suite. `lines` say why it failed. Gives whether it passed. */
function count({ name }, { passed, failed, skipped = 0 }, since, lines = []) {
  totals.passed += passed;
  totals.failed += failed;
  const skips = skipped ? `, ${skipped} skipped` : '';
  summary.push(`${name}: ${passed} passed, ${failed} failed${skips}, ${seconds(since)}`);
  if (failed) failures.push([`${name}: ${passed} passed, ${failed} failed`, ...lines].join('\n'));
  return failed === 0;
}

/** Aborts when no time is left for suites that repeat tests elsewhere. */
function timeUpAfter(minutes) {
  return minutes > 0 ? AbortSignal.timeout(minutes * 60_000) : AbortSignal.abort();
}
const timeUp = values.minutes === undefined ? undefined : timeUpAfter(Number(values.minutes));

/** Suites that run now, with their reports. */
const running = new Map();

const progress = setInterval(() => {
  const lines = [...running].map(([name, { since, report }]) => {
    const [test] = readReport(report).running;
    return `${name}, ${seconds(since)}${test ? `, at “${test}”` : ''}`;
  });
  if (lines.length) console.log(`… ${lines.join('; ')}`);
}, PROGRESS_MS);

const reports = mkdtempSync(join(tmpdir(), 'turnout-tests-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

async function runSuite(suite, failedBefore) {
  const { name, command, args, env = {}, needs = [], isCheck = false, isSilent = false } = suite;
  const since = Date.now();
  if (failedBefore.length) return count(suite, { passed: 0, failed: 1 }, since, [`needs ${failedBefore.join(', ')}`]);
  const limit = suite.repeats && !suite.hasOwnTests ? timeUp : undefined;
  if (limit?.aborted) {
    summary.push(`${name}: left out, the time was up`);
    return true;
  }
  const absent = needs.filter((program) => !findProgram(program));
  if (absent.length) {
    for (const program of absent) missing.add(program);
    summary.push(`${name}: left out, ${absent.join(' and ')} is missing`);
    return true;
  }
  const report = join(reports, `${name}.jsonl`);
  const controller = new AbortController();
  const ended = new AbortController();
  // a check has no tests that could finish
  const stallMs = isCheck ? STALL_MS * slowness : STALL_MS;
  void stalled(report, since, { signal: ended.signal, stallMs }).then(
    () => controller.abort(),
    () => {},
  );
  // read before the suite is ended, which fails the test that it is at
  let resultInTime;
  limit?.addEventListener('abort', () => (resultInTime = readReport(report)), { once: true });
  running.set(name, { since, report });
  console.log(`\n== ${name} begins`);
  const { status, output } = await run(command, args, {
    env: { ...env, TURNOUT_TEST_REPORT: report, TURNOUT_TEST_SLOWNESS: String(slowness) },
    signal: limit ? AbortSignal.any([controller.signal, limit]) : controller.signal,
    show: () => {},
  });
  ended.abort();
  running.delete(name);
  console.log(`\n== ${name}, ${seconds(since)}\n${output}`);
  const lines = failuresIn(withoutColours(output));
  const stallMinutes = Math.round(stallMs / 60_000);
  if (status === undefined && isCheck) lines.unshift(`ended: not ready after ${stallMinutes} minutes`);
  const hasWarned = isSilent && output.trim() !== '';
  if (status === 0 && hasWarned) lines.unshift('ended well, and with warnings:');
  const isGood = status === 0 && !hasWarned;
  if (isCheck) return count(suite, isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, since, lines);
  const result = resultInTime ?? readReport(report);
  for (const { file, ms, tests } of slowestFiles(result, SLOWEST_FILES))
    console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${String(tests).padStart(5)} tests  ${file}`);
  if (resultInTime) {
    summary.push(`${name}: ended before its last test, the time was up`);
    return count(suite, result, since, lines);
  }
  if (status === undefined)
    lines.unshift(`ended: no test finished for ${stallMinutes} minutes, at “${result.running.join('”, “')}”`);
  // a suite that ran nothing, or ended badly without naming a failure, has failed as well
  const hasFailed = status !== 0 || result.passed === 0;
  return count(suite, { ...result, failed: result.failed || Number(hasFailed) }, since, lines);
}

const needsBuild = selected.some(({ after = [] }) => after.includes('build'));
const builds = selected.some(({ name }) => name === 'build');
const suites = needsBuild && !builds && !isBuilt() ? [...buildSuites, ...selected] : selected;
await schedule(suites, runSuite, WORKERS);
clearInterval(progress);

console.log(`\n== summary, ${seconds(startedAt)}\n${summary.join('\n')}`);
if (values.all && !positionals.length) console.log(`\nNot run in Firefox and WebKit:\n${leftOut.join('\n')}`);
for (const program of missing) {
  console.log(`${program} is missing (${howToInstall(program)}).`);
  if (process.env.CI) failures.push(`${program} is missing`);
}
totals.failed += process.env.CI ? missing.size : 0;
if (failures.length) console.log(`\n== failures\n${failures.join('\n\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed ? 1 : 0);
