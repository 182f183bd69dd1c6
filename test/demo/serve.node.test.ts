import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import './open-demo.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The status of what a path leads to, as it is written. */
const statusAt = (origin: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode!))
      .on('error', reject)
      .end();
  });

describe('npm run demo', function () {
  this.timeout(120_000);

  it('serves the built pages, and nothing beside them', async () => {
    const env = { ...process.env, PORT: '0', TURNOUT_NO_BUILD: '1' };
    const child = spawn(process.execPath, ['demo/serve.mjs'], { cwd: root, env });
    const ended = once(child, 'exit');
    try {
      const origin = await new Promise<string>((resolve, reject) => {
        let message = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (text: Buffer) => {
            message += text;
            const port = /http:\/\/localhost:(\d+)\//.exec(message)?.[1];
            if (port) resolve(`http://127.0.0.1:${port}`);
          });
        child.once('exit', () => reject(new Error(message)));
      });
      const page = await fetch(`${origin}/`);
      expect([page.status, page.headers.get('content-type')]).to.deep.equal([200, 'text/html; charset=utf-8']);
      const html = await page.text();
      const scripts = Array.from(html.matchAll(/(?:src|href)="(\.\/[^"]+\.(?:js|css))"/g), ([, path]) => path!);
      expect(scripts).not.to.deep.equal([]);
      for (const path of scripts) expect((await fetch(new URL(path, `${origin}/`))).status, path).to.equal(200);
      for (const path of ['/gallery.html', '/doctor.html', '/preview.html'])
        expect(await statusAt(origin, path), path).to.equal(200);
      for (const path of [
        '/../package.json',
        '/..%2f..%2fpackage.json',
        '/%2e%2e/embed.js',
        '/nothing.html',
        '/assets',
      ])
        expect(await statusAt(origin, path), path).to.equal(404);
    } finally {
      child.kill();
      await ended;
    }
  });
});
