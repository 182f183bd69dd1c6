import { expect } from 'chai';
import { faultsOf } from '../../support/workspace-faults.js';
import { campWithFields, placedFaults, when, yamlOf } from './camp-form.js';

describe('a fault in a condition', () => {
  for (const [what, yaml, sentence] of [
    [
      'a condition on what the list does not have',
      when('{ field: swim, is: true }'),
      'visible_when.field: the list has no field "swim"; did you mean "swims"?',
    ],
    [
      'a condition on what the form does not ask',
      when('{ field: secret, is: x }'),
      'visible_when.field: the form does not ask for "secret"; add it to the fields, or name another field',
    ],
    [
      'a value that is not allowed',
      when('{ field: courses, is: Canoes }'),
      'visible_when.is: "courses" is never answered with "Canoes"; did you mean "Canoe"?',
    ],
    [
      'one of several values that is not allowed',
      when('{ field: size, is: [S, XXL] }'),
      'visible_when.is.1: "size" is never answered with "XXL"',
    ],
    [
      'a text for a box',
      when('{ field: swims, is: yes }'),
      'visible_when.is: "swims" is never answered with "yes": write true or false',
    ],
    ['true for a choice', when('{ field: size, is: true }'), 'visible_when.is: "size" is never answered with "true"'],
    [
      'a text for a number',
      when("{ field: height, is: '180' }"),
      'visible_when.is: "height" is never answered with "180"',
    ],
    [
      'a value for what has parts',
      when('{ field: name, is: Ada }'),
      'visible_when.is: "name" is never answered with "Ada"',
    ],
    [
      'a number without quotes',
      when('{ field: size, is: 5 }'),
      'visible_when.is: write a text in quotes, true or false, or a list of them',
    ],
    [
      'a number among texts',
      when('{ field: size, is: [S, 5] }'),
      'visible_when.is.1: write a text in quotes, or true or false, not 5',
    ],
    ['no value at all', when('{ field: size, is: [] }'), 'visible_when.is: is empty: write at least one entry'],
    [
      'a condition without a value',
      when('{ field: size }'),
      'visible_when: write either field and is, or age_on_first_day',
    ],
    ['a value without a field', when('{ is: S }'), 'visible_when: write either field and is, or age_on_first_day'],
    ['an empty condition', when('{}'), 'visible_when: write either field and is, or age_on_first_day'],
    [
      'two conditions in one',
      when('{ field: size, is: S, age_on_first_day: { below: 18 } }'),
      'visible_when: write either field and is, or age_on_first_day',
    ],
    [
      'a condition with a misspelt key',
      when('{ feild: size, is: S }'),
      'visible_when.feild: there is no such key; did you mean field?',
    ],
    [
      'an age without bounds',
      when('{ age_on_first_day: {} }'),
      'visible_when.age_on_first_day: write below, at_least, or both',
    ],
    [
      'an age with a misspelt bound',
      when('{ age_on_first_day: { belov: 18 } }'),
      'visible_when.age_on_first_day.belov: there is no such key; did you mean below?',
    ],
    [
      'an age that nobody has',
      when('{ age_on_first_day: { below: 16, at_least: 18 } }'),
      'visible_when.age_on_first_day: nobody is 18 or more and below 16; below has to be greater than at_least',
    ],
    [
      'an age by what is no date',
      when('{ age_on_first_day: { below: 18, field: size } }'),
      'visible_when.age_on_first_day.field: an age needs a date, and "size" is no date; name birthdate or a column of type date',
    ],
    [
      'an age by a date that the list does not have',
      when('{ age_on_first_day: { below: 18, field: birthdat } }'),
      'visible_when.age_on_first_day.field: the list has no field "birthdat"; did you mean "birthdate"?',
    ],
    [
      'an age where nobody asks for the birthdate',
      yamlOf('sections: [{ fields: [{ name: badge, visible_when: { age_on_first_day: { below: 18 } } }] }]'),
      'sections.0.fields.0.visible_when.age_on_first_day: the form does not ask for "birthdate"; add it to the fields, or name another field',
    ],
    [
      'a condition of a section',
      yamlOf('sections: [{ visible_when: { field: swims, is: true }, fields: [name] }]'),
      'sections.0.visible_when.field: the form does not ask for "swims"; add it to the fields, or name another field',
    ],
    [
      'a field that depends on itself',
      when('{ field: badge, is: gold }'),
      'visible_when: depends on itself: badge → badge; remove one of these conditions',
    ],
    [
      'fields that depend on each other',
      yamlOf(`sections: [{ fields: [{ name: size, visible_when: { field: courses, is: Canoe } },
        { name: courses, visible_when: { field: swims, is: true } }, { name: swims, visible_when: { field: size, is: S } }] }]`),
      'sections.0.fields.0.visible_when: depends on itself: size → courses → swims → size; remove one of these conditions',
    ],
    [
      'a section that depends on a field of its own',
      yamlOf('sections: [{ visible_when: { field: swims, is: true }, fields: [name, swims] }]'),
      'sections.0.visible_when: depends on itself: swims → swims; remove one of these conditions',
    ],
    [
      'a birthdate that depends on an age',
      yamlOf('sections: [{ fields: [{ name: birthdate, visible_when: { age_on_first_day: { below: 18 } } }] }]'),
      'sections.0.fields.0.visible_when: depends on itself: birthdate → birthdate; remove one of these conditions',
    ],
  ] as const)
    it(`has a sentence: ${what}`, () => {
      expect(placedFaults(yaml)).to.include(sentence);
    });

  for (const condition of [
    '{ feild: size, is: S }',
    '{ age_on_first_day: { belov: 18 } }',
    '{ field: swim, is: true }',
  ])
    it(`is told once: ${condition}`, () => {
      expect(faultsOf(when(condition))).to.have.lengthOf(1);
    });

  it('is told once for a circle, however many fields are in it', () => {
    const circle = ['size', 'courses', 'swims'].map(
      (name, index, all) => `{ name: ${name}, visible_when: { field: ${all[(index + 1) % 3]}, is: x } }`,
    );
    const faults = faultsOf(yamlOf(`sections: [{ fields: [${circle.join(', ')}] }]`));
    expect(faults.filter((sentence) => sentence.includes('depends on itself'))).to.have.lengthOf(1);
  });

  it('is not a condition on a column that is wrong itself', () => {
    const yaml = when('{ field: size, is: XXL }').replace(
      'external_id: size, name: Size',
      'external_id: size, nam: Size',
    );
    expect(placedFaults(yaml)).to.deep.equal(['events.0.columns.0.nam: there is no such key; did you mean name?']);
  });

  it('is not an unknown field where the name of a column is wrong', () => {
    const yaml = campWithFields('colour', '{ name: badge, visible_when: { field: colour, is: red } }').replace(
      'external_id: secret',
      'external_id: 5',
    );
    expect(placedFaults(yaml)).to.deep.equal(['events.0.columns.6.external_id: is a text, so write it in quotes: "5"']);
  });
});
