import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { turnout } from './support.js';

interface Said {
  code: number;
  out: string;
  err: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the suite puts what it needs for a while. */
const folder = mkdtempSync(join(tmpdir(), 'turnout-walk-'));

/** `npm run conformance`, as the script in package.json has it. */
const conformance = (...args: string[]) =>
  new Promise<Said>((resolve) => {
    const command = ['--import', 'tsx', 'test/conformance/run.ts', ...args];
    execFile(
      process.execPath,
      command,
      { cwd: root, env: { ...process.env, TMPDIR: folder }, maxBuffer: 1 << 24 },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

const leftovers = () => readdirSync(folder).filter((name) => name.startsWith('turnout-conformance-'));

after(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run conformance', function () {
  this.timeout(240_000);

  it('starts the product, finds it as the specification says, and leaves nothing', async () => {
    const { code, out, err } = await conformance();
    expect(out).to.match(/\n\d+ checks, 0 failed, 40 endpoint × status of the specification's tables: all covered\n$/);
    expect([code, leftovers()]).to.deep.equal([0, []]);
    // who was told an address and asks there finds nobody any more
    const [address = ''] = /http:\S+\/api/.exec(err) ?? [];
    expect(await fetch(address).catch(() => 'nobody')).to.equal('nobody');
  });

  it('says the same as data', async () => {
    const report = JSON.parse((await conformance('--json')).out) as Record<string, unknown>;
    expect([report['failed'], report['not_tried']]).to.deep.equal([0, 0]);
    expect((report['cells'] as unknown[]).length).to.be.above(40);
  });

  it('says of a server elsewhere what one key cannot try, and ends with 3', async () => {
    const { port, key, persons } = await turnout();
    const { code, out } = await conformance('--base-url', `http://localhost:${port}/api`, '--key', key);
    expect(out).to.contain('needs a key of a workspace whose plan lacks members').and.not.contain(key);
    expect([code, (await persons('zeltlager')).length]).to.deep.equal([3, 0]);
  });

  for (const [what, args] of [
    ['an option that there is not', ['--colour', 'red']],
    ['an address without a key', ['--base-url', 'http://localhost:8080/api']],
    ['an address that is none', ['--base-url', 'localhost', '--key', 'sk_x']],
    ['a check that there is not', ['--only', 'weather']],
    ['a cost unit without a category', ['--cost-unit', 'Zeltlager']],
    ['a server that is not there', ['--base-url', 'http://127.0.0.1:9/api', '--key', `sk_${'x'.repeat(43)}`]],
  ] as const)
    it(`ends with 2 for ${what}`, async () => {
      const { code, out, err } = await conformance(...args);
      expect([code, out, err !== '', /\n {4}at /.test(err)]).to.deep.equal([2, '', true, false]);
    });

  it('explains itself', async () => {
    const { code, out } = await conformance('--help');
    expect([code, out.includes('--only NAME')]).to.deep.equal([0, true]);
  });
});
