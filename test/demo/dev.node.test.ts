import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.mjs';
import './open-demo.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('npm run dev', function () {
  this.timeout(180_000);

  it('serves the demo pages and the elements from source, with the backend behind the same address', async () => {
    const data = mkdtempSync(join(tmpdir(), 'turnout-dev-'));
    const env = {
      ...process.env,
      DEV_PORT: String(await freePort()),
      PORT: String(await freePort()),
      TURNOUT_DATA: data,
      NODE_OPTIONS: '',
    };
    const child = spawn(process.execPath, ['--import', 'tsx', 'demo/dev.ts'], { cwd: root, env });
    const exited = once(child, 'exit');
    try {
      await new Promise<void>((resolve, reject) => {
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (text: Buffer) => {
            output += String(text);
            if (/demo pages are at/.test(output) && /Turnout is ready at/.test(output)) resolve();
          });
        child.once('exit', () => reject(new Error(output)));
      });
      const responseTo = async (path: string) => {
        // a connection that stays open may be closed by the server just before it is used again
        const headers = { connection: 'close' };
        const response = await fetch(`http://localhost:${env.DEV_PORT}${path}`, { headers });
        return [response.status, await response.text()] as const;
      };
      for (const [path, content] of [
        ['/', '/@vite/client'],
        ['/gallery.html', '/@vite/client'],
        ['/page/workbench.ts', 'import'],
        [`/@fs${root}src/components/event-list/event-list.ts`, 'class EventList'],
        ['/mockServiceWorker.js', 'addEventListener'],
        ['/public/sv-wiesental/events', '"data"'],
        ['/example/termine', 'SV Wiesental'],
      ] as const) {
        const [status, text] = await responseTo(path);
        expect([status, text.includes(content)], path).to.deep.equal([200, true]);
      }
    } finally {
      child.kill();
      await exited;
      rmSync(data, { recursive: true, force: true });
    }
  });
});
