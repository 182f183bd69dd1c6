import { expect } from 'chai';
import { Kysely } from 'kysely';
import { inBatches } from '../../../src/backend/store/batches.js';
import type { Schema } from '../../../src/backend/store/schema.js';
import { ada, backend } from '../../support/backend.js';
import { requestService, bob, dataOf, personsOfLink, synchronise, type Club } from '../../support/service-requests.js';

const member = { ...bob, external_id: 'bob', phone: '+49 30 1' };

const endings: Record<string, (club: Club, sent: object) => Promise<Response>> = {
  'is updated': (club, body) => requestService(club, 'PUT', '/lists/member/persons/bob', { body }),
  'is synchronised': (club, sent) => synchronise(club, [{ external_id: 'bob', ...sent }]),
};

for (const [what, change] of Object.entries(endings))
  describe(`the sign-in links of a member who ${what}`, () => {
    /** Whom a link still leads to once something was written. */
    const linkAfter = async (sent: object) => {
      const club = await backend();
      await club.api.createPerson({ list_id: 'member', body: member });
      const { data } = await club.api.createPortalSession({ body: { person_external_id: 'bob' } });
      await change(club, sent);
      return personsOfLink(club, data.url);
    };

    it('are revoked with another e-mail address', async () => {
      expect(await linkAfter({ email: 'bob@example.net' })).to.equal(undefined);
    });

    it('are revoked without an e-mail address', async () => {
      expect(await linkAfter({ email: null })).to.equal(undefined);
    });

    for (const [spelling, sent] of [
      ['the same address', { email: bob.email }],
      ['another telephone', { phone: '+49 30 2' }],
      ['another name', { name: { first_name: 'Rob' } }],
      ['another department', { department: 'Row' }],
      ['nothing', {}],
    ] as const)
      it(`stay with ${spelling}`, async () => {
        expect(await linkAfter(sent)).to.have.lengthOf(1);
      });

    it('stay valid when the change is refused', async () => {
      expect(await linkAfter({ email: 'bob@example.net', department: 'Chess' })).to.have.lengthOf(1);
    });

    it('are revoked for the whole family that shares them', async () => {
      const club = await backend();
      await club.api.createPerson({ list_id: 'member', body: member });
      await club.api.createPerson({ list_id: 'member', body: { name: ada.name, email: bob.email } });
      const { data } = await club.api.createPortalSession({ body: { email: bob.email } });
      const before = await personsOfLink(club, data.url);
      await change(club, { email: 'bob@example.net' });
      expect([before?.length, await personsOfLink(club, data.url)]).to.deep.equal([2, undefined]);
    });

    it('are revoked for no other member', async () => {
      const club = await backend();
      await club.api.createPerson({ list_id: 'member', body: member });
      const other = await club.api.createPerson({ list_id: 'member', body: { name: ada.name, email: ada.email } });
      const { data } = await club.api.createPortalSession({ body: { person_id: other.data.id } });
      await change(club, { email: 'bob@example.net' });
      expect(await personsOfLink(club, data.url)).to.deep.equal([other.data.id]);
    });
  });

describe('the sign-in links of many members', () => {
  it('are revoked in one step, for any number of links', async () => {
    const club = await backend();
    const sent = Array.from({ length: 600 }, (_, index) => ({ external_id: `m${index}`, email: 'a@example.org' }));
    const persons = await dataOf<{ id: string }[]>(await synchronise(club, sent));
    const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
    const links = persons.flatMap(({ id }) => Array.from({ length: 60 }, (_, one) => [id, `${id}-${one}`] as const));
    const [created_at, expires_at] = [club.clock.now, club.clock.now + 1000];
    const db = new Kysely<Schema>({ dialect: club.engine.dialect });
    await inBatches(links, async (batch) => {
      const hashes = batch.map(([, token_hash]) => ({ workspace_id, token_hash, created_at, expires_at }));
      const whose = batch.map(([person_id, token_hash]) => ({ workspace_id, token_hash, person_id, position: 0 }));
      await db.insertInto('portal_link').values(hashes).execute();
      await db.insertInto('portal_link_person').values(whose).execute();
    });
    const moved = sent.map((person) => ({ ...person, email: 'b@example.org' }));
    const response = await synchronise(club, moved);
    const remainingLinks = await db.selectFrom('portal_link').selectAll().execute();
    expect([response.status, remainingLinks, club.reports]).to.deep.equal([200, [], []]);
  });
});
