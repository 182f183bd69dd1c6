import { expect } from 'chai';
import { child, pricedCamp } from '../gate/priced-camp.js';

/** Ada, registered and told so, and what goes out after her answers are corrected. */
async function adaCorrects(more: object = {}) {
  const camp = await pricedCamp();
  await camp.register(child('Ada', more));
  camp.clock.now += 10_000;
  await camp.deliverMails();
  const page = await camp.own();
  const [{ id } = { id: '' }] = (await page.read()).registrations;
  const correct = async (changes: object) =>
    page.sendRequest('PUT', `/${id}?amount=${await page.priceOf(id, changes)}`, changes);
  const later = () => {
    camp.clock.now += 10_000;
    return camp.deliverMails();
  };
  const [fee] = await camp.fees();
  return { ...camp, ...page, id, correct, later, fee: fee! };
}

describe('the mail about a changed price', () => {
  it('names both prices and the reference of the fee, which stays', async () => {
    const { correct, later, fee } = await adaCorrects();
    await correct({ shirt: 'M' });
    const [mail, ...furtherMails] = await later();
    expect(furtherMails).to.deep.equal([]);
    expect(mail!.to.address).to.equal('parent@example.org');
    expect(mail!.subject).to.equal('New price: Camp');
    for (const part of ['€290.00', '€302.00', fee.reference, 'Ada L', 'DE89 3704 0044 0532 0130 00'])
      expect(mail!.text).to.include(part);
  });

  it('covers all changes until it is sent, from the last mailed price', async () => {
    const { correct, later } = await adaCorrects();
    await correct({ shirt: 'M' });
    await correct({ birthdate: '2018-01-01' });
    const letters = await later();
    expect(letters.map(({ subject }) => subject)).to.deep.equal(['New price: Camp']);
    expect(letters[0]!.text).to.include('€290.00').and.include('€252.00').and.not.include('€302.00');
  });

  it('is not sent if the price is unchanged', async () => {
    const { correct, later } = await adaCorrects({ shirt: 'S' });
    await correct({ birthdate: '2018-01-01' });
    await correct({ birthdate: '2015-02-02' });
    await correct({ shirt: 'M' });
    expect(await later()).to.deep.equal([]);
  });

  it('names an overpayment', async () => {
    const { correct, later, pay, fee } = await adaCorrects({ shirt: 'M' });
    await pay(fee.id);
    await correct({ shirt: null });
    const [mail] = await later();
    expect(mail!.text).to.include('€12.00 was paid too much').and.not.include('IBAN');
  });
});
