import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverUrl } from '../support/server-ready.js';
import { cleanUpAfterFile } from '../walk/clean-up.js';
import type { Double } from './start-double.js';

const command = 'dist/server/cli.js';

/** A gate.yaml with the double's camp: name, e-mail, and columns of types known and unknown. */
const gateFile = ({ lists: { main } }: Double): string => `
workspace: { slug: club, name: Kanuverein, member_list: ${main.member} }
forms:
  - slug: camp
    list_id: ${main.camp}
    published: true
    max_persons: 9
    form: { sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }, tent, courses, rating] }] }
`;

/** `turnout gate` as a process of its own before a double. It ends when the tests of the file are over. */
export async function gateBefore(double: Double) {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-gate-walk-'));
  const [keyFile, file] = [join(folder, 'key'), join(folder, 'gate.yaml')];
  writeFileSync(keyFile, double.key, { mode: 0o600 });
  writeFileSync(file, gateFile(double));
  const env: NodeJS.ProcessEnv = { ...process.env, TURNOUT_ORIGIN: '', PORT: '' };
  const upstream = ['--upstream', double.baseUrl, '--key-file', keyFile];
  const data = ['--data', join(folder, 'data')];
  execFileSync(process.execPath, [command, 'gate', 'apply', file, ...data], { env });
  const child: ChildProcess = spawn(process.execPath, [command, 'gate', ...upstream, ...data, '--port', '0'], { env });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text: Buffer) => (output += String(text)));
  cleanUpAfterFile(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });
  const origin = (await serverUrl(child)).replace(/,$/, '');
  return {
    origin,
    /** The tag that a club puts into its page. */
    snippet: `<script src="${origin}/embed.js" data-slug="club/camp"></script>`,
    /** All that it has printed. */
    output: () => output,
  };
}
