import { expect } from 'chai';
import { timeLimit } from '../runner/machine-speed.mjs';
import { torture } from '../torture/torture.js';

describe('a server that is killed under load, again and again', () => {
  it('loses nobody whom it had acknowledged, and has nobody twice', async function () {
    this.timeout(timeLimit(120_000));
    const { acknowledged, lost, duplicates, replayed } = await torture(['dist/server/cli.js'], 5);
    expect([acknowledged > 50, replayed > 0, lost, duplicates]).to.deep.equal([true, true, 0, 0]);
  });
});
