import { expect } from 'chai';
import { pageWith, shortClub, turnout, visitorAt, website, type Turnout } from './turnout-server.js';
import { formStands } from './fill-camp.js';

describe('tags that others hold back or take apart (28, 35)', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  let src = '';
  before(async () => {
    [server, site] = await Promise.all([turnout({ yaml: shortClub }), website()]);
    src = `${server.origin}/embed.js`;
  });

  const script = (code: string) => `<script>${code}</script>`;

  /** What performance plugins do: every script waits for the visitor, and is then made anew from its attributes. */
  const heldBack = (body: string) =>
    body +
    script(`addEventListener('keydown', () => {
      for (const held of document.querySelectorAll('script[type="text/delayed"]')) {
        const made = document.createElement('script');
        for (const { name, value } of held.attributes) if (name !== 'type') made.setAttribute(name.replace('data-held-', ''), value);
        held.replaceWith(made);
      }
    }, { once: true });`);

  /** What consent tools do: the type says that nothing runs, until somebody agrees. */
  const consented = (body: string) =>
    body +
    script(`addEventListener('keydown', () => {
      for (const held of document.querySelectorAll('script[type="text/plain"]')) {
        const made = held.cloneNode(true);
        made.type = 'text/javascript';
        held.replaceWith(made);
      }
    }, { once: true });`);

  const tagPages: Record<string, () => string> = {
    'held back by a performance plugin': () =>
      heldBack(
        `<script type="text/delayed" data-held-src="${src}?slug=club/walk" data-slug="club/walk" async></script>`,
      ),
    'held back, with nothing left of it but its address': () =>
      heldBack(`<script type="text/delayed" data-held-src="${src}?slug=club/walk"></script>`),
    'held back by a consent tool': () =>
      consented(
        `<script type="text/plain" data-consent="forms" src="${src}" data-slug="club/walk" async crossorigin></script>`,
      ),
    'stripped of every attribute but its address': () => `<script src="${src}?slug=club/walk"></script>`,
    'stripped from the content, with a place left for it': () =>
      `<p><div data-turnout-slug="club/walk"></div></p><script src="${src}" async></script>`,
    'written while the page is read': () =>
      script(`document.write('<script src="${src}" data-slug="club/walk"><\\/script>')`),
  };

  for (const [how, body] of Object.entries(tagPages))
    it(`show the form once: ${how}`, async () => {
      const { page, errors } = await visitorAt(site.publish(pageWith(body())));
      if (how.startsWith('held')) {
        await page.waitForTimeout(500);
        expect(await page.locator('event-registration').count()).to.equal(0);
      }
      await page.keyboard.press('a');
      await formStands(page);
      expect(await page.locator('event-registration').count()).to.equal(1);
      expect(errors).to.deep.equal([]);
    });
});
