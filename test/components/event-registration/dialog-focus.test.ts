/** A long form in a low dialog, walked through by keyboard. */
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { openForm } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { everyKind } from './all-field-types.js';

describe('the focus in a dialog (WCAG 2.2, 2.4.11)', () => {
  before(() => setViewport({ width: 800, height: 400 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('is never hidden under its upper edge, on the way down and back', async () => {
    const { el, part } = await openForm({ yaml: everyKind(), attributes: { dialog: '' } });
    await el.updateComplete;
    part('button.main').click();
    const focused = () => el.shadowRoot!.activeElement as HTMLInputElement;
    const bar = part('.close');
    const last = part('form button.main');
    const hidden: string[] = [];
    const isSeen = () =>
      bar.contains(focused()) || focused().getBoundingClientRect().bottom >= bar.getBoundingClientRect().bottom + 4;
    // WebKit scrolls a moment later
    const look = () =>
      waitUntil(isSeen).catch(() => {
        hidden.push(`${focused().tagName} ${focused().name}`);
      });
    for (let at = 0; at < 80 && focused() !== last; at++) {
      await sendKeys({ press: 'Tab' });
      await look();
    }
    expect(focused()).to.equal(last);
    await sendKeys({ down: 'Shift' });
    let passed = 0;
    for (; passed < 80 && !bar.contains(focused()); passed++) {
      await sendKeys({ press: 'Tab' });
      await look();
    }
    await sendKeys({ up: 'Shift' });
    expect(passed).to.be.within(25, 79);
    expect(hidden).to.deep.equal([]);
  });
});
