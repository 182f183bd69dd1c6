import { expect } from 'chai';
import { ada, CREATE, hostedClub, type HostedClub } from './hosted-club.js';
import { registerSuspiciously, releaseFirst, reviewsOf } from './released-review.js';

const READ = 'GET /lists/{list_id}/persons/{person_id}';

let club: HostedClub;
/** Clubs that are still running. */
const clubs: HostedClub[] = [];
afterEach(async () => {
  for (const one of clubs.splice(0)) await one.close();
});

const mailsTo = async (address: string) => (await club.deliverMails()).filter(({ to }) => to.address === address);

describe('a registration with a filled honeypot field, before a service', () => {
  beforeEach(async () => {
    club = await hostedClub({ places: 1 });
    clubs.push(club);
  });

  it('waits in the gate for review: the service hears nothing, and no place is taken', async () => {
    const response = await registerSuspiciously(club);
    const { data } = (await response.json()) as { data: { held?: boolean } };
    expect([response.status, data.held, (await reviewsOf(club)).length]).to.deep.equal([201, true, 1]);
    expect([club.campers().length, await club.placesTaken()]).to.deep.equal([0, 0]);
    expect(club.double.log.filter(({ method }) => method !== 'GET')).to.deep.equal([]);
  });

  it('is a person of the service once it is released, with a place and one mail', async () => {
    await registerSuspiciously(club);
    await club.deliverMails();
    const id = await releaseFirst(club);
    expect([club.campers().map((one) => one['id']), await club.placesTaken()]).to.deep.equal([[id], 1]);
    expect([(await reviewsOf(club)).length, (await mailsTo(ada.email)).length]).to.deep.equal([0, 1]);
  });

  for (const kind of ['lose_request', 'lose_answer', 'html', 'truncate'] as const)
    it(`is stored once when the service does this: ${kind}`, async () => {
      await registerSuspiciously(club);
      club.double.faults.add({ fault: { kind }, endpoint: CREATE, next: 1 });
      await releaseFirst(club);
      expect([club.campers().length, (await reviewsOf(club)).length]).to.deep.equal([1, 0]);
    });

  it('is stored once when it is released again after the service was away', async () => {
    await registerSuspiciously(club);
    club.double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: CREATE, next: 1 });
    club.double.faults.add({ fault: { kind: 'refuse', status: 500 }, endpoint: READ });
    const failed = await releaseFirst(club).catch((error: { status: number }) => error.status);
    expect([failed, (await reviewsOf(club)).length]).to.deep.equal([504, 1]);
    club.double.faults.clear();
    club.clock.now += 60_000;
    await club.runTasks();
    await releaseFirst(club);
    expect([club.campers().length, await club.placesTaken(), (await reviewsOf(club)).length]).to.deep.equal([1, 1, 0]);
    expect(await mailsTo(ada.email)).to.have.length(1);
  });

  it('stays in review while no place is free', async () => {
    await registerSuspiciously(club);
    await club.register({ ...ada, email: 'eve@example.org' });
    const failed = await releaseFirst(club).catch((error: { status: number }) => error.status);
    expect([failed, club.campers().length, (await reviewsOf(club)).length]).to.deep.equal([422, 1, 1]);
  });
});
