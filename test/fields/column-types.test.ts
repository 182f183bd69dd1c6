import { expect } from 'chai';
import { checkOne, columnTypes, exampleOf, personTypes, type Field, type FieldType } from '../../src/fields/index.js';
import { sentenceForIntegrators } from '../../src/i18n/integrators.js';
import { loadRegions } from '../../src/fields/load-regions.js';
import { optionalField, formDataOf } from './field-builders.js';

const cyclic: Record<string, unknown> = {};
cyclic['first_name'] = cyclic;

/** What no sensible caller sends; a field type is to say so and no more. */
const hostileValues: readonly (readonly [what: string, value: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['true', true],
  ['false', false],
  ['zero', 0],
  ['minus zero', -0],
  ['a fraction', 1.5],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['a number beyond what is safe', 2 ** 53],
  ['a number without an end', 1e308],
  ['a bigint', 10n],
  ['a symbol', Symbol('nasty')],
  ['a function', () => 'nasty'],
  ['an empty text', ''],
  ['a blank', ' '],
  ['NUL', '\0'],
  ['a line break', 'a\r\nb'],
  ['the first half of a surrogate pair', 'a\ud83c'],
  ['the second half of a surrogate pair', '\udfd5b'],
  ['a million letters', 'x'.repeat(1_000_000)],
  ['twenty thousand digits', '9'.repeat(20_000)],
  ['nine thousand dots', `a@${'.'.repeat(9_000)}`],
  ['a text of markup', '<img src=x onerror=alert(1)>'],
  ['the name __proto__', '__proto__'],
  ['a day the calendar lacks', '2023-02-29'],
  ['an empty list', []],
  ['lists in lists', [[[[]]]]],
  ['a list of nothings', [undefined, null]],
  ['a list of several types', ['a', 1, {}, [], true]],
  ['a list with holes', new Array(3)],
  ['a list without an end', new Array(2 ** 32 - 1)],
  ['an empty object', {}],
  ['an object of objects', { first_name: {}, last_name: [], street: { city: {} }, country: 5 }],
  ['an object without a prototype', Object.create(null)],
  ['an object with __proto__ as its own key', JSON.parse('{"__proto__":{"first_name":"x"},"constructor":1}')],
  ['an object that is not to be made a text', { toString: 1, valueOf: 1 }],
  ['an object that calls itself a list', { length: 1, 0: 'a' }],
  ['an object in itself', cyclic],
  ['the prototype of objects', Object.prototype],
  ['the prototype of lists', Array.prototype],
  ['a text as an object', new String('name@example.org')],
  ['a date', new Date(NaN)],
  ['a map', new Map([['first_name', 'Ada']])],
  ['an expression', /x/],
];

const walked: readonly (readonly [title: string, field: Field])[] = [
  ...Object.entries<FieldType>({ ...columnTypes, ...personTypes }).map(
    ([name, kind]) => [name, optionalField(kind)] as const,
  ),
  ['string with options', optionalField(columnTypes.string, { options: ['S', 'M', 'L'] })],
  ['array with options', optionalField(columnTypes.array, { options: ['Canoe', 'Theatre', 'Climbing'] })],
];

before(loadRegions);

describe('every field type', () => {
  for (const [title, field] of walked) {
    describe(title, () => {
      for (const [what, value] of hostileValues) {
        it(`has something to say and does not throw when it is given ${what}`, () => {
          const match = [
            ...field.kind.check(value, field),
            ...checkOne(value, field),
            ...checkOne(value, { ...field, required: true }),
          ];
          const sentences = match.map((fault) => sentenceForIntegrators({ field: field.name, ...fault }));
          expect(sentences.filter((sentence) => !sentence || sentence.includes('undefined'))).to.deep.equal([]);
        });
      }

      it('finds no fault in an untouched control', () => {
        expect(checkOne(field.kind.read(formDataOf(), field), field)).to.deep.equal([]);
      });

      it('misses an untouched control that is required, and nothing else', () => {
        const required = { ...field, required: true };
        const codes = checkOne(field.kind.read(formDataOf(), required), required).map(({ code }) => code);
        expect([...new Set(codes)]).to.deep.equal(['required']);
      });

      it('accepts its own example', () => {
        expect(checkOne(exampleOf(field), { ...field, required: true })).to.deep.equal([]);
      });

      it('has an example that JSON carries', () => {
        const example = exampleOf(field);
        expect(JSON.parse(JSON.stringify(example))).to.deep.equal(example);
      });

      it('does not read what was entered for another field', () => {
        const other = { ...field, name: 'other' };
        expect(
          field.kind.read(formDataOf(['other', 'x'], ['other.first_name', 'x'], ['other.year', '1']), field),
        ).to.deep.equal(field.kind.read(formDataOf(), other));
      });
    });
  }
});
