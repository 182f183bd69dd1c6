import { expect } from 'chai';
import { email } from '../../src/fields/email.js';
import { optionalField, shown, answerOf } from './field-builders.js';

const field = optionalField(email);
const longestLocal = 'a'.repeat(254 - '@example.org'.length);

describe('email', () => {
  for (const address of [
    'name@example.org',
    'first.last+tag@mail.example.co.uk',
    "o'hara@example.org",
    'zoë@exämple.de',
    'NAME@EXAMPLE.ORG',
    '1@2.de',
    `${longestLocal}@example.org`,
  ])
    it(`accepts ${shown(address)}`, () => {
      expect(email.check(address, field)).to.deep.equal([]);
    });

  for (const address of [
    '',
    'name',
    'name@',
    '@example.org',
    'name@example',
    'name@example.',
    'na me@example.org',
    'name@exa mple.org',
    'name@@example.org',
    'a@b@example.org',
    'name＠example.org',
    '\u212Aai@example.org',
    'kai@\u212Aino.example',
    'ｋai@example.org',
    'a@example.org,b@example.org',
    'a@example.org;b@example.org',
    'Ada <ada@example.org>',
    '"ada"@example.org',
    'ada(x)@example.org',
    'mailto:ada@example.org',
    'ada@[127.0.0.1]',
    `a${longestLocal}@example.org`,
  ])
    it(`refuses ${shown(address)} and shows how one looks`, () => {
      expect(email.check(address, field)).to.deep.equal([
        { code: 'wrong_format', params: { example: 'name@example.org' } },
      ]);
    });

  for (const address of [
    'a@example.org\r\nBcc: b@example.org',
    'a@example.org\n',
    'a\0@example.org',
    'a\ud800@example.org',
  ])
    it(`finds characters in ${shown(address)} that cannot be stored`, () => {
      expect(email.check(address, field)).to.deep.equal([{ code: 'unreadable_characters' }]);
    });

  for (const value of [1, true, ['name@example.org'], { address: 'name@example.org' }])
    it(`finds ${shown(value)} of the wrong type`, () => {
      expect(email.check(value, field)).to.deep.equal([{ code: 'wrong_type' }]);
    });

  it('reads an address without the space that a phone puts behind it', () => {
    expect(email.read(answerOf('ada@example.org '), field)).to.equal('ada@example.org');
  });

  it('leaves capital letters as they were typed', () => {
    expect(email.read(answerOf('Ada@Example.org'), field)).to.equal('Ada@Example.org');
  });

  it('asks with a control that the browser can fill in', () => {
    expect(email.control(field)).to.deep.equal({ kind: 'input', type: 'email', autocomplete: 'email' });
  });
});
