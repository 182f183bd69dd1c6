import { expect } from 'chai';
import type { Fault } from '../../double/faults.js';
import { clubStarter, eve, family, partsOf } from './portal-club.js';

const READ = 'GET /lists/{list_id}/persons/{person_id}';
const UPDATE = 'PUT /lists/{list_id}/persons/{person_id}';

const started = clubStarter();

/** A signed-in mother, and the tag of her data. */
async function signedIn() {
  const club = await started();
  const member = await club.signIn();
  const etag = (await member.read(club.ids.ina)).headers.get('etag')!;
  const save = (body: object) => member.save(club.ids.ina, body, { 'if-match': etag });
  const updates = () => club.double.log.filter(({ endpoint }) => endpoint === UPDATE);
  return { ...club, member, saveAsRead: save, updates };
}

describe('a change of a member at a gate before a service', () => {
  for (const fault of [
    { kind: 'lose_answer' },
    { kind: 'hang' },
    { kind: 'truncate' },
    { kind: 'html', stored: true },
    { kind: 'refuse', status: 500, stored: true },
  ] satisfies Fault[])
    it(`is saved, once, although ${fault.kind} hid that it was stored`, async () => {
      const { saveAsRead, updates, stored, ids, double } = await signedIn();
      double.faults.add({ fault, endpoint: UPDATE, next: 1 });
      const response = await saveAsRead({ boat: 'Canadier' });
      expect([response.status, updates().length, stored(ids.ina)['boat']]).to.deep.equal([200, 1, 'Canadier']);
    });

  for (const fault of [
    { kind: 'lose_request' },
    { kind: 'html' },
    { kind: 'not_an_object' },
    { kind: 'refuse', status: 500 },
    { kind: 'refuse', status: 403 },
    { kind: 'redirect', status: 307, location: 'https://elsewhere.example' },
  ] satisfies Fault[])
    it(`is 503 with a wait after ${JSON.stringify(fault)}, and saved by the next try with the same tag`, async () => {
      const { saveAsRead, stored, ids, double } = await signedIn();
      double.faults.add({ fault, endpoint: UPDATE, next: 1 });
      const failed = await saveAsRead({ boat: 'Canadier' });
      expect([failed.status, failed.headers.has('retry-after'), stored(ids.ina)['boat']]).to.deep.equal([
        ...[503, true, 'Kajak'],
      ]);
      expect([(await saveAsRead({ boat: 'Canadier' })).status, stored(ids.ina)['boat']]).to.deep.equal([
        200,
        'Canadier',
      ]);
    });

  it('is no conflict with itself when it is sent again', async () => {
    const { saveAsRead, updates } = await signedIn();
    const statuses = [(await saveAsRead({ boat: 'Canadier' })).status, (await saveAsRead({ boat: 'Canadier' })).status];
    expect([statuses, updates().length]).to.deep.equal([[200, 200], 1]);
  });

  it('of unknown outcome is read again at once, so that the next change is no conflict with it', async () => {
    const { member, ids, stored, double } = await signedIn();
    double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: UPDATE, next: 1 });
    // the member was read before the change, and cannot be read after it
    double.onRequest(({ endpoint }) => {
      if (endpoint === UPDATE) double.faults.add({ fault: { kind: 'lose_request' }, endpoint: READ });
    });
    const unknown = await member.save(ids.ina, { boat: 'Canadier' });
    double.faults.clear();
    const etag = (await member.read(ids.ina)).headers.get('etag')!;
    const { status } = await member.save(ids.ina, { boat: 'Kajak' }, { 'if-match': etag });
    expect([unknown.status, status, stored(ids.ina)['boat']]).to.deep.equal([504, 200, 'Kajak']);
  });

  it('is a conflict where the club has changed the member since', async () => {
    const { saveAsRead, change, ids, stored } = await signedIn();
    await change(ids.ina, { name: { first_name: 'Ina', last_name: 'Maier' } });
    expect((await saveAsRead({ boat: 'Canadier' })).status).to.equal(412);
    expect(stored(ids.ina)['boat']).to.equal('Kajak');
  });

  it('names the field that the service refuses', async () => {
    const { member, ids, double } = await signedIn();
    const { columns } = double.workspaces.main.lists.get(double.lists.main.member)!;
    // the choices change at the service, and the gate has the former ones for a moment
    Object.assign(columns[0]!, { allowed_values: ['Kajak'] });
    const [status, body] = await partsOf(await member.save(ids.ina, { boat: 'Canadier' }));
    expect([status, JSON.stringify(body)]).to.satisfy(
      ([code, text]: [number, string]) => code === 422 && text.includes('"boat"'),
    );
  });

  it('of somebody whom the club has deleted meanwhile is 404, and the copy is gone', async () => {
    const { member, ids, double, store } = await signedIn();
    double.removePerson(double.lists.main.member, ids.ben);
    expect((await member.save(ids.ben, { boat: 'Kajak' })).status).to.equal(404);
    const { id } = (await store.workspaces.bySlug('club'))!;
    expect(await store.persons.find(id, double.lists.main.member, ids.ben)).to.equal(undefined);
  });
});

