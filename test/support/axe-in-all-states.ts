import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { axeFaults, colourRules } from './axe.js';
import { manifestCoverage } from './manifest-coverage.js';
import type { States } from './element-states.js';

/** Two languages for each direction. */
const directions = { ltr: ['en', 'de'], rtl: ['ar', 'he'] } as const;

const schemes = ['light', 'dark'] as const;

/** A page that is light or dark as the visitor likes: elements take their colours from there. */
const page = document.documentElement;

/**
 * An element in every state: axe finds no fault with it, light and dark, in both directions; and what is drawn is what the built
 * `custom-elements.json` tells.
 */
export function testAxeInAllStates(tag: string, states: States): void {
  describe(`<${tag}> in every state: axe finds no fault, and what is documented is drawn (62)`, () => {
    const { recordRendered, expectComplete, expectDefaults } = manifestCoverage(tag);
    before(async () => {
      Object.assign(page.style, { colorScheme: 'light dark', background: 'Canvas', color: 'CanvasText' });
      // so high that nothing in a dialog is scrolled under its upper edge
      await setViewport({ width: 800, height: 6000 });
    });
    after(async () => {
      page.removeAttribute('style');
      await setViewport({ width: 800, height: 600 });
      await emulateMedia({ colorScheme: 'light' });
    });

    for (const [at, [state, arrive]] of Object.entries(states).entries())
      for (const [direction, languages] of Object.entries(directions))
        it(`${state}, ${direction}, ${schemes.join(' and ')}`, async () => {
          const { el, part } = await arrive({ lang: languages[at % 2]! });
          expect(part('[dir]').dir).to.equal(direction);
          recordRendered(el);
          for (const colorScheme of schemes) {
            await emulateMedia({ colorScheme });
            expect(matchMedia(`(prefers-color-scheme: ${colorScheme})`).matches).to.equal(true);
            // the tree is the same in both: only colours differ
            const rules = colorScheme === 'dark' ? colourRules : undefined;
            expect(await axeFaults(el, rules), colorScheme).to.deep.equal([]);
          }
        });

    // after all those above
    it('has drawn every part that is documented, and nothing else', expectComplete);
    it('begins with the values that are documented', expectDefaults);
  });
}
