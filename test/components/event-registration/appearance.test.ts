import { expect } from '@open-wc/testing';
import { fillCamp, openForm } from '../../support/open-form.js';

/** Pages as clubs have them: the form is told nothing of their colours. */
const pages = {
  'a light page': { background: '#ffffff', color: '#222222', colorScheme: 'light' },
  'a dark page': { background: '#17211c', color: '#e6ece8', colorScheme: 'dark' },
  'a page of cream and brown': { background: '#fdf6e3', color: '#4b3621', colorScheme: 'light' },
} as const;

describe('a form on any page', () => {
  const { style } = document.body;
  afterEach(() => {
    document.body.removeAttribute('style');
    document.documentElement.removeAttribute('dir');
  });

  for (const [what, colours] of Object.entries(pages))
    for (const dir of ['ltr', 'rtl'])
      it(`can be read, with and without faults: ${what}, ${dir}`, async () => {
        Object.assign(style, colours);
        document.documentElement.dir = dir;
        const { el, send } = await openForm();
        await expect(el).to.be.accessible();
        await send();
        await expect(el).to.be.accessible();
      });

  for (const [what, colours] of Object.entries(pages))
    it(`says that it cannot be loaded in the colour of faults: ${what}`, async () => {
      Object.assign(style, colours);
      const { el, part } = await openForm({ intercept: () => Promise.resolve(new Response(null, { status: 500 })) });
      const { color } = getComputedStyle(part('.notice [role=alert] strong'));
      expect(color).to.not.equal(getComputedStyle(document.body).color);
      await expect(el).to.be.accessible();
    });

  it('has the font and the colour of the page', async () => {
    Object.assign(style, { color: 'rgb(75, 54, 33)', font: '18px "Courier New"' });
    const { part } = await openForm();
    const control = getComputedStyle(part('[name=email]'));
    expect([control.color, control.fontSize, control.fontFamily]).to.deep.equal([
      'rgb(75, 54, 33)',
      '18px',
      '"Courier New"',
    ]);
  });

  it('draws choices on the surface of its fields, and ticks them in a colour that stands out', async () => {
    Object.assign(style, pages['a dark page']);
    const { part, tick } = await openForm();
    const box = part('[name=courses]');
    const [field, choice] = [getComputedStyle(part('[name=email]')), getComputedStyle(box)];
    expect(choice.appearance).to.equal('none');
    expect([choice.backgroundColor, choice.borderTopColor]).to.deep.equal([
      field.backgroundColor,
      field.borderTopColor,
    ]);
    tick('courses', 'Canoe');
    const mark = getComputedStyle(box, '::before');
    expect(mark.content).to.equal('""');
    expect(mark.backgroundColor).to.not.equal(getComputedStyle(box).backgroundColor);
  });

  for (const [lang, side] of [
    ['en', 'right'],
    ['ar', 'left'],
  ] as const)
    it(`has the arrow of a list to choose from at its end: ${side}`, async () => {
      const { part } = await openForm({ lang });
      const { appearance, backgroundPosition, paddingInlineEnd, paddingInlineStart } = getComputedStyle(part('select'));
      expect(appearance).to.equal('none');
      expect(parseFloat(paddingInlineEnd)).to.be.above(parseFloat(paddingInlineStart));
      expect(backgroundPosition).to.match(side === 'left' ? /^\d/ : /^(right|calc\(100%)/);
    });

  it('has no font but that of the page, not even as a fallback', async () => {
    Object.assign(style, { font: '18px "Courier New"' });
    const { parts } = await openForm();
    const otherFonts = parts('*').filter((one) => getComputedStyle(one).fontFamily !== '"Courier New"');
    expect(otherFonts.map(({ outerHTML }) => outerHTML.slice(0, 80))).to.deep.equal([]);
  });

  for (const width of [320, 360])
    it(`needs no sideways scrolling at ${width} pixels, with and without faults`, async () => {
      style.inlineSize = `${width}px`;
      style.margin = '0';
      const { el, send } = await openForm({ lang: 'de' });
      expect(el.scrollWidth).to.be.at.most(width);
      await send();
      expect(
        Math.max(
          el.scrollWidth,
          ...[...el.shadowRoot!.querySelectorAll('*')].map((inner) => inner.getBoundingClientRect().right),
        ),
      ).to.be.at.most(width);
    });

  it('has targets of at least 24 pixels', async () => {
    const { parts } = await openForm();
    const small = parts('button, input:not([aria-hidden]), select, textarea, label.option')
      .filter((target) => !target.closest('label.option') || target.matches('label.option'))
      .filter((target) => target.getBoundingClientRect().height < 24);
    expect(small).to.deep.equal([]);
  });

  it('hides when the page hides it', async () => {
    const { el } = await openForm();
    el.hidden = true;
    expect(getComputedStyle(el).display).to.equal('none');
  });

  it('leaves title, date and place to the page when told to', async () => {
    const { el } = await openForm();
    el.headless = true;
    await el.updateComplete;
    expect(el.shadowRoot!.querySelector('.title')).to.equal(null);
  });

  it('says thanks readably in the dark', async () => {
    Object.assign(style, pages['a dark page']);
    const opened = await openForm();
    fillCamp(opened);
    await opened.send();
    await expect(opened.el).to.be.accessible();
  });
});
