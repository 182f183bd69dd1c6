import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type { States } from './element-states.js';

/** Where the visitor chooses all colours: Windows' contrast themes. */
export const forceColours = (value: 'active' | 'none') => executeServerCommand('forced-colours', value);

/** The colour that a system colour keyword stands for, as the browser computes it. */
export const colourOf = (keyword: string): string => {
  document.body.style.outlineColor = keyword;
  const { outlineColor } = getComputedStyle(document.body);
  document.body.removeAttribute('style');
  return outlineColor;
};

const nameOf = ({ tagName, className, id, textContent }: Element) =>
  `${tagName} ${className} ${id} “${textContent.trim().slice(0, 30)}”`;

const isUnderlined = (element: Element): boolean => getComputedStyle(element).textDecorationLine === 'underline';

/** A line around it that can be told from the page, or one under its words, which may be the words of the club in it alone. */
function hasEdge(element: Element): boolean {
  const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
  const isFramed = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
  const words = element.querySelector(':scope > bdi') ?? element;
  return isUnderlined(element) || isUnderlined(words) || (isFramed && borderTopColor !== colourOf('Canvas'));
}

/** A ring that the visitor sees, wherever they are. */
function hasRing(element: HTMLElement): boolean {
  element.focus();
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  return !/none|hidden/.test(outlineStyle) && parseFloat(outlineWidth) >= 2 && outlineColor !== colourOf('Canvas');
}

/** An element in the colours of the visitor. Needs the plugin in `wtr-forced-colours.mjs`. */
export function testForcedColours(what: string, states: States): void {
  describe(`in forced colours nothing of ${what} is lost`, () => {
    before(async () => {
      await forceColours('active');
      expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
    });
    after(() => forceColours('none'));

    for (const [state, arrive] of Object.entries(states))
      it(`${state}`, async () => {
        const { parts } = await arrive({ lang: 'en' });
        // whatever an open dialog covers is out of reach
        const reached = parts('dialog[open] *');
        const visible = (selector: string) =>
          (reached.length ? reached : parts('*')).filter(
            (element) => element.matches(selector) && element.checkVisibility(),
          );
        const without = (selector: string, isFine: (element: HTMLElement) => boolean) =>
          visible(selector)
            .filter((element) => !isFine(element))
            .map(nameOf);

        expect(without('*', (one) => getComputedStyle(one).forcedColorAdjust !== 'none')).to.deep.equal([]);
        // what is drawn as a picture would stay in colours of its own
        expect(without('*', (one) => getComputedStyle(one).backgroundImage === 'none')).to.deep.equal([]);
        const nativeControls = 'select, [type=checkbox], [type=radio]';
        expect(without(nativeControls, (one) => getComputedStyle(one).appearance !== 'none')).to.deep.equal([]);
        expect(without('[part=control], button, a, .options .option, .notice, dialog', hasEdge)).to.deep.equal([]);
        expect(
          without(':is(input, select, textarea, a, button):not(.note, :disabled, [inert] *)', hasRing),
        ).to.deep.equal([]);
      });
  });
}
