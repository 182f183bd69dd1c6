// Programs that the test runner starts.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Programs that run now. Each leads a process group. */
const children = new Set();

/** A program may take so long to end by itself after SIGINT. */
const EXIT_GRACE_MS = 5_000;

function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // the process has just ended
  }
}

/** State and parent of a process, from `/proc`; empty where it has ended, and on other systems than Linux. */
function processStatus(pid) {
  try {
    const [, state, parent] = /^\d+ \(.*\) (\S) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { state, parent: Number(parent) };
  } catch {
    return {};
  }
}

/** Whether a process still runs: zombies (Z, X) are listed as well. */
const isRunning = (pid) => /[^ZX]/.test(processStatus(pid).state ?? '');

/** All descendants of a process. Browsers lead groups of their own, so killing one group would not reach them. Linux only. */
function descendantsOf(pid) {
  const childrenOf = new Map();
  for (const name of existsSync('/proc') ? readdirSync('/proc') : []) {
    const { parent } = /^\d+$/.test(name) ? processStatus(name) : {};
    if (parent) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), Number(name)]);
  }
  const below = (one) => (childrenOf.get(one) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(pid);
}

/** Ends a program and its descendants: first SIGINT, so that browsers are closed, then SIGKILL. */
async function end(child) {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const closed = new Promise((resolve) => child.once('close', resolve));
  // listed before the signal: orphans get another parent
  const before = descendantsOf(child.pid);
  kill(-child.pid, 'SIGINT');
  await Promise.race([exited, sleep(EXIT_GRACE_MS)]);
  const descendants = [...before, ...descendantsOf(child.pid)];
  kill(-child.pid, 'SIGKILL');
  for (const pid of descendants) kill(pid, 'SIGKILL');
  await exited;
  // a killed process ends when the scheduler next runs it
  for (let tries = 0; tries < 100 && descendants.some(isRunning); tries++) await sleep(10);
  await Promise.race([closed, sleep(1_000)]);
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
}

let isEnding = false;
for (const [signal, status] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
  process.on(signal, () => {
    // the terminal and npm both send one
    if (isEnding) return;
    isEnding = true;
    void Promise.all([...children].map(end)).then(() => process.exit(status));
  });
process.once('exit', () => {
  for (const { pid } of children) kill(-pid, 'SIGKILL');
});

/**
 * Runs a program and gives its exit status and output. `show` is called with each piece of output. When `signal` aborts, the
 * program and its descendants are ended, and the status is undefined.
 */
export const run = (command, args, { env = {}, signal, show = (text) => process.stdout.write(text) } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...env },
      detached: true,
    });
    children.add(child);
    let output = '';
    let stopped;
    const stop = () => (stopped = end(child));
    signal?.addEventListener('abort', stop, { once: true });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        show(text);
      });
    child.once('error', (error) => {
      output += `${error.message}\n`;
      resolve({ status: 127, output });
    });
    child.once('close', async (status) => {
      signal?.removeEventListener('abort', stop);
      children.delete(child);
      await stopped;
      // while the runner itself ends, nothing new is started
      if (!isEnding) resolve({ status: signal?.aborted ? undefined : status, output });
    });
  });
