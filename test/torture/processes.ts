import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { serverUrl } from '../support/server-ready.js';

/** A `turnout serve` that can be killed. */
export interface ServeProcess {
  readonly origin: string;
  readonly child: ChildProcess;
}

/** Runs a command of `turnout` to its end and gives what it printed. `data` is a folder or the address of a PostgreSQL. */
export const runCommand = (command: readonly string[], data: string, ...args: string[]): string =>
  execFileSync(process.execPath, [...command, ...args, '--data', data], { encoding: 'utf8', stdio: 'pipe' });

/** Starts `turnout serve` on a free port. Resolves when it is ready. */
export async function startServe(command: readonly string[], data: string): Promise<ServeProcess> {
  const child = spawn(process.execPath, [...command, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TURNOUT_HOST: '127.0.0.1' },
  });
  return { child, origin: await serverUrl(child) };
}

/** Ends a process with a signal. Resolves when it has ended. */
export async function endServe({ child }: ServeProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
