import { expect } from 'chai';
import { checkForm, daysOf, formOf, visibleFields, visibleNames, type Form } from '../../src/forms/index.js';
import type { Column } from '../../src/model/column.js';
import type { Condition, LayoutField } from '../../src/model/registration-form.js';

const column = (external_id: string, type: string, allowed_values: string[] | null = null): Column => ({
  id: `col_${external_id}`,
  type,
  name: external_id,
  allowed_values,
  external_id,
});

const columns = [
  column('food', 'string', ['all', 'vegan']),
  column('courses', 'array', ['Canoe', 'Climbing', 'Theatre']),
  column('swims', 'boolean'),
  column('badge', 'string'),
  column('level', 'string'),
  column('joined', 'date'),
  column('rules', 'boolean'),
];

const formWith = (...fields: LayoutField[]): Form => formOf(columns, { sections: [{ fields }] });
const day = '2027-07-24';
const today = '2026-11-21';

/** Whether a field is asked for while this holds. */
const holds = (when: Condition, values: object, on = day): boolean =>
  visibleNames(
    formWith(...['food', 'courses', 'swims', 'birthdate', 'joined'].map((name) => ({ name })), {
      name: 'badge',
      visible_when: when,
    }),
    values,
    on,
  ).has('badge');

describe('a condition on another answer', () => {
  for (const [what, field, is, answer, expected] of [
    ['a text is this', 'food', 'vegan', 'vegan', true],
    ['a text is another', 'food', 'vegan', 'all', false],
    ['a text is one of several', 'food', ['all', 'vegan'], 'all', true],
    ['a text is none of several', 'food', ['all'], 'vegan', false],
    ['there is no answer', 'food', 'vegan', undefined, false],
    ['the answer was taken away', 'food', 'vegan', null, false],
    ['a box is ticked', 'swims', true, true, true],
    ['a box is not ticked', 'swims', true, false, false],
    ['a box is not ticked, and has to be so', 'swims', false, false, true],
    ['nobody has seen the box', 'swims', false, undefined, false],
    ['a box holds a text', 'swims', true, 'true', false],
    ['the choices hold this', 'courses', 'Canoe', ['Climbing', 'Canoe'], true],
    ['the choices hold one of several', 'courses', ['Canoe', 'Theatre'], ['Theatre'], true],
    ['the choices hold none of them', 'courses', ['Canoe', 'Theatre'], ['Climbing'], false],
    ['there are no choices', 'courses', 'Canoe', [], false],
    ['the choices are an object', 'courses', 'Canoe', { 0: 'Canoe' }, false],
  ] as const)
    it(`${expected ? 'holds' : 'does not hold'} while ${what}`, () => {
      expect(holds({ field, is }, answer === undefined ? {} : { [field]: answer })).to.equal(expected);
    });

  it('does not hold for what every object inherits', () => {
    expect(holds({ field: 'constructor', is: 'Object' }, {})).to.equal(false);
  });

  it('does not hold for what the form does not ask', () => {
    expect(holds({ field: 'level', is: 'high' }, { level: 'high' })).to.equal(false);
  });
});

describe('a condition on an age', () => {
  const below = { age_on_first_day: { below: 18 } };
  const atLeast = { age_on_first_day: { at_least: 18 } };

  for (const [birthdate, age] of [
    ['2009-07-23', 18],
    ['2009-07-24', 18],
    ['2009-07-25', 17],
    ['2009-08-01', 17],
    ['2010-01-01', 17],
    ['2008-12-31', 18],
    ['1921-07-24', 106],
    ['2027-07-24', 0],
    ['2027-07-25', -1],
  ] as const)
    it(`takes who was born on ${birthdate} for ${age}`, () => {
      expect([holds(below, { birthdate }), holds(atLeast, { birthdate })]).to.deep.equal([age < 18, age >= 18]);
    });

  for (const [on, grown] of [
    ['2026-02-27', false],
    ['2026-02-28', false],
    ['2026-03-01', true],
    ['2028-02-28', true],
  ] as const)
    it(`makes who was born on 29 February 2008 ${grown ? '' : 'not yet '}18 on ${on}`, () => {
      expect(holds(atLeast, { birthdate: '2008-02-29' }, on)).to.equal(grown);
    });

  it('makes who was born on 29 February a year older on that day where there is one', () => {
    const at20 = { age_on_first_day: { at_least: 20 } };
    expect(['2028-02-28', '2028-02-29'].map((on) => holds(at20, { birthdate: '2008-02-29' }, on))).to.deep.equal([
      false,
      true,
    ]);
  });

  it('may have two ends', () => {
    const when = { age_on_first_day: { at_least: 14, below: 18 } };
    const born = ['2014-01-01', '2013-07-24', '2009-07-25', '2009-07-24'];
    expect(born.map((birthdate) => holds(when, { birthdate }))).to.deep.equal([false, true, true, false]);
  });

  it('may be that of another date', () => {
    const when = { age_on_first_day: { at_least: 5, field: 'joined' } };
    expect(['2022-07-24', '2022-07-25'].map((date) => holds(when, { joined: date }))).to.deep.equal([true, false]);
  });

  for (const birthdate of [undefined, null, '', '2015', '2015-02-30', '02.09.2015', 20150902, ['2015-09-02'], {}])
    it(`does not hold for a birthdate that is ${JSON.stringify(birthdate)}`, () => {
      expect([holds(below, { birthdate }), holds(atLeast, { birthdate })]).to.deep.equal([false, false]);
    });
});

