import { expect } from 'chai';
import fc from 'fast-check';
import { isChangeable, applyChange, changesIn, difference, defaultProfile, profileOf } from '../../src/forms/index.js';
import type { Column } from '../../src/model/column.js';
import type { Layout } from '../../src/model/registration-form.js';

const today = '2026-11-21';
const types = { color: 'string', likes: 'array', swims: 'boolean', joined: 'date', size: 'number', about: 'text' };
const columns = Object.entries(types).map(([external_id, type]): Column => ({
  id: `col_${external_id}`,
  type,
  name: external_id,
  external_id,
  allowed_values: type === 'array' ? ['a', 'b', 'c'] : null,
}));
const names = ['name', 'email', 'birthdate', 'phone', 'address', ...Object.keys(types)];
const layout: Layout = { sections: [{ fields: names.map((name) => ({ name })) }] };
const form = profileOf(columns, layout);
const fieldCalled = (name: string) => form.fields.find((field) => field.name === name)!;

const text = fc.option(fc.constantFrom('x', 'y', ''), { nil: null });
const parts = (...of: string[]) =>
  fc.option(fc.record(Object.fromEntries(of.map((name) => [name, text])), { requiredKeys: [] }), { nil: null });

/** A person as the service has them, and as a form is read. */
const persons = fc.record(
  {
    name: parts('first_name', 'last_name'),
    email: text,
    birthdate: fc.option(fc.constantFrom('1990-05-17', '2015-09-02'), { nil: null }),
    phone: text,
    address: parts('street', 'postcode', 'city', 'country'),
    color: text,
    likes: fc.option(fc.subarray(['a', 'b', 'c']), { nil: null }),
    swims: fc.option(fc.boolean(), { nil: null }),
    joined: fc.option(fc.constantFrom('2020-02-29', '2021-01-01'), { nil: null }),
    size: fc.option(fc.constantFrom(0, 42.5, -1), { nil: null }),
    about: text,
  },
  { requiredKeys: [] },
);

/** A value without the many ways to say nothing: the same for who reads it. */
function intendedValue(value: unknown): unknown {
  if (value === undefined || value === '' || value === false || value === null) return null;
  if (Array.isArray(value)) return value.length ? value : null;
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, intendedValue(inner)] as const)
    .filter(([, inner]) => inner !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length ? Object.fromEntries(entries) : null;
}

const all = (values: object) =>
  intendedValue(Object.fromEntries(names.map((name) => [name, (values as Record<string, unknown>)[name]])));

/** What the service makes of a change. */
const applied = (before: Record<string, unknown>, changes: Record<string, unknown>) => ({
  ...before,
  ...Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, applyChange(before[name], change)])),
});

describe('a change by a member', () => {
  it('makes of what was there what was entered, whatever that is', () => {
    fc.assert(
      fc.property(persons, persons, (before, entered) => {
        const whole = { ...Object.fromEntries(names.map((name) => [name, null])), ...entered };
        expect(all(applied(before, changesIn(form, before, whole, today)))).to.deep.equal(all(whole));
      }),
      { numRuns: 2000 },
    );
  });

  it('is nothing where nothing was changed, however nothing is said', () => {
    fc.assert(
      fc.property(persons, (person) => {
        expect(changesIn(form, person, person, today)).to.deep.equal({});
        expect(
          changesIn(
            form,
            person,
            { ...Object.fromEntries(names.map((name) => [name, null])), ...(all(person) as object | null) },
            today,
          ),
        ).to.satisfy(
          // a box that was ticked can only be unticked, not be forgotten
          (changes: object) => Object.values(changes).every((change) => intendedValue(change) === null),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('is no more than what is different', () => {
    fc.assert(
      fc.property(persons, persons, (before, entered) => {
        for (const name of Object.keys(changesIn(form, before, entered, today)))
          expect(intendedValue((before as Record<string, unknown>)[name])).to.not.deep.equal(
            intendedValue((entered as Record<string, unknown>)[name]),
          );
      }),
      { numRuns: 2000 },
    );
  });

  it('does not hang on what objects inherit', () => {
    expect(changesIn(form, JSON.parse('{"__proto__":{"phone":"1"}}') as object, {}, today)).to.deep.equal({});
  });
});

describe('the difference between two values', () => {
  const cases: readonly (readonly [name: string, before: unknown, after: unknown, change: unknown])[] = [
    ['phone', '1', '2', '2'],
    ['phone', '1', undefined, null],
    ['phone', '1', '', null],
    ['phone', null, '', undefined],
    ['phone', '1', '1', undefined],
    ['size', 0, null, null],
    ['size', null, 0, 0],
    ['swims', null, false, undefined],
    ['swims', undefined, false, undefined],
    ['swims', true, false, false],
    ['swims', null, true, true],
    ['likes', ['a'], [], null],
    ['likes', null, [], undefined],
    ['likes', ['a', 'b'], ['b', 'a'], ['b', 'a']],
    ['likes', ['a'], ['a'], undefined],
    ['name', { first_name: 'A', last_name: 'B' }, { first_name: 'A', last_name: 'C' }, { last_name: 'C' }],
    ['name', { first_name: 'A', last_name: 'B' }, { first_name: 'A' }, { last_name: null }],
    ['name', null, { first_name: 'A' }, { first_name: 'A' }],
    ['address', { street: 'A' }, null, { street: null }],
    ['address', null, null, undefined],
  ];
  for (const [name, before, after, change] of cases)
    it(`${name}: ${JSON.stringify(before)} becomes ${JSON.stringify(after)}`, () => {
      expect(difference(fieldCalled(name), before, after)).to.deep.equal(change);
    });
});

describe('a field that a member may change', () => {
  const shown = profileOf(columns, {
    sections: [
      {
        fields: [
          ...['membership_number', 'phone', 'swims'].map((name) => ({ name })),
          { name: 'joined', read_only: true },
          { name: 'about', visible_when: { field: 'swims', is: true } },
        ],
      },
    ],
  });

  it('is what is not for reading, and never the number that the club gives', () => {
    expect(shown.fields.filter(isChangeable).map(({ name }) => name)).to.deep.equal(['phone', 'swims', 'about']);
    const entered = { membership_number: '8', joined: '2021-01-01', phone: '2' };
    expect(changesIn(shown, {}, entered, today)).to.deep.equal({ phone: '2' });
  });

  it('is what is asked, the answers being as they were entered', () => {
    expect(changesIn(shown, { swims: true }, { swims: false, about: 'x' }, today)).to.deep.equal({ swims: false });
    expect(changesIn(shown, {}, { swims: true, about: 'x' }, today)).to.deep.equal({ swims: true, about: 'x' });
  });

  it('is no column of the club’s own where the club says nothing', () => {
    const { fields } = profileOf(columns, defaultProfile);
    expect(fields.map(({ name }) => name)).to.deep.equal(['name', 'email', 'birthdate', 'phone', 'address']);
  });
});
