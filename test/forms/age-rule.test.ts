import { expect } from 'chai';
import { checkForm, formOf, requiredFeatures } from '../../src/forms/index.js';
import type { Column } from '../../src/model/column.js';
import type { LayoutField, RegistrationForm } from '../../src/model/registration-form.js';

const joinedColumn: Column = { id: 'col_1', type: 'date', name: 'joined', allowed_values: null, external_id: 'joined' };
const formWith = (...fields: LayoutField[]) => formOf([joinedColumn], { sections: [{ fields }] });
const eightTo16 = { name: 'birthdate', age_on_first_day: { at_least: 8, below: 17 } };

const codes = (field: LayoutField, values: object, firstDay = '2027-07-24', today = '2026-11-21') =>
  checkForm(formWith(field), values, { today, firstDay }).issues.map(({ code }) => code);

describe('the ages that a form accepts', () => {
  for (const [birthdate, age, accepted] of [
    ['2019-07-25', 7, false],
    ['2019-07-24', '8 on this day', true],
    ['2010-07-25', 16, true],
    ['2010-07-24', '17 on this day', false],
  ] as const)
    it(`${accepted ? 'hold' : 'do not hold'} for who is ${age} on the first day`, () => {
      expect(codes(eightTo16, { birthdate })).to.deep.equal(accepted ? [] : ['age']);
    });

  for (const [firstDay, accepted] of [
    ['2028-02-28', false],
    ['2028-02-29', true],
    ['2029-02-28', true],
    ['2027-02-28', false],
    ['2027-03-01', false],
  ] as const)
    it(`${accepted ? 'hold' : 'do not hold'} on ${firstDay} from 8 for who was born on 29 February 2020`, () => {
      const from8 = { name: 'birthdate', age_on_first_day: { at_least: 8 } };
      expect(codes(from8, { birthdate: '2020-02-29' }, firstDay)).to.deep.equal(accepted ? [] : ['age']);
    });

  it('count a birthday of 29 February from 1 March where there is no 29th', () => {
    const below = { name: 'birthdate', age_on_first_day: { below: 7 } };
    expect(['2027-02-28', '2027-03-01'].map((day) => codes(below, { birthdate: '2020-02-29' }, day))).to.deep.equal([
      [],
      ['age'],
    ]);
  });

  it('are told with the issue, and on which day they count', () => {
    const issueOn = (firstDay: string) =>
      checkForm(formWith(eightTo16), { birthdate: '1990-01-01' }, { today: '2026-11-21', firstDay }).issues;
    expect([issueOn('2027-07-24'), issueOn('2026-11-21')]).to.deep.equal(
      ['first_day', 'today'].map((on) => [{ field: 'birthdate', code: 'age', params: { at_least: 8, below: 17, on } }]),
    );
  });

  it('may be those of another date', () => {
    const member = { name: 'joined', age_on_first_day: { at_least: 1 } };
    expect(codes(member, { joined: '2026-12-01' })).to.deep.equal(['age']);
  });

  it('need an answer', () => {
    expect(codes(eightTo16, {})).to.deep.equal(['required']);
  });

  it('come after what is no date, or in the future', () => {
    expect(['2010-02-30', '2026-11-22'].map((birthdate) => codes(eightTo16, { birthdate }))).to.deep.equal([
      ['not_a_date'],
      ['in_the_future'],
    ]);
  });

  it('are loaded with what only some forms need', () => {
    const form = (field: LayoutField) =>
      ({ state: 'open', layout: { sections: [{ fields: [field] }] } }) as unknown as RegistrationForm;
    expect([eightTo16, { name: 'birthdate' }].map((field) => requiredFeatures(form(field)).participants)).to.deep.equal(
      [true, false],
    );
  });
});
