import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverUrl } from '../support/server-ready.js';
import { cleanUpAfterFile } from '../walk/clean-up.js';
import type { Double } from './start-double.js';

const command = 'dist/server/cli.js';

/** A gate.yaml with the double's camp: name, e-mail, and columns of types known and unknown. */
const gateFile = ({ lists: { main } }: Double, places: number): string => `
workspace: { slug: club, name: Kanuverein, member_list: ${main.member} }
forms:
  - slug: camp
    list_id: ${main.camp}
    published: true
    max_persons: ${places}
    form: { sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }, tent, courses, rating] }] }
`;

interface GateStoreOptions {
  /** A PostgreSQL database; default: a SQLite file of its own. */
  readonly database?: string;
  readonly places?: number;
  /** The gate.yaml; default: a camp. */
  readonly file?: (double: Double) => string;
  /** Environment variables, as `SMTP_URL`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The store of `turnout gate` before a double, with its form. What is started on it ends when the tests of the file are over. */
export async function gateStoreBefore(
  double: Double,
  { database, places = 9, file: fileFor, settings = {} }: GateStoreOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-gate-walk-'));
  const [keyFile, file] = [join(folder, 'key'), join(folder, 'gate.yaml')];
  writeFileSync(keyFile, double.key, { mode: 0o600 });
  writeFileSync(file, fileFor ? fileFor(double) : gateFile(double, places));
  const env: NodeJS.ProcessEnv = { ...process.env, TURNOUT_ORIGIN: '', PORT: '', ...settings };
  const upstream = ['--upstream', double.baseUrl, '--key-file', keyFile];
  const data = ['--data', database ?? join(folder, 'data')];
  cleanUpAfterFile(() => rmSync(folder, { recursive: true, force: true }));
  await promisify(execFile)(process.execPath, [command, 'gate', 'apply', file, ...data], { env });

  /** `turnout gate` as a process of its own. */
  const start = async () => {
    const args = [command, 'gate', ...upstream, ...data, '--port', '0'];
    const child: ChildProcess = spawn(process.execPath, args, { env });
    let output = '';
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text: Buffer) => (output += String(text)));
    /** Ends it as a machine without power does. */
    const kill = async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    };
    cleanUpAfterFile(kill);
    const origin = (await serverUrl(child)).replace(/,$/, '');
    return {
      origin,
      /** The tag that a club puts into its page. */
      snippet: `<script src="${origin}/embed.js" data-slug="club/camp"></script>`,
      /** All that it has printed. */
      output: () => output,
      kill,
    };
  };
  return { start };
}

/** `turnout gate` as a process with a store of its own before a double. */
export const gateBefore = async (double: Double, options: GateStoreOptions = {}) =>
  (await gateStoreBefore(double, options)).start();

export type GateProcess = Awaited<ReturnType<typeof gateBefore>>;
