import { expect } from 'chai';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../support/program.mjs';

const show = () => {};

describe('a program that npm test runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-program-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('gives its status and what it printed', async () => {
    const found = await run('node', ['-e', 'console.log("a"); process.exitCode = 3'], { show, limit: 30_000 });
    expect(found).to.deep.equal({ status: 3, output: 'a\n' });
  });

  it('is ended when its time is over, with what it began, however busy that is', async () => {
    const busy = `node -e 'console.log("begun"); for (;;);' & wait`;
    // it is through when nobody is left who could print
    const found = await run('sh', ['-c', busy], { show, limit: 2_000 });
    expect(found).to.deep.equal({ status: undefined, output: 'begun\n' });
  });

  it('has noted the test that kept it busy', async () => {
    const [test, note] = [join(folder, 'busy.cjs'), join(folder, 'note')];
    writeFileSync(
      test,
      `describe('a loop', () => { it('begins', () => {}); it('never ends', () => { for (;;); }); });`,
    );
    const settings = { TURNOUT_TEST_UNDER_WAY: note };
    await run('node_modules/.bin/mocha', [test], { show, settings, limit: 5_000 });
    expect(readFileSync(note, 'utf8')).to.equal('a loop never ends');
  });
});
