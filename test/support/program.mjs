// Programs that `npm test` runs.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Programs under way. Each is the first of a group, so that those that it began end with it. */
const children = new Set();

const tell = ({ pid }, signal) => {
  try {
    process.kill(-pid, signal);
  } catch {
    // it has just ended
  }
};

/** Ends a program and its group: asked first, so that browsers are closed, and after five seconds in any case. */
async function end(child) {
  const closed = new Promise((resolve) => child.once('close', resolve));
  tell(child, 'SIGTERM');
  await Promise.race([closed, sleep(5_000, undefined, { ref: false })]);
  tell(child, 'SIGKILL');
  await closed;
}

for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.once(signal, () => {
    const all = [...children];
    // nothing begins any more
    children.clear();
    void Promise.all(all.map(end)).then(() => process.exit(status));
  });

/**
 * Runs a program, shows what it prints, and gives its status and output. One that takes longer than `limit` milliseconds is
 * ended, with all that it began; then there is no status.
 */
export const run = (command, args, { settings = {}, limit, show = (data) => process.stdout.write(data) } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...settings },
      detached: true,
    });
    children.add(child);
    let [output, isLate] = ['', false];
    const watch =
      limit &&
      setTimeout(() => {
        isLate = true;
        void end(child);
      }, limit);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
        show(data);
      });
    child.once('close', (status) => {
      clearTimeout(watch);
      if (children.delete(child)) resolve({ status: isLate ? undefined : status, output });
    });
  });
