// Programs that `npm test` runs.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

/** All that a program began, and what those began: browsers are groups of their own. Only Linux tells. */
function descendantsOf(pid) {
  const begun = new Map();
  try {
    for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
      const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      begun.set(Number(parent), [...(begun.get(Number(parent)) ?? []), Number(name)]);
    }
  } catch {
    // it ended while it was read, or nobody tells here
  }
  const below = (one) => (begun.get(one) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(pid);
}

/** Ends a program with all that it began: asked first, so that browsers are closed, and after a while in any case. */
async function end(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // asked now: whose parent has ended is nobody's any more
  const begun = descendantsOf(child.pid);
  tell(-child.pid, 'SIGINT');
  await Promise.race([ended, sleep(patience)]);
  const left = [...begun, ...descendantsOf(child.pid)];
  tell(-child.pid, 'SIGKILL');
  for (const pid of left) tell(pid, 'SIGKILL');
  await ended;
  // whoever holds its pipes still has nothing to say any more
  await Promise.race([new Promise((resolve) => child.once('close', resolve)), sleep(1_000)]);
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
    const stop = () => void end(child);
    signal?.addEventListener('abort', stop, { once: true });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        show(text);
      });
    child.once('close', (status) => {
      signal?.removeEventListener('abort', stop);
      children.delete(child);
      // nothing begins any more
      if (!ending) resolve({ status: signal?.aborted ? undefined : status, output });
    });
  });
