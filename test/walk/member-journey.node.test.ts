import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { headerOf, partOf, startMailServer } from '../support/smtp-server.js';
import { isWithout, turnout, visitor, type Turnout } from './turnout-server.js';

const address = 'family@example.org';

const yaml = `
workspace:
  slug: club
  name: Rowing club
  languages: [en]
  contact_email: office@club.example
lists:
  - type: member
    name: Members
    columns:
      - { external_id: boat, name: Boat, type: string, allowed_values: [Single, Double] }
    profile:
      sections:
        - fields: [{ name: name, required: true }, { name: email, required: true }, phone, address]
        - { title: In the club, fields: [membership_number, boat] }
`;

/** What a member has in view. */
const portalOn = (page: Page) => {
  const el = page.locator('member-profile');
  const button = (name: string | RegExp): Locator => el.getByRole('button', { name, exact: typeof name === 'string' });
  return {
    el,
    button,
    heading: (name: string | RegExp) => el.getByRole('heading', { name }),
    field: (name: string) => el.locator(`[name="${name}"]`),
    notice: el.locator('[part=notice]'),
    /** A picture of the step, for who wants to look (`TURNOUT_SHOTS` names a folder). */
    async shot(step: string) {
      const folder = process.env['TURNOUT_SHOTS'];
      if (folder) await page.screenshot({ path: `${folder}/${step}.png`, fullPage: true });
    },
  };
};

/** A club with a mother and her son, who share an address and owe something. */
async function clubWithFamily() {
  const box = await startMailServer();
  after(box.close);
  const server = await turnout({ yaml, settings: { SMTP_URL: box.url, TURNOUT_LOG: 'requests' } });
  const create = async (body: object) =>
    (await server.api.createPerson({ list_id: 'member', body: { ...body } })).data.id;
  const ids = {
    ada: await create({
      name: { first_name: 'Ada', last_name: 'Lovelace' },
      email: address,
      membership_number: '1815',
      phone: '+44 20 1',
      address: { street: 'St James’s Square 12', postcode: 'SW1Y 4LB', city: 'London', country: 'GB' },
    }),
    byron: await create({ name: { first_name: 'Byron', last_name: 'King' }, email: address, boat: 'Single' }),
  };
  await server.api.createFees({
    body: {
      data: [
        { amount: 9600, description: 'Membership', person_id: ids.ada },
        { amount: 4850, description: 'Boat house', person_id: ids.byron },
      ],
    },
  });
  return { box, server, ids };
}

const read = async ({ api }: Turnout, person_id: string) =>
  (await api.readPerson({ list_id: 'member', person_id })).data;

