import { expect } from 'chai';
import { markZoneSign, momentIn } from '../../src/i18n/index.js';

describe('the zone of a moment', () => {
  it('has its sign before its number in Arabic', () => {
    const text = markZoneSign(momentIn('2027-06-01T16:00:00Z', 'ar', 'Europe/Berlin'));
    expect(text).to.match(/[\u0600-\u06ff]\u00a0\u200e\+2$/);
  });

  it('stays as it is in other languages', () => {
    for (const name of ['GMT+2', 'GMT-3', 'MESZ', 'غرينتش']) expect(markZoneSign(name)).to.equal(name);
  });
});
