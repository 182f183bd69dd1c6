import { expect } from 'chai';
import { choice } from '../../src/fields/choice.js';
import { optionalField, formDataOf, shown, answerOf } from './field-builders.js';

const sizes = optionalField(choice, { options: ['S', 'M', 'L'] });

describe('choice', () => {
  for (const size of ['S', 'M', 'L'])
    it(`accepts ${size}, which is offered`, () => {
      expect(choice.check(size, sizes)).to.deep.equal([]);
    });

  for (const size of ['XL', 's', ' S', 'S,M', '', '__proto__', 'length'])
    it(`refuses ${shown(size)}, which is not offered`, () => {
      expect(choice.check(size, sizes)).to.deep.equal([{ code: 'not_allowed' }]);
    });

  for (const value of [['S'], 1, true, {}])
    it(`finds ${shown(value)} of the wrong type`, () => {
      expect(choice.check(value, sizes)).to.deep.equal([{ code: 'wrong_type' }]);
    });

  it('finds half a character before it looks for the choice', () => {
    expect(choice.check('\ud800', sizes)).to.deep.equal([{ code: 'unreadable_characters' }]);
  });

  it('accepts any line of text where nothing is offered', () => {
    expect(choice.check('whatever', optionalField(choice))).to.deep.equal([]);
  });

  it('reads the choice', () => {
    expect(choice.read(answerOf('M'), sizes)).to.equal('M');
  });

  it('reads nothing where no choice was made', () => {
    expect(choice.read(formDataOf(), sizes)).to.equal(undefined);
  });

  it('reads a choice as the club spelled it, space and all', () => {
    const spaced = optionalField(choice, { options: ['S ', ' M'] });
    expect(choice.check(choice.read(answerOf('S '), spaced), spaced)).to.deep.equal([]);
  });

  for (const [options, kind] of [
    [['a', 'b', 'c', 'd'], 'radios'],
    [['a', 'b', 'c', 'd', 'e'], 'select'],
  ] as const)
    it(`asks for one of ${options.length} with ${kind}`, () => {
      expect(choice.control(optionalField(choice, { options }))).to.deep.equal({ kind, options, labels: undefined });
    });

  it('asks with a line of text where nothing is offered', () => {
    expect(choice.control(optionalField(choice))).to.deep.equal({ kind: 'input', type: 'text' });
  });
});
