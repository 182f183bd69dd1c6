import { build } from 'esbuild';
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import type { ServerStatistics } from './servers/server-statistics.js';

export interface Served {
  readonly child: ChildProcess;
  readonly origin: string;
}

/** Where the servers are built: beside the packages that they use. */
const built = fileURLToPath(new URL('../../node_modules/.bench', import.meta.url));

/** Starts one of `servers/`, built as the product is, in a process of its own; `through` is what comes before its name. */
async function forked(name: string, args: string[], [program = process.execPath, ...before]: readonly string[]) {
  const file = join(built, `${name}.mjs`);
  await build({
    entryPoints: [fileURLToPath(new URL(`./servers/${name}.ts`, import.meta.url))],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const child = fork(file, args, { stdio: [...stdio], execPath: program, execArgv: before });
  const ready = await new Promise<{ port: number; rate: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number; rate: number }));
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
  return { child, ready };
}

/** A server, which ends with this process. */
export async function started(
  name: 'turnout' | 'bare' | 'gate',
  args: string[],
  through: readonly string[] = [],
): Promise<Served> {
  const { child, ready } = await forked(name, args, through);
  return { child, origin: `http://127.0.0.1:${ready.port}` };
}

/** Flushes of the disk in a second, one after the other. */
export const flushes = async (folder: string, time: number, through: readonly string[] = []): Promise<number> =>
  (await forked('flushing', [folder, String(time)], through)).ready.rate;

/** What a server tells of itself. */
export const readStatistics = ({ child }: Served): Promise<ServerStatistics> =>
  new Promise((resolve) => {
    child.once('message', (ready) => resolve(ready as ServerStatistics));
    child.send('tell');
  });

export interface BenchRequest {
  path: string;
  method?: 'GET' | 'POST';
  body?: string;
}

/** A client with so many connections, each of which asks again as soon as it has been answered. */
export function loadServer(served: Served, connections: number, prefix: string, headers: Record<string, string>) {
  const pool = new Pool(served.origin, { connections, pipelining: 1 });
  let requestCount = 0;

  /** One request, read to its end and thrown away; throws unless it went well. */
  const sendRequest = ({ path, method = 'GET', body }: BenchRequest) =>
    new Promise<void>((resolve, reject) => {
      // as every client of ours does
      const json = body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      pool.dispatch(
        { path: `${prefix}${path}`, method, body: body ?? null, headers: { ...headers, ...json } },
        {
          onConnect() {},
          onHeaders: (status) => {
            if (status >= 300) reject(new Error(`${method} ${path}: ${status}`));
            return true;
          },
          onData: () => true,
          onComplete: () => resolve(),
          onError: reject,
        },
      );
    });

  return {
    text: async (path: string): Promise<string> =>
      (await pool.request({ path: `${prefix}${path}`, method: 'GET', headers })).body.text(),

    /** Answers per second, over so many milliseconds, and the microseconds of processor time that each took. */
    async rate(time: number, what: (index: number) => BenchRequest): Promise<{ rate: number; each: number }> {
      const { busy } = await readStatistics(served);
      const start = performance.now();
      let answered = 0;
      // never asleep: to wake a client costs whoever answers it as much as the answer
      const awake = () => {
        if (performance.now() - start < time) setImmediate(awake);
      };
      awake();
      const one = async () => {
        while (performance.now() - start < time) {
          await sendRequest(what(requestCount++));
          answered++;
        }
      };
      await Promise.all(Array.from({ length: connections }, one));
      const rate = (answered * 1000) / (performance.now() - start);
      return { rate, each: ((await readStatistics(served)).busy - busy) / answered };
    },
    close: () => pool.destroy(),
  };
}
