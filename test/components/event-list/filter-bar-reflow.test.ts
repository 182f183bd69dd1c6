/** The filters for everybody: axe, little room, forced colours. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { wordsOf } from '../../../src/i18n/index.js';
import { axeFaults } from '../../support/axe.js';
import { clippedIn, smallTargetsIn } from '../../support/layout-faults.js';
import { usePseudoLanguage } from '../../support/pseudo-language.js';
import { all, open } from './list-with-filters.js';
import { forceColours } from '../../support/forced-colours.js';
import { describeWhereNarrow, setColorScheme, itWherePreferred } from '../../support/media-preferences.js';

/** A page that is light or dark as the visitor likes: the list takes its colours from there. */
const page = document.documentElement;

describe('axe finds no fault with the filters', () => {
  before(async () => {
    Object.assign(page.style, { colorScheme: 'light dark', background: 'Canvas', color: 'CanvasText' });
    await setViewport({ width: 800, height: 3000 });
  });
  after(async () => {
    await setViewport({ width: 800, height: 600 });
    await setColorScheme('light');
    page.removeAttribute('style');
  });

  for (const [direction, lang] of [
    ['ltr', 'de'],
    ['rtl', 'ar'],
  ] as const)
    for (const text of ['', 'nothing at all'])
      it(`${direction}, ${text || 'everything'}`, async () => {
        const { el, part, set } = await open({ lang, attributes: { filters: all, view: 'list cards' } });
        expect(part('[dir]').dir).to.equal(direction);
        await set('text', text);
        for (const colorScheme of ['light', 'dark'] as const) {
          await setColorScheme(colorScheme);
          expect(await axeFaults(el), colorScheme).to.deep.equal([]);
        }
      });
});

describeWhereNarrow('room for filters', () => {
  let restore: () => void;
  before(async () => {
    restore = usePseudoLanguage();
    expect((await wordsOf('en', 'filters')).search).to.equal('SearchSea');
    await setViewport({ width: 320, height: 640 });
    document.body.style.margin = '0';
  });
  after(async () => {
    restore();
    document.body.removeAttribute('style');
    page.removeAttribute('style');
    await setViewport({ width: 800, height: 600 });
  });

  for (const [lang, how] of Object.entries({ en: 'with words 40 % longer', ar: 'from right to left' }))
    it(`is on a narrow page, ${how}`, async () => {
      const { el, set } = await open({ lang, attributes: { filters: all, view: 'list cards' } });
      await set('text', 'nothing at all');
      expect([...clippedIn(el), ...smallTargetsIn(el).filter((fault) => !/checkbox|input/.test(fault))]).to.deep.equal(
        [],
      );
      page.style.fontSize = '200%';
      expect(clippedIn(el)).to.deep.equal([]);
      page.removeAttribute('style');
    });

  it('is beside each other on a wide page, and the full width of a telephone', async () => {
    const { el, part, parts } = await open({ lang: 'de', attributes: { filters: 'text time place' } });
    const boxes = () => parts('.tools [name]').map((control) => control.getBoundingClientRect());
    expect(boxes().every(({ width }) => width === 0)).to.equal(true);
    const fold = part('.fold');
    expect([fold.textContent.trim(), fold.ariaExpanded]).to.deep.equal(['Termine filtern', 'false']);
    fold.click();
    await el.updateComplete;
    expect(fold.ariaExpanded).to.equal('true');
    expect(boxes().every(({ width }) => width > 300)).to.equal(true);
    await setViewport({ width: 1280, height: 640 });
    expect(new Set(boxes().map(({ top }) => Math.round(top))).size).to.equal(1);
    expect(fold.getClientRects()).to.have.length(0);
    await setViewport({ width: 320, height: 640 });
  });
});

itWherePreferred('forced colours tell the view that is chosen', async () => {
  const { parts } = await open({ attributes: { view: 'list cards' } });
  await forceColours('active');
  const borders = parts('.views button').map((button) => getComputedStyle(button).borderBlockEndWidth);
  await forceColours('none');
  expect(borders).to.deep.equal(['3px', '1px']);
});

it('the two ends of a period stay on one line', async () => {
  const { el, parts } = await open({ attributes: { filters: all } });
  for (const width of [480, 560, 640, 700, 760]) {
    el.style.inlineSize = `${width}px`;
    const tops = parts('[type=date]').map((field) => Math.round(field.getBoundingClientRect().top));
    expect([tops.length, new Set(tops).size], `${width} px`).to.deep.equal([2, 1]);
  }
});

for (const [lang, start, end] of [
  ['de', 'left', 'right'],
  ['ar', 'right', 'left'],
] as const)
  it(`the buttons of the views stand at the end of their row, or begin one: ${lang}`, async () => {
    const { el, part } = await open({ lang, attributes: { filters: all, view: 'list month cards' } });
    const edgesOf = (selector: string) => part<HTMLElement>(selector).getBoundingClientRect();
    el.style.inlineSize = '760px';
    expect(edgesOf('.views')[end]).to.be.closeTo(edgesOf('.found')[end], 1);
    expect(edgesOf('.views').top).to.be.below(edgesOf('.found p').bottom);
    el.style.inlineSize = '300px';
    expect(edgesOf('.views')[start]).to.be.closeTo(edgesOf('.found')[start], 1);
    expect(edgesOf('.views').top).to.be.at.least(edgesOf('.found p').bottom);
  });
