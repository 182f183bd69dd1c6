import { expect } from 'chai';
import { partOf, startMailServer } from '../support/smtp-server.js';
import { openRegistrations } from './family-portal.js';
import { takenOver } from './fill-camp.js';
import { turnout, visitor } from './turnout-server.js';

const address = 'family@example.org';

const yaml = `
workspace: { slug: club, name: Rowing club, languages: [en], contact_email: office@club.example }
lists: [{ type: member, name: Members }]
events:
  - slug: camp
    title: Camp by the lake
    published: true
    start_date: 2099-07-24
    end_date: 2099-08-06
    location: Müggelsee
    form: { sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }, birthdate, phone] }] }
`;

const child = (first_name: string) => ({ name: { first_name, last_name: 'Noyce' }, email: address });

describe('the registrations of a member', function () {
  this.timeout(120_000);

  it('are seen, corrected and cancelled, and Jonas is registered with what is known', async () => {
    const box = await startMailServer();
    after(box.close);
    const server = await turnout({ yaml, settings: { SMTP_URL: box.url } });
    const body = { ...child('Jonas'), birthdate: '2012-05-17' };
    await server.api.createPerson({ list_id: 'member', body });
    for (const name of ['Mia', 'Ben']) {
      const { page } = await visitor();
      await page.goto(`${server.origin}/portal/club/camp`);
      await takenOver(page);
      await page.getByLabel('First name').pressSequentially(name);
      await page.getByLabel('Last name').pressSequentially('Noyce');
      await page.getByLabel(/^E-mail/).pressSequentially(address);
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByText('Thank you').first().waitFor();
    }

    const { page, errors } = await visitor();
    const profile = page.locator('member-profile');
    const button = (name: string) => profile.getByRole('button', { name, exact: true });
    await page.goto(`${server.origin}/portal/club`);
    await profile.locator('[name=email]').fill(address);
    await button('Send sign-in link').click();
    let link: string | undefined;
    for (let mails = 1; !link; mails++)
      link = (await box.waitForMails(mails))
        .map(({ raw }) => /https?:\/\/\S+\/portal\/club#[\w-]{43}/.exec(partOf(raw, 'text/plain'))?.[0])
        .find((matchingItem) => matchingItem);
    await page.goto('about:blank');
    await page.goto(link);
    await button('Sign in').click();
    const mia = profile.getByRole('region', { name: 'Mia Noyce' });
    const ben = profile.getByRole('region', { name: 'Ben Noyce' });
    await mia.getByText('Registered').waitFor();
    await ben.getByText('Registered').waitFor();
    // one line each, which opens to the details
    expect(await mia.getByRole('button', { name: 'Change details' }).isVisible()).to.equal(false);
    const folder = process.env['TURNOUT_SHOTS'];
    const shot = async (step: string) => {
      if (folder) await page.screenshot({ path: `${folder}/${step}.png`, fullPage: true });
    };
    await shot('registrations');

    await openRegistrations(profile);
    await mia.getByRole('button', { name: 'Change details' }).click();
    await mia.getByLabel(/^Phone/).fill('+49 30 11');
    await shot('registration-edit');
    await button('Save changes').click();
    await profile.getByText('The changes are saved.').waitFor();

    await ben.getByRole('button', { name: /^Cancel/ }).click();
    await ben.getByRole('button', { name: /^Yes/ }).click();
    await ben.waitFor({ state: 'detached' });

    await button('Register Jonas Noyce').click();
    const form = profile.locator('event-registration');
    await form.getByRole('button', { name: 'Register' }).waitFor();
    expect(await form.locator('[name="birthdate.year"]').inputValue()).to.equal('2012');
    await shot('registration-form');
    await form.getByRole('button', { name: 'Register' }).click();
    await profile.getByRole('region', { name: 'Jonas Noyce' }).waitFor();
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href]),
    );
    expect(stored).not.to.match(/Jonas|Noyce|family|2012-05/);
    const persons = (await server.persons('camp')).map((one) => [one.name.first_name, one['phone'], one['birthdate']]);
    expect(persons.filter(([name]) => name !== 'Ben')).to.deep.equal([
      ['Mia', '+49 30 11', null],
      ['Jonas', null, '2012-05-17'],
    ]);
    expect(errors).to.deep.equal([]);
  });
});
