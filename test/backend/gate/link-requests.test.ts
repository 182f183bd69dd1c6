import { expect } from 'chai';
import { backend, club as clubFile, origin } from '../../support/backend.js';
import { bob, countedParts, dataOf, databaseDump, responseParts, type Club } from '../../support/service-requests.js';
import { sharedEmail, clubWithMembers } from '../../support/member-sign-in.js';

const path = '/public/club/portal/link-requests';
const request = (club: Club, body: unknown, more: { address?: string; at?: string } = {}) =>
  club.request('POST', more.at ?? path, { body, ...(more.address ? { address: more.address } : {}) });

const tenMinutes = 600_000;

/** Addresses that are nobody's here, though some look as if they were Bob's. */
const unknownAddresses = {
  'one that nobody has': 'mallory@example.org',
  'one with quotes': '"bob"@example.org',
  'one with a Kelvin sign': 'bob@example.org'.replace('b', 'b\u212a'),
  'one with a full-width @': 'bob\uff20example.org',
  'two with a comma': 'bob@example.org,mallory@example.org',
  'one with a second @': 'bob@example.org@evil.example',
  'one in angles': '<bob@example.org>',
  'one with a line break': 'bob@example.org\nBcc: mallory@example.org',
  'five thousand letters': `${'b'.repeat(4988)}@example.org`,
  'what is not one': 'bob',
  'spaces alone': '   ',
  'nothing at all': '',
  'a smile': '😀',
  'a wild card': '%',
  'what ends a statement': "' or '1'='1",
} as const;

describe('a request for a sign-in link', () => {
  it('gets the same response for a member, an unknown address, and an invalid one', async () => {
    const { club } = await clubWithMembers();
    const memberResponse = await responseParts(await request(club, { email: sharedEmail }));
    for (const [what, email] of Object.entries(unknownAddresses))
      expect([what, await responseParts(await request(club, { email }))]).to.deep.equal([what, memberResponse]);
    expect([memberResponse.status, memberResponse.text]).to.deep.equal([202, '{"data":{}}']);
  });

  for (const [what, email] of Object.entries(unknownAddresses))
    it(`sends and stores nothing: ${what}`, async () => {
      const { club } = await clubWithMembers();
      await request(club, { email });
      const waiting = (await club.store.outbox.count()).waiting;
      expect([waiting, await club.deliverMails(), await club.store.outbox.count(), club.reports]).to.deep.equal([
        1,
        [],
        { waiting: 0, given_up: 0 },
        [],
      ]);
    });

  for (const [what, email] of [
    ['as it is stored', 'bob@example.org'],
    ['in capitals', 'BOB@EXAMPLE.ORG'],
    ['with spaces around it', '  bob@example.org\t'],
    ['with what a chat puts around it', '\u2068bob@example.org\u2069\u200b'],
  ])
    it(`finds the member ${what}, and writes to the stored address`, async () => {
      const { club } = await clubWithMembers();
      await request(club, { email });
      expect((await club.deliverMails()).map(({ to }) => to.address)).to.deep.equal([sharedEmail]);
    });

  it('does not find a member by letters that only look alike', async () => {
    const club = await backend();
    await club.api.createPerson({ list_id: 'member', body: { ...bob, email: 'kim@example.org' } });
    for (const email of [
      '\u212aim@example.org',
      'k\u0131m@example.org',
      'kim\uff20example.org',
      'kim@e\uff58ample.org',
    ])
      await request(club, { email });
    expect(await club.deliverMails()).to.deep.equal([]);
  });

  it('finds no participant, no contact and no applicant', async () => {
    const club = await backend();
    const camp = await club.listOf('camp');
    await club.api.createPerson({ list_id: camp, body: { ...bob, email: 'camp@example.org', size: 'M' } });
    await club.api.createPerson({
      list_id: 'member',
      body: { ...bob, email: 'new@example.org', creation_behaviour: 'unconfirmed' },
    });
    for (const email of ['camp@example.org', 'new@example.org']) await request(club, { email });
    expect([await club.deliverMails(), club.reports]).to.deep.equal([[], []]);
  });

  it('gets the same response beyond the limit of an address, and sends nothing more', async () => {
    const { club } = await clubWithMembers();
    const limited = await backend({ engine: club.engine, rates: { mails: { limit: 2, periodMs: tenMinutes } } });
    const answers = [];
    for (let time = 0; time < 5; time++)
      answers.push(await countedParts(await request(limited, { email: sharedEmail })));
    const unknownAddress = await countedParts(await request(limited, { email: 'mallory@example.org' }));
    expect(answers).to.deep.equal(
      answers.map((_, before) => ({ ...unknownAddress, left: unknownAddress.left + 5 - before })),
    );
    expect([(await limited.deliverMails()).length, await limited.store.outbox.count()]).to.deep.equal([
      2,
      { waiting: 0, given_up: 0 },
    ]);
  });

  it('is limited for one address in any spelling, and for no other', async () => {
    const { club } = await clubWithMembers();
    const limited = await backend({ engine: club.engine, rates: { mails: { limit: 1, periodMs: tenMinutes } } });
    for (const email of [sharedEmail, sharedEmail.toUpperCase(), ` ${sharedEmail}`, 'eve@example.org'])
      await request(limited, { email });
    const to = (await limited.deliverMails()).map((mail) => mail.to.address);
    expect(to).to.have.members([sharedEmail, 'eve@example.org']);
    limited.clock.now += tenMinutes;
    await request(limited, { email: sharedEmail });
    expect((await limited.deliverMails()).map((mail) => mail.to.address)).to.deep.equal([sharedEmail]);
  });

  it('is limited by the client address, for any e-mail address', async () => {
    const club = await backend({ rates: { links: { limit: 3, periodMs: tenMinutes } } });
    const statuses = [];
    for (const [email, address] of [
      ['a@example.org', '203.0.113.7'],
      ['b@example.org', '203.0.113.7'],
      ['c@example.org', '203.0.113.7'],
      ['d@example.org', '203.0.113.7'],
      ['d@example.org', '198.51.100.9'],
    ] as const)
      statuses.push((await request(club, { email }, { address })).status);
    expect(statuses).to.deep.equal([202, 202, 202, 429, 202]);
  });

  for (const [what, body] of [
    ['no address', {}],
    ['a number', { email: 5 }],
    ['a list', { email: [sharedEmail] }],
    ['an address of an address', { email: { email: sharedEmail } }],
    ['nobody', { email: null }],
  ] as const)
    it(`is refused with ${what}`, async () => {
      const { club } = await clubWithMembers();
      expect([(await request(club, body)).status, await club.deliverMails()]).to.deep.equal([422, []]);
    });

  it('gets the same response in a club whose portal is closed, and sends nothing', async () => {
    for (const status of ['disabled', 'superordinate']) {
      const { club } = await clubWithMembers();
      const open = await responseParts(await request(club, { email: sharedEmail }));
      await club.deliverMails();
      await club.apply(clubFile.replace('name: Club,', `name: Club, member_portal: { status: ${status} },`));
      expect([
        await responseParts(await request(club, { email: sharedEmail })),
        await club.deliverMails(),
      ]).to.deep.equal([open, []]);
    }
  });

  it('leaves no address in the store', async () => {
    const { club } = await clubWithMembers();
    await request(club, { email: 'mallory@example.net' });
    const before = (await databaseDump(club)).includes('mallory');
    await club.deliverMails();
    expect([before, (await databaseDump(club)).includes('mallory')]).to.deep.equal([true, false]);
  });
});

