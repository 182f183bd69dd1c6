import { expect } from 'chai';
import { check } from '../../src/fields/index.js';
import { isSameOrPart, baseFieldName } from '../../src/forms/field-names.js';
import {
  visibleControlNames,
  participantField,
  mergeIssues,
  controlName,
  readParticipants,
  conditionFields,
} from '../../src/forms/participants.js';
import { formOf } from '../../src/forms/index.js';
import type { Column } from '../../src/model/column.js';
import type { Layout } from '../../src/model/registration-form.js';

const column = (external_id: string, more: Partial<Column> = {}): Column => ({
  id: `col_${external_id}`,
  external_id,
  name: external_id,
  type: 'string',
  allowed_values: null,
  ...more,
});

const columns = [column('food'), column('beans', { type: 'boolean' }), column('tent'), column('pegs')];
const layout: Layout = {
  participants: 3,
  sections: [
    {
      fields: [
        { name: 'name', required: true },
        { name: 'birthdate' },
        { name: 'food' },
        { name: 'beans', visible_when: { field: 'food', is: 'vegan' } },
      ],
    },
    {
      shared: true,
      fields: [
        { name: 'email', required: true },
        { name: 'tent', required: true, visible_when: { age_on_first_day: { below: 18 } } },
        { name: 'pegs', visible_when: { field: 'tent', is: 'big' } },
      ],
    },
  ],
};
const form = formOf(columns, layout);
const firstDay = '2027-07-24';

const answers = (entries: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
};
const named = (key: number, first: string) => ({
  [controlName(key, 'name.first_name')]: first,
  [controlName(key, 'name.last_name')]: 'L',
});
const bornIn = (key: number, year: number) =>
  Object.fromEntries(
    [
      ['day', 1],
      ['month', 1],
      ['year', year],
    ].map(([part, value]) => [controlName(key, `birthdate.${part}`), String(value)]),
  );

describe('names of controls', () => {
  it('are the fields’ own for the first', () => {
    expect(controlName(0, 'email')).to.equal('email');
  });

  for (const name of ['email', 'name.first_name', '1:note', '2', 'a b', 'ö'])
    it(`are told apart, and told back: ${name}`, () => {
      expect(controlName(1, name)).to.not.equal(controlName(12, name));
      expect([0, 1, 12].map((key) => baseFieldName(controlName(key, name)))).to.deep.equal([name, name, name]);
    });

  it('are one for all where something is shared', () => {
    const [email, food] = ['email', 'food'].map((name) => form.fields.find((field) => field.name === name)!);
    expect([participantField(2, email!).name, participantField(2, food!).name]).to.deep.equal(['email', '.2.food']);
  });

  it('lead to a field and its parts, and to no other that begins alike', () => {
    expect(['food', 'food.a', 'foo', 'food2', 'food2.a'].map((path) => isSameOrPart(path, 'food'))).to.deep.equal([
      ...[true, true, false, false, false],
    ]);
  });
});

const today = '2026-11-21';

describe('a group of persons', () => {
  it('is read person by person, each with what is shared', () => {
    const { values, issues } = readParticipants(
      answers({ ...named(0, 'Ada'), ...named(3, 'Bo'), '.3.food': 'all', email: 'a@example.org' }),
      { form, keys: [0, 3], today, firstDay, check },
    );
    expect(issues).to.deep.equal([]);
    expect(values).to.deep.equal([
      { key: 0, values: { name: { first_name: 'Ada', last_name: 'L' }, email: 'a@example.org' } },
      { key: 3, values: { name: { first_name: 'Bo', last_name: 'L' }, food: 'all', email: 'a@example.org' } },
    ]);
  });

  it('is read without those who are not in it', () => {
    const { values } = readParticipants(answers({ ...named(0, 'Ada'), ...named(1, 'Bo'), email: 'a@example.org' }), {
      form,
      keys: [1],
      today,
      firstDay,
      check,
    });
    expect(values.map(({ key }) => key)).to.deep.equal([1]);
  });

  it('has issues at the fields of whoever they are about, and those about what is shared once', () => {
    const { issues } = readParticipants(answers({ email: 'nonsense' }), { form, keys: [0, 1], today, firstDay, check });
    expect(issues.map(({ field }) => field)).to.deep.equal(['name.first_name', 'email', '.1.name.first_name']);
  });

  it('leaves out what is not asked, of each by their own answers', () => {
    const entries = { ...named(0, 'Ada'), ...named(1, 'Bo'), email: 'a@example.org', tent: 'big', pegs: '12' };
    const { values } = readParticipants(
      answers({
        ...entries,
        ...bornIn(0, 2015),
        ...bornIn(1, 1990),
        beans: 'on',
        '.1.beans': 'on',
        '.1.food': 'vegan',
      }),
      { form, keys: [0, 1], today, firstDay, check },
    );
    expect(
      values.map((person) => [person.values['beans'], person.values['tent'], person.values['pegs']]),
    ).to.deep.equal([
      [undefined, 'big', '12'],
      [true, undefined, undefined],
    ]);
  });

  it('is asked what is shared while anybody is asked', () => {
    const requested = (entries: object) =>
      [...visibleControlNames(answers({ ...entries }), { form, keys: [0, 1], firstDay })].filter((name) =>
        /tent|pegs|beans/.test(name),
      );
    expect(requested({})).to.deep.equal([]);
    expect(requested({ ...bornIn(1, 2015), '.1.food': 'vegan' })).to.deep.equal(['.1.beans', 'tent']);
    expect(requested({ ...bornIn(1, 2015), tent: 'big' })).to.deep.equal(['tent', 'pegs']);
  });

  it('shows what the server refuses at the field of whoever it is about', () => {
    const issues = mergeIssues(form, [
      [
        2,
        [
          { field: 'food', code: 'not_allowed' },
          { field: 'name.first_name', code: 'required' },
        ],
      ],
      [
        2,
        [
          { field: 'email', code: 'invalid' },
          { field: 'list_id', code: 'full' },
        ],
      ],
    ]);
    expect(issues.map(({ field }) => field)).to.deep.equal(['.2.food', '.2.name.first_name', 'email', 'list_id']);
  });

  it('names the missing parts', () => {
    expect([...conditionFields(form)]).to.have.members(['food', 'birthdate', 'tent']);
    expect(conditionFields(formOf(columns, null)).size).to.equal(0);
  });
});
