import { expect } from 'chai';
import { Kysely, sql } from 'kysely';
import { ada, backend } from '../../../support/backend.js';
import { requestService, personCountOf, type Club } from '../../../support/service-requests.js';

const textOf = (length: number) => 'x'.repeat(length);

/** Sets a pragma on the connection that the store uses, and gives what it says then. */
async function pragma({ engine }: Club, text: string): Promise<number> {
  const { rows } = await sql
    .raw<Record<string, number>>(`pragma ${text}`)
    .execute(new Kysely({ dialect: engine.dialect }));
  return Object.values(rows[0] ?? {})[0] ?? 0;
}

/** What may happen to a disk, and how it is undone. */
const troubles = {
  'a full disk': {
    begin: async (club: Club) => pragma(club, `max_page_count = ${await pragma(club, 'page_count')}`),
    end: (club: Club) => pragma(club, 'max_page_count = 1000000'),
  },
  'a disk that cannot be written': {
    begin: (club: Club) => pragma(club, 'query_only = on'),
    end: (club: Club) => pragma(club, 'query_only = off'),
  },
};

for (const [what, { begin, end }] of Object.entries(troubles))
  describe(what, () => {
    const write = (club: Club, idempotencyKey = 'one') =>
      requestService(club, 'POST', '/lists/member/persons', {
        // more than what is free in the pages there are
        body: { internal_note: textOf(9_000) },
        headers: { 'Idempotency-Key': idempotencyKey },
      });

    it('answers writes with 503 and Retry-After', async () => {
      const club = await backend();
      await begin(club);
      const response = await write(club);
      expect([response.status, response.headers.get('content-type')]).to.deep.equal([
        ...[503, 'application/problem+json; charset=utf-8'],
      ]);
      expect(Number(response.headers.get('retry-after'))).to.be.within(1, 20);
    });

    it('is reported', async () => {
      const club = await backend();
      await begin(club);
      await write(club);
      expect(club.reports).to.have.length(1);
    });

    it('stores nothing', async () => {
      const club = await backend();
      await begin(club);
      await write(club);
      expect(await personCountOf(club)).to.equal(0);
    });

    it('carries out the same request once when there is room again', async () => {
      const club = await backend();
      await begin(club);
      await write(club);
      await end(club);
      const statuses = [(await write(club)).status, (await write(club)).status];
      expect([statuses, await personCountOf(club)]).to.deep.equal([[201, 201], 1]);
    });

    it('tells a visitor to try again, and accepts the registration afterwards', async () => {
      const club = await backend();
      const notes = textOf(9_000);
      await begin(club);
      const refusal = await club.register({ ...ada, notes }, { idempotencyKey: 'one' });
      await end(club);
      const registration = await club.register({ ...ada, notes }, { idempotencyKey: 'one' });
      expect([refusal.status, registration.status]).to.deep.equal([503, 201]);
      expect(Number(refusal.headers.get('retry-after'))).to.be.within(1, 20);
    });

    it('answers reads, though rates cannot be counted', async () => {
      const club = await backend({ rates: {} });
      await begin(club);
      const paths = ['/public/club/events', '/public/club/forms/camp', '/portal/club/camp'];
      const answers = await Promise.all(paths.map((path) => club.request('GET', path)));
      const response = await requestService(club, 'GET', '/events');
      expect([...answers, response].map(({ status }) => status)).to.deep.equal([200, 200, 200, 200]);
    });
  });
