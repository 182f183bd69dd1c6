import { expect } from '@open-wc/testing';
import { profile as profileWords } from '../../../src/i18n/en/index.js';
import { registration as words } from '../../../src/i18n/en/registration.js';
import { waitForElement, type OpenPortalOptions } from '../../support/open-portal.js';
import { waitUntil } from '../../support/wait-until.js';
import { openRegistrations } from './registered.js';
import { adaOwes, clubWithPrices, createAllFees } from './registered-with-fee.js';

async function opened(opening: OpenPortalOptions = {}) {
  const registrations = await openRegistrations({ yaml: clubWithPrices, prepare: adaOwes, ...opening });
  await registrations.ownSays('€240.00');
  registrations.ownButton(words.change).click();
  await waitForElement(registrations.own, 'form.answers');
  const amounts = async () => {
    await createAllFees(registrations);
    const workspace = (await registrations.store.workspaces.bySlug('club'))!;
    return (await registrations.store.fees.all(workspace.id)).map(({ amount }) => amount);
  };
  const choose = (shirt: string) => registrations.inner.part(`[name=shirt][value=${shirt}]`).click();
  const sent = () =>
    registrations.requests.filter(({ method }) => method === 'PUT').map(({ url }) => new URL(url).search);
  return { ...registrations, amounts, choose, sent };
}

describe('a correction that changes the price, in a profile', () => {
  it('shows both prices first, saves with the second press, and changes the fee', async () => {
    const page = await opened();
    page.choose('M');
    page.ownButton(words.save).click();
    await page.ownSays(words.priceCheck);
    expect(page.inner.part('.new-price').textContent.replace(/\s+/g, ' '))
      .to.contain(`${words.formerPrice}: €240.00`)
      .and.to.contain(`${words.newPrice}: €252.00`);
    expect(page.own.activeElement).to.equal(page.inner.part('.new-price'));
    expect(page.inner.parts('.failure')).to.deep.equal([]);
    expect([page.sent(), await page.amounts()]).to.deep.equal([[], [24_000]]);
    await expect(page.el).to.be.accessible();

    page.ownButton(words.save).click();
    await page.ownSays(words.saved);
    expect([page.sent(), await page.amounts()]).to.deep.equal([['?amount=25200'], [25_200]]);
    await page.ownSays('€252.00');
  });

  it('needs one press where the price stays', async () => {
    const page = await opened();
    page.enter('phone', '+49 30 1');
    page.ownButton(words.save).click();
    await page.ownSays(words.saved);
    expect([page.sent(), await page.amounts()]).to.deep.equal([[''], [24_000]]);
  });

  it('shows the price once more if another answer was chosen before', async () => {
    const page = await opened();
    page.choose('M');
    page.ownButton(words.save).click();
    await page.ownSays(words.priceCheck);
    page.choose('S');
    page.enter('phone', '+49 30 1');
    page.ownButton(words.save).click();
    await page.ownSays(words.saved);
    expect(await page.amounts()).to.deep.equal([24_000]);
  });

  it('says so where saving fails after the price was shown, and is tried again', async () => {
    let isOffline = true;
    const page = await opened({
      intercept: async ({ method }, next) => {
        if (isOffline && method === 'PUT') throw new TypeError('offline');
        return next();
      },
    });
    page.choose('M');
    page.ownButton(words.save).click();
    await page.ownSays(words.priceCheck);
    page.ownButton(words.save).click();
    await waitUntil(() => page.inner.parts('.failure').length, 'the failure is not said');
    expect(page.inner.part('.failure').textContent).to.contain(profileWords.offline);
    isOffline = false;
    page.ownButton(words.save).click();
    await page.ownSays(words.saved);
    expect(await page.amounts()).to.deep.equal([25_200]);
  });
});
