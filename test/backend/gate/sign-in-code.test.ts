import { expect } from 'chai';
import { backend, club as clubFile } from '../../support/backend.js';
import { clubWithMembers, sharedEmail } from '../../support/member-sign-in.js';
import { databaseDump, responseParts, type Club } from '../../support/service-requests.js';
import {
  codeIn,
  deviceSecret,
  idsSeen,
  otherCode,
  requestCode,
  typeCode,
  useLink,
} from '../../support/sign-in-code.js';

const MINUTE_MS = 60_000;
const unknown = 'mallory@example.org';

const statusesOf = async (responses: readonly Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status).sort();

type Counts = Record<string, number>;

/** How many rows each table has. */
async function rowCounts(club: Club): Promise<Counts> {
  const tables = JSON.parse(await databaseDump(club)) as [string, object[]][];
  return Object.fromEntries(tables.map(([name, rows]) => [name, rows.length]));
}

/** Wrong codes, one after another. */
async function tryWrong(club: Club, code: string, times: number) {
  const statuses = [];
  for (let time = 1; time <= times; time++) statuses.push((await typeCode(club, otherCode(code, time))).status);
  return statuses;
}

describe('the code in the mail of a sign-in link', () => {
  it('signs in on the device that requested it, as every member of the address', async () => {
    const { club, ids } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    const response = await typeCode(club, code);
    expect([response.status, await idsSeen(club, response)]).to.deep.equal([201, [ids.bob, ids.ada]]);
  });

  it('has six digits, in the text and in the HTML part, and is in neither if no device waits for it', async () => {
    const { club } = await clubWithMembers();
    await club.request('POST', '/public/club/portal/link-requests', {
      body: { email: sharedEmail, device_secret: deviceSecret() },
    });
    const [mail] = await club.deliverMails();
    const code = codeIn(mail!.text)!;
    expect(mail!.html).to.match(new RegExp(`<p dir="ltr"[^>]*>${code.slice(0, 3)}\u00a0${code.slice(3)}</p>`));
    await club.request('POST', '/public/club/portal/link-requests', { body: { email: sharedEmail } });
    const [withoutDevice] = await club.deliverMails();
    expect([codeIn(withoutDevice!.text), /\d{3}\u00a0\d{3}/.test(withoutDevice!.html)]).to.deep.equal([
      undefined,
      false,
    ]);
  });

  for (const [what, spell] of [
    ['with a space', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['with the space of the mail', (code: string) => `\u2068${code.slice(0, 3)}\u00a0${code.slice(3)}\u2069`],
    ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['in Arabic digits', (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))],
    ['in Persian digits', (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))],
  ] as const)
    it(`is accepted ${what}`, async () => {
      const { club } = await clubWithMembers();
      const { code } = await requestCode(club, sharedEmail);
      expect((await typeCode(club, spell(code!))).status).to.equal(201);
    });

  it('is worthless on another device, which has asked for a link to the same address or for none', async () => {
    const { club } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    const { code: other } = await requestCode(club, sharedEmail, { device: 'B' });
    // two codes of six digits are equal once in a million requests
    if (code === other) return;
    const statuses = [];
    for (const device of ['B', 'C']) statuses.push((await typeCode(club, code, { device })).status);
    expect([statuses, (await typeCode(club, code)).status]).to.deep.equal([[422, 404], 201]);
  });

  it('is worthless in another club', async () => {
    const { club } = await clubWithMembers();
    await club.apply(clubFile.replace('slug: club, name: Club', 'slug: rival, name: Rival'));
    const { code } = await requestCode(club, sharedEmail);
    expect([
      (await typeCode(club, code, { club: 'rival' })).status,
      (await typeCode(club, code, { club: 'club' })).status,
    ]).to.deep.equal([404, 201]);
  });

  it('works once, also where it is typed twenty times at once', async () => {
    const { club } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    const statuses = await statusesOf(Array.from({ length: 20 }, () => typeCode(club, code)));
    expect(statuses).to.deep.equal([201, ...Array.from({ length: 19 }, () => 404)]);
    expect((await typeCode(club, code)).status).to.equal(404);
  });

  it('can be tried five times, also where forty try at once', async () => {
    const { club } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    const wrong = Array.from({ length: 40 }, (_, index) => typeCode(club, otherCode(code!, index + 1)));
    expect(await statusesOf(wrong)).to.deep.equal([...Array.from({ length: 36 }, () => 404), 422, 422, 422, 422]);
    expect((await typeCode(club, code)).status).to.equal(404);
  });

  it('can be tried five times at several processes together', async () => {
    const { club } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    const second = await backend({ engine: club.engine });
    second.clock.now = club.clock.now;
    const wrong = Array.from({ length: 20 }, (_, index) =>
      typeCode(index % 2 ? club : second, otherCode(code!, index + 1)),
    );
    expect((await statusesOf(wrong)).filter((status) => status === 422)).to.have.lengthOf(4);
    expect((await typeCode(second, code)).status).to.equal(404);
  });

  it('is right at the fifth try, and over after the fifth wrong one, when the link still works', async () => {
    const { club } = await clubWithMembers();
    const first = await requestCode(club, sharedEmail);
    expect(await tryWrong(club, first.code!, 4)).to.deep.equal([422, 422, 422, 422]);
    expect((await typeCode(club, first.code)).status).to.equal(201);
    const second = await requestCode(club, sharedEmail, { device: 'B' });
    const statuses = [];
    for (let time = 1; time <= 5; time++)
      statuses.push((await typeCode(club, otherCode(second.code!, time), { device: 'B' })).status);
    statuses.push((await typeCode(club, second.code, { device: 'B' })).status);
    statuses.push((await useLink(club, second.token!)).status);
    expect(statuses).to.deep.equal([422, 422, 422, 422, 404, 404, 201]);
  });

  it('gets no more tries by a repeated request of the same device', async () => {
    const { club } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    await tryWrong(club, code!, 5);
    const { code: repeatedCode } = await requestCode(club, sharedEmail);
    expect([repeatedCode === code, (await typeCode(club, code)).status]).to.deep.equal([true, 404]);
  });

  it('works for ten minutes from the request on', async () => {
    const { club } = await clubWithMembers();
    const start = club.clock.now;
    const first = await requestCode(club, sharedEmail);
    club.clock.now = start + 10 * MINUTE_MS - 1;
    const inTime = (await typeCode(club, first.code)).status;
    const restart = club.clock.now;
    const second = await requestCode(club, sharedEmail, { device: 'B' });
    club.clock.now = restart + 10 * MINUTE_MS;
    const tooLate = await typeCode(club, second.code, { device: 'B' });
    expect([inTime, tooLate.status, (await useLink(club, second.token!)).status]).to.deep.equal([201, 404, 201]);
  });

  it('is not in a mail that leaves when its time is over', async () => {
    const { club } = await clubWithMembers();
    const device_secret = deviceSecret();
    await club.request('POST', '/public/club/portal/link-requests', { body: { email: sharedEmail, device_secret } });
    club.clock.now += 10 * MINUTE_MS;
    const [mail] = await club.deliverMails();
    expect([/#[\w-]{43}/.test(mail!.text), codeIn(mail!.text)]).to.deep.equal([true, undefined]);
  });

  it('ends the link in its mail', async () => {
    const { club } = await clubWithMembers();
    const { code, token } = await requestCode(club, sharedEmail);
    const opened = await typeCode(club, code);
    expect([opened.status, (await useLink(club, token!)).status]).to.deep.equal([201, 404]);
    expect((await club.request('POST', '/public/club/portal/links', { body: { token } })).status).to.equal(404);
  });

  it('ends when the link is used, and not when the link is only looked at', async () => {
    const { club } = await clubWithMembers();
    const scanned = await requestCode(club, sharedEmail);
    for (let time = 0; time < 5; time++)
      await club.request('POST', '/public/club/portal/links', { body: { token: scanned.token } });
    expect((await typeCode(club, scanned.code)).status).to.equal(201);
    const used = await requestCode(club, sharedEmail, { device: 'B' });
    await useLink(club, used.token!);
    expect((await typeCode(club, used.code, { device: 'B' })).status).to.equal(404);
  });

  it('or the link opens a session, never both, where both are used at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { club } = await clubWithMembers();
      const { code, token } = await requestCode(club, sharedEmail);
      const responses = await Promise.all([typeCode(club, code), useLink(club, token!)]);
      const sessions = [];
      for (const response of responses.filter(({ status }) => status === 201)) {
        const { token: session } = ((await response.json()) as { data: { token: string } }).data;
        const headers = { authorization: `Bearer ${session}` };
        sessions.push((await club.request('GET', '/public/club/portal/sessions/current', { headers })).status);
      }
      expect(sessions.filter((status) => status === 200)).to.have.lengthOf(1);
    }
  });

  it('ends when the address of the member changes, and when the member is deleted', async () => {
    const { club, ids } = await clubWithMembers();
    const first = await requestCode(club, 'eve@example.org');
    await club.api.updatePerson({ list_id: 'member', person_id: ids.eve, body: { email: 'other@example.org' } });
    const afterChange = (await typeCode(club, first.code)).status;
    const second = await requestCode(club, 'other@example.org', { device: 'B' });
    await club.api.deletePerson({ list_id: 'member', person_id: ids.eve });
    expect([afterChange, (await typeCode(club, second.code, { device: 'B' })).status]).to.deep.equal([404, 404]);
  });

  it('ends with the portal, and works for no session without one', async () => {
    const { club } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    await club.apply(clubFile.replace('name: Club,', 'name: Club, member_portal: { status: disabled },'));
    expect((await typeCode(club, code)).status).to.equal(404);
  });
});

