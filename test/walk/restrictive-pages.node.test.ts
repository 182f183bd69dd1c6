import { expect } from 'chai';
import { pageWith, shortClub, turnout, visitorAt, website, type Turnout } from './turnout-server.js';
import { fillShort, sendButton, thanks, type Place } from './fill-camp.js';

/** Both ways of sending that everybody knows. */
const submissions: [way: string, send: (place: Place) => Promise<void>][] = [
  ['the button', (place) => sendButton(place).click()],
  ['Enter', (place) => place.getByLabel('E-mail').press('Enter')],
];

describe('pages that allow little', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  let snippet = '';

  before(async () => {
    site = await website();
  });

  // everybody here is called Ada, so each test has a list of its own
  beforeEach(async () => {
    server = await turnout({ yaml: shortClub });
    snippet = await server.snippet('walk');
  });

  const registered = async () =>
    (await server.persons('walk')).map(({ name, email, size }) => [name.first_name, email, size]);
  const ada = [['Ada', 'ada@example.org', 'M']];

  for (const [way, send] of submissions)
    it(`registers with ${way} in a frame that may run scripts and nothing else (34)`, async () => {
      const inside = pageWith(snippet).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      const frame = `<iframe sandbox="allow-scripts" srcdoc="${inside}" style="width: 40em; height: 50em"></iframe>`;
      const { page, errors } = await visitorAt(site.publish(pageWith(frame)));
      const place = page.frameLocator('iframe');
      await fillShort(place);
      await send(place);
      await thanks(place);
      expect(await registered()).to.deep.equal(ada);
      expect(errors).to.deep.equal([]);
    });

  for (const [way, send] of submissions)
    it(`registers with ${way} on a plain-http page (34)`, async () => {
      const path = new URL(site.publish(pageWith(snippet))).pathname;
      const { page, errors } = await visitorAt(`http://club.test:${site.port}${path}`);
      expect(await page.evaluate(() => window.isSecureContext)).to.equal(false);
      await fillShort(page);
      await send(page);
      await thanks(page);
      expect(await registered()).to.deep.equal(ada);
      expect(errors).to.deep.equal([]);
    });
});
