import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { waitUntil } from '../../support/wait-until.js';
import { openRegistrations } from './registered.js';
import { adaOwes, clubWithPrices } from './registered-with-fee.js';

describe('the account of a registration on a phone', () => {
  const { style } = document.body;
  afterEach(async () => {
    document.body.removeAttribute('style');
    await setViewport({ width: 800, height: 600 });
  });

  it('has the IBAN on one line', async () => {
    await setViewport({ width: 360, height: 800 });
    Object.assign(style, { margin: '0 20px', fontSize: '17px' });
    const { inner } = await openRegistrations({ yaml: clubWithPrices, prepare: adaOwes });
    inner.part<HTMLDetailsElement>('section > details').open = true;
    const iban = () => inner.parts('code').find(({ textContent }) => textContent.startsWith('DE89 '));
    await waitUntil(() => iban()?.checkVisibility(), 'no account is shown');
    expect(iban()!.getClientRects()).to.have.length(1);
  });
});
