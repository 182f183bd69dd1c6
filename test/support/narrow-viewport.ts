import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { wordsOf } from '../../src/i18n/index.js';
import { canPrefer, describeWhereNarrow } from './media-preferences.js';
import { clippedIn, cutOffIn, smallTargetsIn } from './layout-faults.js';
import { usePseudoLanguage } from './pseudo-language.js';
import type { ElementInState, States } from './element-states.js';

/** What WCAG 2.2 asks a page to bear (1.4.12). */
const spacing = new CSSStyleSheet();
spacing.replaceSync(`
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`);

/** How little room there is for an element, and what is lost of it there. */
const rooms: Readonly<Record<string, (el: HTMLElement) => Promise<string[]>>> = {
  ...(canPrefer ? { 'with little motion': async (el: HTMLElement) => movingIn(el) } : {}),

  'at 320 pixels': async (el) => [...clippedIn(el), ...cutOffIn(el), ...smallTargetsIn(el)],

  'with text of 200 % besides': async (el) => {
    document.documentElement.style.fontSize = '200%';
    await nextRender();
    const faults = clippedIn(el);
    document.documentElement.removeAttribute('style');
    return faults;
  },

  'with the spacing of WCAG 1.4.12 besides': async (el) => {
    const root = el.shadowRoot!;
    const { adoptedStyleSheets } = root;
    root.adoptedStyleSheets = [...adoptedStyleSheets, spacing];
    await nextRender();
    const faults = [...clippedIn(el), ...cutOffIn(el)];
    root.adoptedStyleSheets = adoptedStyleSheets;
    return faults;
  },
};

const nextRender = () => new Promise((resolve) => setTimeout(resolve, 20));

/** What moves, or would. */
const movingIn = (el: HTMLElement): string[] =>
  [el, ...el.shadowRoot!.querySelectorAll('*:not(option)')].flatMap((inner) =>
    [undefined, '::before', '::after', '::backdrop'].flatMap((pseudoElement) => {
      const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(inner, pseudoElement);
      const durations = `${animationDuration}, ${transitionDuration}`
        .split(', ')
        .filter((time) => parseFloat(time) > 0);
      return durations.length || scrollBehavior === 'smooth' ? [`${inner.tagName} ${inner.className}`] : [];
    }),
  );

/** Two languages: one that is longer than any, and one from right to left. */
const languageTitles = { en: 'with words 40 % longer', ar: 'from right to left' };

/** An element where there is little room: narrow pages, large text, wide spacing, long words, little motion. */
export function testNothingIsClipped(
  what: string,
  states: States,
  prepare: (visible: ElementInState) => void = () => {},
): void {
  describeWhereNarrow(`nothing of ${what} is lost`, () => {
    let restore: () => void;
    before(async () => {
      restore = usePseudoLanguage();
      expect((await wordsOf('en', 'form')).send).to.equal('RegisterRegi');
      await setViewport({ width: 320, height: 640 });
      if (canPrefer) await emulateMedia({ reducedMotion: 'reduce' });
      document.body.style.margin = '0';
    });
    after(async () => {
      restore();
      if (canPrefer) await emulateMedia({ reducedMotion: 'no-preference' });
      document.body.removeAttribute('style');
      await setViewport({ width: 800, height: 600 });
    });

    for (const [state, arrive] of Object.entries(states))
      for (const [lang, how] of Object.entries(languageTitles))
        it(`${state}, ${how}`, async () => {
          const visible = await arrive({ lang });
          prepare(visible);
          const { el } = visible;
          for (const [room, faults] of Object.entries(rooms)) expect(await faults(el), room).to.deep.equal([]);
        });
  });
}
