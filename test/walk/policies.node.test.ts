import { expect } from 'chai';
import { fileURLToPath } from 'node:url';
import { pageWith, shortClub, turnout, visitorAt, website, type Turnout } from './turnout-server.js';
import { fillShort, formStands, sendButton, thanks } from './fill-camp.js';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

describe('websites with a policy (33)', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  let snippet = '';
  let listTag = '';
  let bare = '';

  // everybody here is called Ada, so each test has a list of its own
  beforeEach(async () => {
    [server, site] = await Promise.all([turnout({ yaml: shortClub }), website()]);
    snippet = await server.snippet('walk');
    listTag = `<script src="${server.origin}/embed.js?slug=club" data-slug="club" async crossorigin></script>`;
    bare = `default-src 'none'; script-src ${server.origin}; connect-src ${server.origin}`;
  });

  /** A whole registration; gives what was thrown, and what the browser complained of. */
  const registered = async (policy: string) => {
    const { page, errors } = await visitorAt(site.putUnder(policy, pageWith(snippet)));
    await fillShort(page);
    await sendButton(page).click();
    await thanks(page);
    const [ada] = await server.persons('walk');
    expect([ada?.name.first_name, ada?.['size']]).to.deep.equal(['Ada', 'M']);
    return { errors, complaints: await site.complaints() };
  };

  /** A list, drawn to its last event. */
  const listEvents = async (policy: string) => {
    const { page, errors } = await visitorAt(site.putUnder(policy, pageWith(listTag)));
    await page.locator('event-list').getByText('Long walk').first().waitFor();
    return { errors, complaints: await site.complaints() };
  };

  const noFaults = { errors: [], complaints: [] };

  it('are told when it is not let in: otherwise no complaint would mean nothing', async () => {
    const { page } = await visitorAt(site.putUnder("default-src 'none'; script-src 'self'", pageWith(snippet)));
    const [complaint] = await site.complaints();
    expect(complaint?.directive).to.match(/^script-src/);
    expect(complaint?.blocked).to.contain(server.origin);
    expect(await page.locator('event-registration').count()).to.equal(0);
  });

  it('need allow no more than its scripts and its requests, for a form', async () => {
    expect(await registered(bare)).to.deep.equal(noFaults);
  });

  it('need allow the one for scripts and the other for requests, where script and gate are on two origins', async () => {
    const scripts = await website();
    scripts.serve(dist, '');
    snippet = `<script src="${scripts.origin}/embed.js" data-slug="club/walk" data-base-url="${server.origin}/public" async crossorigin></script>`;
    const policy = `default-src 'none'; script-src ${scripts.origin}; connect-src ${server.origin}`;
    expect(await registered(policy)).to.deep.equal(noFaults);
  });

  it('need allow no more than that for a list', async () => {
    expect(await listEvents(bare)).to.deep.equal(noFaults);
  });

  it('do not take its looks away', async () => {
    const looks = async (address: string) => {
      const { page } = await visitorAt(address);
      await formStands(page);
      return page.getByLabel('E-mail').evaluate((control) => {
        const { borderTopWidth, borderTopLeftRadius, paddingTop, fontSize } = getComputedStyle(control);
        return [borderTopWidth, borderTopLeftRadius, paddingTop, fontSize];
      });
    };
    expect(await looks(site.putUnder(bare, pageWith(snippet)))).to.deep.equal(
      await looks(site.publish(pageWith(snippet))),
    );
  });

  const trusted = "; require-trusted-types-for 'script'";

  it('may trust no text, for a form (Trusted Types)', async () => {
    expect(await registered(`${bare}${trusted}`)).to.deep.equal(noFaults);
  });

  it('may trust no address but those of its own policy, which has its own name', async () => {
    expect(await registered(`${bare}${trusted}; trusted-types turnout`)).to.deep.equal(noFaults);
  });

  it('may trust no text, for a list: nothing is complained of', async () => {
    expect(await listEvents(`${bare}${trusted}`)).to.deep.equal(noFaults);
  });

  for (const what of ['form', 'list'] as const)
    it(`that forbid every policy of Trusted Types have a plain link: ${what}`, async () => {
      const tag = what === 'form' ? snippet : listTag;
      const policy = `${bare}${trusted}; trusted-types 'none'`;
      const { page, errors } = await visitorAt(site.putUnder(policy, pageWith(tag)));
      const href = `${server.origin}/portal/club${what === 'form' ? '/walk' : ''}`;
      const link = page.locator(`a[href="${href}"]`);
      await link.waitFor();
      expect(await link.evaluate((anchor) => anchor.getRootNode() === document)).to.equal(true);
      const complaintCount = (await site.complaints()).length;
      // a page that goes on changing is not told of it again and again
      await page.evaluate(async () => {
        for (let times = 0; times < 20; times++) {
          document.body.append(document.createElement('p'));
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      });
      expect((await site.complaints()).length).to.equal(complaintCount);
      expect(errors).to.deep.equal([]);
    });
});
