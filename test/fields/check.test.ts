import { expect } from 'chai';
import {
  check,
  columnTypes,
  pickFields,
  personTypes,
  readAll,
  type Field,
  type FieldType,
} from '../../src/fields/index.js';
import { formDataOf } from './field-builders.js';

const field = (name: string, kind: FieldType, required = false): Field => ({ name, kind, required });
const { string: choice, integer, boolean: yesNo, array: several } = columnTypes;
const { name, email, address } = personTypes;

const pairs = (values: object, fields: readonly Field[]) =>
  check(values, fields).map((issue) => [issue.field, issue.code]);

describe('check', () => {
  it('accepts no answer if none is required', () => {
    expect(check({}, [field('name', name), field('email', email), field('age', integer)])).to.deep.equal([]);
  });

  it('names faults in the order of the fields, then unknown keys in the order they came', () => {
    const fields = [field('email', email), field('age', integer), field('size', choice, true)];
    expect(pairs({ zoo: 1, age: 'x', ark: 1, email: 'x' }, fields)).to.deep.equal([
      ['email', 'wrong_format'],
      ['age', 'not_whole'],
      ['size', 'required'],
      ['zoo', 'unknown'],
      ['ark', 'unknown'],
    ]);
  });

  it('carries the parameters of its sentence', () => {
    expect(check({ email: 'x' }, [field('email', email)])).to.deep.equal([
      { field: 'email', code: 'wrong_format', params: { example: 'name@example.org' } },
    ]);
  });

  for (const value of [undefined, null, '', []])
    it(`misses a required answer that is ${JSON.stringify(value)}`, () => {
      expect(pairs({ size: value }, [field('size', choice, true)])).to.deep.equal([['size', 'required']]);
    });

  it('treats no as missing where yes is required', () => {
    expect(pairs({ consent: false }, [field('consent', yesNo, true)])).to.deep.equal([['consent', 'required']]);
  });

  it('accepts zero as an answer', () => {
    expect(pairs({ age: 0 }, [field('age', integer, true)])).to.deep.equal([]);
  });

  it('accepts null as no answer if none is required', () => {
    expect(
      pairs({ name: null, email: null, courses: null }, [
        field('name', name),
        field('email', email),
        field('courses', several),
      ]),
    ).to.deep.equal([]);
  });

  for (const [what, value] of [
    ['absent', undefined],
    ['null', null],
    ['an empty object', {}],
    ['made of empty parts', { first_name: '', last_name: null }],
  ] as const)
    it(`names the missing parts of a required group that is ${what}`, () => {
      expect(pairs({ name: value }, [field('name', name, true)])).to.deep.equal([['name.first_name', 'required']]);
    });

  it('names only the parts that are missing', () => {
    const value = { street: 'Am Wäldchen 3', city: 'Dresden' };
    expect(pairs({ address: value }, [field('address', address, true)])).to.deep.equal([
      ['address.postcode', 'required'],
      ['address.country', 'required'],
    ]);
  });

  it('names a part that a group does not have', () => {
    expect(pairs({ name: { first_name: 'Ada', nick_name: 'A' } }, [field('name', name)])).to.deep.equal([
      ['name.nick_name', 'unknown'],
    ]);
  });

  it('takes the keys that objects inherit for unknown when somebody sends them', () => {
    const body = JSON.parse('{"__proto__":{"email":"x"},"constructor":1,"toString":2,"hasOwnProperty":3}') as object;
    expect(pairs(body, [field('email', email)])).to.deep.equal([
      ['__proto__', 'unknown'],
      ['constructor', 'unknown'],
      ['toString', 'unknown'],
      ['hasOwnProperty', 'unknown'],
    ]);
  });

  for (const inherited of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
    it(`misses a required field called ${inherited} when it was not sent`, () => {
      expect(pairs({}, [field(inherited, choice, true)])).to.deep.equal([[inherited, 'required']]);
    });

  it('names __proto__ within a group', () => {
    const body = JSON.parse('{"name":{"__proto__":{"first_name":"Ada"},"constructor":1}}') as object;
    expect(pairs(body, [field('name', name)])).to.deep.equal([
      ['name.__proto__', 'unknown'],
      ['name.constructor', 'unknown'],
    ]);
  });

  it('does not find parts of a group in its prototype', () => {
    const value = Object.create({ first_name: 'Ada', last_name: 'Lovelace' }) as object;
    expect(pairs({ name: value }, [field('name', name, true)])).to.deep.equal([['name.first_name', 'required']]);
  });
});

describe('readAll', () => {
  const fields = [field('name', name), field('email', email), field('age', integer), field('consent', yesNo)];

  it('reads every answered field under its name', () => {
    const form = formDataOf(
      ['name.first_name', 'Ada'],
      ['name.last_name', 'Lovelace'],
      ['email', 'ada@example.org'],
      ['age', '36'],
      ['consent', 'on'],
    );
    expect(readAll(form, fields)).to.deep.equal({
      name: { first_name: 'Ada', last_name: 'Lovelace' },
      email: 'ada@example.org',
      age: 36,
      consent: true,
    });
  });

  it('leaves out untouched controls, except boxes', () => {
    expect(readAll(formDataOf(), fields)).to.deep.equal({ consent: false });
  });

  it('leaves out unknown controls', () => {
    expect(readAll(formDataOf(['admin', 'yes'], ['email', 'ada@example.org']), [field('email', email)])).to.deep.equal({
      email: 'ada@example.org',
    });
  });

  it('reads a field called __proto__ like any other', () => {
    expect(Object.entries(readAll(formDataOf(['__proto__', 'x']), [field('__proto__', choice)]))).to.deep.equal([
      ['__proto__', 'x'],
    ]);
  });

  it('keeps what cannot be read as it was typed', () => {
    expect(readAll(formDataOf(['age', 'twelve']), [field('age', integer)])).to.deep.equal({ age: 'twelve' });
  });
});

describe('only', () => {
  it('gives the values of these fields and no others', () => {
    expect(pickFields([field('email', email), field('age', integer)], { email: 'x', admin: true })).to.deep.equal({
      email: 'x',
    });
  });

  it('keeps a null that was sent', () => {
    expect(pickFields([field('email', email)], { email: null })).to.deep.equal({ email: null });
  });

  it('gives nothing that is inherited', () => {
    const fields = ['__proto__', 'constructor', 'toString'].map((inherited) => field(inherited, choice));
    expect(Object.keys(pickFields(fields, {}))).to.deep.equal([]);
  });

  it('gives __proto__ as a key of its own and changes no prototype', () => {
    const values = pickFields([field('__proto__', choice)], JSON.parse('{"__proto__":"x"}') as object);
    expect([Object.entries(values), Object.getPrototypeOf(values)]).to.deep.equal([
      [['__proto__', 'x']],
      Object.prototype,
    ]);
  });
});
