import type { CreditOfPerson } from '../store/index.js';
import { UsageError, workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { checkDay, creditLine, dayOption, isNamedBy, todayIn } from './shared/fees.js';
import { withExistingStore } from './shared/open-store.js';

/** The credits that operands name, by the reference of the fee that was paid or by id. Throws `UsageError` if one names none. */
const creditsNamed = (credits: readonly CreditOfPerson[], operands: readonly string[]): CreditOfPerson[] =>
  operands.flatMap((operand) => {
    const matches = credits.filter(isNamedBy(operand));
    if (!matches.length) throw new UsageError(`Nothing is owed back for ${operand}: turnout fee list --credit.`);
    return matches;
  });

export const feeRefunded = command({
  group: 'data',
  name: 'fee refunded',
  summary: 'note that what was paid too much was paid back',
  details: ['A credit of a deleted person is deleted with that.'],
  operands: { 'REFERENCE…': 'of the fees that were paid, or ids of the credits, as turnout fee list has them' },
  options: { date: dayOption },
  examples: ['turnout fee refunded RF20ZA2CAZ6567KJ --date 2027-03-01'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ operands, options: { data, workspace, date }, print }) {
    checkDay(date);
    const results = await withExistingStore(
      data,
      async (store) => {
        const { id, time_zone } = await workspaceIn(store, workspace);
        const day = date ?? todayIn(time_zone);
        const credits = creditsNamed(await store.credits.open(id), operands);
        await store.transaction(async (tables) => {
          for (const credit of credits) await tables.credits.markRefunded(id, credit.id, day);
        });
        return credits.map((credit) => ({ credit, refunded_at: day }));
      },
      'any',
    );
    print(
      results.map(({ credit: { id, reference, amount }, refunded_at }) => ({ id, reference, amount, refunded_at })),
      results.map(({ credit, refunded_at }) => `${creditLine(credit)}: paid back, ${refunded_at}.`),
    );
  },
});
