import { expect } from 'chai';
import { clubFor, hosts } from './hostile-hosts.js';
import { pageWith, turnout, visitorAt, website, type Turnout } from './turnout-server.js';
import { draftHolds, fillWho, sendButton, thanks } from './fill-camp.js';

describe('websites that are hard on what is put into them (35)', function () {
  this.timeout(60_000);

  let site: Awaited<ReturnType<typeof website>>;
  let server: Turnout;
  before(async () => {
    site = await website();
    server = await turnout({ yaml: clubFor(site.origin) });
  });

  for (const [index, [what, head, page = { lang: 'en' }]] of hosts.entries())
    it(`register somebody, answers and all: one ${what}`, async () => {
      const snippet = await server.snippet(`course-${index}`);
      const visit = await visitorAt(site.publish(pageWith(snippet, { ...page, head })));
      await fillWho(visit.page);
      for (const name of ['Canoe', 'Theatre']) await visit.page.getByRole('checkbox', { name }).check();
      await draftHolds(visit.page, 'Theatre');
      await visit.page.reload();
      const email = visit.page.getByLabel('E-mail', { exact: true });
      await email.waitFor();
      expect(await email.inputValue()).to.equal('ada@example.org');
      await sendButton(visit.page).click();
      await thanks(visit.page, 'Ada');
      const [ada] = await server.persons(`course-${index}`);
      expect([ada!.name.first_name, ada!['courses']]).to.deep.equal(['Ada', ['Canoe', 'Theatre']]);
      expect(visit.errors).to.deep.equal([]);
    });
});
