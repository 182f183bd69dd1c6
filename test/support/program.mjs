// Programs that `npm test` runs.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Programs under way. Each is the first of a group. */
const children = new Set();

/** How long a program may take to end by itself. Milliseconds. */
const patience = 5_000;

const tell = (pid, signal) => {
  try {
    process.kill(pid, signal);
  } catch {
    // it has just ended
  }
};

/** What Linux tells of a process: how it is, and whose child. Nothing where it has ended, or elsewhere. */
function told(pid) {
  try {
    const [, state, parent] = /^\d+ \(.*\) (\S) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { state, parent: Number(parent) };
  } catch {
    return {};
  }
}

/** Whether it still does something: what has ended and nobody has looked at is still named. */
const isBusy = (pid) => /[^ZX]/.test(told(pid).state ?? '');

/** All that a program began, and what those began: browsers are groups of their own. Only Linux tells. */
function descendantsOf(pid) {
  const begun = new Map();
  for (const name of existsSync('/proc') ? readdirSync('/proc') : []) {
    const { parent } = /^\d+$/.test(name) ? told(name) : {};
    if (parent) begun.set(parent, [...(begun.get(parent) ?? []), Number(name)]);
  }
  const below = (one) => (begun.get(one) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(pid);
}

/** Ends a program with all that it began: asked first, so that browsers are closed, and after a while in any case. */
async function end(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const closed = new Promise((resolve) => child.once('close', resolve));
  // asked now: whose parent has ended is nobody's any more
  const begun = descendantsOf(child.pid);
  tell(-child.pid, 'SIGINT');
  await Promise.race([ended, sleep(patience)]);
  const left = [...begun, ...descendantsOf(child.pid)];
  tell(-child.pid, 'SIGKILL');
  for (const pid of left) tell(pid, 'SIGKILL');
  await ended;
  // what is busy ends when it has its turn
  for (let tries = 0; tries < 100 && left.some(isBusy); tries++) await sleep(10);
  // whoever holds its pipes still has nothing to say any more
  await Promise.race([closed, sleep(1_000)]);
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
}

let ending = false;
for (const [signal, status] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
  process.on(signal, () => {
    // a terminal and npm both tell
    if (ending) return;
    ending = true;
    void Promise.all([...children].map(end)).then(() => process.exit(status));
  });
process.once('exit', () => {
  for (const { pid } of children) tell(-pid, 'SIGKILL');
});

/**
 * Runs a program, shows what it prints, and gives its status and output. Where `signal` aborts, it is ended with all that it
 * began; then there is no status.
 */
export const run = (command, args, { settings = {}, signal, show = (text) => process.stdout.write(text) } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...settings },
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
    child.once('close', async (status) => {
      signal?.removeEventListener('abort', stop);
      children.delete(child);
      await stopped;
      // nothing begins any more
      if (!ending) resolve({ status: signal?.aborted ? undefined : status, output });
    });
  });
