import { expect } from 'chai';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve, type Running } from '../../../../src/backend/node.js';
import { DataFileError } from '../../../../src/backend/store/engines/data-file.js';
import { applyWorkspace, createKey, readWorkspaceFile } from '../../../../src/backend/workspace/index.js';
import { club } from '../../../support/backend.js';
import { idleLoop } from '../../../support/idle-loop.js';

/** What may happen to the files of a server, and how it is undone where it can be. */
const accidents: Record<string, { begin: (data: string) => void; end?: (data: string) => void }> = {
  'unlinked by rm data/turnout.db*': {
    begin(data) {
      for (const name of readdirSync(data).filter((one) => one.startsWith('turnout.db'))) rmSync(join(data, name));
    },
  },
  'without its log': {
    begin: (data) => renameSync(join(data, 'turnout.db-wal'), join(data, 'aside')),
    end: (data) => renameSync(join(data, 'aside'), join(data, 'turnout.db-wal')),
  },
  'replaced by a copy of itself': {
    begin(data) {
      copyFileSync(join(data, 'turnout.db'), join(data, 'copy.db'));
      renameSync(join(data, 'copy.db'), join(data, 'turnout.db'));
    },
  },
  'moved to another name': {
    begin: (data) => renameSync(join(data, 'turnout.db'), join(data, 'moved.db')),
    end: (data) => renameSync(join(data, 'moved.db'), join(data, 'turnout.db')),
  },
  'in a folder that was moved': {
    begin: (data) => renameSync(data, `${data}-moved`),
    end(data) {
      rmSync(data, { recursive: true, force: true });
      renameSync(`${data}-moved`, data);
    },
  },
  'in a folder that was replaced by an empty one': {
    begin(data) {
      renameSync(data, `${data}-moved`);
      mkdirSync(data);
    },
  },
};

for (const [what, { begin, end }] of Object.entries(accidents))
  describe(`a data file that is ${what} while it is served`, () => {
    let folder: string;
    let running: Running;
    let key: string;
    const reports: unknown[] = [];

    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'turnout-data-file-'));
      reports.length = 0;
      running = await serve({
        data: join(folder, 'data'),
        port: 0,
        host: '127.0.0.1',
        loopDelay: idleLoop,
        scripts: folder,
        report: (error) => reports.push(error),
      });
      await applyWorkspace(running.store, readWorkspaceFile(club));
      ({ key } = await createKey(running.store, { workspace: 'club', name: 'test' }));
    });
    afterEach(async () => {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const write = async () =>
      (
        await fetch(`${running.origin}/api/lists/member/persons`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ name: { first_name: 'Ada', last_name: 'Lovelace' } }),
        })
      ).status;
    const readiness = async () => {
      const response = await fetch(`${running.origin}/readyz`);
      return [response.status, await response.text()] as const;
    };
    const lose = () => begin(join(folder, 'data'));

    it('acknowledges nothing', async () => {
      const before = await write();
      lose();
      expect([before, await write(), await write()]).to.deep.equal([201, 503, 503]);
    });

    it('does not acknowledge a write in progress', async () => {
      const { store } = running;
      const error: unknown = await store
        .transaction(async ({ rates }) => {
          await rates.consume('bucket', { limit: 10, periodMs: 1000 }, 1, Date.now());
          lose();
        })
        .catch((reason: unknown) => reason);
      expect([error instanceof DataFileError, store.isUnavailable(error)]).to.deep.equal([true, true]);
    });

    it('names the fault at /readyz', async () => {
      const [before] = await readiness();
      lose();
      const [status, text] = await readiness();
      expect([before, status]).to.deep.equal([200, 503]);
      expect(text).to.match(
        /^turnout\.db(-wal|-shm)? is (gone while it is in use|another file than the one in use)\n$/,
      );
    });

    it('is logged once, without a write', async () => {
      lose();
      for (let waited = 0; !reports.length && waited < 5_000; waited += 20) await sleep(20);
      await sleep(600);
      expect(reports.map((error) => (error as Error).name)).to.deep.equal(['DataFileError']);
    });

    if (end)
      it('accepts writes again when it is restored', async () => {
        lose();
        const status = await write();
        end(join(folder, 'data'));
        expect([status, await write(), (await readiness())[0]]).to.deep.equal([503, 201, 200]);
      });
  });
