import { expect } from 'chai';
import { ada, hostedClub, type HostedClub } from './hosted-club.js';

const KEY = 'k'.repeat(20);

describe('two gates with separate stores before one service', () => {
  let first: HostedClub;
  let second: HostedClub;
  beforeEach(async () => {
    first = await hostedClub({ places: 1 });
    second = await hostedClub({ places: 1, running: first.double });
  });
  afterEach(async () => {
    await second.close();
    await first.close();
  });

  const statuses = async (...responses: Promise<Response>[]) =>
    (await Promise.all(responses)).map(({ status }) => status);
  const mailsTo = async (club: HostedClub, address: string): Promise<number> =>
    (await club.deliverMails()).filter(({ to }) => to.address === address).length;

  it('count places each for itself, and together give more than either has', async () => {
    const eve = { ...ada, email: 'eve@example.org' };
    expect(await statuses(first.register(ada), second.register(eve))).to.deep.equal([201, 201]);
    expect([first.campers().length, await first.placesTaken(), await second.placesTaken()]).to.deep.equal([2, 1, 1]);
    expect(await statuses(first.register(eve), second.register(ada))).to.deep.equal([422, 422]);
  });

  it('register one person for one Idempotency-Key, with a place and a mail at each', async () => {
    expect(await statuses(first.register(ada, { key: KEY }))).to.deep.equal([201]);
    expect(await statuses(second.register(ada, { key: KEY }))).to.deep.equal([201]);
    expect([first.campers().length, await first.placesTaken(), await second.placesTaken()]).to.deep.equal([1, 1, 1]);
    expect([await mailsTo(first, ada.email), await mailsTo(second, ada.email)]).to.deep.equal([1, 1]);
  });
});
