import { expect } from 'chai';
import { fewEvents, items, listOf } from './event-list.js';
import { pageWith, turnout, visitor, visitorAt, website, type Turnout } from './turnout-server.js';
import { thanks } from './fill-camp.js';

describe('a club’s events on its own page', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  before(async () => {
    [server, site] = await Promise.all([turnout(), website()]);
  });

  const open = async (attributes = '', body = '') => {
    const url = site.publish(pageWith(listOf(server.origin, 'sv-wiesental', attributes) + body));
    const visit = await visitorAt(url);
    await items(visit.page).first().waitFor();
    return { ...visit, url };
  };

  it('stand where the line was pasted, what is next first', async () => {
    const { page, errors } = await open();
    const [first] = await items(page).locator('.name').allInnerTexts();
    expect(first).to.equal('Sportabzeichen-Tag für alle');
    expect(errors).to.deep.equal([]);
  });

  it('are registered for in a dialog, from which the browser leads back', async () => {
    const { page, url } = await open('data-registration="dialog"');
    await items(page)
      .filter({ hasText: 'Klettertag' })
      .getByRole('link', { name: 'Register Klettertag für Kinder' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Klettertag für Kinder' });
    await dialog.locator('form').waitFor();
    expect(page.url()).to.equal(`${url}#event=klettertag`);
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).to.equal(url);
    await page.goForward();
    await dialog.getByLabel('First name').fill('Ada');
    await dialog.getByLabel('Last name').fill('Lovelace');
    for (const field of await dialog.getByRole('textbox').all())
      if ((await field.inputValue()) === '') {
        const type = await field.getAttribute('name');
        const day = { day: '24', month: '3', year: '2015' }[/\.(day|month|year)$/.exec(type ?? '')?.[1] ?? ''];
        await field.fill(day ?? (/email/.test(type ?? '') ? 'ada@example.org' : '1'));
      }
    const before = (await server.persons('klettertag')).length;
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await thanks(dialog, 'Ada');
    expect((await server.persons('klettertag')).length).to.equal(before + 1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await items(page).filter({ hasText: 'Klettertag' }).getByText('2 places left').waitFor();
  });

  it('are drawn once their form can open in place, also if the list comes in a script of its own', async () => {
    const { page, errors } = await visitor();
    let isModuleSent = false;
    await page.route(/extended-list/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      isModuleSent = true;
      await route.continue();
    });
    const tag = listOf(server.origin, 'sv-wiesental', 'data-registration="inline"').replace(/\?slug=[^"]*/, '');
    const url = site.publish(pageWith(tag));
    await page.goto(url);
    await items(page).first().waitFor();
    expect(isModuleSent).to.equal(true);
    await items(page).locator('.way').first().click();
    await page.locator('event-list event-registration form').waitFor();
    expect(page.url()).to.match(/#event=/);
    expect(errors).to.deep.equal([]);
  });

  it('open at the address of one of them', async () => {
    const { page, url } = await open('data-registration="inline"');
    await page.goto('about:blank');
    await page.goto(`${url}#event=zeltlager`);
    await page.locator('event-list event-registration form').waitFor();
    await page.getByRole('button', { name: 'All events' }).click();
    await items(page).first().waitFor();
    expect(page.url()).to.equal(url);
  });

  it('take the language, the month and the filters that the page wants', async () => {
    const { page } = await open('data-lang="de" data-view="list month" data-filters="text time"');
    await page.getByLabel('Suche').fill('muggelsee');
    expect(await items(page).locator('.name').allInnerTexts()).to.deep.equal(['Sommerzeltlager am Großen Müggelsee']);
    await page.getByRole('button', { name: 'Monat', exact: true }).click();
    await page.getByRole('grid', { name: 'Juli 2027' }).waitFor();
    await page.getByRole('button', { name: 'Nächster Monat' }).click();
    await page.getByRole('grid', { name: 'August 2027' }).waitFor();
  });

  it('need no more of a content security policy than scripts and requests (33)', async () => {
    // images of events need their origin besides (docs/embed.md)
    const { origin } = await turnout({ yaml: fewEvents });
    const body = pageWith(listOf(origin, 'club', 'data-view="month list" data-filters="text"'));
    const policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}`;
    const { page } = await visitor();
    await page.addInitScript(() => {
      const pageWindow = window as unknown as { violations: string[] };
      pageWindow.violations = [];
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        pageWindow.violations.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    await page.goto(site.publish({ body, headers: { 'content-security-policy': policy } }));
    await items(page).first().waitFor();
    await page.locator('event-list script[type="application/ld+json"]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).to.deep.equal([]);
    expect(
      await page
        .locator('event-list [part=item]')
        .first()
        .evaluate((item) => getComputedStyle(item).display),
    ).to.equal('grid');
  });

  it('are there for elements that somebody wrote by hand, early, late, and in a tree of their own', async () => {
    const { page, errors } = await visitor();
    const element = '<event-list slug="sv-wiesental" limit="1"></event-list>';
    await page.goto(
      site.publish(pageWith(`${element}<script src="${server.origin}/embed.js" async crossorigin></script>`)),
    );
    await items(page).first().waitFor();
    await page.evaluate((html) => {
      document.body.insertAdjacentHTML('beforeend', html);
      document.body.append(Object.assign(document.createElement('div'), { id: 'tree' }));
      document.querySelector('#tree')!.attachShadow({ mode: 'open' }).innerHTML = html;
    }, element);
    await items(page).nth(2).waitFor();
    expect(errors).to.deep.equal([]);
  });

  it('stand beside a form, whichever script is there first', async () => {
    const { page, errors } = await open('data-limit="2"', await server.snippet('klettertag'));
    await page.locator('body > event-registration form').waitFor();
    expect(await items(page).count()).to.equal(2);
    expect(errors).to.deep.equal([]);
  });
});
