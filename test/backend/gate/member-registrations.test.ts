import { expect } from 'chai';
import { newSecret } from '../../../src/backend/store/index.js';
import { memberRegistrations, type Endpoint } from '../../../src/contract/index.js';
import type { Membership } from '../../../src/model/portal-session.js';
import { createLinkToken, openMemberSession } from '../../support/member-sign-in.js';
import {
  asMember,
  clubWithMother,
  foreign,
  jonas,
  linkIn,
  memberClub,
  mia,
  mother,
  person,
  familyHeader,
} from './member-club.js';

describe('the registrations that a member sees', () => {
  it('are those of the mail address of the link, and no others', async () => {
    const { register, signIn } = await clubWithMother();
    await register(jonas);
    await register(mia);
    await register(foreign);
    expect(await (await signIn()).seen()).to.have.deep.members([
      ['Camp', 'Jonas'],
      ['Camp', 'Mia'],
    ]);
    expect(await (await signIn('eve@example.org')).seen()).to.deep.equal([['Camp', 'Eve']]);
  });

  for (const typed of ['MOTHER@example.org', ' mother@EXAMPLE.org '])
    it(`are found by another spelling of the address: “${typed}”`, async () => {
      const { register, signIn } = await clubWithMother();
      await register({ ...jonas, email: typed });
      expect(await (await signIn()).seen()).to.deep.equal([['Camp', 'Jonas']]);
    });

  it('are found by a column for addresses if the form has no other', async () => {
    const { register, signIn } = await clubWithMother();
    await register(person('Jonas', { contact: 'Mother@Example.org' }), 'party');
    await register(person('Eve', { contact: 'eve@example.org' }), 'party');
    await register(person('Otto', { contact: 'mother@example.com' }), 'party');
    expect(await (await signIn()).seen()).to.deep.equal([['Party', 'Jonas']]);
  });

  it('include children without an address of their own, and no persons of other registrations', async () => {
    const { register, signIn } = await clubWithMother();
    const family = familyHeader();
    await register(jonas, 'camp', family);
    await register(person('Mia'), 'camp', family);
    // the mails about this family go to its first address
    const other = familyHeader();
    await register(foreign, 'camp', other);
    await register(mia, 'camp', other);
    expect(await (await signIn()).seen()).to.deep.equal([['Camp', 'Jonas', 'Mia']]);
    expect(await (await signIn('eve@example.org')).seen()).to.deep.equal([['Camp', 'Eve', 'Mia']]);
  });

  it('come in the order of their events, those that are over last', async () => {
    const { register, signIn, clock } = await clubWithMother();
    await register(jonas);
    await register(person('Jonas', { contact: mother }), 'party');
    await register({ ...person('Jonas'), email: mother, birthdate: '2015-01-01' }, 'regatta');
    expect((await (await signIn()).seen()).map(([title]) => title)).to.deep.equal(['Party', 'Regatta', 'Camp']);
    clock.now = Date.parse('2027-07-01T12:00:00Z');
    expect((await (await signIn()).seen()).map(([title]) => title)).to.deep.equal(['Camp', 'Regatta', 'Party']);
  });

  it('have no sensitive answer and no field that the form does not show', async () => {
    const { register, signIn } = await clubWithMother();
    await register(jonas);
    const [own] = await (await signIn()).read();
    expect(own!.registrations[0]).to.include({ state: 'registered', amount: null, credit: 0, can_cancel: true });
    expect(own!.registrations[0]!.hidden_fields).to.deep.equal(['allergies']);
    expect(JSON.stringify(own)).not.to.contain('Nuts');
  });

  it('name the event of a waiting registration', async () => {
    const { register, signIn } = await clubWithMother();
    await register({ ...foreign, size: undefined, birthdate: '2015-01-01' }, 'regatta');
    await register({ ...person('Jonas'), email: mother }, 'queue');
    const [own] = await (await signIn()).read();
    expect([own!.awaited?.title, own!.registrations[0]!.state]).to.deep.equal(['Regatta', 'waiting']);
  });

  it('are counted, as are the open events', async () => {
    const { register, signIn } = await clubWithMother();
    await register(jonas);
    await register(foreign);
    const { session } = await signIn();
    const membership = await session.read<Membership>('/portal/sessions/current');
    expect([membership.registrations, membership.open_events]).to.deep.equal([1, 3]);
  });
});

