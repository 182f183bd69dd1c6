import { expect } from 'chai';
import { issuesIn } from '../../support/backend.js';
import { pricedCampYaml } from './priced-camp.js';
import { withTwoOffers } from './two-offers.js';

const FIRST_CENTS = 290_00;
const SECOND_CENTS = 261_00;

async function offers() {
  const camp = await withTwoOffers();
  const shown = async () =>
    (await camp.page.read()).registrations.map(({ id, name, amount }) => ({ id, name: name.first_name, amount }));
  const accept = (id: string, amount?: number | string) =>
    camp.page.sendRequest('POST', `/${id}/offer${amount === undefined ? '' : `?amount=${amount}`}`, { accept: true });
  const [first, second] = await shown();
  const feesByName = async () => {
    await camp.createAllFees();
    return Object.fromEntries(
      (await camp.fees()).flatMap(({ first_name, amount }) =>
        ['First', 'Second'].includes(first_name ?? '') ? [[first_name, amount]] : [],
      ),
    );
  };
  return { ...camp, shown, acceptAt: accept, first: first!, second: second!, feesByName };
}

describe('the prices of places that are offered to two persons of a family', () => {
  it('are shown as their sum', async () => {
    const { first, second } = await offers();
    expect([first, second].map(({ name, amount }) => [name, amount])).to.deep.equal([
      ['First', FIRST_CENTS],
      ['Second', SECOND_CENTS],
    ]);
  });

  for (const order of [
    ['first', 'second'],
    ['second', 'first'],
  ] as const)
    it(`are the fees, accepted in the order ${order.join(', ')}`, async () => {
      const camp = await offers();
      for (const one of order) {
        const { id, amount } = camp[one];
        expect((await camp.acceptAt(id, amount!)).status).to.equal(200);
        const remaining = (await camp.shown()).map((other) => other.amount);
        expect(remaining).to.deep.equal(one === order[0] ? [camp[order[1]].amount] : []);
      }
      expect(await camp.feesByName()).to.deep.equal({ First: FIRST_CENTS, Second: SECOND_CENTS });
    });

  it('are those of a first person once the first one declines', async () => {
    const { first, second, page, shown, acceptAt, feesByName } = await offers();
    await page.sendRequest('POST', `/${first.id}/offer`, { accept: false });
    expect((await shown()).map(({ amount }) => amount)).to.deep.equal([FIRST_CENTS]);
    expect((await acceptAt(second.id, SECOND_CENTS)).status).to.equal(409);
    expect((await acceptAt(second.id, FIRST_CENTS)).status).to.equal(200);
    expect(await feesByName()).to.deep.equal({ Second: FIRST_CENTS });
  });
});

describe('a price that the club has changed since the offer was shown', () => {
  const dearer = pricedCampYaml.replace('{ amount: 290 }', '{ amount: 310 }');

  it('is charged only after it was shown', async () => {
    const { apply, first, shown, acceptAt, accepted, feesByName } = await offers();
    await apply(dearer);
    const refusal = await acceptAt(first.id, FIRST_CENTS);
    expect(await refusal.text()).to.include(
      'The price of this place has changed: it costs 31000 cents now. Nothing has been accepted.',
    );
    expect([refusal.status, await accepted()]).to.deep.equal([409, []]);
    expect((await shown())[0]!.amount).to.equal(310_00);
    expect((await acceptAt(first.id, 310_00)).status).to.equal(200);
    expect((await feesByName())['First']).to.equal(310_00);
  });

  it('is charged if a program accepts without an amount', async () => {
    const { apply, first, acceptAt, feesByName } = await offers();
    await apply(dearer);
    expect((await acceptAt(first.id)).status).to.equal(200);
    expect((await feesByName())['First']).to.equal(310_00);
  });

  it('does not affect an accepted offer: the same request succeeds again', async () => {
    const { apply, first, acceptAt } = await offers();
    expect((await acceptAt(first.id, FIRST_CENTS)).status).to.equal(200);
    await apply(dearer);
    expect((await acceptAt(first.id, FIRST_CENTS)).status).to.equal(200);
  });

  it('must be a number of cents', async () => {
    const { first, acceptAt } = await offers();
    const answer = await acceptAt(first.id, '290,00');
    expect([answer.status, await issuesIn(answer)]).to.deep.equal([422, [['amount', 'invalid']]]);
  });
});
