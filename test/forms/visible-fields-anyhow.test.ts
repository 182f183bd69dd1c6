import { expect } from 'chai';
import fc from 'fast-check';
import { check } from '../../src/fields/index.js';
import { checkForm, formOf, visibleNames } from '../../src/forms/index.js';
import type { Column } from '../../src/model/column.js';
import type { Condition, Layout, LayoutField } from '../../src/model/registration-form.js';

const types = { color: 'string', likes: 'array', swims: 'boolean', joined: 'date', rules: 'boolean' };
const columns = Object.entries(types).map(([external_id, type]): Column => ({
  id: `col_${external_id}`,
  type,
  name: external_id,
  allowed_values: type === 'string' || type === 'array' ? ['a', 'b', 'c'] : null,
  external_id,
}));
const names = [...Object.keys(types), 'birthdate', 'email'];
const name = fc.constantFrom(...names);
const value = fc.constantFrom<string | boolean>('a', 'b', 'c', true, false);

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ field: name, is: fc.oneof(value, fc.array(value, { minLength: 1, maxLength: 2 })) }),
  fc.record({
    age_on_first_day: fc.record({ below: fc.nat(80), at_least: fc.nat(80) }, { requiredKeys: [] }),
  }),
);

/** Forms of every kind, with circles among their conditions. */
const layouts: fc.Arbitrary<Layout> = fc
  .tuple(
    fc.shuffledSubarray(names, { minLength: 1 }),
    fc.array(fc.option(condition, { nil: undefined }), { minLength: 7, maxLength: 7 }),
    fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }),
    fc.option(condition, { nil: undefined }),
  )
  .map(([requested, conditions, flags, of]) => {
    const fields = requested.map((one, index): LayoutField => ({
      name: one,
      required: flags[index]!,
      ...(conditions[index] ? { visible_when: conditions[index] } : {}),
      ...(one === 'rules' && flags[index + 7] ? { must_accept: true } : {}),
    }));
    return {
      sections: [{ fields: fields.slice(0, 3), ...(of ? { visible_when: of } : {}) }, { fields: fields.slice(3) }],
    };
  });

const days = fc.date({ min: new Date('1930-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
const day = days.map((date) => date.toISOString().slice(0, 10));

/** Answers as visitors give them, and as nobody does. */
const answers = fc.record(
  {
    color: fc.constantFrom('a', 'b', 'c'),
    likes: fc.subarray(['a', 'b', 'c']),
    swims: fc.boolean(),
    joined: day,
    rules: fc.boolean(),
    birthdate: day,
    email: fc.constantFrom('ada@example.org', 'ada'),
  },
  { requiredKeys: [] },
);
const odd = fc
  .tuple(answers, fc.dictionary(name, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }))
  .map(([text, more]): Record<string, unknown> => ({ ...text, ...more }));

const always = (property: fc.IProperty<[Layout, Record<string, unknown>, string]>) =>
  fc.assert(property as fc.IRawProperty<[Layout, Record<string, unknown>, string]>, { numRuns: 500 });

describe('any form and any answers', () => {
  it('visible fields depend on the answers alone, not on the order in which they were given', () => {
    always(
      fc.property(layouts, odd, day, (layout, values, on) => {
        const form = formOf(columns, layout);
        const turned = Object.fromEntries(Object.entries(values).reverse());
        expect([...visibleNames(form, turned, on)]).to.deep.equal([...visibleNames(form, values, on)]);
      }),
    );
  });

  it('the language makes no difference', () => {
    always(
      fc.property(layouts, odd, day, (layout, values, on) => {
        const [german, english] = ['de', 'en'].map((language) => formOf(columns, layout, language));
        expect(checkForm(german!, values, { today: on, firstDay: on })).to.deep.equal(
          checkForm(english!, values, { today: on, firstDay: on }),
        );
      }),
    );
  });

  it('a hidden field is neither required nor kept, and a visible one is checked as always', () => {
    always(
      fc.property(layouts, odd, day, (layout, values, on) => {
        const form = formOf(columns, layout);
        const visible = visibleNames(form, values, on);
        const { issues, values: visibleValues } = checkForm(form, values, { today: on, firstDay: on });
        const requested = form.fields.filter((field) => visible.has(field.name));
        const hidden = form.fields.filter((field) => !visible.has(field.name)).map((field) => field.name);
        const rest = Object.fromEntries(Object.entries(values).filter(([key]) => !hidden.includes(key)));
        expect([issues, visibleValues]).to.deep.equal([check(rest, requested, on), rest]);
      }),
    );
  });

  it('the gate keeps everything that the browser sends: answers that were dropped once are dropped for good', () => {
    always(
      fc.property(layouts, odd, day, (layout, values, on) => {
        const form = formOf(columns, layout);
        const sent = checkForm(form, values, { today: on, firstDay: on });
        expect(checkForm(form, sent.values, { today: on, firstDay: on })).to.deep.equal(sent);
      }),
    );
  });
});