describe('a member, from the request for a link to the end', function () {
  this.timeout(120_000);

  it('requests a link, signs in, updates the family’s data, and signs out', async () => {
    const { box, server, ids } = await clubWithFamily();
    const { page, errors, requests } = await visitor();
    const portal = portalOn(page);

    // the request
    await page.goto(`${server.origin}/portal/club`);
    await portal.field('email').fill('FAMILY@example.org');
    await portal.shot('1-request');
    await portal.button('Send sign-in link').click();
    await portal.heading('Check your e-mail').waitFor();
    await portal.shot('2-sent');

    // the mail
    const [mail, ...more] = await box.waitForMails(1);
    expect([mail!.to, more]).to.deep.equal([[address], []]);
    const link = /https?:\/\/\S+#[\w-]{43}/.exec(partOf(mail!.raw, 'text/plain'))![0];
    const token = new URL(link).hash.slice(1);

    // the link shows whose it is, and signs nobody in
    await page.goto('about:blank');
    await page.goto(link);
    await portal.el.getByText('Ada Lovelace').waitFor();
    await portal.shot('3-link');
    expect(await portal.el.locator('.profile').count()).to.equal(0);

    // the button does; the token is gone from wherever it was
    await portal.button('Sign in').click();
    await portal.heading('Your data').waitFor();
    await portal.el.locator('dl').first().waitFor();
    await portal.shot('4-profile');
    const storedData = await page.evaluate(() => [
      location.href,
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify({ ...localStorage }),
      document.cookie,
      document.documentElement.outerHTML,
      document.querySelector('member-profile')!.shadowRoot!.innerHTML,
    ]);
    expect(storedData.filter((text) => text.includes(token))).to.deep.equal([]);

    if (isWithout('fees')) {
      await portal.el.getByText('€96.00').waitFor();
      await portal.el.getByText('€144.50').waitFor();
    }

    // a phone number and an address
    await portal.button('Edit').click();
    await portal.field('phone').fill('+44 20 7777');
    await portal.field('address.street').fill('Ockham Park 1');
    await portal.shot('5-edit');
    await portal.button('Save').click();
    await portal.el.getByText('Saved.').waitFor();
    await portal.shot('6-saved');
    const sent = requests
      .filter((request) => request.method() === 'PUT')
      .map((request) => request.postDataJSON() as unknown);
    expect(sent).to.deep.equal([{ phone: '+44 20 7777', address: { street: 'Ockham Park 1' } }]);
    const ada = await read(server, ids.ada);
    expect([ada['phone'], ada['address']]).to.deep.equal([
      '+44 20 7777',
      { street: 'Ockham Park 1', postcode: 'SW1Y 4LB', city: 'London', country: 'GB' },
    ]);

    // the other one of the family
    await portal.button('Byron King').click();
    await portal.el.getByText('Single').waitFor();
    await portal.shot('7-second');

    // a second tab is faster
    const second = portalOn(await page.context().newPage());
    await second.el.page().goto(link);
    await second.button('Sign in').click();
    await second.button('Byron King').click();
    await portal.button('Edit').click();
    await second.button('Edit').click();
    await second.field('phone').fill('+44 1');
    await second.button('Save').click();
    await second.el.getByText('Saved.').waitFor();
    await portal.field('phone').fill('+44 2222');
    await portal.button('Save').click();
    await portal.el.getByText('Somebody else has changed this in the meantime.').waitFor();
    await portal.el.getByText('+44 1', { exact: true }).waitFor();
    await portal.el.getByText('+44 2222', { exact: true }).waitFor();
    await portal.shot('8-conflict');
    await portal.button('Save').click();
    await portal.el.locator('dl').first().waitFor();
    expect((await read(server, ids.byron))['phone']).to.equal('+44 2222');

    // out, here and at the service
    await portal.button('Sign out').click();
    await portal.el.getByText('Signed out.').waitFor();
    await portal.shot('9-out');
    expect(await page.evaluate(() => sessionStorage.length)).to.equal(0);

    // the address changes: the link that came to it opens nothing any more, and the old one hears of it
    await server.api.updatePerson({ list_id: 'member', person_id: ids.ada, body: { email: 'ada@example.org' } });
    if (isWithout('changesElsewhere')) {
      const [, mailText] = await box.waitForMails(2);
      expect([mailText!.to, headerOf(mailText!.raw, 'Subject')]).to.deep.equal([
        [address],
        'E-mail address changed at Rowing club',
      ]);
    }
    const overText = portal.el.getByText('This link is no longer valid.');
    // a gate may have read the member a moment ago
    do {
      await page.goto('about:blank');
      await page.goto(link);
      await overText.or(portal.button('Sign in')).waitFor();
    } while (!isWithout('changesElsewhere') && !(await overText.isVisible()));
    await overText.waitFor();
    await portal.shot('10-over');

    // what the server has noted of all that
    const log = server.logged();
    expect(log).to.contain('/public/{workspace}/portal/sessions');
    const secrets = [token, address, 'ada@example.org', 'Lovelace', '7777', 'mem_'];
    const lines = log.trim().split('\n');
    const leakingLines = lines.filter((line) => secrets.some((secret) => line.includes(secret)));
    console.log(
      `    the log of that: ${lines.length} lines, ${leakingLines.length} with a token, a name or an address`,
    );
    expect(leakingLines).to.deep.equal([]);
    expect(errors).to.deep.equal([]);
  });
});