describe('the language of a request', () => {
  const subjects = { de: 'Login-Link für Club', en: 'Sign-in link for Club' };
  const responses = clubFile.replace('name: Club,', 'name: Club, languages: [en, de],');

  for (const [what, yaml, language, mailLanguage] of [
    ['is the club’s first where none is asked for', clubFile, undefined, 'de'],
    ['is the one that is asked for', clubFile, 'en', 'en'],
    ['is the club’s own first, whichever that is', responses, undefined, 'en'],
    ['is one of the club’s', responses, 'de', 'de'],
    ['is the club’s first where it does not write in another', clubFile, 'fr', 'de'],
    ['is none that there is not', clubFile, 'xx', 'de'],
    ['is none that is no text', clubFile, ['en'], 'de'],
    ['is none that runs', clubFile, { toString: 'en' }, 'de'],
    ['is nothing that every object has', clubFile, 'constructor', 'de'],
  ] as const)
    it(what, async () => {
      const { club } = await clubWithMembers(yaml);
      const response = await request(club, { email: sharedEmail, language });
      const [mail] = await club.deliverMails();
      expect([response.status, mail?.subject, mail?.language]).to.deep.equal([
        202,
        subjects[mailLanguage],
        mailLanguage,
      ]);
    });
});

describe('members of two clubs with the same address', () => {
  it('get a link from the requested club, and only for its members', async () => {
    const { club, ids } = await clubWithMembers();
    await club.apply(clubFile.replace('slug: club, name: Club', 'slug: rival, name: Rival'));
    await request(club, { email: sharedEmail }, { at: '/public/rival/portal/link-requests' });
    expect(await club.deliverMails()).to.deep.equal([]);
    await request(club, { email: sharedEmail });
    const [mail, ...more] = await club.deliverMails();
    expect([mail?.from.name, mail?.person_ids, more]).to.deep.equal(['Club', [ids.bob, ids.ada], []]);
    expect(mail?.text).to.include(`${origin}/portal/club#`);
  });

  it('have links that are invalid in the other club', async () => {
    const { club } = await clubWithMembers();
    await club.apply(clubFile.replace('slug: club, name: Club', 'slug: rival, name: Rival'));
    await request(club, { email: sharedEmail });
    const [mail] = await club.deliverMails();
    const token = /#([\w-]{43})/.exec(mail!.text)![1];
    const there = [];
    for (const what of ['links', 'sessions'])
      there.push((await club.request('POST', `/public/rival/portal/${what}`, { body: { token } })).status);
    const opened = await club.request('POST', '/public/club/portal/sessions', { body: { token } });
    const session = (await dataOf<{ token: string }>(opened)).token;
    const headers = { authorization: `Bearer ${session}` };
    there.push((await club.request('GET', '/public/rival/portal/sessions/current', { headers })).status);
    expect(there).to.deep.equal([404, 404, 401]);
  });
});