describe('an address that nobody has', () => {
  it('gets the same answers as a member who types wrong codes, from the request to the last try', async () => {
    const { club } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    const member = [];
    for (let time = 1; time <= 7; time++)
      member.push(await responseParts(await typeCode(club, otherCode(code!, time))));
    await requestCode(club, unknown, { device: 'B' });
    const unknownAnswers = [];
    for (let time = 1; time <= 7; time++)
      unknownAnswers.push(await responseParts(await typeCode(club, code, { device: 'B' })));
    expect(unknownAnswers).to.deep.equal(member);
    expect(member.map(({ status }) => status)).to.deep.equal([422, 422, 422, 422, 404, 404, 404]);
  });

  it('gets the same answers when the time is over', async () => {
    const { club } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    await requestCode(club, unknown, { device: 'B' });
    club.clock.now += 10 * MINUTE_MS;
    expect(await responseParts(await typeCode(club, code))).to.deep.equal(
      await responseParts(await typeCode(club, code, { device: 'B' })),
    );
  });

  it('leaves as many rows as one that is known', async () => {
    const { club } = await clubWithMembers();
    const before = await rowCounts(club);
    const added = [];
    for (const [device, email] of [
      ['A', sharedEmail],
      ['B', unknown],
    ] as const) {
      const body = { email, device_secret: deviceSecret(device) };
      await club.request('POST', '/public/club/portal/link-requests', { body });
      added.push(await rowCounts(club));
    }
    const difference = (table: string, [later, earlier]: Counts[]) => later![table]! - earlier![table]!;
    for (const table of Object.keys(before))
      expect([table, difference(table, [added[1]!, added[0]!])]).to.deep.equal([
        table,
        difference(table, [added[0]!, before]),
      ]);
    expect(added[1]!['sign_in_code']).to.equal(2);
  });
});

