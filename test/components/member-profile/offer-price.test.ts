import { expect } from '@open-wc/testing';
import { registration as words } from '../../../src/i18n/en/registration.js';
import { clubWithEvents, offeredPlace, openRegistrations } from './registered.js';

describe('registrations in a profile', () => {
  it('name the price of an offered place, and charge no other one', async () => {
    const priced = clubWithEvents.replace('waiting_list: queue,', 'waiting_list: queue, prices: { base: 45 },');
    const opened = await openRegistrations({ prepare: offeredPlace, yaml: priced });
    await opened.ownSays('€45.00');
    await opened.apply(priced.replace('base: 45', 'base: 55'));
    opened.ownButton(words.accept).click();
    await opened.ownSays(words.priceMail('Regatta'));
    await opened.ownSays('€55.00');
    expect(opened.ownText()).to.contain(words.states.offered).and.not.contain('€45.00');
    opened.ownButton(words.accept).click();
    await opened.ownSays(words.states.registered);
    expect(opened.ownText()).to.contain('€55.00');
  });
});
