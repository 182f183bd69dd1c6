import { expect } from 'chai';
import { formOf } from '../../src/forms/index.js';
import type { Column } from '../../src/model/column.js';
import type { LayoutField, LayoutSection } from '../../src/model/registration-form.js';

const column = (external_id: string, type: string, allowed_values: string[] | null = null): Column => ({
  id: `col_${external_id}`,
  type,
  name: `The ${external_id}`,
  allowed_values,
  external_id,
});
const columns = [
  column('size', 'string', ['S', 'M']),
  column('courses', 'array', ['Canoe']),
  column('rules', 'boolean'),
];

/** The only field of a form, as it is asked for. */
const only = (field: LayoutField, section: Omit<LayoutSection, 'fields'> = {}, language?: string) =>
  formOf(columns, { sections: [{ ...section, fields: [field] }] }, language).fields[0]!;

const swims = { field: 'swims', is: true };
const minor = { age_on_first_day: { below: 18 } };

describe('a field of a form', () => {
  it('has no keys for what the layout does not say', () => {
    expect(Object.keys(only({ name: 'birthdate' }))).to.have.members([
      'name',
      'kind',
      'language',
      'required',
      'visible_when',
    ]);
  });

  it('is asked while its own condition and that of its section hold', () => {
    expect(only({ name: 'size', visible_when: swims }, { visible_when: minor }).visible_when).to.deep.equal([
      minor,
      swims,
    ]);
  });

  it('is always asked where nobody says when', () => {
    expect(only({ name: 'size' }).visible_when).to.deep.equal([]);
  });

  for (const [what, field, section, shared] of [
    ['of a shared section', {}, { shared: true }, true],
    ['that says so itself', { shared: true }, {}, true],
    ['that nobody calls shared', {}, {}, undefined],
  ] as const)
    it(`is asked once for all, or not: one ${what}`, () => {
      expect(only({ name: 'email', ...field }, section).shared).to.equal(shared);
    });

  it('tells that it is sensitive', () => {
    expect(only({ name: 'size', sensitive: true }).sensitive).to.equal(true);
  });

  it('is required where only yes will do', () => {
    expect(only({ name: 'rules', must_accept: true })).to.include({ required: true, must_accept: true });
  });

  it('calls its options as the language does, and hands that to its control', () => {
    const size = only({ name: 'size', options: { M: { de: 'Mittel', en: 'Medium' } } }, {}, 'de');
    const labels = new Map([['M', 'Mittel']]);
    expect([size.optionLabels, size.options]).to.deep.equal([labels, ['S', 'M']]);
    expect(size.kind.control(size)).to.deep.equal({ kind: 'radios', options: ['S', 'M'], labels });
  });

  it('calls the options of several likewise', () => {
    const courses = only({ name: 'courses', options: { Canoe: { de: 'Kanu' } } }, {}, 'de');
    expect(courses.kind.control(courses)).to.deep.include({ kind: 'checkboxes', labels: new Map([['Canoe', 'Kanu']]) });
  });

  it('does not take what every object inherits for a label', () => {
    expect(only({ name: 'size', options: { M: 'Medium' } }).optionLabels?.get('constructor')).to.equal(undefined);
  });

  it('accepts what is stored and not what it is called', () => {
    const size = only({ name: 'size', options: { M: 'Medium' } });
    expect([size.kind.check('M', size), size.kind.check('Medium', size).map(({ code }) => code)]).to.deep.equal([
      [],
      ['not_allowed'],
    ]);
  });

  it('has its links in the words of the language', () => {
    const links = [{ text: { de: 'Regeln', en: 'Rules' }, url: 'https://club.example/rules' }];
    expect(only({ name: 'rules', links }, {}, 'de').links).to.deep.equal([
      { text: 'Regeln', url: 'https://club.example/rules' },
    ]);
  });

  for (const url of [
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://club.example',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//club.example',
    '/rules',
    'https:club.example',
    '',
  ])
    it(`leads to web pages only, and so not to ${JSON.stringify(url)}`, () => {
      expect(only({ name: 'rules', links: [{ text: 'Rules', url }] }).links).to.deep.equal([]);
    });
});
