import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageWith, shortClub, turnout, visitorAt, website, type Turnout } from './support.js';
import { formStands } from './typing.js';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const { version, files } = JSON.parse(readFileSync(`${dist}/integrity.json`, 'utf8')) as {
  version: string;
  files: Record<string, string>;
};

describe('a script in one version, with its checksum (65)', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  before(async () => {
    [server, site] = await Promise.all([turnout({ yaml: shortClub }), website()]);
  });

  const tag = (src: string, integrity: string) =>
    `<script src="${src}" data-slug="club/walk" integrity="${integrity}" crossorigin onerror="window.refused = true"></script>`;

  it('is told at the service, to whoever asks: integrity.json', async () => {
    const answer = await fetch(`${server.origin}/integrity.json`, { headers: { origin: site.origin } });
    expect(await answer.json()).to.deep.equal({ version, files });
    expect(answer.headers.get('access-control-allow-origin')).to.equal('*');
    expect(answer.headers.get('content-type')).to.match(/^application\/json/);
  });

  for (const [name, integrity] of Object.entries(files)) {
    it(`never changes: ${name}`, async () => {
      const answer = await fetch(`${server.origin}/${name}`);
      const body = Buffer.from(await answer.arrayBuffer());
      expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).to.equal(integrity);
      expect(answer.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable');
      expect(body.equals(readFileSync(`${dist}/${name.replace(`-${version}`, '')}`))).to.equal(true);
    });

    it(`shows the form: ${name}`, async () => {
      const { page, thrown } = await visitorAt(site.put(pageWith(tag(`${server.origin}/${name}`, integrity))));
      await formStands(page);
      expect(thrown).to.deep.equal([]);
    });

    it(`is blocked when one byte of it is another: ${name}`, async () => {
      const body = readFileSync(`${dist}/${name}`);
      body[body.length >> 1]! ^= 1;
      const headers = { 'access-control-allow-origin': '*' };
      const address = site.put({ body, type: 'text/javascript', headers }, `/tampered/${name}`);
      const { page, requests } = await visitorAt(site.put(pageWith(tag(address, integrity))));
      await page.waitForFunction(() => (window as { refused?: boolean }).refused);
      expect(await page.locator('event-registration').count()).to.equal(0);
      expect(requests.filter((request) => request.url().startsWith(server.origin))).to.deep.equal([]);
    });
  }

  it('is all that is kept for good beside the parts, which have a hash in their names', async () => {
    const names = readdirSync(`${dist}/embed`).filter((name) => name.endsWith('.js'));
    const kept = async (path: string) =>
      (await fetch(`${server.origin}/${path}`, { method: 'HEAD' })).headers.get('cache-control');
    const asked = new Map<string, string | null>();
    for (const name of names) asked.set(name, await kept(`embed/${name}`));
    const always = [...asked].filter(([, cache]) => cache === 'public, no-cache').map(([name]) => name);
    expect(always.sort()).to.deep.equal(['doctor.js', 'plain.js', 'portal.js']);
    expect([...new Set(asked.values())]).to.have.members(['public, no-cache', 'public, max-age=31536000, immutable']);
    for (const name of ['embed.js', 'embed-form.js', 'embed-list.js'])
      expect(await kept(name), name).to.equal('public, no-cache');
  });

  it('says which versions there are where one is asked for that is not there', async () => {
    const answer = await fetch(`${server.origin}/embed-form-0.0.9.js`);
    expect([answer.status, await answer.text()]).to.deep.equal([
      404,
      `There is no such version here, but ${Object.keys(files)
        .map((name) => `/${name}`)
        .sort()
        .join(', ')}.`,
    ]);
  });
});
