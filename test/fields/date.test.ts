import { expect } from 'chai';
import { birthdate, date, isDate } from '../../src/fields/date.js';
import { optionalField, formDataOf, shown } from './field-builders.js';

const entered = (year: string, month: string, day: string) =>
  formDataOf(['answer.year', year], ['answer.month', month], ['answer.day', day]);

describe('isDate', () => {
  for (const value of [20240229, null, undefined, ['2024-02-29'], new Date(0), { toString: 1, valueOf: 1 }])
    it(`says no to ${shown(value)}, which is no text`, () => {
      expect(isDate(value)).to.equal(false);
    });
});

describe('date', () => {
  const field = optionalField(date);

  for (const day of ['2024-02-29', '2000-02-29', '1999-12-31', '0001-01-01', '9999-12-31', '1582-10-10'])
    it(`accepts ${day}`, () => {
      expect(date.check(day, field)).to.deep.equal([]);
    });

  for (const day of [
    '',
    '2023-02-29',
    '1900-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '2024-01-32',
    '0000-01-01',
    '2024-1-1',
    '+2024-01-01',
    '2024-01-01T00:00:00Z',
    '2024-01-01\n',
    '01.02.2024',
    '２０２４-01-01',
    'tomorrow',
  ])
    it(`does not find ${shown(day)} in the calendar`, () => {
      expect(date.check(day, field)).to.deep.equal([{ code: 'not_a_date' }]);
    });

  for (const value of [20240229, true, ['2024-02-29'], {}])
    it(`finds ${shown(value)} of the wrong type`, () => {
      expect(date.check(value, field)).to.deep.equal([{ code: 'wrong_type' }]);
    });

  it('reads three controls as one day', () => {
    expect(date.read(entered('1990', '3', ' 4 '), field)).to.equal('1990-03-04');
  });

  it('reads nothing from three empty controls', () => {
    expect(date.read(entered('', ' ', ''), field)).to.equal(undefined);
  });

  for (const [year, month, day] of [
    ['1990', '', '24'],
    ['', '3', '24'],
    ['1990', '3', ''],
    ['1990', 'Marsh', '24'],
    ['990', '3', '24'],
    ['1990', '3', '031'],
  ] as const)
    it(`finds no day in year "${year}", month "${month}", day "${day}"`, () => {
      expect(date.check(date.read(entered(year, month, day), field), field)).to.deep.equal([{ code: 'not_a_date' }]);
    });
});

describe('a date in three controls (decision 9)', () => {
  const field = optionalField(date, { language: 'de' });

  for (const [year, month, day] of [
    ['2010', '12', '31.'],
    ['2010', '12.', '31.'],
    ['2010', 'Dez', '31'],
    ['2010', 'Dez.', '31.'],
    ['2010', 'Dezember', '31'],
    ['2010', 'December', '31st'],
    ['2010', 'XII', '31'],
    ['', '', '31.12.2010'],
    ['', '31.12.2010', ''],
    ['', '', '12/31/2010'],
    ['', '', '31. Dez. 2010'],
    ['2010', '', '31.12.'],
    ['2010', '', '31. Dezember'],
    ['2010', '12/31', ''],
  ] as const)
    it(`reads year "${year}", month "${month}", day "${day}"`, () => {
      expect(date.read(entered(year, month, day), field)).to.equal('2010-12-31');
    });

  for (const [year, month, day] of [
    ['10', '12', '31'],
    ['10.', 'Dez', '31.'],
    ['', '', '31.12.10'],
    ['', '', '12/31/10'],
    ['', '', '311210'],
  ] as const)
    it(`asks for four digits of year "${year}", month "${month}", day "${day}"`, () => {
      expect(date.check(date.read(entered(year, month, day), field), field)).to.deep.equal([{ code: 'short_year' }]);
    });

  it('says that there is no such day before it asks for four digits', () => {
    expect(date.check(date.read(entered('', '', '31.02.10'), field), field)).to.deep.equal([{ code: 'not_a_date' }]);
  });
});

describe('birthdate', () => {
  const field = optionalField(birthdate);

  const today = '2026-11-21';

  for (const day of ['1850-01-01', '2010-02-28', '2026-11-20', today])
    it(`accepts ${day}`, () => {
      expect(birthdate.check(day, field, today)).to.deep.equal([]);
    });

  for (const day of ['2026-11-22', '9999-12-31'])
    it(`says that ${day} is still to come, by the club’s day alone`, () => {
      expect(birthdate.check(day, field, today)).to.deep.equal([{ code: 'in_the_future' }]);
    });

  for (const day of ['1849-12-31', '0190-03-24', '2023-02-29'])
    it(`takes ${day} for a slip`, () => {
      expect(birthdate.check(day, field)).to.deep.equal([{ code: 'not_a_date' }]);
    });

  it('asks with controls that the browser can fill in', () => {
    expect(birthdate.control(field)).to.deep.equal({ kind: 'date', autocomplete: 'bday' });
  });
});
