import { expect } from 'chai';
import { readDate } from '../../src/fields/index.js';
import { languages } from '../../src/i18n/index.js';
import { shown } from './field-builders.js';

const iso = (text: string, language?: string): string | undefined => {
  const date = readDate(text, language);
  return date && [date.year, date.month.padStart(2, '0'), date.day.padStart(2, '0')].join('-');
};

describe('a date as people write it (decision 9)', () => {
  for (const text of [
    '31.12.2010',
    '31. 12. 2010',
    ' 31.12.2010. ',
    '31 12 2010',
    '31\u00a012\u202f2010',
    '31\u200a12\u30002010',
    '31-12-2010',
    '31\u201312\u20132010',
    '31/12/2010',
    '31 / 12 / 2010',
    '12/31/2010',
    '12-31-2010',
    '2010-12-31',
    '2010/12/31',
    '2010.12.31.',
    '2010-12-31T00:00:00Z',
    '31.12.2010 00:00:00',
    '12/31/2010 12:00 AM',
    '31122010',
    '12312010',
    '20101231',
    '31.XII.2010',
    '31. Dez 2010',
    '31. Dez. 2010',
    '31.Dezember 2010',
    '31-Dez-2010',
    'Fr., 31. Dezember 2010',
    'Freitag, den 31.12.2010',
    'December 31st, 2010',
    '\u200e31.12.2010\u200f',
    '３１．１２．２０１０',
    '٣١/١٢/٢٠١٠',
  ])
    it(`reads ${shown(text)}`, () => {
      expect(iso(text, 'de')).to.equal('2010-12-31');
    });

  for (const [text, language, expected] of [
    ['24. Mrz 2015', 'de', '2015-03-24'],
    ['24. Maerz 2015', 'de', '2015-03-24'],
    ['24. MÄRZ 2015', 'de', '2015-03-24'],
    ['1. Jänner 2010', 'de', '2010-01-01'],
    ['1er août 2010', 'fr', '2010-08-01'],
    ['1er aout 2010', 'fr', '2010-08-01'],
    ['mar. 31 août 2010', 'fr', '2010-08-31'],
    ['24 MAYIS 2010', 'tr', '2010-05-24'],
    ['24 مارس، 2015', 'ar', '2015-03-24'],
    ['5 كانون الثاني 2010', 'ar', '2010-01-05'],
    ['may 24 2010', 'fi', '2010-05-24'],
  ] as const)
    it(`reads ${shown(text)} in ${language}`, () => {
      expect(iso(text, language)).to.equal(expected);
    });

  it('reads the day first if ambiguous, unless the region of the tag writes the month first', () => {
    expect(iso('04/05/2010', 'de')).to.equal('2010-05-04');
    expect(iso('04/05/2010', 'en-GB')).to.equal('2010-05-04');
    expect(iso('04/05/2010', 'en-US')).to.equal('2010-04-05');
  });

  it('leaves a year of two digits as it is', () => {
    for (const text of ['31.12.10', '12/31/10', '31. Dez. 10', '31 Dec ’10', '311210'])
      expect(readDate(text, 'de')).to.deep.equal({ year: '10', month: '12', day: '31' });
  });

  for (const text of [
    '',
    'morgen',
    '12',
    '31.12.',
    '31 2010',
    '31. Foo 2010',
    '24 jui 2010',
    '31.12.20100',
    '031.12.2010',
    '1.2.3.4',
    `${'x'.repeat(100_000)} 31.12.2010`,
  ])
    it(`finds no date in ${shown(text)}`, () => {
      expect(iso(text, 'fr')).to.equal(undefined);
    });

  for (const language of Object.keys(languages))
    it(`reads back what ${language} writes`, () => {
      const [tag = language] = language.split('-x-');
      for (let month = 0; month < 12; month++) {
        const day = new Date(Date.UTC(2015, month, 24));
        for (const format of [
          { dateStyle: 'full' },
          { dateStyle: 'long' },
          { day: 'numeric', month: 'short', year: 'numeric' },
          { day: '2-digit', month: '2-digit', year: 'numeric' },
        ] as const) {
          const text = new Intl.DateTimeFormat(tag, { ...format, calendar: 'gregory', timeZone: 'UTC' }).format(day);
          expect([text, iso(text, tag)]).to.deep.equal([text, day.toISOString().slice(0, 10)]);
        }
      }
    });
});
