import { expect } from 'chai';
import { answers as ar } from '../../src/i18n/ar/form.js';
import { FULL_DATE, formatDay, formatDayRange, momentIn } from '../../src/i18n/index.js';

/** A text with `~` for each no-break space and a plain space for each thin one, which some engines write around a dash. */
const marked = (text: string): string => text.replace(/\u00a0/g, '~').replace(/\u2009/g, ' ');

const texts = {
  de: {
    day: '24.~Juli~2027',
    month: 'Juli~2027',
    range: 'Do.,~30.~Dezember~2027~– So.,~2.~Januar~2028',
    moment: '14.~Dezember~2026 um~19:00~Uhr~MEZ',
  },
  'de-x-du': {
    day: '24.~Juli~2027',
    month: 'Juli~2027',
    range: 'Do.,~30.~Dezember~2027~– So.,~2.~Januar~2028',
    moment: '14.~Dezember~2026 um~19:00~Uhr~MEZ',
  },
  'en-GB': {
    day: '24~July~2027',
    month: 'July~2027',
    range: 'Thu,~30~December~2027~– Sun,~2~January~2028',
    moment: '14~December~2026 at~19:00~CET',
  },
  ar: {
    day: '24~يوليو~2027',
    month: 'يوليو~2027',
    range: 'الخميس،~30~ديسمبر~2027~– الأحد،~2~يناير~2028',
    moment: '14~ديسمبر~2026 في~07:00~م~غرينتش+1',
  },
  'ar-EG': {
    day: '٢٤~يوليو~٢٠٢٧',
    month: 'يوليو~٢٠٢٧',
    range: 'الخميس،~٣٠~ديسمبر~٢٠٢٧~– الأحد،~٢~يناير~٢٠٢٨',
    moment: '١٤~ديسمبر~٢٠٢٦ في~٠٧:٠٠~م~غرينتش+١',
  },
  ru: {
    day: '24~июля~2027~г.',
    month: 'июль~2027~г.',
    range: 'чт,~30~декабря~2027~г.~– вс,~2~января~2028~г.',
    moment: '14~декабря~2026~г. в~19:00~GMT+1',
  },
};

for (const [language, expected] of Object.entries(texts))
  describe(`dates in ${language}`, () => {
    it('are joined by no-break spaces', () => {
      expect(marked(formatDay('2027-07-24', language))).to.equal(expected.day);
      expect(marked(formatDay('2027-07-01', language, { month: 'long', year: 'numeric' }))).to.equal(expected.month);
    });

    it('may break after the dash of a range', () =>
      expect(marked(formatDayRange('2027-12-30', '2028-01-02', language, FULL_DATE))).to.equal(expected.range));

    it('may break before the time', () =>
      expect(marked(momentIn('2026-12-14T18:00:00Z', language, 'Europe/Berlin'))).to.equal(expected.moment));
  });

describe('the example of a date in Arabic', () => {
  it('has its parts in the order of dates, from right to left', () => {
    const format = new Intl.DateTimeFormat('ar', {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    });
    expect(ar.dateHint).to.contain(format.format(Date.parse('2015-03-24')));
  });
});
