import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthOf } from '../../../src/backend/http/health.js';
import { serve, type Running } from '../../../src/backend/node.js';
import { idleLoop } from '../../support/idle-loop.js';

describe('a health check', () => {
  let running: Running;
  const data = mkdtempSync(join(tmpdir(), 'turnout-health-'));

  before(async () => (running = await serve({ data, port: 0, host: '127.0.0.1', loopDelay: idleLoop, scripts: data })));
  after(async () => {
    await running.close();
    rmSync(data, { recursive: true, force: true });
  });

  for (const [path, text] of [
    ['/healthz', 'ok\n'],
    ['/readyz', 'ready\n'],
  ] as const)
    it(`is answered at ${path}`, async () => {
      const response = await fetch(`${running.origin}${path}`);
      expect([response.status, await response.text()]).to.deep.equal([200, text]);
    });

  it('is negative if the database does not answer', async () => {
    const broken = { settings: { names: () => Promise.reject(new Error('gone')) } };
    expect((await healthOf({ store: broken as never, isEnding: () => false })('/readyz'))?.status).to.equal(503);
  });

  it('is negative before a process ends', async () => {
    expect((await healthOf({ store: running.store, isEnding: () => true })('/readyz'))?.status).to.equal(503);
  });

  it('has no further data', async () => {
    expect(await healthOf({ store: running.store, isEnding: () => false })('/health')).to.equal(undefined);
  });
});
