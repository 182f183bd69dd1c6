import { expect } from 'chai';
import { emailKey } from '../../src/fields/index.js';
import { answering, escapeInvisible } from './answers.js';
import { mailbox } from './email-rows.js';
import { kinds, table } from './rows.js';

describe('one way to write something has one answer', () => {
  const answer = answering();

  for (const kind of kinds)
    it(`is asked in at least thirty ways: ${kind}`, () => {
      const inputs = table.filter((row) => row.kind === kind).map(({ input, language }) => `${language} ${input}`);
      expect(new Set(inputs)).to.have.property('size', inputs.length).that.is.at.least(30);
    });

  for (const row of table)
    it(`${row.kind} ${row.language} ${escapeInvisible(row.input)}`, async () => {
      const expected = row.answer;
      expect(await answer(row)).to.deep.equal({ form: expected, page: expected, gate: expected, service: expected });
      if (row.kind === 'email' && expected.includes('@')) expect(emailKey(expected)).to.equal(mailbox);
    });
});
