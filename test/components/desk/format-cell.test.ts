import { expect } from '@open-wc/testing';
import { momentIn } from '../../../src/i18n/index.js';
import type { DeskContext } from '../../../src/components/desk/desk-context.js';
import { isolatedList } from '../../../src/components/desk/isolated-list.js';
import { formatCell } from '../../../src/components/desk/format-cell.js';

describe('the text of a value at the desk', () => {
  const format = (value: string, language: string) =>
    formatCell(value, 'country', { language } as DeskContext, 'Europe/Berlin');

  it('names a country in the language of the page, and keeps a code that is none', () => {
    expect(format('CH', 'de')).to.equal('Schweiz');
    expect(format('CH', 'en')).to.equal('Switzerland');
    expect(format('Elbonia', 'de')).to.equal('Elbonia');
    expect(format('', 'de')).to.equal('');
  });

  it('has hours of two digits, as sentences have', () => {
    for (const [language, hour] of [
      ['ar', '06:14'],
      ['he', '06:14'],
      ['fi', '06.14'],
      ['de', '06:14'],
    ] as const) {
      const [zone, moment] = ['Europe/Berlin', '2030-01-06T05:14:00Z'];
      expect(formatCell(moment, 'time', { language } as DeskContext, zone), language).to.include(hour);
      expect(momentIn(moment, language, zone), language).to.include(hour);
    }
  });

  it('lists texts that keep their direction from right to left', () => {
    expect(isolatedList(['Ada', 'إدا'], 'ar')).to.equal('\u2068Ada\u2069 و\u2068إدا\u2069');
    expect(isolatedList(['Ada', 'Bo'], 'de', 'disjunction')).to.equal('Ada oder Bo');
    expect(formatCell(['Milk', 'Nuts'], 'text', { language: 'ar' } as DeskContext, 'UTC')).to.include(
      '\u2068Nuts\u2069',
    );
  });
});
