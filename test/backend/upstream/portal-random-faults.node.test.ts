import { expect } from 'chai';
import { portalClub, type PortalClub } from './portal-club.js';

const READ = 'GET /lists/{list_id}/persons/{person_id}';
const UPDATE = 'PUT /lists/{list_id}/persons/{person_id}';
const CHANGES = 12;
const MAX_TRIES = 3;

describe('changes of a member at a service that fails at random', () => {
  let club: PortalClub;
  // a failed test must not leave a server behind, which would keep the runner alive
  afterEach(() => club.close());

  for (const randomSeed of [1, 2, 3, 4, 5])
    it(`are stored where they were answered with 200, and end no session (seed ${randomSeed})`, async () => {
      club = await portalClub({ double: { randomSeed } });
      const { signIn, double, ids, stored, clock } = club;
      const member = await signIn();
      await member.session();
      for (const kind of ['lose_request', 'lose_answer', 'html', 'truncate'] as const)
        double.faults.add({ fault: { kind }, endpoint: UPDATE, probability: 0.15 });
      double.faults.add({ fault: { kind: 'refuse', status: 503, stored: true }, endpoint: UPDATE, probability: 0.15 });
      double.faults.add({ fault: { kind: 'lose_request' }, endpoint: READ, probability: 0.3 });
      const statuses = new Set<number>();
      const misses: string[] = [];
      for (let number = 0; number < CHANGES; number++) {
        const last_name = `Huber ${number}`;
        const etag = (await member.read(ids.ina)).headers.get('etag');
        for (let tries = 0; tries < MAX_TRIES; tries++) {
          clock.now += 3_000;
          const headers: Record<string, string> = etag ? { 'if-match': etag } : {};
          const { status } = await member.save(ids.ina, { name: { last_name } }, headers);
          statuses.add(status);
          if (status !== 200) continue;
          if ((stored(ids.ina)['name'] as { last_name: string }).last_name !== last_name) misses.push(last_name);
          break;
        }
      }
      expect(misses).to.deep.equal([]);
      // a lost answer is neither a conflict nor the end of a session
      expect([...statuses].filter((status) => ![200, 503, 504].includes(status))).to.deep.equal([]);
      double.faults.clear();
      clock.now += 3_000;
      expect((await member.save(ids.ina, { boat: 'Canadier' })).status).to.equal(200);
      expect(stored(ids.ina)).to.include({ boat: 'Canadier', email: 'family@example.org' });
    }).timeout(20_000);
});
