import { expect } from '@open-wc/testing';
import { desk as words } from '../../../src/i18n/ar/desk.js';
import { closeDesk, openDesk } from './open-desk.js';

describe('the desk from right to left', () => {
  afterEach(closeDesk);

  async function openList() {
    const page = await openDesk({ lang: 'ar' });
    await page.press('.card h2 button');
    await page.waitFor('[data-person]');
    return page;
  }

  it('has the arrow of a list to choose from at the end of its line', async () => {
    const { part, press, waitFor } = await openList();
    const isAtLeft = (selector: string) => {
      const { backgroundPosition } = getComputedStyle(part(selector));
      expect(backgroundPosition, selector).to.contain('px').and.not.to.contain('100%');
    };
    isAtLeft('#state');
    await press('.write');
    await waitFor('#message-recipients');
    isAtLeft('#message-recipients');
  });

  it('has the sign of a time zone before its number, in sentences too', async () => {
    const { part, press, waitFor } = await openList();
    await press('[data-person]');
    await waitFor('.history time');
    const text = part('.history time').textContent;
    expect(text).to.match(/غرينتش/);
    expect(text).to.contain('\u200e+');
  });

  it('separates with its own comma', async () => {
    const { root, press, waitFor } = await openList();
    await press('.screens button');
    await waitFor('.attendance input');
    expect(root.textContent).to.contain(`${words.attendance}، `).and.not.to.contain(`${words.attendance}, `);
  });

  it('keeps names of keys and commands in one piece', async () => {
    const { press, parts, waitFor } = await openDesk({ lang: 'ar' });
    await press('.open-workspace');
    await waitFor('.source');
    const code = parts('.source code').find(({ textContent }) => textContent === 'workspace: bank_account')!;
    expect(code.dir).to.equal('ltr');
    const text = new Range();
    text.selectNodeContents(code);
    expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).to.equal(1);
  });
});
