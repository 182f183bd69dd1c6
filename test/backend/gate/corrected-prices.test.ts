import { expect } from 'chai';
import { child, pricedCamp } from './priced-camp.js';

/** Ada, registered at 290 euros with a fee that is open, and her parent at the page of the registration. */
async function adaAtHome(more: object = {}) {
  const camp = await pricedCamp();
  await camp.register(child('Ada', more));
  await camp.createAllFees();
  const page = await camp.own();
  const [{ id } = { id: '' }] = (await page.read()).registrations;
  const correct = (changes: object, amount?: number) =>
    page.sendRequest('PUT', `/${id}${amount === undefined ? '' : `?amount=${amount}`}`, changes);
  /** Corrects at the price that is shown. */
  const accept = async (changes: object) => correct(changes, (await page.priceOf(id, changes))!);
  const [fee] = await camp.fees();
  const amounts = async () => (await camp.fees()).map(({ amount, paid_at }) => [amount, paid_at !== null]);
  return { ...camp, ...page, id, correct, accept, fee: fee!, amounts };
}

describe('a correction that changes the price', () => {
  it('is not stored before the new price was shown', async () => {
    const { correct, priceOf, id, amounts, read } = await adaAtHome();
    expect((await correct({ shirt: 'M' })).status).to.equal(409);
    expect((await correct({ shirt: 'M' }, 29_000)).status).to.equal(409);
    expect([await amounts(), (await read()).registrations[0]!.values['shirt']]).to.deep.equal([
      [[29_000, false]],
      null,
    ]);
    expect(await priceOf(id, { shirt: 'M' })).to.equal(30_200);
  });

  it('changes the open fee, which keeps its id and its reference', async () => {
    const { accept, fees, fee, createAllFees } = await adaAtHome();
    const answer = await accept({ shirt: 'M' });
    const { data } = (await answer.json()) as { data: { amount: number; fees: { amount: number }[] } };
    expect([answer.status, data.amount, data.fees.map(({ amount }) => amount)]).to.deep.equal([200, 30_200, [30_200]]);
    await createAllFees();
    expect(await fees()).to.deep.equal([{ ...fee, amount: 30_200 }]);
  });

  it('leaves the fee unchanged if the answers give the same price, even after new prices', async () => {
    const { correct, fees, fee, workspace, store } = await adaAtHome({ shirt: 'S' });
    const form = (await store.forms.find(workspace.id, 'camp'))!;
    const prices = { ...form.layout!.prices!, base: [{ cents: 50_000 }] };
    await store.transaction((tables) => tables.forms.update({ ...form, layout: { ...form.layout!, prices } }));
    expect((await correct({ shirt: 'M' })).status).to.equal(200);
    expect(await fees()).to.deep.equal([fee]);
  });

  it('creates a further fee if the first one is paid and more is owed', async () => {
    const { accept, pay, fee, amounts, createAllFees, fees } = await adaAtHome();
    await pay(fee.id);
    await accept({ shirt: 'M' });
    for (let runs = 0; runs < 2; runs++) await createAllFees();
    expect(await amounts()).to.deep.equal([
      [29_000, true],
      [1_200, false],
    ]);
    const references = (await fees()).map(({ reference }) => reference);
    expect(new Set(references).size).to.equal(2);
  });

  it('creates a credit if the fee is paid and less is owed, until it is paid back or owed again', async () => {
    const { accept, pay, fee, amounts, credits, createAllFees, read } = await adaAtHome({ shirt: 'M' });
    await pay(fee.id);
    await accept({ shirt: null });
    await createAllFees();
    expect(await amounts()).to.deep.equal([[30_200, true]]);
    const [credit] = await credits();
    expect(credit).to.include({ amount: 1_200, description: 'Camp', reference: fee.reference, first_name: 'Ada' });
    expect((await read()).registrations[0]!.credit).to.equal(1_200);
    await accept({ shirt: 'S' });
    expect([await credits(), await amounts()]).to.deep.equal([[], [[30_200, true]]]);
  });

  it('charges a refunded amount once more', async () => {
    const { accept, pay, fee, amounts, store, workspace, createAllFees, credits } = await adaAtHome({ shirt: 'M' });
    await pay(fee.id);
    await accept({ shirt: null });
    const [credit] = await store.credits.open(workspace.id);
    await store.transaction((tables) => tables.credits.markRefunded(workspace.id, credit!.id, '2027-01-06'));
    await accept({ shirt: 'S' });
    await createAllFees();
    expect([await amounts(), await credits()]).to.deep.equal([
      [
        [30_200, true],
        [1_200, false],
      ],
      [],
    ]);
  });

  it('withdraws a further fee before it changes another', async () => {
    const { accept, pay, fee, amounts, createAllFees, store, workspace } = await adaAtHome();
    await pay(fee.id);
    await accept({ shirt: 'M' });
    await createAllFees();
    await store.transaction((tables) => tables.fees.markUnpaid(workspace.id, fee.id));
    expect(await amounts()).to.deep.equal([
      [29_000, false],
      [1_200, false],
    ]);
    await accept({ shirt: null, birthdate: '2018-01-01' });
    expect(await amounts()).to.deep.equal([[24_000, false]]);
  });

  it('is stored once by concurrent requests, with its fee', async () => {
    const { correct, amounts, read } = await adaAtHome();
    const statuses = await Promise.all([1, 2, 3].map(async () => (await correct({ shirt: 'M' }, 30_200)).status));
    expect(statuses).to.include(200);
    expect(statuses.every((status) => [200, 409].includes(status))).to.equal(true);
    expect([await amounts(), (await read()).registrations[0]!.amount]).to.deep.equal([[[30_200, false]], 30_200]);
  });

  it('keeps the reduction of the second child', async () => {
    const { register, createAllFees, own, fees } = await pricedCamp();
    for (const name of ['Ada', 'Bo']) await register(child(name));
    await createAllFees();
    const { read, priceOf, sendRequest } = await own();
    const bo = (await read()).registrations[1]!;
    const amount = await priceOf(bo.id, { birthdate: '2018-01-01' });
    expect([bo.amount, amount]).to.deep.equal([26_100, 21_600]);
    await sendRequest('PUT', `/${bo.id}?amount=${amount}`, { birthdate: '2018-01-01' });
    expect((await fees()).map((fee) => fee.amount)).to.have.members([29_000, 21_600]);
  });
});

