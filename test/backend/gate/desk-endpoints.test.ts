import { expect } from 'chai';
import { desk, type Endpoint } from '../../../src/contract/index.js';
import { bankFileOf, camtOf } from '../../support/bank-file.js';
import { clubWithNora, guarded, nora, organiserEmails } from '../../support/desk-matrix.js';
import { familyHeader } from './member-club.js';
import { signInAtDesk } from '../../support/desk-sign-in.js';

const camt = bankFileOf(camtOf([]));
const message = { message_id: '0123456789abcdef', subject: 'Camp', text: 'Hello', selection: {} };

/** Endpoints that refuse the camper because nobody waits in the camp: to those who may use them, with 409. */
const forWaiting: readonly string[] = [
  'POST /desk/lists/{list_id}/registrations/{person_id}/offer',
  'POST /desk/lists/{list_id}/registrations/{person_id}/promote',
];

/** Refuses an entry that is not in the file: to those who may use it, with 422. */
const confirmation = 'POST /desk/bank-matches/confirm';

describe('an endpoint of the desk', () => {
  const signInEndpoints: readonly Endpoint[] = [desk.requestDeskLink, desk.openDeskSession, desk.redeemDeskCode];

  it('has a line here if it needs a session', () => {
    const lines = Object.values<Endpoint>(desk)
      .filter((endpoint) => !signInEndpoints.includes(endpoint))
      .map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(guarded).sort()).to.deep.equal(lines.sort());
  });

  for (const [line, roles] of Object.entries(guarded)) {
    const [method = '', path = ''] = line.split(' ');

    /** Sends a request about a camper, or about an applicant. */
    async function prepared() {
      const club = await clubWithNora();
      const application = { name: nora.name, email: nora.email, creation_behaviour: 'unconfirmed' };
      await club.register(application, { form: 'join', list_id: 'member' });
      await club.deliverMails();
      const camp = await club.listOf('camp');
      await club.register(nora, { form: 'camp', headers: familyHeader() });
      await club.deliverMails();
      const campers = (await club.api.listPersons({ list_id: camp })).data;
      const workspace = (await club.store.workspaces.bySlug('club'))!;
      const member = (await club.store.lists.all(workspace.id)).find(({ type }) => type === 'member')!;
      const [applicant] = await club.store.registrations.inState(workspace.id, member.id, 'applied');
      const person_id = path.includes('applications') ? applicant!.person_id : campers[0]!.id;
      const { data: fees } = await club.api.createFees({
        body: { data: [{ person_id: campers[0]!.id, amount: 2_500, description: 'Camp' }] },
      });
      const bodies: Readonly<Record<string, object>> = {
        'POST /desk/fees/paid': { fee_ids: [fees[0]!.id], day: '2026-01-01' },
        'POST /desk/fees/open': { fee_ids: [fees[0]!.id] },
        'POST /desk/bank-matches': camt,
        'POST /desk/bank-matches/confirm': { ...camt, entries: [{ entry_id: 'none', fee_ids: [fees[0]!.id] }] },
        'POST /desk/lists/{list_id}/messages/preview': message,
        'POST /desk/lists/{list_id}/messages': message,
        'PUT /desk/lists/{list_id}': { closed: true, places: 5 },
        'POST /desk/lists/{list_id}/registrations': nora,
        'POST /desk/lists/{list_id}/duplicates/merge': { keep: campers[0]!.id, remove: campers[1]!.id },
        'POST /desk/lists/{list_id}/duplicates/distinct': { person_ids: campers.map(({ id }) => id) },
      };
      await club.register(nora, { form: 'camp', headers: { 'Form-Honeypot': 'filled' } });
      const [review] = await club.store.reviewQueue.all(workspace.id);
      const at = path.replace('{list_id}', camp).replace('{person_id}', person_id).replace('{review_id}', review!.id);
      const send = async (authorization?: string, slug = 'club') =>
        (
          await club.request(method, `/public/${slug}${at}`, {
            ...(method === 'POST' || method === 'PUT' ? { body: bodies[line] ?? {} } : {}),
            headers: { ...(authorization ? { authorization } : {}), 'Idempotency-Key': 'k'.repeat(32) },
          })
        ).status;
      return { club, send };
    }

    it(`${line} is closed to everybody but organisers`, async () => {
      const { club, send } = await prepared();
      const { token } = await signInAtDesk(club, 'owner@club.example');
      const credentials = [
        ...[undefined, `Bearer ${club.key}`, `Bearer mem_${token.slice(4)}`, `Bearer org_${'x'.repeat(43)}`],
      ];
      for (const one of credentials) expect(await send(one)).to.equal(401);
      expect(await send(`Bearer ${token}`, 'nobody')).to.equal(401);
    });

    for (const email of organiserEmails)
      it(`${line} ${roles.includes(email) ? 'is open' : 'is closed'} to ${email}`, async () => {
        const { club, send } = await prepared();
        const { token } = await signInAtDesk(club, email);
        const open = forWaiting.includes(line) ? [409] : line === confirmation ? [422] : [200, 201, 204];
        expect(await send(`Bearer ${token}`)).to.be.oneOf(roles.includes(email) ? open : [403, 404]);
      });
  }
});
