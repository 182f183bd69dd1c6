// `npm test`: finds a browser or installs one, then lints, builds and runs every test. Ends with one line of totals.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './support/find-browser.mjs';
import { others } from './support/engines.mjs';
import { findPostgres } from './support/postgres.mjs';
import { run } from './support/program.mjs';
import { alone, checks, leftOut, suites } from './support/suites.mjs';
import { plain, wrongIn } from './support/wrong-in.mjs';

const canInstall = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

function install(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: 'inherit', env }).status === 0;
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}

function ensureBrowser() {
  const found = findChromium();
  if (found) return found;
  if (!canInstall() || process.env.NO_BROWSER_INSTALL) {
    console.error('No Chromium found. Please install one (Debian: apt-get install chromium), or set CHROME_PATH.');
    process.exit(1);
  }
  console.log('No browser found, installing Chromium …');
  if (!install('chromium') || !findChromium()) process.exit(1);
  return findChromium();
}

const count = (output, pattern) => Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0);

/** A browser beside Chromium, installed where that can be done. */
function ensureEngine({ find, packages }) {
  if (find() || process.env.NO_BROWSER_INSTALL || !canInstall()) return find();
  console.log(`Installing ${packages.join(' and ')} …`);
  install(...packages);
  return find();
}

/** PostgreSQL's programs, installed where that can be done; without them its tests are left out, and that is said. */
function ensurePostgres() {
  if (findPostgres() || process.env.NO_POSTGRES_INSTALL || !canInstall()) return findPostgres();
  console.log('No PostgreSQL found, installing it …');
  install('postgresql');
  return findPostgres();
}

console.log(`browser: ${ensureBrowser()}`);
/** What suites need, by name: where it is, undefined where it cannot be had. */
const found = { PostgreSQL: ensurePostgres() };
for (const [name, engine] of Object.entries(others)) found[name] = ensureEngine(engine);
for (const [name, where] of Object.entries(found)) console.log(`${name}: ${where ?? 'none, its tests are left out'}`);

let passed = 0;
let failed = 0;
/** What did not pass, and why: named again at the end, where a log that is cut short still has it. */
const wrongs = [];
/** How many tests each suite ran, by its name. */
const ran = new Map();

/** What one of them may take. The longest takes a quarter of an hour; one that hangs is to be named, not waited for. Milliseconds. */
const limit = 1_800_000;

for (const [name, command, args] of checks) {
  console.log(`\n== ${name}`);
  const { status } = await run(command, args, { signal: AbortSignal.timeout(limit) });
  if (status === 0) passed++;
  else {
    failed++;
    wrongs.push(`${name}: ended with ${status ?? 'nothing in time'}`);
  }
}

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/** Suites that run now, since when, and what gives the test that is under way. */
const running = new Map();
const telling = setInterval(() => {
  const all = [...running].map(([name, [since, test]]) => `${name}, ${seconds(since)}${test() && `, at “${test()}”`}`);
  console.log(`… ${all.join('; ')}`);
}, 60_000);

const notes = mkdtempSync(join(tmpdir(), 'turnout-tests-'));
process.once('exit', () => rmSync(notes, { recursive: true, force: true }));

/** Where a suite notes the test that is under way (`under-way.mjs`), and what gives it; nothing where it notes none. */
function noted(name) {
  const file = join(notes, `${name}.txt`);
  return { file, test: () => (existsSync(file) ? readFileSync(file, 'utf8') : '') };
}

/** Takes suites from a list until it is empty, counts them, and shows what each has printed when it is through. */
async function work(waiting) {
  for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
    const { name, command, args, good, bad, needs, settings } = suite;
    if (needs && !found[needs]) continue;
    const since = Date.now();
    const { file, test } = noted(name);
    running.set(name, [since, test]);
    console.log(`\n== ${name} begins`);
    const more = { ...settings, TURNOUT_TEST_UNDER_WAY: file };
    const { status, output } = await run(command, args, {
      settings: more,
      signal: AbortSignal.timeout(limit),
      show: () => {},
    });
    console.log(`\n== ${name}, ${seconds(since)}\n${output}`);
    if (status === undefined) console.log(`It did not end${test() && ` at “${test()}”`}, and was ended.`);
    running.delete(name);
    const said = plain(output);
    const [right, wrong] = [count(said, good), count(said, bad)];
    passed += right;
    ran.set(name, right);
    if (!wrong && status === 0 && right > 0) continue;
    // a runner that ends badly without naming a failure, or that ran nothing, failed all the same
    failed += wrong || 1;
    wrongs.push([`${name}: ${right} passed, ${wrong} failed`, ...wrongIn(said)].join('\n'));
  }
}
const waiting = [...suites];
await Promise.all([work(waiting), work(waiting)]);
await work([...alone]);
clearInterval(telling);

console.log(`\n${[...ran].map(([name, right]) => `${name}: ${right} tests`).join('\n')}`);
const engines = [...ran].filter(([name]) => name.startsWith('the service')).map(([, right]) => right);
if (new Set(engines).size !== 1) {
  console.log('The service did not pass the same tests on each engine.');
  failed++;
  wrongs.push('the service: not the same tests on each engine');
}
for (const [name, where] of Object.entries(found)) if (!where) console.log(`${name}: none, it cannot be had here`);
console.log(`Not run in firefox and webkit:\n${leftOut.map((what) => `- ${what}`).join('\n')}`);
if (wrongs.length) console.log(`\n== what did not pass\n${wrongs.join('\n\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
