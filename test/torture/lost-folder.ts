import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientOf, isApiError } from '../../src/api/index.js';
import { service } from '../../src/contract/index.js';
import { serverUrl } from '../support/server-ready.js';
import { accidents } from './lost-folder-accidents.js';
import { endServe, sleep, startServe } from './processes.js';
import { persons } from './torture.js';

export interface LostFolderResult {
  accident: string;
  /** How often each status came for requests that began before the accident, and after it. */
  before: Record<string, number>;
  after: Record<string, number>;
  /** What `/readyz` said after. */
  ready: string;
  /** Events of the log, each with how often it came. */
  logged: Record<string, number>;
  /** What the commands said meanwhile: the exit code, and the last line. */
  backup: string;
  restore: string;
  acknowledged: number;
  /** Of those, how many are there once the data was put back and the server started again; undefined where it was deleted. */
  found: number | undefined;
}

const count = (counts: Record<string, number>, name: string) => (counts[name] = (counts[name] ?? 0) + 1);

/** Registers persons at eight at a time until told to end. */
function writersFor(origin: string, key: string) {
  const [before, after]: Record<string, number>[] = [{}, {}];
  const api = clientOf(service, { base: `${origin}/api`, key });
  const acknowledged: string[] = [];
  const state = { lost: false, over: false };
  const write = async (writer: number) => {
    for (let number = 0; !state.over; number++) {
      const external_id = `${writer}-${number}`;
      const counts = state.lost ? after! : before!;
      let status = 201;
      try {
        await api.createPerson({ list_id: 'member', body: { external_id } });
        acknowledged.push(external_id);
      } catch (error) {
        if (!isApiError(error)) throw error;
        status = error.status;
        await sleep(20);
      }
      count(counts, String(status));
    }
  };
  const all = Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
  return { before: before!, after: after!, acknowledged, state, all };
}

const untilFault = async (origin: string): Promise<string> => {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`);
    const text = `${answer.status} ${(await answer.text()).trim()}`;
    if (!answer.ok) return text;
    await sleep(50);
  }
};

/**
 * Takes the data away from a server under load, puts it back, and looks for everybody who was acknowledged. Undefined where
 * this user may not. `command` is how `turnout` is started.
 */
export async function loseFolder(command: readonly string[], accident: string): Promise<LostFolderResult | undefined> {
  const { isLink, lose, putBack } = accidents[accident]!;
  const root = mkdtempSync(join(tmpdir(), 'turnout-lost-folder-'));
  const data = join(root, 'data');
  mkdirSync(join(root, 'real'));
  if (isLink) symlinkSync('real', data);
  const attempt = (...args: string[]) =>
    new Promise<string>((resolve) => {
      const all = [...command, ...args, '--data', data];
      execFile(process.execPath, all, (error, stdout, stderr) =>
        resolve(`${error?.code ?? 0}: ${`${stdout}${stderr}`.trim().split('\n').at(-1)}`),
      );
    });
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [...command, ...args, '--data', data], { encoding: 'utf8', stdio: 'pipe' });
  const yaml = join(root, 'club.yaml');
  writeFileSync(yaml, 'workspace: { slug: club, name: Club }\nlists: [{ type: member, name: Members }]\n');
  run('apply', yaml);
  const { key } = JSON.parse(run('key', 'create', '--name', 'load', '--json')) as { key: string };
  const [older, copy] = [join(root, 'older.db'), join(root, 'copy.db')];
  run('backup', older);
  copyFileSync(older, copy);
  const child = spawn(process.execPath, [...command, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TURNOUT_HOST: '127.0.0.1' },
  });
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += String(text)));
  const exited = new Promise((resolve) => child.once('close', resolve));
  try {
    const origin = await serverUrl(child);
    const { before, after, acknowledged, state, all } = writersFor(origin, key);
    while (acknowledged.length < 100) await sleep(20);
    if (lose(root, older) === false) {
      state.over = true;
      await all;
      return undefined;
    }
    state.lost = true;
    const ready = await untilFault(origin);
    const restore = await attempt('restore', copy, '--force');
    const backup = await attempt('backup', join(root, 'meanwhile.db'));
    // somebody has to have been answered after it
    while (!Object.keys(after).length) await sleep(20);
    state.over = true;
    await all;
    child.kill('SIGTERM');
    await exited;
    const logged: Record<string, number> = {};
    for (const line of log.trim().split('\n').filter(Boolean)) {
      const { event, name, status } = JSON.parse(line) as Record<string, string>;
      count(logged, [event, name, status].filter(Boolean).join(' '));
    }
    const result = { accident, before, after, ready, logged, backup, restore, acknowledged: acknowledged.length };
    if (!putBack) return { ...result, found: undefined };
    putBack(root);
    const second = await startServe(command, data);
    const there = new Set(
      (await persons(clientOf(service, { base: `${second.origin}/api`, key }))).map(({ external_id }) => external_id),
    );
    await endServe(second, 'SIGTERM');
    return { ...result, found: acknowledged.filter((one) => there.has(one)).length };
  } finally {
    child.kill('SIGKILL');
    await exited;
    spawnSync('umount', [data]);
    rmSync(root, { recursive: true, force: true });
  }
}
