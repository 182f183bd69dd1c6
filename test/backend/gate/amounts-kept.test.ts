import { expect } from 'chai';
import { releaseReview } from '../../../src/backend/gate/index.js';
import { child, pricedCamp } from './priced-camp.js';

const honeypot = { 'Form-Honeypot': '1' };

/** A full camp, and a family on the waiting list. */
async function familyThatWaits(...persons: readonly object[]) {
  const camp = await pricedCamp();
  const { id: workspace_id } = camp.workspace;
  const list_id = await camp.listOf('camp');
  const strangers = ['X', 'Y', 'Z'].map((first_name) => ({ name: { first_name, last_name: 'S' } }));
  for (const body of strangers) await camp.api.createPerson({ list_id, body });
  for (const person of persons) expect((await camp.register(person, 'queue')).status).to.equal(201);
  const page = await camp.own('queue');
  /** Deletes a stranger and offers the place. */
  const offerPlace = async () => {
    const [first] = (await camp.api.listPersons({ list_id })).data;
    await camp.api.deletePerson({ list_id, person_id: first!.id });
    const [event] = await camp.store.waitingLists.eventsWithFreePlace(camp.clock.now);
    const times = { deadline_at: camp.clock.now + 3_600_000, now: camp.clock.now };
    await camp.store.transaction(({ waitingLists }) => waitingLists.offerPlace(event!, times));
    const { registrations } = await page.read();
    return registrations.find(({ state }) => state === 'offered')!;
  };
  const accept = (id: string) => page.sendRequest('POST', `/${id}/offer`, { accept: true });
  const amounts = async () =>
    (await camp.store.registrations.inState(workspace_id, list_id, 'registered')).map(({ amount }) => amount);
  return { ...camp, ...page, offerPlace, accept, amounts };
}

describe('the price of an accepted offer', () => {
  it('is the price of the offer, by the answers that are copied', async () => {
    const { offerPlace, accept, amounts, createAllFees, fees } = await familyThatWaits(child('Ada', { shirt: 'M' }));
    const offered = await offerPlace();
    expect([offered.amount, offered.fees]).to.deep.equal([30_200, []]);
    expect((await accept(offered.id)).status).to.equal(200);
    await createAllFees();
    expect([await amounts(), (await fees()).map(({ amount }) => amount)]).to.deep.equal([[30_200], [30_200]]);
  });

  it('is reduced for further persons of the family', async () => {
    const { offerPlace, accept, amounts } = await familyThatWaits(child('Ada'), child('Bo'), child('Cy'));
    const shown = [];
    for (let places = 0; places < 3; places++) {
      const offered = await offerPlace();
      shown.push(offered.amount);
      await accept(offered.id);
    }
    expect(shown).to.deep.equal([29_000, 26_100, 23_000]);
    expect(await amounts()).to.have.members(shown);
  });

  it('follows a correction before the offer is accepted', async () => {
    const { offerPlace, priceOf, sendRequest, read } = await familyThatWaits(child('Ada'));
    const { id } = await offerPlace();
    expect(await priceOf(id, { shirt: 'S' })).to.equal(30_200);
    expect((await sendRequest('PUT', `/${id}`, { shirt: 'S' })).status).to.equal(200);
    expect((await read()).registrations.map(({ amount }) => amount)).to.deep.equal([30_200]);
  });
});

describe('the price of a released review', () => {
  it('is the price that the form showed, in any order of releases', async () => {
    const { register, store, api, workspace, createAllFees, fees } = await pricedCamp();
    for (const name of ['Ada', 'Bo', 'Cy']) await register(child(name), 'camp', honeypot);
    const pendingReviews = await store.reviewQueue.all(workspace.id);
    for (const one of pendingReviews.toReversed()) await releaseReview(store, api, one);
    await createAllFees();
    expect(Object.fromEntries((await fees()).map(({ first_name, amount }) => [first_name, amount]))).to.deep.equal({
      Ada: 29_000,
      Bo: 26_100,
      Cy: 23_000,
    });
  });

  it('counts for later registrations of the family', async () => {
    const { register, createAllFees, fees } = await pricedCamp();
    await register(child('Ada'), 'camp', honeypot);
    await register(child('Bo'));
    await createAllFees();
    expect((await fees()).map(({ first_name, amount }) => [first_name, amount])).to.deep.equal([['Bo', 26_100]]);
  });

  it('is null where the form has no prices', async () => {
    const { register, store, workspace } = await pricedCamp();
    await register(child('Ada'), 'queue', honeypot);
    expect((await store.reviewQueue.all(workspace.id)).map(({ amount }) => amount)).to.deep.equal([null]);
  });
});
