import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { openStore } from '../../../src/backend/store/index.js';
import { applyWorkspace, readWorkspaceFile, formatChange } from '../../../src/backend/workspace/index.js';
import { faultsOf } from '../../support/workspace-faults.js';

const club = (account: string) => `workspace: { slug: club, name: Club, bank_account: { ${account} } }\n`;
const emptyFile = 'workspace: { slug: club, name: Club }\n';
const iban = "iban: 'de89 3704 0044 0532 0130 00'";
const full = club(`holder: SV Wiesental, ${iban}, bic: cobadeffxxx, bank: Commerzbank`);
const faults = (account: string) =>
  faultsOf(club(account)).map((fault) => fault.replace('line 1, workspace.bank_account', ''));

async function applied(...files: string[]) {
  const store = await openStore(await newEngine());
  let sentences: string[] = [];
  for (const file of files)
    sentences = (await applyWorkspace(store, readWorkspaceFile(file))).flatMap(({ changes }) =>
      changes.map(formatChange),
    );
  return { sentences, account: (await store.workspaces.bySlug('club'))!.bank_account };
}

describe('the bank account of a club', () => {
  it('is stored as banks write it', async () => {
    expect((await applied(full)).account).to.deep.equal({
      holder: 'SV Wiesental',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
      bank: 'Commerzbank',
    });
    expect((await applied(emptyFile)).account).to.equal(null);
    const short = await applied(club(`holder: SV Wiesental, ${iban}`));
    expect(short.account).to.include({ bic: null, bank: null });
  });

  it('changes nothing the second time, and is taken away where the file has none', async () => {
    expect((await applied(full, full)).sentences).to.deep.equal([]);
    expect(await applied(full, emptyFile)).to.deep.include({ account: null });
  });

  it('is a change that is named', async () => {
    const other = club(`holder: SV Wiesental 1921, ${iban}`);
    expect((await applied(full, other)).sentences).to.deep.equal([
      'bank_account.holder "SV Wiesental" → "SV Wiesental 1921"',
      'bank_account.bic "COBADEFFXXX" → none',
      'bank_account.bank "Commerzbank" → none',
    ]);
  });

  for (const [what, account, sentences] of [
    ['nothing', `holder: SV, ${iban}`, []],
    [
      'a wrong check digit',
      "holder: SV, iban: 'DE88 3704 0044 0532 0130 00'",
      ['.iban: the check digits do not match: a character is wrong, or two are exchanged'],
    ],
    [
      'a character too few',
      "holder: SV, iban: 'DE89 3704 0044 0532 0130 0'",
      ['.iban: IBANs of DE have 22 characters, this one has 21'],
    ],
    ['no country', 'holder: SV, iban: ZZ8937040044', ['.iban: there are no IBANs that begin with ZZ']],
    ['a number of old', "holder: SV, iban: '532013000'", ['.iban: write the IBAN like DE89 3704 0044 0532 0130 00']],
    [
      'no quotes around digits',
      'holder: SV, iban: 532013000',
      ['.iban: is a text, so write it in quotes: "532013000"'],
    ],
    ['a wrong BIC', `holder: SV, ${iban}, bic: COBA`, ['.bic: a BIC has 8 or 11 characters, like COBADEFFXXX']],
    ['no holder', iban, ['.holder: is missing']],
    ['a holder of two lines', `holder: "SV\\nWiesental", ${iban}`, ['.holder: write the name in one line']],
    ['a long holder', `holder: ${'a'.repeat(71)}, ${iban}`, ['.holder: is too long; write 70 characters or fewer']],
  ] as const)
    it(`names its faults: ${what}`, () => {
      expect(faults(account)).to.deep.equal(sentences);
    });
});
