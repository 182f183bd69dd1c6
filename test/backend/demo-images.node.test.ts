import { expect } from 'chai';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPages } from '../../src/backend/demo.js';
import { serve } from '../../src/backend/node.js';
import type { Running } from '../../src/backend/node.js';
import { idleLoop } from '../support/idle-loop.js';

const demo = new URL('../../demo/', import.meta.url);

/** A simple drawing: larger ones would make the package larger. */
const MAX_IMAGE_BYTES = 1536;

describe('the images of the demo’s events', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-images-'));
  let running: Running;
  before(async () => {
    running = await serve({
      data: join(folder, 'data'),
      port: 0,
      host: '127.0.0.1',
      loopDelay: idleLoop,
      scripts: folder,
      pages: demoPages,
    });
  });
  after(async () => {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The status of a path as it is written: `fetch` would resolve its dots. */
  const statusAt = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(running.origin);
      request({ hostname: hostname === 'localhost' ? '127.0.0.1' : hostname, port, path }, (answer) =>
        resolve(answer.resume().statusCode!),
      )
        .on('error', reject)
        .end();
    });

  it('are those that the files of the clubs name, each with a size and a text in German and English', () => {
    const files = ['workspace.yaml', ...readdirSync(new URL('further/', demo)).map((name) => `further/${name}`)];
    const yaml = files.map((name) => readFileSync(new URL(name, demo), 'utf8')).join('\n');
    const named = [...yaml.matchAll(/image_url: \/example\/images\/(.*)/g)].map(([, name]) => name!);
    expect(named.sort()).to.deep.equal(readdirSync(new URL('images/', demo)).sort());
    expect(yaml.match(/image_alt: \{ de: .+, en: .+ \}\n +image_width: 800\n +image_height: 450\n/g)).to.have.length(
      named.length,
    );
  });

  for (const name of readdirSync(new URL('images/', demo)))
    it(`are served as small drawings without text and scripts, for pages of any origin: ${name}`, async () => {
      const { status, headers, ...answer } = await fetch(`${running.origin}/example/images/${name}`).then(
        async (response) => ({ status: response.status, headers: response.headers, text: await response.text() }),
      );
      expect(status).to.equal(200);
      expect(
        [
          'content-type',
          'cache-control',
          'x-content-type-options',
          'cross-origin-resource-policy',
          'content-security-policy',
        ].map((header) => headers.get(header)),
      ).to.deep.equal([
        'image/svg+xml',
        'public, max-age=3600',
        'nosniff',
        'cross-origin',
        "default-src 'none'; frame-ancestors 'none'",
      ]);
      expect(Buffer.byteLength(answer.text)).to.be.below(MAX_IMAGE_BYTES);
      expect(answer.text).to.match(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="800" height="450" viewBox=/);
      expect(answer.text).to.not.match(/<text|<script|<style|href|\son/);
    });

  for (const path of [
    '/example/images/none.svg',
    '/example/images/..%2fpersons.json',
    '/example/images/..%2f..%2fpackage.json',
    '/example/images/%2e%2e/workspace.yaml',
    '/example/images/../persons.json',
    '/example/images/lake.svg/x',
    '/example/images/lake.svg%00',
    '/example/images/lake',
    '/example/images/..%5c..%5cpackage.json',
  ])
    it(`are nothing else: ${path}`, async () => {
      expect(await statusAt(path)).to.equal(404);
    });

  it('may be loaded by the example pages', async () => {
    const { headers } = await fetch(`${running.origin}/example/termine`);
    const policy = headers.get('content-security-policy')!.split('; ');
    expect(policy).to.include(`img-src 'self' ${running.origin} data:`);
  });
});
