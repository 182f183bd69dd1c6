import { expect } from 'chai';
import { pageWith, shortClub, turnout, visitorAt, website, type Turnout } from './turnout-server.js';
import { fillShort, formStands, sendButton, thanks } from './fill-camp.js';

describe('tags that are marked as modules', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  before(async () => {
    [server, site] = await Promise.all([turnout({ yaml: shortClub }), website()]);
  });

  const tag = (query: string, more = '') =>
    `<script type="module" src="${server.origin}/embed.js${query}" ${more}></script>`;

  const tagPages: Record<string, () => string> = {
    'with the slug in both places': () =>
      `<div id="place">${tag('?slug=club/walk', 'data-slug="club/walk" async crossorigin')}</div>`,
    'with the slug in its address only': () => `<div id="place">${tag('?slug=club/walk')}</div>`,
    'with data-slug alone': () => `<div id="place">${tag('', 'data-slug="club/walk"')}</div>`,
    'before a placeholder': () => `${tag('')}<div id="place" data-turnout-slug="club/walk"></div>`,
    'behind a placeholder': () => `<div id="place" data-turnout-slug="club/walk"></div>${tag('')}`,
    'twice, before a placeholder': () => `${tag('')}${tag('')}<div id="place" data-turnout-slug="club/walk"></div>`,
    'beside the same script as a classic one': () =>
      `${tag('')}<div id="place"><script src="${server.origin}/embed.js" data-slug="club/walk" async></script></div>`,
  };

  for (const [way, body] of Object.entries(tagPages))
    it(`show the form once, in its place, and it is sent: ${way}`, async () => {
      const registeredBefore = (await server.persons('walk')).length;
      const { page, errors } = await visitorAt(site.publish(pageWith(`${body()}<footer>below</footer>`)));
      await formStands(page);
      const forms = await page.evaluate(() =>
        [...document.querySelectorAll('event-registration')].map((element) => element.parentElement!.id),
      );
      expect(forms).to.deep.equal(['place']);
      await fillShort(page);
      await sendButton(page).click();
      await thanks(page);
      expect(await server.persons('walk')).to.have.length(registeredBefore + 1);
      expect(errors).to.deep.equal([]);
    });

  it('show a list and a sign-in', async () => {
    const body = tag('?slug=club', 'data-slug="club"') + tag('', 'data-slug="club" data-widget="portal-login"');
    const { page, errors } = await visitorAt(site.publish(pageWith(body)));
    await page.getByText('Long walk').first().waitFor();
    await page.locator('portal-login:defined').waitFor();
    const counts = ['event-list', 'portal-login'].map((name) => page.locator(name).count());
    expect([await Promise.all(counts), errors]).to.deep.equal([[1, 1], []]);
  });
});