describe('tries of codes', () => {
  it('are limited for an address, however many requests there are, and the link still works', async () => {
    const limited = await backend({ rates: { codesOfAddress: { limit: 3, periodMs: 24 * 60 * MINUTE_MS } } });
    await limited.api.createPerson({
      list_id: 'member',
      body: { name: { first_name: 'Bob', last_name: 'Noyce' }, email: sharedEmail },
    });
    const statuses = [];
    for (const device of ['A', 'B']) {
      const { code } = await requestCode(limited, sharedEmail, { device });
      for (const by of [1, 2]) statuses.push((await typeCode(limited, otherCode(code!, by), { device })).status);
    }
    const { code, token } = await requestCode(limited, sharedEmail, { device: 'C' });
    statuses.push((await typeCode(limited, code, { device: 'C' })).status, (await useLink(limited, token!)).status);
    expect(statuses).to.deep.equal([422, 422, 422, 404, 404, 201]);
  });

  it('are limited by the client address', async () => {
    const limited = await backend({ rates: { codes: { limit: 2, periodMs: 10 * MINUTE_MS } } });
    const statuses = [];
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.7', '198.51.100.9'])
      statuses.push((await typeCode(limited, '123456', { address })).status);
    expect(statuses).to.deep.equal([404, 404, 429, 404]);
  });

  for (const [what, body, status] of [
    ['no code', { device_secret: deviceSecret() }, 422],
    ['no secret', { code: '123456' }, 422],
    ['a number', { code: 123456, device_secret: deviceSecret() }, 422],
    ['a list', { code: ['123456'], device_secret: deviceSecret() }, 422],
    ['a short secret', { code: '123456', device_secret: 'x' }, 404],
    ['a secret that is no text', { code: '123456', device_secret: { length: 43 } }, 422],
  ] as const)
    it(`are refused with ${what}`, async () => {
      const club = await backend();
      expect((await club.request('POST', '/public/club/portal/codes', { body })).status).to.equal(status);
    });

  it('need a secret that cannot be guessed', async () => {
    const club = await backend();
    const statuses = [];
    for (const device_secret of ['x', 'x'.repeat(31), 'x'.repeat(65), `${'x'.repeat(40)}\n`, 5, null])
      statuses.push(
        (
          await club.request('POST', '/public/club/portal/link-requests', {
            body: { email: sharedEmail, device_secret },
          })
        ).status,
      );
    expect(statuses).to.deep.equal([422, 422, 422, 422, 422, 422]);
  });
});

describe('the store', () => {
  it('has neither the code, nor the secret of the device, nor an address that nobody has', async () => {
    const { club } = await clubWithMembers();
    const { code, text } = await requestCode(club, sharedEmail);
    await requestCode(club, 'mallory@example.net', { device: 'B' });
    const dump = await databaseDump(club);
    expect(text).to.include(code!.slice(3));
    for (const secret of [
      `"${code}"`,
      `'${code}'`,
      `${code!.slice(0, 3)}\u00a0${code!.slice(3)}`,
      deviceSecret(),
      'mallory',
    ])
      expect(dump.includes(secret)).to.equal(false, secret);
  });

  it('forgets codes whose time is over', async () => {
    const { club } = await clubWithMembers();
    await requestCode(club, sharedEmail);
    const before = (await rowCounts(club))['sign_in_code'];
    club.clock.now += 10 * MINUTE_MS;
    await club.mailSender.sweep();
    expect([before, (await rowCounts(club))['sign_in_code']]).to.deep.equal([1, 0]);
  });
});
