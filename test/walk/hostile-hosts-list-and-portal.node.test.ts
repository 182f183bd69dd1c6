import { expect } from 'chai';
import { clubFor, hosts } from './hostile-hosts.js';
import { pageWith, turnout, visitorAt, website, type Turnout } from './turnout-server.js';

describe('websites that are hard on what is put into them (35)', function () {
  this.timeout(60_000);

  let site: Awaited<ReturnType<typeof website>>;
  let server: Turnout;
  before(async () => {
    site = await website();
    server = await turnout({ yaml: clubFor(site.origin) });
  });

  for (const [what, head, page = { lang: 'en' }] of hosts)
    it(`show a club’s events, find them, and open a form on top: one ${what}`, async () => {
      const attributes = 'data-filters="text time" data-view="list month" data-registration="dialog"';
      const tag = `<script src="${server.origin}/embed.js?slug=club" data-slug="club" ${attributes} async crossorigin></script>`;
      const { page: tab, errors } = await visitorAt(site.publish(pageWith(tag, { ...page, head })));
      const list = tab.locator('event-list');
      await list.getByLabel('Search').fill('walk');
      await list.getByText('One event').waitFor();
      await list.getByRole('button', { name: 'Month' }).click();
      await list.getByRole('grid', { name: 'July 2030' }).waitFor();
      await list.getByRole('link', { name: 'Register Long walk' }).click();
      await list.getByRole('dialog').getByLabel('First name').fill('Ada');
      await tab.keyboard.press('Escape');
      await list.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(errors).to.deep.equal([]);
    });

  for (const [index, [what, head, page = { lang: 'en' }]] of hosts.entries())
    it(`sign a member in, and save what they change: one ${what}`, async () => {
      const id = `ada-${index}`;
      const person = {
        external_id: id,
        name: { first_name: 'Ada', last_name: 'Lovelace' },
        email: `${id}@example.org`,
      };
      await server.api.createPerson({ list_id: 'member', body: person });
      const { data } = await server.api.createPortalSession({ body: { person_external_id: id } });
      const tag = `<script src="${server.origin}/embed.js" data-slug="club" data-widget="member-profile" async crossorigin></script>`;
      const address = site.publish(pageWith(tag, { ...page, head })) + new URL(data.url).hash.replace('#', '#club.');
      const { page: tab, errors } = await visitorAt(address);
      const profile = tab.locator('member-profile');
      await profile.getByRole('button', { name: 'Sign in', exact: true }).click();
      await profile.getByRole('button', { name: 'Edit' }).click();
      await profile.getByLabel('Phone').fill('+49 30 1234');
      await profile.getByRole('button', { name: 'Save', exact: true }).click();
      await profile.getByText('Saved.').waitFor();
      const { data: ada } = await server.api.readPerson({ list_id: 'member', person_id: id });
      expect([ada['phone'], ada['address'], errors]).to.deep.equal(['+49 30 1234', null, []]);
    });
});
