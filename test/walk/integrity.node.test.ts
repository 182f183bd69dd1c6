import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Integrity } from '../../src/backend/http/embed/integrity.js';
import { pageWith, shortClub, turnout, visitorAt, website, type Turnout } from './turnout-server.js';
import { formStands } from './fill-camp.js';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const { version, files: built } = JSON.parse(readFileSync(`${dist}/integrity.json`, 'utf8')) as Integrity;
const names = Object.keys(built);
const checksumOf = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

describe('a script in one version, with its checksum (65)', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  let files: Integrity['files'];
  before(async () => {
    [server, site] = await Promise.all([turnout({ yaml: shortClub }), website()]);
    ({ files } = (await (await fetch(`${server.origin}/integrity.json`)).json()) as Integrity);
  });

  const sent = async (name: string) => Buffer.from(await (await fetch(`${server.origin}/${name}`)).arrayBuffer());

  const tag = (src: string, integrity: string) =>
    `<script src="${src}" data-slug="club/walk" integrity="${integrity}" crossorigin onerror="window.refused = true"></script>`;

  it('is served without a key: integrity.json', async () => {
    const answer = await fetch(`${server.origin}/integrity.json`, { headers: { origin: site.origin } });
    const integrity = (await answer.json()) as Integrity;
    expect([integrity.version, Object.keys(integrity.files)]).to.deep.equal([version, names]);
    expect(answer.headers.get('access-control-allow-origin')).to.equal('*');
    expect(answer.headers.get('content-type')).to.match(/^application\/json/);
  });

  it('is that of the built bytes, for hosts that serve them as files', () => {
    for (const name of names) expect(checksumOf(readFileSync(`${dist}/${name}`)), name).to.equal(built[name]);
  });

  for (const name of names) {
    it(`never changes: ${name}`, async () => {
      const answer = await fetch(`${server.origin}/${name}`);
      const body = Buffer.from(await answer.arrayBuffer());
      expect(checksumOf(body)).to.equal(files[name]);
      expect(answer.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable');
      const stated = `Object.assign(globalThis[Symbol.for("turnout.preload")],{home:"${server.origin}/"});\n`;
      expect(body.toString()).to.equal(`${readFileSync(`${dist}/${name}`, 'utf8').trimEnd()}\n${stated}`);
    });

    it(`shows the form: ${name}`, async () => {
      const { page, errors } = await visitorAt(site.publish(pageWith(tag(`${server.origin}/${name}`, files[name]!))));
      await formStands(page);
      expect(errors).to.deep.equal([]);
    });

    it(`is blocked when one byte of it is another: ${name}`, async () => {
      const body = await sent(name);
      body[body.length >> 1]! ^= 1;
      const headers = { 'access-control-allow-origin': '*' };
      const address = site.publish({ body, type: 'text/javascript', headers }, `/tampered/${name}`);
      const { page, requests } = await visitorAt(site.publish(pageWith(tag(address, files[name]!))));
      await page.waitForFunction(() => (window as { refused?: boolean }).refused);
      expect(await page.locator('event-registration').count()).to.equal(0);
      expect(requests.filter((request) => request.url().startsWith(server.origin))).to.deep.equal([]);
    });
  }

  it('is all that is kept for good beside the modules, which have a hash in their names', async () => {
    const modules = readdirSync(`${dist}/embed`).filter((name) => name.endsWith('.js'));
    const readScript = async (path: string) =>
      (await fetch(`${server.origin}/${path}`, { method: 'HEAD' })).headers.get('cache-control');
    const checksums = new Map<string, string | null>();
    for (const name of modules) checksums.set(name, await readScript(`embed/${name}`));
    expect([...new Set(checksums.values())]).to.deep.equal(['public, max-age=31536000, immutable']);
    for (const name of ['embed.js', 'embed-form.js', 'embed-list.js', 'embed-portal.js'])
      expect(await readScript(name), name).to.equal('public, no-cache');
  });

  it('says which versions there are where one is asked for that is not there', async () => {
    const answer = await fetch(`${server.origin}/embed-form-0.0.9.js`);
    expect([answer.status, await answer.text()]).to.deep.equal([
      404,
      `There is no such version here, but ${names
        .map((name) => `/${name}`)
        .sort()
        .join(', ')}.`,
    ]);
  });
});
