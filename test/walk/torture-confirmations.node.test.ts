import { expect } from 'chai';
import { timeLimit } from '../runner/machine-speed.mjs';
import { isGoodConfirmationToll, tortureConfirmations } from '../torture/torture-confirmations.js';

describe('a server that is killed while addresses are confirmed and registrations expire, again and again', () => {
  it('confirms each once or not at all, keeps nobody who is too late, and sells no place twice', async function () {
    this.timeout(timeLimit(400_000));
    const toll = await tortureConfirmations(12);
    expect(isGoodConfirmationToll(toll), JSON.stringify(toll)).to.equal(true);
    const { registered, confirmed, mails } = toll;
    expect([registered > confirmed, confirmed > 0, mails > 0]).to.deep.equal([true, true, true]);
  });
});
