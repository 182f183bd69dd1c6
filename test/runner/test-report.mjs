// The report that a suite writes while it runs: one record a line, its values separated by tabs, appended at once, so that it
// is whole even when the process is killed. `TURNOUT_TEST_REPORT` names the file; without it nothing is written.
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';

const path = process.env.TURNOUT_TEST_REPORT;

/**
 * Appends one record. Kinds: `begin` { file, test }; `end` { file, test, state: passed, failed or skipped, ms }; `hook`
 * { file, ms }; `file` { file, ms }, which replaces the sum of its tests where loading a page takes time as well.
 */
export function record(kind, { file, test = '', state = '', ms = 0 }) {
  if (!path) return;
  const name = file ? relative(process.cwd(), file) : '';
  // not JSON: tests try what becomes of us where a page has changed how objects become JSON
  appendFileSync(path, `${kind}\t${name}\t${state}\t${ms}\t${test.replace(/\s/g, ' ')}\n`);
}

/** When the report last grew, in milliseconds since 1970; undefined where there is none. */
export const lastRecordAt = (report) => (existsSync(report) ? statSync(report).mtimeMs : undefined);

/** Reads a report: how many tests passed, failed and were skipped, the tests that have begun and not ended, times per file. */
export function readReport(report) {
  const lines = existsSync(report) ? readFileSync(report, 'utf8').split('\n') : [];
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const running = new Set();
  const files = new Map();
  const whole = new Map();
  // the last line is empty, or cut where the process was killed
  for (const line of lines.slice(0, -1)) {
    const [kind, file, state, time, test] = line.split('\t');
    const ms = Number(time);
    if (kind === 'begin') running.add(test);
    if (kind === 'file') whole.set(file, ms);
    if (kind === 'end') {
      running.delete(test);
      counts[state]++;
    }
    const { ms: before = 0, tests = 0 } = files.get(file) ?? {};
    files.set(file, { file, ms: before + (kind === 'file' ? 0 : ms), tests: tests + (kind === 'end' ? 1 : 0) });
  }
  for (const [file, ms] of whole) files.set(file, { ...files.get(file), ms });
  return { ...counts, running: [...running], files: [...files.values()] };
}

/** The slowest files of a report, slowest first. */
export const slowestFiles = ({ files }, count) => files.toSorted((a, b) => b.ms - a.ms).slice(0, count);
