import { expect } from 'chai';
import { columnTypes, MAX_LENGTHS } from '../../src/fields/index.js';
import { text as line } from '../../src/fields/text.js';
import { optionalField, formDataOf, shown, answerOf } from './field-builders.js';

const { text: lines } = columnTypes;

describe('a line of text', () => {
  const field = optionalField(line);

  for (const value of [
    'Zoë',
    '𝒳🏕️',
    'عربي',
    'a  b',
    '<b>',
    "Robert'); DROP TABLE",
    'x'.repeat(MAX_LENGTHS.text),
    '🏕'.repeat(MAX_LENGTHS.text),
  ])
    it(`accepts ${shown(value)}`, () => {
      expect(line.check(value, field)).to.deep.equal([]);
    });

  for (const value of [1, true, {}, ['a'], null])
    it(`finds ${shown(value)} of the wrong type`, () => {
      expect(line.check(value, field)).to.deep.equal([{ code: 'wrong_type' }]);
    });

  for (const value of ['a\0', 'a\nb', 'a\rb', 'a\tb', '\x1b[31m', '\ud800', 'a\udc00b', '\udc00\ud800'])
    it(`finds characters in ${shown(value)} that no line can hold`, () => {
      expect(line.check(value, field)).to.deep.equal([{ code: 'unreadable_characters' }]);
    });

  for (const letter of ['x', '🏕'])
    it(`counts ${letter} once and takes no more than ${MAX_LENGTHS.text}`, () => {
      expect(line.check(letter.repeat(MAX_LENGTHS.text + 1), field)).to.deep.equal([
        { code: 'too_long', params: { max: MAX_LENGTHS.text } },
      ]);
    });

  it('reads what was typed, without the space around it', () => {
    expect(line.read(answerOf('  Ada  Lovelace\u00a0 '), field)).to.equal('Ada  Lovelace');
  });

  for (const [what, form] of [
    ['a control that is not there', formDataOf()],
    ['an empty control', answerOf('')],
    ['a control of blanks', answerOf(' \t ')],
  ] as const)
    it(`reads nothing from ${what}`, () => {
      expect(line.read(form, field)).to.equal(undefined);
    });

  it('reads nothing from a file', () => {
    const form = new FormData();
    form.append('answer', new Blob(['x']), 'x.txt');
    expect(line.read(form, field)).to.equal(undefined);
  });
});

describe('several lines of text', () => {
  const field = optionalField(lines);

  for (const value of ['one\ntwo', 'one\r\ntwo', 'a\tb'])
    it(`accepts ${shown(value)}`, () => {
      expect(lines.check(value, field)).to.deep.equal([]);
    });

  for (const value of ['a\0', 'a\vb', 'a\fb', '\x07', 'a\ud800'])
    it(`finds characters in ${shown(value)} that no text can hold`, () => {
      expect(lines.check(value, field)).to.deep.equal([{ code: 'unreadable_characters' }]);
    });

  for (const entered of ['one\r\ntwo\r\n', 'one\rtwo', 'one\ntwo'])
    it(`reads the line breaks of ${shown(entered)} as LF`, () => {
      expect(lines.read(answerOf(entered), field)).to.equal('one\ntwo');
    });
});
