import { expect } from 'chai';
import { campWith, nora, noraRepeated } from '../../support/desk-duplicates.js';
import { statusOf } from '../../support/desk-sign-in.js';

describe('duplicates with fees', () => {
  it('keep the one who has paid, and no fee is doubled or lost', async () => {
    const { club, pairs, idsOf, merge, codeOf, feesOf, ensureFees, workspace } = await campWith([nora, noraRepeated]);
    await ensureFees();
    const [one, other] = await idsOf();
    const [paid] = await feesOf(other);
    await club.store.fees.markPaid(workspace.id, paid!.id, '2026-11-21', club.clock.now);
    expect((await pairs())[0]!.must_keep).to.equal(other);
    expect(await codeOf({ keep: one, remove: other })).to.equal('other_paid');
    await merge({ keep: other, remove: one });
    await ensureFees();
    expect((await feesOf(other)).map(({ id, paid_at, amount }) => [id, paid_at, amount])).to.deep.equal([
      [paid!.id, '2026-11-21', 2_500],
    ]);
    expect(await feesOf(one)).to.deep.equal([]);
    expect(await club.store.credits.open(workspace.id)).to.deep.equal([]);
  });

  it('stay two while both have paid', async () => {
    const { club, pairs, idsOf, codeOf, feesOf, ensureFees, workspace, rows } = await campWith([nora, noraRepeated]);
    await ensureFees();
    const [one, other] = await idsOf();
    for (const id of [one, other])
      await club.store.fees.markPaid(workspace.id, (await feesOf(id))[0]!.id, '2026-11-21', club.clock.now);
    expect((await pairs())[0]).to.deep.include({ both_paid: true, must_keep: null });
    expect([await codeOf({ keep: one, remove: other }), await codeOf({ keep: other, remove: one })]).to.deep.equal([
      'both_paid',
      'both_paid',
    ]);
    expect(await rows()).to.have.length(2);
  });

  it('lose no payment that is marked at the same moment', async () => {
    const { club, idsOf, merge, feesOf, ensureFees, workspace } = await campWith([nora, noraRepeated]);
    await ensureFees();
    const [one, other] = await idsOf();
    const [fee] = await feesOf(other);
    const [status, isMarked] = await Promise.all([
      statusOf(merge({ keep: one, remove: other })),
      club.store.transaction(({ fees }) => fees.markPaid(workspace.id, fee!.id, '2026-11-21', club.clock.now)),
    ]);
    const paid = (await club.store.fees.byIds(workspace.id, [fee!.id])).filter(({ paid_at }) => paid_at);
    expect([status, isMarked, paid.length]).to.deep.equal(isMarked ? [422, true, 1] : [200, false, 0]);
  });

  it('take over an open fee of no registration, unless they have the same', async () => {
    const { club, idsOf, merge, feesOf } = await campWith([nora, noraRepeated]);
    const [keep, remove] = await idsOf();
    const fee = (person_id: string, description: string) => ({ person_id, amount: 700, description });
    await club.api.createFees({ body: { data: [fee(keep, 'Deposit'), fee(remove, 'Deposit'), fee(remove, 'Key')] } });
    await merge({ keep, remove });
    expect((await feesOf(keep)).map(({ description }) => description)).to.deep.equal([
      'Camp: Nora Müller-Quist',
      'Deposit',
      'Key',
    ]);
  });

  it('change the price with the answers, and then one mail says so', async () => {
    const { club, idsOf, merge, feesOf, ensureFees } = await campWith([nora, { ...noraRepeated, bus: true }]);
    await ensureFees();
    const [keep, remove] = await idsOf();
    await merge({ keep, remove, take: ['bus'] });
    expect((await feesOf(keep)).map(({ amount }) => amount)).to.deep.equal([3_500]);
    club.clock.now += 3600_000;
    expect((await club.deliverMails()).map(({ to }) => to.address)).to.deep.equal(['nora@example.org']);
  });
});
