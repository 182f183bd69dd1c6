import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './free-port.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const command = join(root, 'dist/server/cli.js');

/** Waits until the server says that it is ready. Gives what it printed. */
function ready(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (text: Buffer) => (output += text));
    child.stdout?.on('data', (text: Buffer) => {
      output += text;
      if (/Turnout is ready at[^]*\n$/.test(output)) resolve(output);
    });
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

/** The club, the origin and the settings of a built server. */
export interface BuiltOptions {
  /** A club; default: the demo. */
  yaml?: string | undefined;
  /** Where visitors reach the server, when something stands between. */
  origin?: string | undefined;
  /** Further settings: `SMTP_URL`, `TURNOUT_PROXIES`. */
  settings?: Readonly<Record<string, string>> | undefined;
  /** A hosted service, before which the server is a gate; `yaml` is a gate.yaml then. */
  upstream?: { readonly baseUrl: string; readonly key: string } | undefined;
}

/** What the command prints, told where the data are. */
const printed = async (env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [command, ...args], { cwd: root, env })).stdout;

interface Prepared {
  readonly data: string;
  readonly key: string;
}

const inFolder = (data: string): NodeJS.ProcessEnv => ({ ...process.env, TURNOUT_DATA: data });

/** Clubs as they are when nobody has asked them anything yet, each with a key. */
const clubs = new Map<string, Promise<Prepared>>();

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A club is applied once, and every server of it begins with a copy. */
async function prepare(yaml: string): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-club-'));
  folders.push(folder);
  const [data, file] = [join(folder, 'data'), join(folder, 'workspace.yaml')];
  writeFileSync(file, yaml);
  await printed(inFolder(data), 'apply', file);
  const createdKey = await printed(inFolder(data), 'key', 'create', '--name', 'test', '--json');
  return { data, ...(JSON.parse(createdKey) as { key: string }) };
}

function prepared(yaml: string): Promise<Prepared> {
  const club = clubs.get(yaml) ?? prepare(yaml);
  clubs.set(yaml, club);
  return club;
}

/** The built server, to be a process of its own on a port and data of its own. Throws where nothing is built. */
export async function builtServer({ yaml, origin, settings = {}, upstream }: BuiltOptions = {}) {
  if (!existsSync(command) || !existsSync(join(root, 'dist/embed.js')))
    throw new Error('There is nothing built to walk through. Please build first: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'turnout-built-'));
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...inFolder(join(folder, 'data')),
    PORT: String(port),
    TURNOUT_HOST: '127.0.0.1',
    ...settings,
  };
  env['TURNOUT_ORIGIN'] = origin ?? `http://localhost:${port}`;

  if (upstream) {
    const keyFile = join(folder, 'key.txt');
    writeFileSync(keyFile, upstream.key, { mode: 0o600 });
    Object.assign(env, { TURNOUT_UPSTREAM: upstream.baseUrl, TURNOUT_KEY_FILE: keyFile });
  }

  const run = (...args: string[]): Promise<string> => printed(env, ...args);

  const apply = async (text: string, ...more: readonly string[]): Promise<void> => {
    const file = join(folder, 'workspace.yaml');
    writeFileSync(file, text);
    await run(...(upstream ? ['gate'] : []), 'apply', file, ...more);
  };
  if (upstream && yaml) await apply(yaml);
  const club = yaml && !upstream ? await prepared(yaml) : undefined;
  if (club) cpSync(club.data, join(folder, 'data'), { recursive: true });

  let child: ChildProcess | undefined;
  let log = '';
  /** As the machine would without power: nothing is written or said any more. */
  const kill = async (): Promise<void> => void (child && (await ended(child)));
  return {
    origin: origin ?? `http://localhost:${port}`,
    port,
    /** The folder of its data. */
    data: join(folder, 'data'),
    /** Of the club; the demo prints its own. */
    key: club?.key,
    run,
    apply,
    /** Starts it, at the same port and on the same data every time. Gives what it printed. */
    serve: (): Promise<string> => {
      const args = upstream ? ['gate'] : ['serve', ...(yaml ? [] : ['--demo'])];
      child = spawn(process.execPath, [command, ...args], { cwd: root, env });
      child.stderr?.on('data', (text: Buffer) => (log += String(text)));
      return ready(child);
    },
    kill,
    /** Everything that it has said on stderr. */
    logged: () => log,
    /** Tells it to end. Gives its exit code, and what it says on stderr from then on. */
    async end(): Promise<{ code: number | null; output: string }> {
      const endingProcess = child!;
      let output = '';
      endingProcess.stderr?.on('data', (text: Buffer) => (output += String(text)));
      const closed = new Promise<number | null>((resolve) => endingProcess.once('close', resolve));
      endingProcess.kill('SIGTERM');
      return { code: await closed, output };
    },
    /** Ends it, and leaves nothing behind. */
    async close(): Promise<void> {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
