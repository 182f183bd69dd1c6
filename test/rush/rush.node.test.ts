import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timeLimit } from '../runner/machine-speed.mjs';
import { serve } from '../../src/backend/node.js';
import { proxiesOf } from '../../src/backend/proxies.js';
import { applyWorkspace, readWorkspaceFile } from '../../src/backend/workspace/index.js';
import { campWith, rush } from './rush.js';

describe('when a camp opens (requirement 54)', () => {
  const root = mkdtempSync(join(tmpdir(), 'turnout-rush-'));
  after(() => rmSync(root, { recursive: true, force: true }));

  const places = { SQLite: join(root, 'data'), PostgreSQL: process.env['TURNOUT_TEST_POSTGRES'] };
  for (const [name, place] of Object.entries(places))
    if (place)
      it(`as many register as there are places, and everybody is answered: ${name}`, async function () {
        this.timeout(timeLimit(60_000));
        const options = {
          data: place,
          port: 0,
          host: '127.0.0.1',
          scripts: root,
          proxies: proxiesOf('127.0.0.1, ::1'),
        };
        // on SQLite one process serves
        const doors = await Promise.all((name === 'SQLite' ? [1] : [1, 2]).map(() => serve(options)));
        await applyWorkspace(doors[0]!.store, readWorkspaceFile(campWith(20)));
        const ends = await rush(
          doors.map(({ origin }) => `${origin}/public/club`),
          150,
        );
        const { id } = (await doors[0]!.store.workspaces.bySlug('club'))!;
        const [event] = await doors[0]!.store.events.all(id);
        const stored = await doors[0]!.store.persons.count(id, event!.list_id);
        for (const door of doors) await door.close();
        expect([ends, stored]).to.deep.equal([{ registered: 20, full: 130 }, 20]);
      });
});
