import { expect } from '@open-wc/testing';
import { login as words } from '../../../src/i18n/en/index.js';
import { sharedEmail } from '../../support/family-club.js';
import { openPortal } from '../../support/open-portal.js';
import { waitUntil } from '../../support/wait-until.js';
import { openRegistrations } from './registered.js';
import { adaOwes, clubWithPrices } from './registered-with-fee.js';

/** The marker of the browser, and the sign that is drawn instead: its width and where it points. */
function signOf(summary: Element) {
  const { display, listStyleType } = getComputedStyle(summary);
  const { rotate, borderRightWidth } = getComputedStyle(summary, '::before');
  return { hasMarker: display === 'list-item' && listStyleType !== 'none', rotate, width: borderRightWidth };
}

const sign = (rotate: string) => ({ hasMarker: false, rotate, width: '2px' });

/** Where the sign points: to the text from left to right, and from right to left, and down. */
const POINTS = { ltr: '-45deg', rtl: '135deg', down: '45deg' };

describe('folds of the portal', () => {
  for (const [lang, closed] of [
    ['en', POINTS.ltr],
    ['ar', POINTS.rtl],
  ] as const)
    it(`have one sign, which points down while they are open: ${lang}`, async () => {
      const { inner } = await openRegistrations({ yaml: clubWithPrices, prepare: adaOwes, lang });
      const registration = inner
        .parts<HTMLDetailsElement>('section > details')
        .find((one) => one.querySelector('.qr'))!;
      const qrCode = registration.querySelector<HTMLDetailsElement>('.transfer details')!;
      for (const details of [registration, qrCode])
        for (const [open, rotate] of [
          [false, closed],
          [true, POINTS.down],
        ] as const) {
          details.open = open;
          expect(signOf(details.querySelector('summary')!)).to.deep.equal(sign(rotate));
        }
    });

  it('have the same sign in the sign-in', async () => {
    const opened = await openPortal({ tags: ['portal-login'] });
    opened.type('email', sharedEmail);
    await opened.press(words.sendLink);
    await waitUntil(() => opened.root.querySelector('summary'), 'nothing opens');
    expect(signOf(opened.part('summary'))).to.deep.equal(sign(POINTS.ltr));
  });

  it('have their sign beside the first line', async () => {
    const { inner } = await openRegistrations({ yaml: clubWithPrices, prepare: adaOwes });
    const summary = inner.part('summary[data-name]');
    const facts = inner.part('summary[data-name] .facts').getBoundingClientRect();
    const { alignSelf } = getComputedStyle(summary, '::before');
    expect([alignSelf, facts.height > 2 * parseFloat(getComputedStyle(summary).fontSize)]).to.deep.equal([
      'start',
      true,
    ]);
  });
});
