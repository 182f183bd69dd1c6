import { expect } from 'chai';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './child-process.mjs';
import { readReport, slowestFiles } from './test-report.mjs';

describe('the report of a suite', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'turnout-report-'))));
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs mocha on a file with this text, and gives the path of the report. */
  async function mochaOn(
    name: string,
    text: string,
    { signal, report = join(folder, `${name}.jsonl`) } = {} as Options,
  ) {
    const file = join(folder, `${name}.cjs`);
    writeFileSync(file, text);
    const env = { TURNOUT_TEST_REPORT: report };
    const { status } = await run('node_modules/.bin/mocha', [file], {
      show: () => {},
      env,
      ...(signal ? { signal } : {}),
    });
    return { ...readReport(report), status };
  }
  interface Options {
    signal?: AbortSignal;
    report?: string;
  }

  it('counts what passed, failed and was skipped, and times each file', async () => {
    const report = await mochaOn(
      'counts',
      `describe('counts', () => {
         it('passes', (done) => setTimeout(done, 30)); it('fails', () => { throw new Error('no'); }); it('is to be written');
       });`,
    );
    expect([report.passed, report.failed, report.skipped, report.status]).to.deep.equal([1, 1, 1, 1]);
    const [slowest] = slowestFiles(report, 20);
    expect([slowest!.tests, slowest!.ms >= 29]).to.deep.equal([3, true]);
  });

  it('is whole although a test changes how objects become JSON', async () => {
    const { passed, running } = await mochaOn(
      'json',
      `it('changes it', () => { Object.prototype.toJSON = String.prototype.toJSON = () => '{'; });`,
    );
    expect([passed, running]).to.deep.equal([1, []]);
  });

  it('counts a hook that fails', async () => {
    const { passed, failed } = await mochaOn(
      'hook',
      `before(() => { throw new Error('no'); }); it('passes', () => {});`,
    );
    expect([passed, failed]).to.deep.equal([0, 1]);
  });

  it('names the test that keeps its process busy, until it is ended', async () => {
    const report = join(folder, 'busy.jsonl');
    const controller = new AbortController();
    void (async () => {
      while (!existsSync(report) || !readReport(report).running.includes('a loop never ends')) await sleep(20);
      controller.abort();
    })();
    const { running, passed, status } = await mochaOn(
      'busy',
      `describe('a loop', () => { it('begins', () => {}); it('never ends', () => { for (;;); }); });`,
      { signal: controller.signal, report },
    );
    expect([running, passed, status]).to.deep.equal([['a loop never ends'], 1, undefined]);
  });

  it('is read although its last line is cut', () => {
    const report = join(folder, 'cut.jsonl');
    writeFileSync(report, 'end\ta\tpassed\t1\tb\nend\ta\tpas');
    expect(readReport(report)).to.deep.include({ passed: 1, failed: 0 });
  });

  it('takes the time of a whole page where that is known', () => {
    const report = join(folder, 'page.jsonl');
    writeFileSync(report, 'end\ta\tpassed\t10\tb\nfile\ta\t\t900\t\n');
    expect(slowestFiles(readReport(report), 1)).to.deep.equal([{ file: 'a', ms: 900, tests: 1 }]);
  });
});
