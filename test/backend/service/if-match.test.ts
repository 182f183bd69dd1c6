import { expect } from 'chai';
import { backend } from '../../support/backend.js';
import { requestService, bob, etagOf, type Club } from '../../support/service-requests.js';

const withBob = async () => {
  const club = await backend();
  await club.api.createPerson({ list_id: 'member', body: { ...bob, external_id: 'bob', phone: '+49 30 1' } });
  return { club, tag: (await etagOf(club, 'bob'))! };
};

const updatePerson = (club: Club, ifMatch: string, body: unknown = { phone: '+49 30 2' }) =>
  requestService(club, 'PUT', '/lists/member/persons/bob', { body, headers: { 'If-Match': ifMatch } });

const phoneOf = async ({ api }: Club) => (await api.readPerson({ list_id: 'member', person_id: 'bob' })).data['phone'];

describe('an update with If-Match', () => {
  for (const [what, ifMatch] of [
    ['the tag of the person', (tag: string) => tag],
    ['the tag as a server that compresses gives it', (tag: string) => `W/${tag}`],
    ['any version', () => '*'],
    ['a list with the tag in it', (tag: string) => `"other", ${tag} ,"another"`],
  ] as const)
    it(`is carried out for ${what}`, async () => {
      const { club, tag } = await withBob();
      expect([(await updatePerson(club, ifMatch(tag))).status, await phoneOf(club)]).to.deep.equal([200, '+49 30 2']);
    });

  for (const [what, ifMatch] of [
    ['another tag', () => '"other"'],
    ['a list without the tag', () => '"other", "another"'],
    ['the tag without its quotes', (tag: string) => tag.replaceAll('"', '')],
    ['the next version', (tag: string) => tag.replace('-1"', '-2"')],
    ['part of the tag', (tag: string) => `${tag.slice(0, -2)}"`],
    ['nothing', () => ''],
  ] as const)
    it(`is 412 for ${what}, and nothing changes`, async () => {
      const { club, tag } = await withBob();
      expect([(await updatePerson(club, ifMatch(tag))).status, await phoneOf(club)]).to.deep.equal([412, '+49 30 1']);
    });

  it('is 412 once somebody else has changed the person, and tells the tag of now', async () => {
    const { club, tag } = await withBob();
    await updatePerson(club, '*', { email: 'bob@example.net' });
    const stale = await updatePerson(club, tag);
    expect([stale.status, stale.headers.get('etag'), await phoneOf(club)]).to.deep.equal([
      412,
      await etagOf(club, 'bob'),
      '+49 30 1',
    ]);
  });

  it('is 412 once a synchronise has changed the person', async () => {
    const { club, tag } = await withBob();
    const body = { data: [{ external_id: 'bob', email: 'bob@example.net' }] };
    await requestService(club, 'PUT', '/lists/member/persons', { body });
    expect((await updatePerson(club, tag)).status).to.equal(412);
  });

  it('is 412 with the tag of somebody else', async () => {
    const { club } = await withBob();
    const { data } = await club.api.createPerson({ list_id: 'member', body: bob });
    expect((await updatePerson(club, (await etagOf(club, data.id))!)).status).to.equal(412);
  });

  it('is 412 with the tag of a person who has been deleted and came back', async () => {
    const { club, tag } = await withBob();
    await club.api.deletePerson({ list_id: 'member', person_id: 'bob' });
    await club.api.createPerson({ list_id: 'member', body: { ...bob, external_id: 'bob' } });
    expect((await updatePerson(club, tag)).status).to.equal(412);
  });

  it('is 412 before it is 422', async () => {
    const { club } = await withBob();
    expect((await updatePerson(club, '"other"', { email: 'x' })).status).to.equal(412);
  });

  it('is 404 where nobody is, whatever the tag', async () => {
    const club = await backend();
    expect((await updatePerson(club, '*')).status).to.equal(404);
  });

  it('is won by exactly one of twenty writers who saw the same', async () => {
    const { club, tag } = await withBob();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => updatePerson(club, tag, { phone: `+49 30 9${index}` })),
    );
    const won = answers.findIndex(({ status }) => status === 200);
    expect([answers.filter(({ status }) => status === 412).length, await phoneOf(club)]).to.deep.equal([
      19,
      `+49 30 9${won}`,
    ]);
  });

  it('may go on with the tag that the answer gave', async () => {
    const { club, tag } = await withBob();
    const next = (await updatePerson(club, tag)).headers.get('etag')!;
    expect((await updatePerson(club, next, { phone: '+49 30 3' })).status).to.equal(200);
  });
});

describe('a deletion with If-Match', () => {
  const remove = (club: Club, ifMatch: string) =>
    requestService(club, 'DELETE', '/lists/member/persons/bob', { headers: { 'If-Match': ifMatch } });

  it('is carried out for the tag of the person', async () => {
    const { club, tag } = await withBob();
    expect((await remove(club, tag)).status).to.equal(204);
  });

  it('is 412 once somebody has changed the person, who stays', async () => {
    const { club, tag } = await withBob();
    await updatePerson(club, tag);
    expect([(await remove(club, tag)).status, await phoneOf(club)]).to.deep.equal([412, '+49 30 2']);
  });
});

describe('a person as read', () => {
  it('can be sent back as it is', async () => {
    const { club } = await withBob();
    const read = await club.api.readPerson({ list_id: 'member', person_id: 'bob' });
    const response = await requestService(club, 'PUT', '/lists/member/persons/bob', { body: read.data });
    expect([response.status, await response.json()]).to.deep.equal([200, read]);
  });
});
