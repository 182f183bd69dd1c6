import { expect } from 'chai';
import { timeLimit } from '../runner/machine-speed.mjs';
import { isGoodToll, tortureRegistrations } from '../torture/torture-registrations.js';

describe('a server that is killed while families register and mails leave, again and again', () => {
  it('loses nobody and no mail, and sends none twice without a mark', async function () {
    this.timeout(timeLimit(400_000));
    const toll = await tortureRegistrations(12);
    expect(isGoodToll(toll), JSON.stringify(toll)).to.equal(true);
    const { acknowledged, cancelled, accepted, killed_while_sending, repeated } = toll;
    const totals = [acknowledged, cancelled, accepted, killed_while_sending, repeated];
    expect(totals.map((count) => count > 0)).to.deep.equal([true, true, true, true, true]);
  });
});
