import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../src/backend/node.js';
import { parseTrustedProxies } from '../../src/backend/http/trusted-proxies.js';
import { applyWorkspace, readWorkspaceFile } from '../../src/backend/workspace/index.js';
import { timeLimit } from '../runner/machine-speed.mjs';
import { freePlace, PLACES, yaml, type Freeing } from './freed-place.js';

const NEWCOMERS = 2_000;

describe('2 000 newcomers at the moment in which a place becomes free', function () {
  this.timeout(timeLimit(120_000));
  const root = mkdtempSync(join(tmpdir(), 'turnout-freed-'));
  after(() => rmSync(root, { recursive: true, force: true }));

  for (const [freeing, offered] of [
    ['cancelled', 'First'],
    ['deleted', 'First'],
    ['lapsed', 'Second'],
  ] as const satisfies readonly (readonly [Freeing, string])[])
    it(`all hear that it is full, and whoever has waited longest has the offer: ${freeing}`, async () => {
      const proxies = parseTrustedProxies('127.0.0.1, ::1');
      const options = { data: join(root, freeing), port: 0, host: '127.0.0.1', scripts: root, proxies };
      const server = await serve(options);
      await applyWorkspace(server.store, readWorkspaceFile(yaml));
      const outcome = await freePlace(server, NEWCOMERS, freeing);
      await server.close();
      expect(outcome.ends).to.deep.equal({ full: NEWCOMERS });
      expect([outcome.offered, outcome.persons, outcome.reserved]).to.deep.equal([[offered], PLACES - 1, 1]);
      expect(
        Object.keys(outcome.statuses).filter((status) => !['200', '201', '422', '503'].includes(status)),
      ).to.deep.equal([]);
    });
});
