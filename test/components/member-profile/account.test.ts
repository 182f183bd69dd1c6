import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { waitUntil } from '../../support/wait-until.js';
import { openRegistrations } from './registered.js';
import { adaOwes, clubWithPrices } from './registered-with-fee.js';

describe('the account of a registration', () => {
  const { style } = document.body;
  afterEach(async () => {
    document.body.removeAttribute('style');
    await setViewport({ width: 800, height: 600 });
  });

  it('has the IBAN on one line on a phone', async () => {
    await setViewport({ width: 360, height: 800 });
    Object.assign(style, { margin: '0 20px', fontSize: '17px' });
    const { inner } = await openRegistrations({ yaml: clubWithPrices, prepare: adaOwes });
    inner.part<HTMLDetailsElement>('section > details').open = true;
    const iban = () => inner.parts('code').find(({ textContent }) => textContent.startsWith('DE89 '));
    await waitUntil(() => iban()?.checkVisibility(), 'no account is shown');
    expect(iban()!.getClientRects()).to.have.length(1);
  });

  for (const [width, isBelow] of [
    [360, true],
    [800, false],
  ] as const)
    it(`has all buttons ${isBelow ? 'below' : 'beside'} their values: ${width} px`, async () => {
      await setViewport({ width, height: 800 });
      Object.assign(style, { margin: '0 20px', fontSize: '17px' });
      const { inner } = await openRegistrations({ yaml: clubWithPrices, prepare: adaOwes });
      inner.part<HTMLDetailsElement>('section > details').open = true;
      const rows = () => inner.parts('.transfer-row:has(button)');
      await waitUntil(() => rows()[0]?.checkVisibility(), 'no account is shown');
      const places = rows().map((row) => {
        const box = row.getBoundingClientRect();
        const value = row.querySelector('.help + *')!.getBoundingClientRect();
        const button = row.querySelector('button')!.getBoundingClientRect();
        return button.top >= value.bottom && button.left === box.left
          ? 'below'
          : button.right === box.right
            ? 'beside'
            : 'lost';
      });
      expect(places).to.deep.equal(rows().map(() => (isBelow ? 'below' : 'beside')));
    });
});