describe('a registration that is cancelled', () => {
  it('owes nothing: its open fee is withdrawn at once', async () => {
    const { sendRequest, id, fees, createAllFees, credits } = await adaAtHome();
    expect((await sendRequest('DELETE', `/${id}`)).status).to.equal(204);
    await createAllFees();
    expect([await fees(), await credits()]).to.deep.equal([[], []]);
  });

  it('leaves a credit without a name once its person is deleted', async () => {
    const { sendRequest, id, pay, fee, credits, store, workspace, listOf, fees } = await adaAtHome();
    await pay(fee.id);
    await sendRequest('DELETE', `/${id}`);
    expect(await credits()).to.have.lengthOf(1);
    const list_id = await listOf('camp');
    const persons = (await store.registrations.inState(workspace.id, list_id, 'cancelled')).map((one) => one.person_id);
    await store.transaction((tables) => tables.erasures.erase(workspace.id, list_id, persons));
    expect([await credits(), await fees()]).to.deep.equal([
      [{ amount: 29_000, description: 'Camp', reference: fee.reference, first_name: null, person_id: null }],
      [],
    ]);
    const [credit] = await store.credits.open(workspace.id);
    expect(JSON.stringify(credit)).to.not.include('Ada').and.not.include(id);
    await store.transaction((tables) => tables.credits.markRefunded(workspace.id, credit!.id, '2027-01-06'));
    expect(await credits()).to.deep.equal([]);
  });
});