describe('an unconfirmed address', () => {
  it('shows no registrations to the session of a link that was not mailed', async () => {
    const { club, register, api, ids } = await clubWithMother();
    await register(jonas);
    await api.updatePerson({ list_id: 'member', person_id: ids.mother, body: { external_id: 'ina' } });
    const session = asMember(await openMemberSession(club, await createLinkToken(club, 'ina')));
    const [registration] = (await club.store.registrations.ofPersons(
      (await club.store.workspaces.bySlug('club'))!.id,
      (await api.listPersons({ list_id: await club.listOf('camp') })).data.map(({ id }) => id),
    ))!;
    expect(await session.seen()).to.deep.equal([]);
    expect((await session.sendRequest('DELETE', `/${registration!.id}`)).status).to.equal(404);
  });

  it('shows no registrations while its confirmation mail is unanswered', async () => {
    const { register, signIn, ids } = await clubWithMother();
    await register(foreign);
    const { session, seen: visible } = await signIn();
    const body = { email: 'eve@example.org' };
    expect((await session.sendRequest('PUT', `/lists/member/persons/${ids.mother}`, { body })).status).to.equal(200);
    expect(await visible()).to.deep.equal([]);
  });

  it('shows no registrations to the session of the old one once the club has changed it', async () => {
    const { register, signIn, ids, api } = await clubWithMother();
    await register(jonas);
    const { sendRequest } = await signIn();
    await api.updatePerson({ list_id: 'member', person_id: ids.mother, body: { email: 'new@example.org' } });
    expect((await sendRequest('GET')).status).to.equal(401);
    expect(await (await signIn('new@example.org')).seen()).to.deep.equal([]);
  });

  it('does not show a registration whose address the club has changed', async () => {
    const { register, signIn, api, listOf } = await clubWithMother();
    await register(jonas);
    const list_id = await listOf('camp');
    const person_id = (await api.listPersons({ list_id })).data[0]!.id;
    const { seen: visible } = await signIn();
    await api.updatePerson({ list_id, person_id, body: { email: 'father@example.org' } });
    expect(await visible()).to.deep.equal([]);
    await api.updatePerson({ list_id, person_id, body: { email: mother } });
    expect(await visible()).to.deep.equal([['Camp', 'Jonas']]);
  });
});

/** What each endpoint is sent, and what it answers to whoever may see the registration. */
const requests: {
  readonly [Name in keyof typeof memberRegistrations]: { body?: object; own: number; foreign: number };
} = {
  readMemberRegistrations: { own: 200, foreign: 200 },
  updateMemberRegistration: { body: { size: 'S' }, own: 200, foreign: 404 },
  readMemberCorrectionPrice: { body: { size: 'S' }, own: 200, foreign: 404 },
  answerMemberOffer: { body: { accept: false }, own: 409, foreign: 404 },
  cancelMemberRegistration: { own: 204, foreign: 404 },
};

describe('the endpoints for registrations of members', () => {
  for (const [name, { body, own, foreign: notTheirs }] of Object.entries(requests)) {
    const { method, path } = memberRegistrations[name as keyof typeof requests] as Endpoint;

    /** A club with a registration of the mother and a foreign one; asks with a token for one of them. */
    const prepared = async () => {
      const rivalClub = await clubWithMother({ otherClubs: [memberClub.replace('slug: club', 'slug: rival')] });
      await rivalClub.register(jonas);
      await rivalClub.register(foreign);
      const idOf = async (email: string) => (await (await rivalClub.signIn(email)).read())[0]!.registrations[0]!.id;
      const ids = { own: await idOf(mother), foreign: await idOf('eve@example.org'), unknown: 'rgn_none' };
      const sendRequest = (id: string, token: string | undefined, club = 'club') =>
        rivalClub.club.request(method, `/public/${club}${path.replace('{registration_id}', id)}`, {
          ...(body ? { body } : {}),
          ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
        });
      return { ...rivalClub, ids, sendRequest };
    };

    it(`answer ${own} for one’s own: ${method} ${path}`, async () => {
      const { ids, sendRequest, signIn } = await prepared();
      expect((await sendRequest(ids.own, (await signIn()).token)).status).to.equal(own);
    });

    it(`answer the same ${notTheirs} for foreign ones and unknown ones: ${method} ${path}`, async () => {
      const { ids, sendRequest, signIn } = await prepared();
      const { token } = await signIn();
      const answers = [await sendRequest(ids.foreign, token), await sendRequest(ids.unknown, token)];
      expect(answers.map(({ status }) => status)).to.deep.equal([notTheirs, notTheirs]);
      const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
      expect([first === second, first!.includes('Eve')]).to.deep.equal([true, false]);
    });

    it(`answer the same 401 without a session, and after its end: ${method} ${path}`, async () => {
      const { club, ids, sendRequest, signIn, key } = await prepared();
      const link = await linkIn(club);
      const [left, rival, idle] = [await signIn(), await signIn(), await signIn()];
      await left.session.sendRequest('DELETE', '/portal/sessions/current?end=session');
      const tokens = [undefined, key, link, `mem_${newSecret()}`, `rgs_${newSecret()}`, left.token];
      const answers = await Promise.all(tokens.map((token) => sendRequest(ids.own, token)));
      answers.push(await sendRequest(ids.own, rival.token, 'rival'));
      club.clock.now += 30 * 60_000;
      answers.push(await sendRequest(ids.own, idle.token));
      expect(answers.map(({ status }) => status)).to.deep.equal(answers.map(() => 401));
      expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).to.equal(1);
    });
  }
});
