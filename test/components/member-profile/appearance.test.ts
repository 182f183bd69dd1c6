import { expect } from '@open-wc/testing';
import { registration as arabicWords } from '../../../src/i18n/ar/registration.js';
import { registration as words } from '../../../src/i18n/en/registration.js';
import { setColorScheme, itWherePreferred } from '../../support/media-preferences.js';
import { forceColours } from '../../support/forced-colours.js';
import { openForm } from '../../support/open-form.js';
import { waitForElement } from '../../support/open-portal.js';
import { openEditing } from './open-editing.js';
import { clubWithEvents, openRegistrations } from './registered.js';

const PROPERTIES = [
  'appearance',
  'backgroundColor',
  'backgroundImage',
  'borderTopColor',
  'borderTopLeftRadius',
] as const;

/** What a visitor sees of a box, a radio button, a list to choose from and their marks. */
const lookOf = (root: ParentNode, selector: string) => {
  const control = root.querySelector<HTMLInputElement>(selector)!;
  const style = getComputedStyle(control);
  const { content, clipPath, backgroundColor } = getComputedStyle(control, '::before');
  control.focus();
  const { outlineStyle, outlineWidth } = style;
  return [
    selector,
    ...PROPERTIES.map((name) => style[name]),
    content,
    clipPath,
    backgroundColor,
    outlineStyle,
    outlineWidth,
  ];
};

const controls = ['[name=size][value=M]', '[name=photos]', '[name="address.country"]'];

/** The form of the camp filled in as Ada's registration is. */
async function formLooks() {
  const { el, tick } = await openForm({ yaml: clubWithEvents, slug: 'club/camp' });
  tick('size', 'M');
  tick('photos');
  return controls.map((selector) => lookOf(el.shadowRoot!, selector));
}

async function changeLooks() {
  const { own, ownButton, inner } = await openRegistrations();
  ownButton(words.change).click();
  await waitForElement(own, 'form.answers');
  inner.part('[name=photos]').click();
  return controls.map((selector) => lookOf(own, selector));
}

describe('controls of a change, in a profile', () => {
  const { style } = document.documentElement;
  before(() => Object.assign(style, { colorScheme: 'light dark', background: 'Canvas', color: 'CanvasText' }));
  after(async () => {
    document.documentElement.removeAttribute('style');
    await setColorScheme('light');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`of a registration look as those of the form: ${colorScheme}`, async () => {
      await setColorScheme(colorScheme);
      const expected = await formLooks();
      expect(expected.map(([, appearance]) => appearance)).to.deep.equal(['none', 'none', 'none']);
      expect(await changeLooks()).to.deep.equal(expected);
    });

    it(`of personal data look as those of the form: ${colorScheme}`, async () => {
      await setColorScheme(colorScheme);
      const expected = (await formLooks()).at(-1);
      const { root } = await openEditing();
      expect(lookOf(root, controls.at(-1)!)).to.deep.equal(expected);
    });
  }

  it('of a registration have the arrow of a list at the end of its line in Arabic', async () => {
    const { own, ownButton } = await openRegistrations({ lang: 'ar' });
    ownButton(arabicWords.change).click();
    await waitForElement(own, 'form.answers');
    const { backgroundPosition } = getComputedStyle(own.querySelector('[name="address.country"]')!);
    expect(backgroundPosition).to.contain('px').and.not.to.contain('100%');
  });

  itWherePreferred('of a registration are the browser’s with forced colours', async () => {
    await forceColours('active');
    try {
      expect((await changeLooks()).map(([, appearance]) => appearance)).to.deep.equal(['auto', 'auto', 'auto']);
    } finally {
      await forceColours('none');
    }
  });
});
