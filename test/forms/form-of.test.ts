import { expect } from 'chai';
import { formOf, shownColumns, textIn } from '../../src/forms/index.js';
import type { Column } from '../../src/model/column.js';
import type { Layout } from '../../src/model/registration-form.js';

const column = (id: string, more: Partial<Column> = {}): Column => ({
  id: `col_${id}`,
  type: 'string',
  name: `The ${id}`,
  allowed_values: null,
  external_id: id,
  ...more,
});

const columns = [column('size', { allowed_values: ['S', 'M'] }), column('team'), column('note', { external_id: null })];

const requested = (layout: Layout | null, language?: string) =>
  formOf(columns, layout, language).fields.map(({ name, required }) => [name, required]);

describe('textIn', () => {
  const text = { de: 'Hallo', en: 'Hello', 'pt-BR': 'Olá', sr: 'Здраво' };

  for (const [language, message] of [
    ['de', 'Hallo'],
    ['de-AT', 'Hallo'],
    ['pt-BR', 'Olá'],
    ['pt', 'Hello'],
    ['fr', 'Hello'],
    ['fr-CA', 'Hello'],
    ['sr-Latn-RS', 'Здраво'],
    ['', 'Hello'],
  ] as const)
    it(`says ${message} in "${language}"`, () => {
      expect(textIn(text, language)).to.equal(message);
    });

  for (const language of ['DE', 'De-at', 'PT-br'])
    it(`knows the language ${language}, however it is spelled`, () => {
      expect(textIn(text, language)).not.to.equal('Hello');
    });

  for (const language of ['constructor', 'toString', '__proto__', 'valueOf-x'])
    it(`takes "${language}" for a language that it has no text in`, () => {
      expect(textIn(text, language)).to.equal('Hello');
    });

  it('says the first text there is when there is none in English either', () => {
    expect(textIn({ fr: 'Bonjour', it: 'Ciao' }, 'de')).to.equal('Bonjour');
  });

  it('says a text for everybody in every language', () => {
    expect(textIn('Camp', 'de')).to.equal('Camp');
  });

  it('says an empty text where the club wants none', () => {
    expect(textIn({ de: '', en: 'Hello' }, 'de')).to.equal('');
  });

  it('has nothing to say where there is no text', () => {
    expect(textIn(undefined, 'de')).to.equal(undefined);
  });
});

describe('a form without a layout', () => {
  it('asks for name and e-mail, then for every column in order', () => {
    expect(requested(null)).to.deep.equal([
      ['name', true],
      ['email', true],
      ['size', false],
      ['team', false],
      ['col_note', false],
    ]);
  });

  it('has one section without a title', () => {
    expect(formOf(columns, null).sections.map((section) => Object.keys(section))).to.deep.equal([['fields']]);
  });

  it('calls columns what the club calls them', () => {
    expect(
      formOf(columns, null)
        .fields.slice(2)
        .map(({ label }) => label),
    ).to.deep.equal(['The size', 'The team', 'The note']);
  });

  it('asks for name and e-mail of a list without columns', () => {
    expect(formOf([], null).fields.map(({ name }) => name)).to.deep.equal(['name', 'email']);
  });
});

describe('a form with a layout', () => {
  it('asks what the layout names, in its order and nothing else', () => {
    const layout = {
      sections: [{ fields: [{ name: 'team', required: true }] }, { fields: [{ name: 'birthdate' }, { name: 'name' }] }],
    };
    expect(requested(layout)).to.deep.equal([
      ['team', true],
      ['birthdate', false],
      ['name', false],
    ]);
  });

  it('finds a column by its id, and asks for it under the name that is on the wire', () => {
    const layout = { sections: [{ fields: [{ name: 'col_size' }, { name: 'col_note' }] }] };
    expect(requested(layout)).to.deep.equal([
      ['size', false],
      ['col_note', false],
    ]);
  });

  it('leaves out fields that are neither built in nor columns', () => {
    const layout = {
      sections: [
        { fields: ['shoe', '__proto__', 'constructor', 'membership_number', 'size'].map((name) => ({ name })) },
      ],
    };
    expect(requested(layout)).to.deep.equal([['size', false]]);
  });

  it('keeps what the column allows', () => {
    expect(formOf(columns, { sections: [{ fields: [{ name: 'size' }] }] }).fields[0]).to.deep.include({
      options: ['S', 'M'],
    });
  });

  it('speaks the language it is asked in', () => {
    const layout: Layout = {
      intro: { de: 'Willkommen', en: 'Welcome' },
      thanks: 'Danke!',
      sections: [
        {
          title: { de: 'Im Lager', en: 'At camp' },
          help: { en: 'Two weeks' },
          fields: [{ name: 'size', label: { de: 'Größe', en: 'Size' }, help: { de: 'In Zentimetern' } }],
        },
      ],
    };
    const { intro, thanks, sections, fields } = formOf(columns, layout, 'de-AT');
    const [section] = sections;
    const [field] = fields;
    expect([intro, thanks, section?.title, section?.help, field?.label, field?.help]).to.deep.equal([
      'Willkommen',
      'Danke!',
      'Im Lager',
      'Two weeks',
      'Größe',
      'In Zentimetern',
    ]);
  });

  it('lists the fields of all its sections', () => {
    const form = formOf(columns, {
      sections: [{ fields: [{ name: 'name' }] }, { fields: [] }, { fields: [{ name: 'team' }] }],
    });
    expect(form.fields).to.deep.equal(form.sections.flatMap(({ fields }) => fields));
  });

  it('has no keys for what the layout does not say', () => {
    const { fields, ...rest } = formOf(columns, { sections: [] });
    expect([fields, rest]).to.deep.equal([[], { sections: [] }]);
  });
});

describe('shownColumns', () => {
  it('are all columns where there is no layout', () => {
    expect(shownColumns(columns, null)).to.deep.equal(columns);
  });

  it('are those that the layout names, by either name, in the order of the list', () => {
    const layout = {
      sections: [{ fields: [{ name: 'col_note' }] }, { fields: [{ name: 'size' }, { name: 'email' }] }],
    };
    expect(shownColumns(columns, layout).map(({ id }) => id)).to.deep.equal(['col_size', 'col_note']);
  });

  it('are none where the layout asks for built-in fields only', () => {
    expect(shownColumns(columns, { sections: [{ fields: [{ name: 'name' }] }] })).to.deep.equal([]);
  });

  it('are the ones that the form asks for', () => {
    const layout = { sections: [{ fields: [{ name: 'team' }, { name: 'size' }] }] };
    const shown = shownColumns(columns, layout);
    expect(formOf(shown, layout).fields).to.deep.equal(formOf(columns, layout).fields);
  });
});
