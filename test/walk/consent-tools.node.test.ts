import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { pageWith, shortClub, turnout, visitorAt, website, type Turnout } from './turnout-server.js';
import { fillShort, formStands, sendButton, thanks } from './fill-camp.js';

/** Runs when the visitor agrees, by any key. */
const onConsent = (code: string) => `<script>addEventListener('keydown', () => { ${code} }, { once: true })</script>`;

/** What Complianz does: the tag is taken out, and a new one with its attributes comes into the head. */
const complianz = onConsent(`
  for (const held of document.querySelectorAll('script[data-category=marketing]')) {
    held.remove();
    const made = document.createElement('script');
    for (const { name, value } of held.attributes) if (name !== 'type') made.setAttribute(name, value);
    made.src = held.dataset.cmplzSrc;
    document.head.append(made);
  }`);

/** What tools do that hold back the address alone: it is given to the same tag. */
const addressed = onConsent(`
  for (const held of document.querySelectorAll('script[data-src]')) held.src = held.dataset.src;`);

/** The same with a new tag in its place, which has the attributes of the old one. */
const replaced = onConsent(`
  for (const held of document.querySelectorAll('script[data-src]')) {
    const made = document.createElement('script');
    for (const { name, value } of held.attributes) made.setAttribute(name === 'data-src' ? 'src' : name, value);
    held.replaceWith(made);
  }`);

describe('consent tools that hold a tag back', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  before(async () => {
    [server, site] = await Promise.all([turnout({ yaml: shortClub }), website()]);
  });

  /** Opens a page with a held-back tag, agrees, and registers. */
  const registered = async (body: string): Promise<Page> => {
    const registeredBefore = (await server.persons('walk')).length;
    const { page, errors } = await visitorAt(site.publish(pageWith(body)));
    expect(await page.locator('event-registration').count()).to.equal(0);
    await page.keyboard.press('a');
    await formStands(page);
    expect(await page.locator('event-registration').count()).to.equal(1);
    await fillShort(page);
    await sendButton(page).click();
    await thanks(page);
    expect(await server.persons('walk')).to.have.length(registeredBefore + 1);
    expect(errors).to.deep.equal([]);
    return page;
  };

  /** The tags around the form: its parent, and what stands before and behind it. */
  const placeOf = (page: Page) =>
    page.evaluate(() => {
      const form = document.querySelector('event-registration')!;
      return [form.parentElement, form.previousElementSibling, form.nextElementSibling].map(
        (element) => element && (element.id || element.localName),
      );
    });

  const heldScript = () =>
    `<script type="text/plain" data-service="turnout" data-category="marketing" data-cmplz-src="${server.origin}/embed.js?slug=club/walk" data-slug="club/walk" async crossorigin></script>`;

  const below = `<footer id="below"><p>imprint</p></footer>${complianz}`;

  it('in the main content of a page: it ends with the form', async () => {
    const page = await registered(`<main id="content"><p id="text">text</p>${heldScript()}</main>${below}`);
    expect(await placeOf(page)).to.deep.equal(['content', 'text', null]);
  });

  it('on a page without main content: the form stands above the footer', async () => {
    const article = '<article id="article"><p>text</p><footer>by Ada</footer></article>';
    const page = await registered(`${heldScript()}<div id="page">${article}${below}</div>`);
    expect(await placeOf(page)).to.deep.equal(['page', 'article', 'below']);
  });

  it('on a page with neither: the form stands at its end', async () => {
    const page = await registered(`${heldScript()}<p>text</p>${complianz}`);
    expect((await placeOf(page))[0]).to.equal('body');
  });

  it('beside a placeholder: the form stands there, and nowhere else', async () => {
    const place = '<div id="place" data-turnout-slug="club/walk"></div>';
    const page = await registered(`<main>${heldScript()}${place}<p>text</p></main>${below}`);
    expect(await placeOf(page)).to.deep.equal(['place', null, null]);
  });

  for (const [how, tool] of [
    ['in the same tag', addressed],
    ['in a new tag', replaced],
  ] as const)
    for (const [what, query, attributes] of [
      ['the slug in both places', '?slug=club/walk', 'data-slug="club/walk"'],
      ['the slug in its address only', '?slug=club/walk', ''],
      ['data-slug alone', '', 'data-slug="club/walk"'],
    ] as const)
      it(`whose address is in data-src alone and given ${how}, with ${what}: the form stands where the tag does`, async () => {
        const tag = `<script data-src="${server.origin}/embed.js${query}" ${attributes}></script>`;
        const page = await registered(
          `<main id="content"><p id="text">text</p>${tag}<p id="more">more</p></main>${tool}`,
        );
        expect(await placeOf(page)).to.deep.equal(['content', 'script', 'more']);
      });

  it('beside a list of ours: it waits for consent', async () => {
    const list = `<script src="${server.origin}/embed.js" data-slug="club" async crossorigin></script>`;
    const tag = `<script data-src="${server.origin}/embed.js" data-slug="club/walk"></script>`;
    const { page } = await visitorAt(site.publish(pageWith(`${tag}${heldScript()}${list}${addressed}`)));
    await page.getByText('Long walk').first().waitFor();
    expect(await page.locator('event-registration').count()).to.equal(0);
    await page.keyboard.press('a');
    await formStands(page.locator('event-registration'));
    expect(await page.locator('event-registration').count()).to.equal(1);
  });
});
