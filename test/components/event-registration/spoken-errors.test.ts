import { Virtual } from '@guidepup/virtual-screen-reader/browser.js';
import { expect } from '@open-wc/testing';
import { openForm } from '../../support/open-form.js';

/** More phrases than any list of errors has here. */
const MAX_PHRASES = 100;

/** Phrases of a screen reader from the beginning of an alert to its end. */
async function spokenAlert(container: HTMLElement): Promise<string[]> {
  const screenReader = new Virtual();
  await screenReader.start({ container });
  for (let phrases = 0; phrases < MAX_PHRASES; phrases++) {
    if ((await screenReader.lastSpokenPhrase()) === 'end of alert') break;
    await screenReader.next();
  }
  const spoken = await screenReader.spokenPhraseLog();
  await screenReader.stop();
  return spoken;
}

const linksIn = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => (phrase.startsWith('link, ') ? phrase.slice('link, '.length) : []));

describe('the errors of a form, as a screen reader says them', () => {
  for (const language of ['en', 'de', 'ar'])
    it(`are said whole, in the order of the form, in ${language}`, async () => {
      const { part, parts, send } = await openForm({ lang: language });
      await send();
      const phrases = await spokenAlert(part('[part=summary]'));
      expect(phrases.at(-1)).to.equal('end of alert');
      expect(linksIn(phrases)).to.deep.equal(parts('[part=summary] a').map(({ textContent }) => textContent.trim()));
    });
});
