/** Contrast that axe does not look at: the edges of controls. */
import { expect } from '@open-wc/testing';
import { states } from './states.js';
import { setColorScheme } from '../../support/media-preferences.js';

const pencil = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** What is seen of colours that lie on each other, from the bottom up: their relative luminance (WCAG 2.2). */
function luminanceOf(colours: readonly string[]): number {
  for (const colour of colours) {
    pencil.fillStyle = colour;
    pencil.fillRect(0, 0, 1, 1);
  }
  const [red, green, blue] = [...pencil.getImageData(0, 0, 1, 1).data].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Everything that is painted behind an element, from the bottom up. */
function backgroundsOf(element: Element): string[] {
  const faultyColours: string[] = [];
  let at: Node | null = element.parentNode;
  for (; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at instanceof Element) faultyColours.unshift(getComputedStyle(at).backgroundColor);
  return faultyColours;
}

/** How well the edge of a control can be told from what is around it. */
function contrastOf(control: Element): number {
  const around = backgroundsOf(control);
  const { borderTopColor } = getComputedStyle(control);
  const [darker, lighter] = [luminanceOf(around), luminanceOf([...around, borderTopColor])].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const page = document.documentElement;

describe('the edges of controls stand out 3 to 1', () => {
  before(() => {
    Object.assign(page.style, { colorScheme: 'light dark', background: 'Canvas', color: 'CanvasText' });
  });
  after(async () => {
    await setColorScheme('light');
    page.removeAttribute('style');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    for (const state of ['open', 'several, not much answered', 'in a dialog, nothing answered'])
      it(`${state}, ${colorScheme}`, async () => {
        await setColorScheme(colorScheme);
        const { parts } = await states[state]!({ lang: 'en' });
        const borderedControls = parts('[part=control], .option input, .more button').filter((control) =>
          control.checkVisibility(),
        );
        expect(borderedControls).to.have.length.above(10);
        const faint = borderedControls.filter((control) => contrastOf(control) < 3);
        expect(faint.map((control) => `${control.outerHTML.slice(0, 60)} ${contrastOf(control)}`)).to.deep.equal([]);
      });
});
