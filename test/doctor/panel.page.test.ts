import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import { createFinding } from '../../src/doctor/finding.js';
import { languages } from '../../src/doctor/index.js';
import { createPanel, openPanel } from '../../src/doctor/panel.js';
import { supportSentence } from '../../src/doctor/support-sentence.js';
import type { Report } from '../../src/doctor/report.js';
import { axeFaults } from '../support/axe.js';
import { clippedIn, smallTargetsIn } from '../support/layout-faults.js';

const long = "Content-Security-Policy: default-src 'self'; script-src 'self' https://turnout.example.org";

const report: Report = {
  findings: [
    createFinding(
      'policy',
      { missing: 'script-src x', blocked: 'scripts' },
      { subject: '<script src="https://x.example">', lines: ['script-src x', long] },
    ),
    createFinding('twice', { slug: 'club/camp' }),
    createFinding('head_only', { slug: 'club/camp' }),
    createFinding('stands', { slug: 'club', also: false }),
  ],
  elements: [
    {
      element: 'event-list',
      slug: 'club',
      base: 'https://turnout.example.org/public',
      status: 'stands',
      loadedAfterMs: 412.3,
      requests: [{ path: '/club/events', status: 200, milliseconds: 12 }],
    },
  ],
};

/** A panel that can be looked into, unlike those that are shown. */
function open(language: 'de' | 'en' = 'en') {
  const host = document.createElement('div');
  host.setAttribute('popover', 'manual');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const panel = createPanel(root, { language, words: languages[language] }, () => host.remove());
  panel.showReport(report);
  host.showPopover();
  root.querySelector('details')!.open = true;
  return { host, root };
}

describe('the doctor’s panel', () => {
  afterEach(async () => {
    for (const host of document.querySelectorAll('[popover]')) host.remove();
    document.adoptedStyleSheets = [];
    document.documentElement.removeAttribute('dir');
    document.documentElement.removeAttribute('style');
    await emulateMedia({ colorScheme: 'light' });
    await setViewport({ width: 800, height: 600 });
  });

  for (const language of ['de', 'en'] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      it(`is accessible in ${language}, ${colorScheme}`, async () => {
        await setViewport({ width: 800, height: 3000 });
        await emulateMedia({ colorScheme });
        expect(await axeFaults(open(language).host)).to.deep.equal([]);
      });

  for (const dir of ['ltr', 'rtl'])
    it(`loses nothing at 320 pixels on a page that is ${dir}`, async () => {
      document.documentElement.dir = dir;
      await setViewport({ width: 320, height: 640 });
      const { host, root } = open();
      const { left, right, top, bottom } = root.querySelector('aside')!.getBoundingClientRect();
      expect([left >= 0, right <= 320, top >= 0, bottom <= 640]).to.deep.equal([true, true, true, true]);
      // high enough for all of it: what is scrolled away is not lost
      await setViewport({ width: 320, height: 3000 });
      expect([...clippedIn(host), ...smallTargetsIn(host)]).to.deep.equal([]);
    });

  it('stands at the end of the page’s lines', () => {
    document.documentElement.dir = 'rtl';
    const { left } = open().root.querySelector('aside')!.getBoundingClientRect();
    expect(left).to.be.below(100);
  });

  it('keeps its looks whatever the page’s styles are', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 99px !important } body * { all: unset !important; display: none !important }');
    document.adoptedStyleSheets = [sheet];
    const { host, root } = open();
    const { width } = root.querySelector('aside')!.getBoundingClientRect();
    expect([getComputedStyle(host).fontSize, getComputedStyle(host).position, width]).to.deep.equal([
      '15px',
      'fixed',
      480,
    ]);
  });

  it('names its findings, what matters most first, with the lines to copy', () => {
    const { root } = open();
    expect([...root.querySelectorAll('li[data-code]')].map((item) => item.className)).to.deep.equal([
      'blocks',
      'hinders',
      'note',
      'fine',
    ]);
    expect([...root.querySelectorAll('pre')].map((line) => line.textContent)).to.deep.equal(['script-src x', long]);
    expect(root.querySelector('.summary')!.textContent).to.equal('One thing keeps it from showing.');
    expect(root.querySelector('.elements')!.textContent)
      .to.contain('412 ms after')
      .and.to.contain('/club/events: 200, 12 ms');
  });

  it('has a sentence for a mail to support, with a button that copies it', async () => {
    const real = navigator.clipboard.writeText;
    let copied = '';
    navigator.clipboard.writeText = async (text) => void (copied = text);
    const { root } = open();
    root.querySelector<HTMLButtonElement>('.support button')!.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
    navigator.clipboard.writeText = real;
    expect(copied).to.equal(supportSentence(report.findings, languages.en));
    expect(root.querySelector('.support .text')!.textContent).to.equal(copied);
  });

  it('shows texts of the page as text', () => {
    const { root } = open();
    expect(root.querySelector('.about code')!.textContent).to.equal('<script src="https://x.example">');
    expect(root.querySelectorAll('script, img, style, [style]')).to.have.length(0);
  });

  it('marks the line where nothing can be put into the clipboard', async () => {
    const real = navigator.clipboard.writeText;
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    const { root } = open();
    root.querySelector<HTMLButtonElement>('.copy button')!.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
    navigator.clipboard.writeText = real;
    expect(root.querySelector('.copy [role=status]')!.textContent).to.equal(languages.en.selected);
    expect(root.activeElement === root.querySelector('pre')).to.equal(true);
  });

  it('leaves the focus where it is, and gives it back when it closes', async () => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    const panel = openPanel({ language: 'en', words: languages.en });
    panel.showReport(report);
    expect(document.activeElement === button, 'the focus stays').to.equal(true);
    // somebody who types in the page does not mean the panel
    await sendKeys({ press: 'Escape' });
    expect(!!document.querySelector('[popover]'), 'the panel stays').to.equal(true);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement === document.querySelector('[popover]'), 'the panel has the focus').to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect([!!document.querySelector('[popover]'), document.activeElement === button]).to.deep.equal([false, true]);
    button.remove();
  });
});