describe('conditions that depend on each other', () => {
  const chain = formWith(
    { name: 'level', visible_when: { field: 'badge', is: 'gold' } },
    { name: 'badge', visible_when: { field: 'swims', is: true } },
    { name: 'swims', visible_when: { field: 'courses', is: 'Canoe' } },
    { name: 'courses' },
  );
  const values = { courses: ['Canoe'], swims: true, badge: 'gold', level: '1' };
  const requested = (more: object) => [...visibleNames(chain, { ...values, ...more }, day)];

  it('open one question after another, in the order of the form', () => {
    expect(requested({})).to.deep.equal(['level', 'badge', 'swims', 'courses']);
  });

  it('close everything behind an answer that changes: what is hidden has no answer', () => {
    expect([requested({ courses: ['Theatre'] }), requested({ swims: false })]).to.deep.equal([
      ['courses'],
      ['swims', 'courses'],
    ]);
  });

  it('all have to hold: the section’s and the field’s', () => {
    const form = formOf(columns, {
      sections: [
        { fields: [{ name: 'swims' }, { name: 'food' }] },
        {
          visible_when: { field: 'swims', is: true },
          fields: [{ name: 'badge', visible_when: { field: 'food', is: 'vegan' } }, { name: 'level' }],
        },
      ],
    });
    const visible = (swims: boolean, food: string) => [...visibleNames(form, { swims, food }, day)].slice(2);
    expect([visible(true, 'vegan'), visible(true, 'all'), visible(false, 'vegan')]).to.deep.equal([
      ['badge', 'level'],
      ['level'],
      [],
    ]);
  });

  it('end where they make a circle', () => {
    const circle = formWith(
      { name: 'swims', visible_when: { field: 'badge', is: 'gold' } },
      { name: 'badge', visible_when: { field: 'swims', is: true } },
      { name: 'level', visible_when: { field: 'level', is: '1' } },
    );
    expect(visibleFields(circle, values, day)).to.deep.equal([]);
  });
});

describe('checkForm', () => {
  const form = formWith(
    { name: 'birthdate', required: true },
    { name: 'phone', required: true, visible_when: { age_on_first_day: { below: 18 } } },
    { name: 'rules', must_accept: true },
    { name: 'badge', required: true, visible_when: { field: 'swims', is: true } },
    { name: 'swims' },
  );
  const child = { birthdate: '2015-09-02', phone: '+49 30 1234567', rules: true };
  const grown = { birthdate: '1990-09-02', rules: true };
  const match = (values: object) =>
    checkForm(form, values, { today, firstDay: day }).issues.map(({ field, code }) => [field, code]);

  it('finds no fault with what is asked and answered', () => {
    expect([match(child), match(grown)]).to.deep.equal([[], []]);
  });

  it('requires what is asked, in the order of the form', () => {
    expect(match({ birthdate: '2015-09-02', swims: true })).to.deep.equal([
      ['phone', 'required'],
      ['rules', 'must_accept'],
      ['badge', 'required'],
    ]);
  });

  it('keeps the answers to what is asked and drops the others, whatever they are', () => {
    const { issues, values } = checkForm(form, { ...grown, phone: { odd: [] }, badge: 7 }, { today, firstDay: day });
    expect([issues, values]).to.deep.equal([[], grown]);
  });

  it('leaves the answers that it is given as they are', () => {
    const answers = Object.freeze({ ...grown, phone: 'x' });
    expect(checkForm(form, answers, { today, firstDay: day }).values).not.to.equal(answers);
  });

  for (const [what, rules, code] of [
    ['no', false, 'must_accept'],
    ['nothing', undefined, 'must_accept'],
    ['null', null, 'must_accept'],
    ['"true"', 'true', 'wrong_type'],
  ] as const)
    it(`takes only yes for consent, and not ${what}`, () => {
      expect(match({ ...child, rules })).to.deep.equal([['rules', code]]);
    });

  it('asks for no consent that is hidden', () => {
    const hidden = formWith(
      { name: 'swims' },
      { name: 'rules', must_accept: true, visible_when: { field: 'swims', is: true } },
    );
    expect(
      [{ swims: false }, { swims: true }].map((values) => checkForm(hidden, values, { today, firstDay: day }).issues),
    ).to.deep.equal([[], [{ field: 'rules', code: 'must_accept' }]]);
  });

  for (const key of ['nonsense', 'level', 'constructor', '__proto__'])
    it(`refuses a key that no field answers for: ${key}`, () => {
      const values: unknown = JSON.parse(`{ "birthdate": "1990-09-02", "rules": true, "${key}": "x" }`);
      expect(match(values as object)).to.deep.equal([[key, 'unknown']]);
    });
});

describe('the days that a form is checked by', () => {
  it('has ages count on the first day of the event, and births until today', () => {
    expect(daysOf({ start_date: day }, today)).to.deep.equal({ today, firstDay: day });
  });

  it('has ages count on the club’s day for a form without an event', () => {
    expect(daysOf(null, today)).to.deep.equal({ today, firstDay: today });
  });

  it('takes nobody who is born after the club’s day, though it be before the event', () => {
    const form = formWith({ name: 'birthdate' });
    const values = (birthdate: string) => ({ birthdate });
    const codes = (birthdate: string) =>
      checkForm(form, values(birthdate), { today, firstDay: day }).issues.flatMap(({ field, code }) =>
        field === 'birthdate' ? code : [],
      );
    expect([codes('2026-11-21'), codes('2026-11-22')]).to.deep.equal([[], ['in_the_future']]);
  });
});
