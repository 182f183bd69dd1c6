import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { pageWith, turnout, visitorAt, website } from './turnout-server.js';
import { fillCamp, sendButton, thanks } from './fill-camp.js';

const demo = readFileSync(new URL('../../demo/workspace.yaml', import.meta.url), 'utf8');
const sentence = 'Bitte eine der angebotenen Antworten wählen.';

/** Everything that stands in the controls of the form. */
const typedIn = (page: Page) =>
  page.locator('event-registration form').evaluate((form) => [...new FormData(form as HTMLFormElement)].map(String));

describe('an answer that only the server can refuse', function () {
  this.timeout(60_000);

  /** The club takes an answer off its list while somebody is filling in the form. */
  const refusal = async () => {
    const [server, site] = await Promise.all([turnout({ yaml: demo }), website()]);
    const url = site.publish(pageWith(await server.snippet('zeltlager'), { lang: 'de' }));
    const { page, errors } = await visitorAt(url);
    await fillCamp(page);
    const before = await typedIn(page);
    const changed = demo.replace(/["']152["'],\s*/, '');
    expect(changed).not.to.equal(demo);
    await server.apply(changed);
    await sendButton(page).click();
    await page.getByRole('alert').waitFor();
    return { server, page, errors, before };
  };

  it('is refused in the same German words, at its field', async () => {
    const { page } = await refusal();
    const shirt = page.getByLabel('T-Shirt-Größe');
    expect(await shirt.getAttribute('aria-invalid')).to.equal('true');
    const described = await shirt.evaluate((control) =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => (control.getRootNode() as ShadowRoot).getElementById(id)?.textContent),
    );
    expect(described).to.include(sentence);
    expect(await page.getByRole('alert').innerText()).to.include(`T-Shirt-Größe – ${sentence}`);
  });

  it('puts the visitor at the summary, whose link leads to the field', async () => {
    const { page } = await refusal();
    const focused = () =>
      page.evaluate(() => {
        const within = document.activeElement?.shadowRoot?.activeElement;
        return within?.id || within?.getAttribute('part');
      });
    expect(await focused()).to.equal('summary');
    await page.getByRole('link', { name: /T-Shirt-Größe/ }).click();
    expect(await focused()).to.equal('shirt');
  });

  it('leaves everything that was typed in its place, and no person on the list', async () => {
    const { server, page, before, errors } = await refusal();
    expect(await typedIn(page)).to.deep.equal(before);
    expect(before).to.include('name.last_name,Größmann-Œhler');
    expect([await server.persons('zeltlager'), errors]).to.deep.equal([[], []]);
  });

  it('can be corrected and sent', async () => {
    const { server, page } = await refusal();
    await page.getByLabel('T-Shirt-Größe').selectOption('164');
    await sendButton(page).click();
    await thanks(page, 'Mia');
    expect((await server.persons('zeltlager')).map(({ shirt }) => shirt)).to.deep.equal(['164']);
  });
});
