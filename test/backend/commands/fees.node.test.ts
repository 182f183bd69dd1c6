import { expect } from 'chai';
import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { registered, workplace } from './command-folder.js';

const statement = fileURLToPath(new URL('../statements/statement.xml', import.meta.url));

describe('turnout fee', () => {
  const { at, turnout, folderWith } = workplace();

  /** Three fees of one person at the camp. */
  const withFees = () =>
    folderWith(async (store, camp) => {
      const person_id = 'per_ada';
      await registered(store, camp, { id: person_id, first_name: 'Ada', last_name: 'Lovelace' });
      const rows = [
        ['RF18539007547034', 29_000],
        ['RF471234567890', 1_000],
        ['RF45G72UUR', 2_050],
      ] as const;
      await store.fees.insert(
        rows.map(([reference, amount], index) => ({
          workspace_id: camp.workspace_id,
          list_id: camp.list_id,
          person_id,
          row_key: String(index),
          id: `fee_${index}`,
          reference,
          amount,
          description: 'Camp',
          attached_expense: null,
          created_at: Date.now(),
          due_at: index ? null : '2027-02-01',
          paid_at: null,
        })),
      );
    });
  const list = async (...args: string[]) => (await turnout('fee', 'list', ...args)).out.trim().split('\n');

  it('list prints amounts, due days and persons', async () => {
    await withFees();
    expect(await list()).to.deep.equal([
      'fee_0  RF18539007547034  290.00 EUR  open  due 2027-02-01  Ada Lovelace  Camp',
      'fee_1  RF471234567890  10.00 EUR  open  Ada Lovelace  Camp',
      'fee_2  RF45G72UUR  20.50 EUR  open  Ada Lovelace  Camp',
      '3 fees: 320.50 EUR open, 0.00 EUR paid.',
    ]);
    expect(await list('--paid')).to.deep.equal(['There are no such fees.']);
    expect(await list('--form', 'camp')).to.have.lengthOf(4);
    const { code, err } = await turnout('fee', 'list', '--form', 'other');
    expect([code, err.trim()]).to.deep.equal([2, 'There is no form other.']);
  });

  it('paid and unpaid take references and ids, also repeatedly', async () => {
    await withFees();
    const paid = await turnout('fee', 'paid', 'rf47 1234 5678 90', 'fee_2', '--date', '2027-03-01');
    expect([paid.code, paid.out.trim().split('\n')]).to.deep.equal([
      0,
      [
        'RF471234567890 is paid, 2027-03-01: 10.00 EUR, Ada Lovelace, Camp.',
        'RF45G72UUR is paid, 2027-03-01: 20.50 EUR, Ada Lovelace, Camp.',
      ],
    ]);
    expect((await turnout('fee', 'paid', 'fee_2')).out).to.include('RF45G72UUR was paid already, 2027-03-01');
    expect((await turnout('fee', 'unpaid', 'fee_2')).out).to.include('RF45G72UUR is open again');
    expect((await turnout('fee', 'unpaid', 'fee_2')).out).to.include('RF45G72UUR was open');
    expect(await list('--open')).to.have.lengthOf(3);
    const odd = await turnout('fee', 'paid', 'fee_9');
    expect([odd.code, odd.err.trim()]).to.deep.equal([2, 'There is no fee fee_9.']);
    expect((await turnout('fee', 'paid', 'fee_0', '--date', '2027-02-29')).code).to.equal(2);
  });

  it('import books matching payments once, and names the reason for the others', async () => {
    await withFees();
    copyFileSync(statement, at('statement.xml'));
    const lines = [
      'paid  2027-03-01  290.00 EUR  Käthe & Jörg Grünwald: RF18539007547034 290.00 EUR Ada Lovelace',
      'paid  2027-03-01  10.00 EUR  Ada: RF471234567890 10.00 EUR Ada Lovelace',
      'left  2027-03-01  20.50 EUR  –: its reference belongs to no fee (RF6518K5)',
      'left  2027-03-02  -12.30 EUR  –: money that went out (ENTGELT)',
    ];
    const run = async (...args: string[]) => {
      const { code, out } = await turnout('fee', 'import', at('statement.xml'), ...args);
      return [code, out.trim().split('\n')];
    };
    expect(await run('--dry-run')).to.deep.equal([0, [...lines, '2 fees would be paid, 2 bookings left as they are.']]);
    expect(await list('--paid')).to.deep.equal(['There are no such fees.']);
    expect(await run()).to.deep.equal([0, [...lines, '2 fees paid, 2 bookings left as they are.']]);
    const after = await list();
    expect(after[0]).to.include('paid 2027-03-01');
    const [, repeated] = await run();
    expect((repeated as string[]).at(-1)).to.equal('0 fees paid, 4 bookings left as they are.');
    expect((repeated as string[])[0]).to.include('paid already (RF18539007547034 290.00 EUR Ada Lovelace)');
    expect(await list()).to.deep.equal(after);
  });

  it('import refuses a file that is no bank statement', async () => {
    await withFees();
    const missing = await turnout('fee', 'import', at('none.xml'));
    expect([missing.code, missing.err]).to.deep.equal([2, `There is no file ${at('none.xml')}.\n`]);
    const other = await turnout('fee', 'import', at('data/turnout.db'));
    expect([other.code, other.out]).to.deep.equal([1, '']);
  });
});
