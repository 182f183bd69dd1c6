import { expect } from 'chai';
import { url } from '../../src/fields/url.js';
import { optionalField, shown, answerOf } from './field-builders.js';

const field = optionalField(url);
const example = [{ code: 'wrong_format', params: { example: 'https://example.org' } }];

describe('url', () => {
  for (const address of [
    'https://example.org',
    'http://example.org:8080/a?b=c#d',
    'HTTPS://EXAMPLE.ORG',
    'https://exämple.de/ü',
  ])
    it(`accepts ${address}`, () => {
      expect(url.check(address, field)).to.deep.equal([]);
    });

  for (const address of [
    '',
    'example.org',
    'https://',
    'https:///path',
    'https://?query',
    'ftp://example.org',
    'javascript:alert(1)',
    'javascript://example.org/%0aalert(1)',
    'data:text/html,x',
    ' https://example.org',
    'https://example.org and more',
    '//example.org',
  ])
    it(`refuses ${shown(address)} and shows how one looks`, () => {
      expect(url.check(address, field)).to.deep.equal(example);
    });

  for (const address of ['java\tscript:alert(1)', 'https://example.org\n'])
    it(`finds characters in ${shown(address)} that cannot be stored`, () => {
      expect(url.check(address, field)).to.deep.equal([{ code: 'unreadable_characters' }]);
    });

  it('finds a list of the wrong type', () => {
    expect(url.check(['https://example.org'], field)).to.deep.equal([{ code: 'wrong_type' }]);
  });

  for (const [entered, read] of [
    ['example.org', 'https://example.org'],
    [' www.example.org/club?id=1 ', 'https://www.example.org/club?id=1'],
    ['http://example.org', 'http://example.org'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['our page', 'our page'],
    ['club', 'club'],
  ] as const)
    it(`reads ${shown(entered)} as ${read}`, () => {
      expect(url.read(answerOf(entered), field)).to.equal(read);
    });

  it('reads nothing from an empty control', () => {
    expect(url.read(answerOf(' '), field)).to.equal(undefined);
  });
});
