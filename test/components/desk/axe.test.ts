import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { axeFaults, colourRules } from '../../support/axe.js';
import { closeDesk } from './open-desk.js';
import { states } from './states.js';

/** A wide window with a table, and a phone with cards. */
const windows = { en: 1280, ar: 360 } as const;

const page = document.documentElement;

describe('the desk in every state: axe finds no fault (62)', () => {
  before(() => Object.assign(page.style, { colorScheme: 'light dark', background: 'Canvas', color: 'CanvasText' }));
  after(async () => {
    closeDesk();
    page.removeAttribute('style');
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ colorScheme: 'light' });
  });

  for (const [state, arrive] of Object.entries(states))
    for (const [lang, width] of Object.entries(windows))
      it(`${state}, ${lang}, ${width} pixels, light and dark`, async () => {
        await setViewport({ width, height: 3000 });
        const { el } = await arrive({ lang });
        for (const colorScheme of ['light', 'dark'] as const) {
          await emulateMedia({ colorScheme });
          const rules = colorScheme === 'dark' ? colourRules : undefined;
          expect(await axeFaults(el, rules), colorScheme).to.deep.equal([]);
        }
      });
});
