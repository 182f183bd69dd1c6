import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { closeDesk, openDesk } from './open-desk.js';

/** The desk on a page that names its club above it. */
const openBelowClub = (isSignedIn: boolean) =>
  openDesk({
    isSignedIn,
    prepare: () => {
      const head = document.createElement('header');
      head.innerHTML = '<p class="club"><a href="/club">Rowing club</a></p>';
      document.body.append(head);
    },
  });

/** The middle of each part, in CSS pixels from the top. */
const middlesOf = (parts: readonly Element[]): number[] =>
  parts.map((part) => {
    const { top, height } = part.getBoundingClientRect();
    return Math.round(top + height / 2);
  });

describe('the head of the desk', () => {
  afterEach(closeDesk);
  after(() => setViewport({ width: 800, height: 600 }));

  for (const width of [360, 1280])
    it(`has the club and the way out in one row, which it takes from the page: ${width} px`, async () => {
      await setViewport({ width, height: 900 });
      const { el, press, part, waitFor } = await openBelowClub(true);
      await press('.card h2 button');
      await waitFor('[data-person]');
      const club = el.querySelector('.club a')!;
      const [first, signOut, back] = middlesOf([club, part('.sign-out'), part('[data-back]')]);
      expect(Math.abs(signOut! - first!)).to.be.below(2);
      expect(Math.abs(back! - first!)).to.be[width < 600 ? 'above' : 'below'](2);
      expect(document.querySelector('body > header')).to.equal(null);
    });

  it('names the club before anybody has signed in', async () => {
    const { el } = await openBelowClub(false);
    expect(el.querySelector('.club')!.checkVisibility()).to.equal(true);
  });
});
