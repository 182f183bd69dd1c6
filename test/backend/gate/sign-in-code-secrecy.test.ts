import { expect } from 'chai';
import { backend } from '../../support/backend.js';
import { clubWithMembers, sharedEmail } from '../../support/member-sign-in.js';
import { databaseDump, responseParts, type Club } from '../../support/service-requests.js';
import { deviceSecret, otherCode, requestCode, typeCode, useLink } from '../../support/sign-in-code.js';

const MINUTE_MS = 60_000;
const unknown = 'mallory@example.org';

type Counts = Record<string, number>;

/** How many rows each table has. */
async function rowCounts(club: Club): Promise<Counts> {
  const tables = JSON.parse(await databaseDump(club)) as [string, object[]][];
  return Object.fromEntries(tables.map(([name, rows]) => [name, rows.length]));
}

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
