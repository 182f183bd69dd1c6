import { expect } from 'chai';
import type { Fee } from '../../../src/model/fee.js';
import type { Membership } from '../../../src/model/portal-session.js';
import { backend, club as clubFile, issuesIn } from '../../support/backend.js';
import { requestService } from '../../support/service-requests.js';
import {
  clubWithMembers,
  createLinkToken,
  openMemberSession,
  portalClient,
  sharedEmail,
  signInByMail,
} from '../../support/member-sign-in.js';

const day = 24 * 3600_000;

/** The family's session, as the link in a mail opens it. */
async function family(yaml?: string) {
  const { club, ids } = await clubWithMembers(yaml);
  return { club, ids, ...(await signInByMail(club, sharedEmail)) };
}

describe('signing in', () => {
  it('takes a mail to the stored address, its link, and a button', async () => {
    const { club, ids } = await clubWithMembers();
    const api = portalClient(club);
    const answer = await api.requestLink({ body: { email: 'BOB@example.org' } });
    const [mail, ...more] = await club.deliverMails();
    expect([answer, more, mail?.to.address]).to.deep.equal([{ data: {} }, [], sharedEmail]);
    const token = /#([\w-]{43})/.exec(mail!.text)![1]!;
    const link = await api.readLink({ body: { token } });
    expect(link.data.persons.map(({ name }) => name.first_name)).to.deep.equal(['Bob', 'Ada']);
    const { read } = await openMemberSession(club, token);
    const { persons, organisation } = await read<Membership>('/portal/sessions/current');
    expect([organisation, persons.map(({ id }) => id)]).to.deep.equal(['Club', [ids.bob, ids.ada]]);
  });

  it('sends no mail to an address of no member', async () => {
    const { club } = await clubWithMembers();
    await portalClient(club).requestLink({ body: { email: 'mallory@example.org' } });
    expect([await club.deliverMails(), await club.store.outbox.count(), club.reports]).to.deep.equal([
      [],
      { waiting: 0, given_up: 0 },
      [],
    ]);
  });

  for (const [what, ago, status] of [
    ['a millisecond before 14 days', 14 * day - 1, 201],
    ['after 14 days', 14 * day, 404],
  ] as const)
    it(`a link opens ${status === 201 ? 'a session' : 'nothing'} ${what}`, async () => {
      const { club } = await clubWithMembers();
      const token = await createLinkToken(club, 'bob');
      club.clock.now += ago;
      const response = await club.request('POST', '/public/club/portal/sessions', { body: { token } });
      expect(response.status).to.equal(status);
    });
});

describe('a session', () => {
  it('shows what the profile shows of its persons, and nothing else', async () => {
    const { ids, read } = await family();
    const bob = await read(`/lists/member/persons/${ids.bob}`);
    expect(Object.keys(bob)).to.deep.equal(['id', 'name', 'email', 'birthdate', 'phone', 'address']);
  });

  it('changes the sent fields that members may change', async () => {
    const { club, ids, sendRequest } = await family();
    const response = await sendRequest('PUT', `/lists/member/persons/${ids.ada}`, { body: { phone: '+49 30 1234' } });
    const { data } = await club.api.readPerson({ list_id: 'member', person_id: ids.ada });
    expect([response.status, data['phone'], data['email']]).to.deep.equal([200, '+49 30 1234', sharedEmail]);
  });

  for (const [field, value] of [
    ['membership_number', '1'],
    ['internal_note', 'mine'],
    ['external_id', 'x'],
    ['id', 'per_x'],
    ['constructor', 'x'],
  ] as const)
    it(`cannot change ${field}`, async () => {
      const { ids, sendRequest } = await family();
      const response = await sendRequest('PUT', `/lists/member/persons/${ids.bob}`, { body: { [field]: value } });
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, [[field, 'unknown']]]);
    });

  it('cannot empty a field that the profile requires', async () => {
    const { ids, sendRequest } = await family();
    const response = await sendRequest('PUT', `/lists/member/persons/${ids.bob}`, {
      body: { email: null, name: { first_name: null, last_name: null } },
    });
    expect(await issuesIn(response)).to.deep.equal([
      ['name.first_name', 'required'],
      ['email', 'required'],
    ]);
  });

  it('gets 412 after a concurrent change', async () => {
    const { club, ids, sendRequest } = await family();
    const path = `/lists/member/persons/${ids.bob}`;
    const etag = (await sendRequest('GET', path)).headers.get('etag')!;
    await requestService(club, 'PUT', path, { body: { phone: '+49 30 1' } });
    const stale = await sendRequest('PUT', path, { body: { phone: '+49 30 2' }, headers: { 'If-Match': etag } });
    expect(stale.status).to.equal(412);
  });

  it('shows the fees of its persons only', async () => {
    const { club, ids, read } = await family();
    await club.api.createFees({
      body: {
        data: [
          { amount: 500, description: 'Bob', person_id: ids.bob },
          { amount: 700, description: 'Eve', person_id: ids.eve },
        ],
      },
    });
    const fees = await read<Fee[]>('/portal/fees');
    expect(fees.map(({ description, person_name }) => [description, person_name])).to.deep.equal([
      ['Bob', 'Bob Noyce'],
    ]);
  });

  it('cannot read other persons, nor learn whether they exist', async () => {
    const { ids, sendRequest } = await family();
    const answers = [];
    for (const id of [ids.eve, 'per_unknown', 'eve', 'bob'])
      for (const method of ['GET', 'PUT']) {
        const response = await sendRequest(
          method,
          `/lists/member/persons/${id}`,
          method === 'PUT' ? { body: { phone: '1' } } : {},
        );
        answers.push(`${response.status} ${await response.text()}`);
      }
    expect(new Set(answers).size).to.equal(1);
    expect(answers[0]).to.match(/^404 /);
  });

  it('ends when it is closed', async () => {
    const { sendRequest } = await family();
    expect([
      (await sendRequest('DELETE', '/portal/sessions/current')).status,
      (await sendRequest('GET', '/portal/fees')).status,
    ]).to.deep.equal([204, 401]);
  });

  it('ends with a confirmed new address, and the old one gets a notice', async () => {
    const { club, ids, sendRequest } = await family();
    await sendRequest('PUT', `/lists/member/persons/${ids.bob}`, { body: { email: 'new@example.org' } });
    const mailToNewAddress = (await club.deliverMails()).find(({ to }) => to.address === 'new@example.org')!;
    await portalClient(club).confirmEmail({ body: { token: /#([\w-]{43})/.exec(mailToNewAddress.text)![1]! } });
    expect((await sendRequest('GET', '/portal/sessions/current')).status).to.equal(401);
    const [mail, ...more] = await club.deliverMails();
    expect([mail?.to.address, mail?.subject, more]).to.deep.equal([sharedEmail, 'Club: E-Mail-Adresse geändert', []]);
  });
});

describe('the portal of a club', () => {
  for (const [what, line, status] of [
    ['is open', '', 'enabled'],
    ['is closed', 'member_portal: { status: disabled }', 'disabled'],
    ['is its association’s', 'member_portal: { status: superordinate }', 'superordinate'],
    ['is closed where members are not in its plan', 'subscription: { list_types: [event] }', 'disabled'],
  ] as const)
    it(what, async () => {
      const yaml = clubFile.replace('slug: club,', `slug: club, ${line}${line ? ',' : ''}`);
      const club = await backend({ yaml });
      expect((await portalClient(club).readPortal()).data.status).to.equal(status);
    });
});
