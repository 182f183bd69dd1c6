import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Interval at which a process renews its lock. */
const RENEWAL_MS = 500;

/** A lock of another machine or container is stale after this time without renewal. */
const STALE_AFTER_MS = 4 * RENEWAL_MS;

const FILE_NAME = /^turnout-[\w-]+\.lock$/;

/** The process that holds a lock; identifies it even if its pid is reused. */
export interface LockHolder {
  pid: number;
  /** Boot id of the kernel; null if the system has none. */
  boot: string | null;
  /** Pid namespace; each container has its own. */
  namespace: string | null;
  /** Start of the process in clock ticks since boot. */
  started: string | null;
}

const valueOrNull = (read: () => string): string | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** Field 22 of `/proc/PID/stat` (proc(5)); the name before it may hold spaces and brackets. */
const startOf = (pid: number): string | null =>
  valueOrNull(
    () =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? '',
  );

const thisProcess = (): LockHolder => ({
  pid: process.pid,
  boot: valueOrNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  namespace: valueOrNull(() => readlinkSync('/proc/self/ns/pid')),
  started: startOf(process.pid),
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Locks a data folder for this process with a file that names it. The file is restored within a second if it, or the whole
 * folder, is removed. Returns a function that releases the lock.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, `turnout-${process.pid}-${randomBytes(4).toString('hex')}.lock`);
  const text = `${JSON.stringify(thisProcess())}\n`;
  const renew = () => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      try {
        writeFileSync(path, text, { mode: 0o600 });
      } catch {
        // the folder is missing or not writable: the next renewal tries again
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

const renewalTime = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.mtimeMs;

async function isHeld(path: string, holder: LockHolder): Promise<boolean> {
  const own = thisProcess();
  const comparable = holder.boot !== null && holder.namespace !== null && holder.started !== null;
  if (comparable && holder.boot === own.boot && holder.namespace === own.namespace)
    return isRunning(holder.pid) && startOf(holder.pid) === holder.started;
  // the process is not visible from here: it is alive if it renews its lock
  const lastRenewal = await renewalTime(path);
  await sleep(STALE_AFTER_MS);
  const nextRenewal = await renewalTime(path);
  return nextRenewal !== undefined && nextRenewal !== lastRenewal;
}

/**
 * Finds a process that holds the lock of a folder; undefined if none does. Deletes stale locks. With `wait`, processes get the
 * time to restore a lock file that was removed.
 */
export async function findHolder(folder: string, { wait = false } = {}): Promise<LockHolder | undefined> {
  if (wait) await sleep(2 * RENEWAL_MS);
  for (const path of await locksIn(folder)) {
    const text = await readFile(path, 'utf8').catch(() => '');
    let holder: LockHolder;
    try {
      holder = JSON.parse(text) as LockHolder;
    } catch {
      // half written: its process is just starting, or died
      holder = { pid: 0, boot: null, namespace: null, started: null };
    }
    if (await isHeld(path, holder)) return holder;
    rmSync(path, { force: true });
  }
  return undefined;
}
