import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type Running } from '../../../src/backend/node.js';
import { applyWorkspace, createKey, readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { club } from '../../support/backend.js';
import { bob } from '../../support/service-requests.js';
import { idleLoop } from '../../support/idle-loop.js';

describe('an update with If-Match, behind a port that compresses', () => {
  const data = mkdtempSync(join(tmpdir(), 'turnout-match-'));
  let running: Running;
  let headers: Record<string, string>;

  before(async () => {
    running = await serve({ data, port: 0, host: '127.0.0.1', loopDelay: idleLoop, scripts: data });
    await applyWorkspace(running.store, readWorkspaceFile(club));
    const { key } = await createKey(running.store, { name: 'test' });
    headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ ...bob, external_id: 'bob', internal_note: 'x'.repeat(2000) });
    await fetch(`${running.origin}/api/lists/member/persons`, { method: 'POST', headers, body });
  });
  after(async () => {
    await running.close();
    rmSync(data, { recursive: true, force: true });
  });

  for (const encoding of ['identity', 'gzip', 'br', 'gzip, deflate, br'])
    it(`is carried out with the tag that a read in "${encoding}" gave`, async () => {
      const address = `${running.origin}/api/lists/member/persons/bob`;
      const read = await fetch(address, { headers: { ...headers, 'accept-encoding': encoding } });
      const { status } = await fetch(address, {
        method: 'PUT',
        headers: { ...headers, 'If-Match': read.headers.get('etag')! },
        body: JSON.stringify({ phone: '+49 30 2' }),
      });
      expect(status).to.equal(200);
    });
});
