import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Building comes first where nothing is built yet. */
const timeoutMs = 180_000;

/** What the demo's file calls its cost units; no endpoint tells them. */
const costUnits = {
  costUnit: { name: 'Zeltlager', category: 'Teilnahmebeiträge' },
  archivedCostUnit: 'Neubau Vereinsheim',
};

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** Waits until the server says that it is ready and under which keys. */
function startupOutput(child: ChildProcess): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${text}`));
    const late = setTimeout(() => fail('The product did not get ready in time:'), timeoutMs);
    child.stderr?.on('data', (data: Buffer) => (text += data));
    child.stdout?.on('data', (data: Buffer) => {
      text += data;
      if (!/Turnout is ready at[^]*\bsk_[^]*\n$/.test(text)) return;
      clearTimeout(late);
      resolve(text);
    });
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(late);
      fail('The product did not start:');
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const hard = setTimeout(() => child.kill('SIGKILL'), 15_000);
    child.once('exit', () => {
      clearTimeout(hard);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Starts the product as a stranger would, on a free port and with data of its own, and reads what it prints. */
export async function startProduct(tell: (sentence: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-conformance-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: '0',
    TURNOUT_HOST: '127.0.0.1',
    TURNOUT_DATA: join(folder, 'data'),
  };
  delete env['TURNOUT_ORIGIN'];
  const child = spawn(process.execPath, [join(root, 'demo/start.mjs')], { cwd: root, env });
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const text = await startupOutput(child);
    const [, baseUrl] = /^\s*API\s+(\S+)$/m.exec(text) ?? [];
    if (!baseUrl) throw new Error(`The product printed no address of its API:\n${text}`);
    const keys = [...new Set(text.match(/\bsk_[\w-]{20,}/g))];
    tell(`Started the product at ${baseUrl}; it printed ${keys.length} keys.`);
    return { baseUrl, keys, ...costUnits, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
