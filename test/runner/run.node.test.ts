import { expect } from 'chai';
import { spawnSync } from 'node:child_process';

const run = (...args: string[]) => spawnSync('node', ['test/runner/run.mjs', ...args], { encoding: 'utf8' });

describe('the runner', () => {
  it('leaves out suites that repeat tests elsewhere when the time is up, and says so', () => {
    const { status, stdout } = run('page', '--minutes', '0');
    expect(stdout).to.contain('page: left out, the time was up');
    expect(stdout).to.match(/^0 passed, 0 failed$/m);
    expect(status).to.equal(0);
  });

  it('names what it does not take', () => {
    const { status, stderr } = run('--minutes', 'soon');
    expect([status, stderr]).to.deep.equal([2, '--minutes takes a number.\n']);
  });
});
