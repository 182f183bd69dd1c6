import { expect } from 'chai';
import { ada, CREATE, hostedClub, type HostedClub } from './hosted-club.js';

const READ = 'GET /lists/{list_id}/persons/{person_id}';
const PLACES = 6;
const VISITORS = 12;
const MAX_TRIES = 4;

/** Registers visitors at once, each with a few tries, while a service fails at random. Returns who was told of success. */
async function rush(club: HostedClub): Promise<string[]> {
  const registered: string[] = [];
  const visit = async (number: number) => {
    const email = `visitor${number}@example.org`;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const response = await club.register({ ...ada, email }, { key: `key-of-visitor-${number}` });
      if (response.status === 201) registered.push(email);
      if (response.status === 201 || response.status === 422) return;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(number)));
  return registered;
}

describe('registrations at a service that fails at random', () => {
  let club: HostedClub;
  // a failed test must not leave a server behind, which would keep the runner alive
  afterEach(() => club.close());

  for (const randomSeed of [1, 2, 3, 4, 5])
    it(`are stored once each, and no place is given twice (seed ${randomSeed})`, async () => {
      club = await hostedClub({ places: PLACES, double: { randomSeed } });
      const { double, campers, placesTaken, clock, runTasks, store } = club;
      // the form is there before the service begins to fail
      await club.formToken();
      for (const kind of ['lose_request', 'lose_answer', 'html', 'truncate'] as const)
        double.faults.add({ fault: { kind }, endpoint: CREATE, probability: 0.2 });
      double.faults.add({ fault: { kind: 'refuse', status: 503, stored: true }, endpoint: CREATE, probability: 0.2 });
      double.faults.add({ fault: { kind: 'lose_request' }, endpoint: READ, probability: 0.4 });
      const registered = await rush(club);
      expect(campers().length).to.be.at.most(PLACES);
      expect(await placesTaken()).to.be.at.most(PLACES);

      double.faults.clear();
      clock.now += 3_600_000;
      await runTasks();
      const addresses = campers().map(({ email }) => String(email));
      const mails = (await club.deliverMails()).map(({ to }) => to.address).filter((to) => to.startsWith('visitor'));
      expect(addresses).to.include.members(registered);
      expect([new Set(addresses).size, await placesTaken()]).to.deep.equal([addresses.length, addresses.length]);
      expect(mails.sort()).to.deep.equal(addresses.sort());
      expect(await store.pendingRegistrations.before(Number.MAX_SAFE_INTEGER, 9)).to.deep.equal([]);
    }).timeout(20_000);
});
