import { expect } from 'chai';
import { turnout, visitor, visitorAt, type Turnout } from './support.js';
import { camper, fillCamp, sendButton, thanks } from './typing.js';

const german = { locale: 'de-DE' };

describe('the page of a form', function () {
  this.timeout(60_000);

  let server: Turnout;
  before(async () => {
    server = await turnout();
  });

  const at = (form: string) => `${server.origin}/portal/sv-wiesental/${form}`;

  it('shows the form and registers', async () => {
    const { page, thrown } = await visitorAt(at('zeltlager'), german);
    await fillCamp(page);
    await sendButton(page).click();
    await thanks(page, 'Mia');
    const [person] = await server.persons('zeltlager');
    expect(person).to.deep.include(camper);
    expect(thrown).to.deep.equal([]);
  });

  it('names the event once, as its title', async () => {
    const { page } = await visitorAt(at('zeltlager'), german);
    await sendButton(page).waitFor();
    const titles = page.getByRole('heading', { name: 'Sommerzeltlager am Großen Müggelsee' });
    expect(await titles.count()).to.equal(1);
  });

  for (const path of ['/portal/sv-wiesental/zeltlager', '/example'])
    it(`keeps its own content security policy until somebody is registered: ${path}`, async () => {
      const { page } = await visitor(german);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
      });
      const answer = await page.goto(server.origin + path);
      expect(answer?.headers()['content-security-policy']).to.contain("frame-ancestors 'none'");
      await fillCamp(page);
      await sendButton(page).click();
      await thanks(page, 'Mia');
      expect(complaints).to.deep.equal([]);
    });

  for (const form of ['nirgendwo', 'herbstturnier'])
    it(`says in words that there is no form ${form}`, async () => {
      const { page } = await visitor(german);
      const answer = await page.goto(at(form));
      expect(answer?.status()).to.equal(404);
      expect(await page.locator('main').innerText()).to.match(
        /Dieses Formular gibt es nicht\s+Bitte die Adresse prüfen/,
      );
    });

  it('says in words that a workspace is unknown', async () => {
    const { page } = await visitor();
    const answer = await page.goto(`${server.origin}/portal/nobody/zeltlager`);
    expect([answer?.status(), await page.locator('h1').innerText()]).to.deep.equal([404, 'There is no such form']);
  });

  it('says what to do where JavaScript is off (41)', async () => {
    const { page } = await visitorAt(at('zeltlager'), { ...german, javaScriptEnabled: false });
    const said = await page.locator('body').innerText();
    expect(said).to.include('Sommerzeltlager am Großen Müggelsee');
    expect(said).to.include('Dieses Formular braucht JavaScript. Bitte einschalten');
  });
});
