import { familyHeader } from '../backend/gate/member-club.js';
import { bankFileOf, camtOf } from './bank-file.js';
import { clubWithNora, nora } from './desk-matrix.js';

const camt = bankFileOf(camtOf([]));
const message = { message_id: '0123456789abcdef', subject: 'Camp', text: 'Hello', selection: {} };

/**
 * A club with Nora twice at its camp, once in review and once as an applicant, and what sends a request to an endpoint of the desk about her:
 * `line` is method and path of the contract.
 */
export async function clubForRequests() {
  const club = await clubWithNora();
  const application = { name: nora.name, email: nora.email, creation_behaviour: 'unconfirmed' };
  await club.register(application, { form: 'join', list_id: 'member' });
  const camp = await club.listOf('camp');
  await club.register(nora, { form: 'camp', headers: familyHeader() });
  await club.deliverMails();
  const campers = (await club.api.listPersons({ list_id: camp })).data;
  const partyListId = await club.listOf('party');
  const workspace = (await club.store.workspaces.bySlug('club'))!;
  // a place for whoever is moved there
  await club.store.events.update({ workspace_id: workspace.id, list_id: partyListId, max_persons: 5 });
  const member = (await club.store.lists.all(workspace.id)).find(({ type }) => type === 'member')!;
  const [applicant] = await club.store.registrations.inState(workspace.id, member.id, 'applied');
  const { data: fees } = await club.api.createFees({
    body: { data: [{ person_id: campers[0]!.id, amount: 2_500, description: 'Camp' }] },
  });
  const atParty = { name: nora.name, email: nora.email };
  const move = '/desk/lists/{list_id}/registrations/{person_id}/moves/{target_list_id}';
  const bodies: Readonly<Record<string, object>> = {
    'POST /desk/fees/paid': { fee_ids: [fees[0]!.id], day: '2026-01-01' },
    'POST /desk/fees/open': { fee_ids: [fees[0]!.id] },
    'POST /desk/fees/reminders/preview': { fee_ids: [fees[0]!.id] },
    'POST /desk/fees/reminders': { fee_ids: [fees[0]!.id], message_id: 'fedcba9876543210' },
    'POST /desk/bank-matches': camt,
    'POST /desk/bank-matches/confirm': { ...camt, entries: [{ entry_id: 'none', fee_ids: [fees[0]!.id] }] },
    'POST /desk/lists/{list_id}/messages/preview': message,
    'POST /desk/lists/{list_id}/messages': message,
    'PUT /desk/lists/{list_id}': { closed: true, places: 5 },
    'POST /desk/lists/{list_id}/registrations': nora,
    [`PUT ${move}`]: atParty,
    [`POST ${move}/price`]: atParty,
    'POST /desk/lists/{list_id}/duplicates/merge': { keep: campers[0]!.id, remove: campers[1]!.id },
    'POST /desk/lists/{list_id}/duplicates/distinct': { person_ids: campers.map(({ id }) => id) },
  };
  await club.register(nora, { form: 'camp', headers: { 'Form-Honeypot': 'filled' } });
  const [review] = await club.store.reviewQueue.all(workspace.id);
  const send = (line: string, authorization?: string, slug = 'club'): Promise<Response> => {
    const [method = '', path = ''] = line.split(' ');
    const at = path
      .replace('{list_id}', camp)
      .replace('{person_id}', path.includes('applications') ? applicant!.person_id : campers[0]!.id)
      .replace('{target_list_id}', partyListId)
      .replace('{review_id}', review!.id);
    return club.request(method, `/public/${slug}${at}`, {
      ...(method === 'POST' || method === 'PUT' ? { body: bodies[line] ?? {} } : {}),
      headers: { ...(authorization ? { authorization } : {}), 'Idempotency-Key': 'k'.repeat(32) },
    });
  };
  return { club, send };
}
