import { expect } from 'chai';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type Running } from '../../../../src/backend/node.js';
import { applyWorkspace, readWorkspaceFile } from '../../../../src/backend/workspace/index.js';
import { club } from '../../../support/backend.js';
import { idleLoop } from '../../../support/idle-loop.js';

const paths = [
  '/embed.js',
  '/none.js',
  '/example',
  '/portal/club/camp',
  '/portal.css',
  '/api',
  '/api/me',
  '/public/club/events',
  '/none',
];

describe('Strict-Transport-Security', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-strict-'));
  const running = new Map<string, Running & { at: string }>();

  before(async () => {
    const scripts = join(folder, 'scripts');
    mkdirSync(scripts);
    writeFileSync(join(scripts, 'embed.js'), '// the script');
    for (const [index, origin] of ['https://turnout.example.org', 'http://turnout.example.org'].entries()) {
      const pages = () => async (path: string) => (path === '/example' ? '<p>Example</p>' : undefined);
      const one = await serve({
        data: join(folder, String(index)),
        port: 0,
        host: '127.0.0.1',
        loopDelay: idleLoop,
        origin,
        scripts,
        pages,
      });
      await applyWorkspace(one.store, readWorkspaceFile(club));
      running.set(origin, { ...one, at: `http://127.0.0.1:${one.port}` });
    }
  });
  after(async () => {
    await Promise.all([...running.values()].map((one) => one.close()));
    rmSync(folder, { recursive: true, force: true });
  });

  for (const path of paths)
    it(`is sent with ${path} for an https origin only`, async () => {
      const responses = [...running.values()].map(async ({ at }) =>
        (await fetch(`${at}${path}`)).headers.get('strict-transport-security'),
      );
      expect(await Promise.all(responses)).to.deep.equal(['max-age=31536000', null]);
    });
});
