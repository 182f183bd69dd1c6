import { expect } from 'chai';
import { isLinkFor, parseSignInLink, pastedToken } from '../../src/state/sign-in-link.js';

const token = 't'.repeat(43);
const base = 'https://turnout.test/public/club';

describe('a sign-in link', () => {
  for (const text of [
    token,
    `#${token}`,
    `#club.${token}`,
    ` <https://turnout.test/portal/club#${token}> `,
    `< ${token} >`,
    `(https://turnout.test/portal/club#${token}).`,
    `https://turnout.test/portal/club#${token.slice(1)}\r\n${token[0]}`,
    `https://club.test/members?page=2#club.${token}%3E`,
  ])
    it(`is read from what is pasted: ${JSON.stringify(text)}`, () => expect(pastedToken(text, base)).to.equal(token));

  for (const text of [
    `${token}x`,
    `https://turnout.test/${token}`,
    '',
    `#other.${token}`,
    `https://turnout.test/portal/other#${token}`,
    `https://turnout.test/portal/club#other.${token}`,
  ])
    it(`is not read from ${JSON.stringify(text)}`, () => expect(pastedToken(text, base)).to.equal(undefined));

  for (const [address, whose] of [
    [`https://club.test/members#club.${token}`, true],
    [`https://turnout.test/portal/club#${token}`, true],
    [`https://turnout.test/portal/club/?lang=de#${token}`, true],
    [`https://club.test/members#${token}`, false],
    [`https://club.test/members#other.${token}`, false],
    [`https://turnout.test/portal/other#${token}`, false],
    [`https://turnout.test/portal/club#other.${token}`, false],
    [`https://elsewhere.test/portal/club#${token}`, false],
  ] as const)
    it(`is ${whose ? '' : 'not '}accepted by the club at ${address}`, () => {
      expect(isLinkFor(parseSignInLink(address)!, base)).to.equal(whose);
    });
});
