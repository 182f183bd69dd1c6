import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const backend = fileURLToPath(new URL('../../../src/backend', import.meta.url));

/** A write of persons or fees. */
const WRITE = /(insertInto|updateTable|deleteFrom)\('(person|fee)'\)|(insert into|update|delete from) (person|fee)\b/;

describe('writes of persons and fees', () => {
  it('stand where their changes are noted', () => {
    const files = readdirSync(backend, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.includes('migrations'))
      .map((path) => ({ path, text: readFileSync(join(backend, path), 'utf8') }))
      .filter(({ text }) => WRITE.test(text));
    expect(files.map(({ path }) => path).sort()).to.deep.equal([
      'store/erasures.ts',
      'store/fees.ts',
      'store/open-fees.ts',
      'store/person-writes.ts',
    ]);
    expect(files.filter(({ text }) => !text.includes('noteChanges('))).to.deep.equal([]);
  });
});
