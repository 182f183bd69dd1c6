import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { germanParts } from '../../demo/words/german-parts.js';
import { axeFaults, designer, previewIn, staticHost } from './open-demo.js';

interface Declaration {
  readonly tagName?: string;
  readonly cssParts?: readonly { name: string; description: string }[];
}

/** The English descriptions of the parts of each element, from the manifest. */
function englishParts(): Record<string, Record<string, string>> {
  const manifest = readFileSync(new URL('../../dist/custom-elements.json', import.meta.url), 'utf8');
  const { modules } = JSON.parse(manifest) as { modules: { declarations?: Declaration[] }[] };
  return Object.fromEntries(
    modules
      .flatMap(({ declarations = [] }) => declarations)
      .filter(({ tagName }) => tagName)
      .map(({ tagName, cssParts = [] }) => [
        tagName!,
        Object.fromEntries(cssParts.map(({ name, description }) => [name, description])),
      ]),
  );
}

const namesOf = (parts: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] =>
  Object.entries(parts)
    .flatMap(([element, descriptions]) => Object.keys(descriptions).map((part) => `${element}::part(${part})`))
    .sort();

describe('the description of a part', function () {
  this.timeout(120_000);

  it('is in German for every part of the manifest, and for no other', () => {
    const english = englishParts();
    expect(namesOf(germanParts)).to.deep.equal(namesOf(english));
    for (const [element, descriptions] of Object.entries(germanParts))
      for (const [part, description] of Object.entries(descriptions)) {
        expect(description, `${element} ${part}`).to.match(/^[A-ZÄÖÜ].*\.$/);
        expect(description, `${element} ${part}`).not.to.equal(english[element]![part]);
      }
  });

  it('is in the language of the page, and the German ones are loaded with the panel that shows them', async () => {
    const { page, requested } = await designer();
    const hasGerman = () => requested.some((address) => /german-parts/.test(address));
    await page.goto(`${await staticHost()}?ui=de`);
    await (await previewIn(page)).locator('event-registration form').waitFor();
    expect(hasGerman()).to.equal(false);
    await page.getByRole('tab', { name: 'Teile' }).click();
    const pick = (part: string) => page.locator('.part-list').getByRole('button', { name: part, exact: true }).click();
    const description = page.locator('.panel [role=status] p');
    for (const part of ['heading', 'label']) {
      await pick(part);
      await description.getByText(germanParts['event-registration'][part]!, { exact: true }).waitFor();
    }
    expect(hasGerman()).to.equal(true);
    expect(await axeFaults(page)).to.deep.equal([]);
    await page.getByRole('tab', { name: 'Referenz' }).click();
    await page.getByRole('cell', { name: germanParts['event-registration']['section']!, exact: true }).waitFor();
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('cell', { name: englishParts()['event-registration']!['section']!, exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Parts' }).click();
    await pick('heading');
    await description.getByText(englishParts()['event-registration']!['heading']!, { exact: true }).waitFor();
  });
});

describe('the rule that styles a part', function () {
  this.timeout(120_000);

  /** The texts of the lines of the rule, as they are drawn. */
  const linesIn = (page: Page): Promise<string[]> =>
    page.locator('.panel pre code').evaluate((code) => {
      const lines: { top: number; text: string }[] = [];
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const character = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < node.nodeValue!.length; at++) {
          character.setStart(node, at);
          character.setEnd(node, at + 1);
          const { top, width } = character.getBoundingClientRect();
          if (!width) continue;
          const line =
            lines.find((other) => Math.abs(other.top - top) < 2) ?? lines[lines.push({ top, text: '' }) - 1]!;
          line.text += node.nodeValue![at];
        }
      return lines.map(({ text }) => text.trim()).filter(Boolean);
    });

  for (const width of [360, 1280])
    it(`has its selector on one line at ${width} pixels, and breaks before the part if there is less room`, async () => {
      const { page } = await designer({ viewport: { width, height: 740 } });
      await page.goto(`${await staticHost()}?ui=de&panel=parts`);
      await (await previewIn(page)).locator('event-registration form').waitFor();
      if (width === 360) await page.getByRole('button', { name: 'Einstellungen' }).click();
      await page.locator('.part-list').getByRole('button', { name: 'heading', exact: true }).click();
      expect(await linesIn(page)).to.deep.equal(['event-registration::part(heading) {', '}']);
      await page.locator('.panel .code').evaluate((code) => (code.style.inlineSize = '11rem'));
      expect(await linesIn(page)).to.deep.equal(['event-registration', '::part(heading) {', '}']);
    });
});
