import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often a holder renews its lock. */
const RENEWAL_MS = 500;

/** A lock of another machine or container that is not renewed for this long was left by a process that died. */
const STALE_AFTER_MS = 4 * RENEWAL_MS;

const FILE_NAME = /^turnout-[\w-]+\.lock$/;

/** Who holds the data: enough to tell a process that runs from another that was given its number later. */
export interface Holder {
  pid: number;
  /** Of the kernel; another one after each start of the machine. Null where the system does not tell. */
  boot: string | null;
  /** Process ids count within a namespace, as each container has one. */
  namespace: string | null;
  /** When the process began, in clock ticks since the machine's start. */
  started: string | null;
}

const orNull = (read: () => string): string | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** Field 22 of `/proc/PID/stat` (proc(5)); the name before it may hold spaces and brackets. */
const startOf = (pid: number): string | null =>
  orNull(
    () =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? '',
  );

const thisProcess = (): Holder => ({
  pid: process.pid,
  boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  namespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
  started: startOf(process.pid),
});

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Holds the data in a folder for this process: a file there names it, and comes back within a second wherever it, or the
 * whole folder, was taken away. Gives what lets go of it.
 */
export function holdData(folder: string): () => void {
  const path = join(folder, `turnout-${process.pid}-${randomBytes(4).toString('hex')}.lock`);
  const text = `${JSON.stringify(thisProcess())}\n`;
  const renew = () => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      try {
        writeFileSync(path, text, { mode: 0o600 });
      } catch {
        // there is no folder at the moment, or nothing can be written in it: the next renewal tries again
      }
    }
  };
  renew();
  const timer = setInterval(renew, RENEWAL_MS).unref();
  return () => {
    clearInterval(timer);
    rmSync(path, { force: true });
  };
}

const locksIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => FILE_NAME.test(name)).map((name) => join(folder, name));
};

const renewedAt = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.mtimeMs;

async function isHeld(path: string, holder: Holder): Promise<boolean> {
  const own = thisProcess();
  const comparable = holder.boot !== null && holder.namespace !== null && holder.started !== null;
  if (comparable && holder.boot === own.boot && holder.namespace === own.namespace)
    return runs(holder.pid) && startOf(holder.pid) === holder.started;
  // a process that cannot be seen from here: whether it lives shows in its renewals, by its own clock
  const before = await renewedAt(path);
  await sleep(STALE_AFTER_MS);
  const after = await renewedAt(path);
  return after !== undefined && after !== before;
}

/**
 * Looks for a process that holds the data in a folder; undefined where none does. Locks of processes that died are taken away.
 * With `wait`, holders have the time to renew a lock that somebody took away.
 */
export async function findHolder(folder: string, { wait = false } = {}): Promise<Holder | undefined> {
  if (wait) await sleep(2 * RENEWAL_MS);
  for (const path of await locksIn(folder)) {
    const text = await readFile(path, 'utf8').catch(() => '');
    let holder: Holder;
    try {
      holder = JSON.parse(text) as Holder;
    } catch {
      // half written: its process is about to hold the data, or died at it
      holder = { pid: 0, boot: null, namespace: null, started: null };
    }
    if (await isHeld(path, holder)) return holder;
    rmSync(path, { force: true });
  }
  return undefined;
}
