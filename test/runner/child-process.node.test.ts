import { expect } from 'chai';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './child-process.mjs';

const show = () => {};

describe('a program that npm test runs', () => {
  let folder: string;
  let otherProcesses: ChildProcess;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'turnout-program-'));
    // as on any machine, others come and go, while somebody looks through all of them too
    const comeAndGo = 'while :; do for i in 1 2 3 4 5 6 7 8; do sleep 0.0$i & done; wait; done';
    otherProcesses = spawn('sh', ['-c', comeAndGo], { stdio: 'ignore', detached: true });
  });
  after(() => {
    process.kill(-otherProcesses.pid!, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Ends a program as soon as something is so. */
  const when = (is: () => boolean): AbortSignal => {
    const abortController = new AbortController();
    void (async () => {
      while (!is()) await sleep(20);
      abortController.abort();
    })();
    return abortController.signal;
  };

  /** What has ended and nobody has looked at is still named. */
  const isBusy = (pid: string): boolean => {
    try {
      return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    } catch {
      return false;
    }
  };

  it('gives its status and what it printed', async () => {
    const result = await run('node', ['-e', 'console.log("ä"); process.exitCode = 3'], { show });
    expect(result).to.deep.equal({ status: 3, output: 'ä\n' });
  });

  for (const [what, startProcess] of [
    ['what it began', `node -e 'console.log("begun", process.pid); for (;;);' & wait`],
    ['what it began in a group of its own', `setsid node -e 'console.log("begun", process.pid); for (;;);' & wait`],
    ['what listens to nobody', `trap '' INT; node -e 'console.log("begun", process.pid); for (;;);' & wait; sleep 60`],
  ] as const)
    it(`is ended when its time is over, with ${what}, however busy that is`, async () => {
      let message = '';
      const signal = when(() => message.includes('begun'));
      const { status, output } = await run('sh', ['-c', startProcess], { show: (text) => (message += text), signal });
      expect(status).to.equal(undefined);
      expect(output).to.match(/^begun \d+\n$/);
      expect(isBusy(output.replace(/\D/g, ''))).to.equal(false);
    });
});
