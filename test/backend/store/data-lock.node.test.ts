import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHolder, lockFolder, type LockHolder } from '../../../src/backend/store/engines/data-lock.js';

describe('the lock of a data folder', () => {
  let folder: string;
  const releases: (() => void)[] = [];
  const hold = () => releases.push(lockFolder(folder));
  const locks = () => readdirSync(folder);
  const ownLock = () => JSON.parse(readFileSync(join(folder, locks()[0]!), 'utf8')) as LockHolder;
  const leave = (holder: LockHolder) => writeFileSync(join(folder, 'turnout-1-left.lock'), JSON.stringify(holder));

  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'turnout-lock-'))));
  afterEach(() => {
    for (const release of releases.splice(0)) release();
    rmSync(folder, { recursive: true, force: true });
  });

  it('names the process that holds it', async () => {
    hold();
    expect((await findHolder(folder))?.pid).to.equal(process.pid);
  });

  it('ends with its holder', async () => {
    hold();
    releases.pop()!();
    expect([await findHolder(folder), locks()]).to.deep.equal([undefined, []]);
  });

  for (const [what, removeLock] of [
    ['its file', () => rmSync(join(folder, locks()[0]!))],
    [
      'the whole folder, and an empty one stands in its place',
      () => {
        renameSync(folder, `${folder}-moved`);
        mkdirSync(folder);
        rmSync(`${folder}-moved`, { recursive: true });
      },
    ],
  ] as const)
    it(`is restored when ${what} is deleted`, async () => {
      hold();
      removeLock();
      expect((await findHolder(folder, { wait: true }))?.pid).to.equal(process.pid);
    });

  it('of a dead process is void, and is deleted', async () => {
    hold();
    const { pid } = spawnSync('true');
    const staleLock = { ...ownLock(), pid };
    releases.pop()!();
    leave(staleLock);
    expect([await findHolder(folder), locks()]).to.deep.equal([undefined, []]);
  });

  it('of a process whose id was reused is void', async () => {
    hold();
    const staleLock = { ...ownLock(), started: '1' };
    releases.pop()!();
    leave(staleLock);
    expect(await findHolder(folder)).to.equal(undefined);
  });

  it('of a rebooted machine is void', async () => {
    leave({ pid: process.pid, boot: 'another', namespace: 'pid:[1]', started: '1' });
    expect(await findHolder(folder)).to.equal(undefined);
  });

  it('of another container is valid while it is renewed', async () => {
    const holder = { pid: 1, boot: 'the same', namespace: 'pid:[another]', started: '1' };
    leave(holder);
    const path = join(folder, 'turnout-1-left.lock');
    const renewals = setInterval(() => utimesSync(path, new Date(), new Date()), 200);
    expect(await findHolder(folder).finally(() => clearInterval(renewals))).to.deep.equal(holder);
  });
});
