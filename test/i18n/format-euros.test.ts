import { expect } from 'chai';
import { formatEuros, formatPercent } from '../../src/i18n/index.js';

describe('an amount below zero', () => {
  it('has a minus sign, not a hyphen', () => {
    expect(formatEuros(-3_000, 'de')).to.equal('−30,00\u00a0€');
    expect(formatEuros(-3_000, 'en')).to.equal('−€30.00');
    expect(formatPercent(-10, 'en')).to.equal('−10%');
    expect(formatPercent(-10, 'de')).to.equal('−10\u00a0%');
    expect(formatEuros(3_000, 'de')).to.equal('30,00\u00a0€');
  });
});
