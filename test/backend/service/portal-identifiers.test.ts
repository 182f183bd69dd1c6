import { expect } from 'chai';
import type { PersonInput } from '../../../src/model/person.js';
import { ada, backend } from '../../support/backend.js';
import { requestService, bob, dataOf, listIdByType, synchronise, type Club } from '../../support/service-requests.js';

const whole = { ...bob, external_id: 'bob', membership_number: '007' };

/** Whom a session is for that is asked for by one identifier; the status where it is refused. */
async function whomBy(club: Club, identifier: object): Promise<string[] | number> {
  const response = await requestService(club, 'POST', '/member_portal_sessions', { body: identifier });
  return response.status === 201 ? (await dataOf<{ person_ids: string[] }>(response)).person_ids : response.status;
}

const member = async (club: Club, body: PersonInput) =>
  (await club.api.createPerson({ list_id: 'member', body })).data.id;

describe('a member is found for a portal session', () => {
  for (const name of ['person_id', 'person_external_id', 'email', 'membership_number'] as const)
    it(`by ${name}`, async () => {
      const club = await backend();
      const id = await member(club, whole);
      const sent = { person_id: id, person_external_id: 'bob', email: bob.email, membership_number: '007' }[name];
      expect(await whomBy(club, { [name]: sent })).to.deep.equal([id]);
    });

  for (const [what, identifier] of [
    ['an id as an external_id', (id: string) => ({ person_external_id: id })],
    ['an external_id as an id', () => ({ person_id: 'bob' })],
    ['an external_id as a membership number', () => ({ membership_number: 'bob' })],
    ['an external_id in other letters', () => ({ person_external_id: 'Bob' })],
    ['a membership number without its zeros', () => ({ membership_number: '7' })],
    ['a membership number with a space', () => ({ membership_number: '007 ' })],
    ['part of an address', () => ({ email: 'bob@example' })],
    ['a pattern', () => ({ email: '%@example.org' })],
    ['an address in a sentence', () => ({ email: `Bob <${bob.email}>` })],
    ['two addresses', () => ({ email: `${bob.email},x@example.org` })],
  ] as const)
    it(`not by ${what}`, async () => {
      const club = await backend();
      expect(await whomBy(club, identifier(await member(club, whole)))).to.equal(404);
    });

  it('by the address in whatever case of ASCII, however it was stored', async () => {
    const club = await backend();
    const id = await member(club, { ...whole, email: 'Bob.Noyce@Example.ORG' });
    const results = await Promise.all(
      ['bob.noyce@example.org', 'BOB.NOYCE@EXAMPLE.ORG', 'Bob.Noyce@Example.ORG'].map((email) =>
        whomBy(club, { email }),
      ),
    );
    expect(results).to.deep.equal([[id], [id], [id]]);
  });

  it('by a membership number in either spelling of its letters, all who have it', async () => {
    const club = await backend();
    const one = await member(club, { ...bob, membership_number: '\u00c47' });
    const other = await member(club, { ...bob, membership_number: 'A\u03087' });
    for (const membership_number of ['\u00c47', 'A\u03087'])
      expect(await whomBy(club, { membership_number })).to.have.members([one, other]);
    const { data } = await club.api.readPerson({ list_id: 'member', person_id: other });
    expect(data.membership_number).to.equal('A\u03087');
  });

  for (const [what, stored, identifier] of [
    ['its domain as a browser writes it', 'chor@grün.example', 'chor@xn--grn-ioa.example'],
    ['its domain as people write it', 'chor@xn--grn-ioa.example', 'chor@GRÜN.example'],
    ['its domain taken apart', 'chor@grün.example', 'chor@gru\u0308n.example'],
    ['an umlaut in other case', 'zoë@example.org', 'zoË@example.org'],
    ['an umlaut in two letters', 'zo\u00eb@example.org', 'zoe\u0308@example.org'],
    ['an umlaut in one letter', 'zoe\u0308@example.org', 'ZO\u00cb@example.org'],
    ['a space before it', 'kai@example.org', ' kai@example.org'],
    ['a space behind it', 'kai@example.org', 'kai@example.org '],
    ['a soft hyphen', 'kai@example.org', 'k\u00adai@example.org'],
    ['what a chat puts around it', 'kai@example.org', '\u2068kai@example.org\u2069\u200b'],
  ] as const)
    it(`by one mailbox with ${what}`, async () => {
      const club = await backend();
      const id = await member(club, { ...whole, email: stored });
      expect(await whomBy(club, { email: identifier })).to.deep.equal([id]);
    });

  for (const [what, stored, identifier] of [
    ['a Kelvin sign for a k', 'kai@example.org', '\u212Aai@example.org'],
    ['a long s for an s', 'sue@example.org', '\u017Fue@example.org'],
    ['a dotless i', 'ines@example.org', '\u0131nes@example.org'],
    ['an I with a dot', 'ines@example.org', '\u0130nes@example.org'],
    ['a sharp s in two letters', 'strauß@example.org', 'strauss@example.org'],
    ['a Kelvin sign in its domain', 'ada@kino.example', 'ada@\u212Aino.example'],
    ['a full-width domain', 'ada@kino.example', 'ada@ｋino.example'],
    ['an escaped letter', 'ada@kinö.example', 'ada@%6binö.example'],
    ['full-width letters', 'kai@example.org', 'ｋａｉ@example.org'],
    ['a full-width @', 'kai@example.org', 'kai＠example.org'],
    ['a dot more', 'kai@example.org', 'kai@example.org.'],
    ['a plus', 'kai@example.org', 'kai+x@example.org'],
  ] as const)
    it(`not by an address with ${what}`, async () => {
      const club = await backend();
      await member(club, { ...whole, email: stored });
      expect(await whomBy(club, { email: identifier })).to.equal(404);
    });

  it('with the whole family that shares an address, in the order in which they came', async () => {
    const club = await backend();
    const ids = [];
    for (const [index, email] of ['Home@example.org', 'home@example.org', 'HOME@example.org'].entries())
      ids.push(await member(club, { name: { first_name: `${index}` }, email }));
    await member(club, { name: ada.name, email: 'away@example.org' });
    expect(await whomBy(club, { email: 'home@Example.org' })).to.deep.equal(ids);
  });

  it('with everybody who has the same membership number', async () => {
    const club = await backend();
    const ids = [await member(club, { membership_number: '1' }), await member(club, { membership_number: '1' })];
    await member(club, { membership_number: '2' });
    expect(await whomBy(club, { membership_number: '1' })).to.deep.equal(ids);
  });

  it('alone by an id, whoever shares the address', async () => {
    const club = await backend();
    const id = await member(club, whole);
    await member(club, { name: ada.name, email: bob.email });
    expect(await whomBy(club, { person_id: id })).to.deep.equal([id]);
  });

  it('not among those who have no address, no number', async () => {
    const club = await backend();
    await member(club, { name: ada.name });
    expect(await Promise.all(['null', 'undefined', ' '].map((email) => whomBy(club, { email })))).to.deep.equal([
      404, 404, 404,
    ]);
  });

  it('not among participants, contacts and applicants', async () => {
    const club = await backend();
    const { membership_number: _, ...person } = whole;
    const { data: camper } = await club.api.createPerson({ list_id: await club.listOf('camp'), body: person });
    const { data: friend } = await club.api.createPerson({
      list_id: await listIdByType(club, 'contact'),
      body: person,
    });
    const applicant = await member(club, { ...whole, creation_behaviour: 'unconfirmed' });
    const requested = [
      ...[camper.id, friend.id, applicant].map((person_id) => ({ person_id })),
      { person_external_id: 'bob' },
      { email: bob.email },
      { membership_number: '007' },
    ];
    expect(await Promise.all(requested.map((identifier) => whomBy(club, identifier)))).to.deep.equal(
      requested.map(() => 404),
    );
  });

  it('without the applicant who shares the address', async () => {
    const club = await backend();
    const id = await member(club, whole);
    await member(club, { ...bob, creation_behaviour: 'unconfirmed' });
    expect(await whomBy(club, { email: bob.email })).to.deep.equal([id]);
  });
});

describe('an address that a whole club has', () => {
  it('makes a session for all of them', async () => {
    const club = await backend();
    const all = Array.from({ length: 9_000 }, (_, index) => ({
      external_id: `m${index}`,
      email: 'office@club.example',
    }));
    await synchronise(club, all);
    const response = await requestService(club, 'POST', '/member_portal_sessions', {
      body: { email: 'office@club.example' },
    });
    expect([response.status, (await dataOf<{ person_ids: string[] }>(response)).person_ids.length]).to.deep.equal([
      201, 9_000,
    ]);
  });
});