describe('a new address of a member at a gate before a service', () => {
  /** Eve asks for another address; the link in the mail to it, and the one in the mail to the old one. */
  const withRequestedChange = async () => {
    const club = await started();
    const member = await club.signIn(eve);
    const response = await member.save(club.ids.eve, { email: 'new@example.org' });
    const mails = await club.deliverMails();
    const linkIn = (address: string) =>
      /#([\w-]{43})/.exec(mails.find(({ to }) => to.address === address)?.text ?? '')?.[1] ?? '';
    return { ...club, member, response, confirmation: linkIn('new@example.org'), undo: linkIn(eve) };
  };

  it('counts once it is confirmed; then links and sessions of the old one end, and the old one is told', async () => {
    const { member, response, confirmation, post, stored, ids, deliverMails } = await withRequestedChange();
    const { data } = (await response.json()) as { data: { email: string } };
    expect([data.email, stored(ids.eve)['email']]).to.deep.equal([eve, eve]);
    const confirmed = await post('email-confirmations', { token: confirmation });
    expect([confirmed.status, stored(ids.eve)['email']]).to.deep.equal([200, 'new@example.org']);
    expect([(await member.session()).status, (await post('sessions', { token: member.link })).status]).to.deep.equal([
      ...[401, 404],
    ]);
    const mails = await deliverMails();
    expect(mails.map(({ to }) => to.address)).to.deep.equal([eve]);
    expect(mails[0]!.text).to.include('/email/undo');
    expect((await post('email-confirmations', { token: confirmation })).status).to.equal(404);
  });

  it('ends links and tells the old one although the answer of the service was lost', async () => {
    const { member, confirmation, post, stored, ids, double, clock, deliverMails } = await withRequestedChange();
    double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: UPDATE, next: 1 });
    const lost = { fault: { kind: 'lose_request' }, endpoint: READ } as const;
    double.onRequest(({ endpoint }) => endpoint === UPDATE && double.faults.add(lost));
    expect((await post('email-confirmations', { token: confirmation })).status).to.equal(504);
    double.faults.clear();
    clock.now += 3_000;
    expect([stored(ids.eve)['email'], (await member.session()).status]).to.deep.equal(['new@example.org', 401]);
    expect((await post('email-confirmations', { token: confirmation })).status).to.equal(200);
    expect((await deliverMails()).map(({ to }) => to.address)).to.deep.equal([eve]);
  });

  it('is undone by the link to the old one, at the service too', async () => {
    const { confirmation, undo, post, stored, ids, mailsFor } = await withRequestedChange();
    await post('email-confirmations', { token: confirmation });
    expect((await post('email-undos', { token: undo })).status).to.equal(200);
    expect(stored(ids.eve)['email']).to.equal(eve);
    expect((await mailsFor(eve)).map(({ to }) => to.address)).to.include(eve);
  });

  it('is not set where the club has set another one meanwhile', async () => {
    const { confirmation, change, post, stored, ids } = await withRequestedChange();
    await change(ids.eve, { email: 'club@example.org' });
    expect((await post('email-confirmations', { token: confirmation })).status).to.equal(404);
    expect(stored(ids.eve)['email']).to.equal('club@example.org');
  });

  it('needs a fresh link', async () => {
    const { signIn, ids, clock } = await started();
    const { save } = await signIn(eve);
    clock.now += 11 * 60_000;
    expect((await save(ids.eve, { email: 'new@example.org' })).status).to.equal(403);
  });
});

describe('the registrations of a member at a gate before a service', () => {
  const child = { name: { first_name: 'Ben', last_name: 'Huber' }, email: family, tent: 'Small' };

  it('are those of the address, corrected and cancelled as by their own link', async () => {
    const { register, signIn, campers, deliverMails } = await started();
    await register(child);
    await register({ ...child, email: eve });
    await deliverMails();
    const { sendRequest } = await signIn();
    const read = async () =>
      (
        (await (await sendRequest('GET', '/portal/registrations')).json()) as {
          data: { registrations: { id: string }[] }[];
        }
      ).data;
    const [camp, ...otherForms] = await read();
    expect([camp!.registrations.length, otherForms]).to.deep.equal([1, []]);
    const path = `/portal/registrations/${camp!.registrations[0]!.id}`;
    expect((await sendRequest('PUT', path, { tent: 'Large' })).status).to.equal(200);
    expect(campers().map(({ tent }) => tent)).to.have.members(['Large', 'Small']);
    expect((await sendRequest('DELETE', path)).status).to.equal(204);
    expect(await read()).to.deep.equal([]);
  });

  it('are not seen by members who have another address by now', async () => {
    const { register, signIn, change, ids, deliverMails } = await started();
    await register(child);
    await deliverMails();
    await change(ids.ina, { email: 'ina@example.org' });
    await change(ids.ben, { email: 'ina@example.org' });
    const { sendRequest } = await signIn('ina@example.org');
    expect(await partsOf(await sendRequest('GET', '/portal/registrations'))).to.deep.equal([200, { data: [] }]);
  });
});
