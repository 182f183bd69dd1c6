/** What a page does to everything on it: hotkeys, and styles that are inherited. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { openForm } from '../../support/open-form.js';

const hotkeys = ['keydown', 'keypress', 'keyup'];

describe('hotkeys of the page', () => {
  const pageKeys: string[] = [];
  const eat = (event: Event): void => {
    const { key, type } = event as KeyboardEvent;
    pageKeys.push(`${type} ${key}`);
    if ('/s '.includes(key)) event.preventDefault();
  };
  beforeEach(() => {
    pageKeys.length = 0;
    for (const target of [document, window]) for (const type of hotkeys) target.addEventListener(type, eat);
  });
  afterEach(() => {
    for (const target of [document, window]) for (const type of hotkeys) target.removeEventListener(type, eat);
  });

  it('eat nothing that is typed', async () => {
    const { part } = await openForm({});
    const control = part<HTMLInputElement>('[name="name.first_name"]');
    control.focus();
    await sendKeys({ type: 'Hans fs / Peter' });
    expect([control.value, pageKeys]).to.deep.equal(['Hans fs / Peter', []]);
  });

  it('hear Escape and Tab, and every key outside of our controls', async () => {
    const { part } = await openForm({});
    const control = part('[name="name.first_name"]');
    control.focus();
    await sendKeys({ press: 'Escape' });
    expect(pageKeys).to.include('keydown Escape');
    control.blur();
    await sendKeys({ press: 's' });
    expect(pageKeys).to.include('keydown s');
  });
});

describe('inherited styles of the page', () => {
  const around = {
    whiteSpace: 'nowrap',
    textIndent: '-9999px',
    fontSize: '0',
    lineHeight: '0',
    wordBreak: 'break-all',
    pointerEvents: 'none',
    textTransform: 'uppercase',
    letterSpacing: '20px',
    wordSpacing: '20px',
    cursor: 'none',
    textAlign: 'right',
    hyphens: 'auto',
    writingMode: 'vertical-rl',
    webkitTextFillColor: 'transparent',
  };

  it('leave a form readable and usable', async () => {
    const { el, part } = await openForm({});
    const page = document.createElement('div');
    Object.assign(page.style, { width: '380px', color: 'rgb(1, 2, 3)', fontFamily: 'monospace' }, around);
    el.before(page);
    page.append(el);
    await el.updateComplete;
    for (const selector of ['label', '[name="name.first_name"]']) {
      const style = getComputedStyle(part(selector));
      for (const name of Object.keys(around) as (keyof typeof around)[])
        expect([selector, name, style[name]]).to.not.deep.equal([selector, name, getComputedStyle(page)[name]]);
      expect([style.color, style.fontFamily]).to.deep.equal(['rgb(1, 2, 3)', 'monospace']);
      expect(parseFloat(style.fontSize)).to.be.at.least(12);
    }
    expect(el.shadowRoot!.querySelector('form')!.scrollWidth).to.be.at.most(380);
    page.remove();
  });

  it('do not make controls so small that iPhones zoom in', async () => {
    const { el, part } = await openForm({});
    el.style.fontSize = '14px';
    expect(getComputedStyle(part('[name="name.first_name"]')).fontSize).to.equal('16px');
    expect(getComputedStyle(part('label')).fontSize).to.equal('14px');
  });
});

it('password managers are told to leave the honeypot alone', async () => {
  const { part } = await openForm({});
  expect(part('.note').getAttributeNames()).to.include.members([
    ...['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type', 'data-protonpass-ignore'],
  ]);
});
