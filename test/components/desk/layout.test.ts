import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { desk as words } from '../../../src/i18n/en/desk.js';
import { closeDesk, openDesk, type OpenedDesk } from './open-desk.js';
import { states } from './states.js';

const LONG_NAME = 'von und zu Hohenstein-Wolkenburg-Liechtenfels-Schwarzenberg';

/** In CSS pixels: what a thumb hits (WCAG 2.2, 2.5.5). */
const FINGER_SIZE = 44;

const controls = [
  'button',
  'summary',
  'select',
  'label.option',
  'input:not([type=checkbox], [type=radio], [type=hidden])',
].join();

/** Controls that are lower than a finger needs. */
const lowControlsIn = ({ shadowRoot }: HTMLElement): string[] =>
  [...shadowRoot!.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.answers'))
    .flatMap((control) => {
      const { height } = control.getBoundingClientRect();
      return height < FINGER_SIZE - 0.5 ? [`${control.localName}.${control.className}: ${height}`] : [];
    });

/** A list whose second registration has a long name without room to break. */
const openListWithLongName = async (desk: OpenedDesk): Promise<void> => {
  await desk.press('.card h2 button');
  await desk.waitFor('[data-person]');
};

describe('the layout of the desk', () => {
  afterEach(closeDesk);
  after(() => setViewport({ width: 800, height: 600 }));

  describe('on a phone, every control is high enough for a finger', () => {
    before(() => setViewport({ width: 360, height: 2000 }));

    for (const [state, arrive] of Object.entries(states))
      it(state, async () => {
        const { el } = await arrive({ lang: 'en' });
        expect(lowControlsIn(el)).to.deep.equal([]);
      });
  });

  it('keeps a long name within its column', async () => {
    await setViewport({ width: 1280, height: 800 });
    const desk = await openDesk({
      prepare: (gate) => {
        gate.rows[1]!.values['name.last_name'] = LONG_NAME;
      },
    });
    await openListWithLongName(desk);
    await desk.waitFor('tbody tr');
    const cell = desk.parts('tbody th').find(({ textContent }) => textContent.includes(LONG_NAME))!;
    expect(cell.querySelector('bdi')!.getBoundingClientRect().right).to.be.at.most(cell.getBoundingClientRect().right);
  });

  it('shows a screen that did not come with its title, and in words of the desk', async () => {
    for (const state of ['failed', 'fees that did not come'] as const) {
      const { el } = await states[state]!({ lang: 'en' });
      const { textContent } = el.shadowRoot!;
      expect(el.shadowRoot!.querySelector('[part=heading]'), state).not.to.equal(null);
      expect(textContent, state).to.include(words.busy);
      expect(textContent, state).not.to.include('portal');
    }
  });
});
