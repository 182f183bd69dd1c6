import { workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { checkDay, dayOption, feesNamed, formatEuros, nameOf, todayIn } from './shared/fees.js';
import { withExistingStore } from './shared/open-store.js';

export const feePaid = command({
  group: 'data',
  name: 'fee paid',
  summary: 'note that fees were paid',
  details: ['A fee that is paid already stays as it is.'],
  operands: { 'REFERENCE…': 'of the fees, or their ids, as turnout fee list has them' },
  options: { date: dayOption },
  examples: ['turnout fee paid RF20ZA2CAZ6567KJ --date 2027-03-01'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ operands, options: { data, workspace, date }, print }) {
    checkDay(date);
    const results = await withExistingStore(
      data,
      async (store) => {
        const { id, time_zone } = await workspaceIn(store, workspace);
        const day = date ?? todayIn(time_zone);
        const fees = await feesNamed(store, id, operands);
        return store.transaction(async (tables) => {
          const done = [];
          for (const fee of fees) {
            const changed = await tables.fees.markPaid(id, fee.id, day);
            done.push({ fee, changed, paid_at: changed ? day : (fee.paid_at ?? day) });
          }
          return done;
        });
      },
      'any',
    );
    print(
      results.map(({ fee: { id, reference }, changed, paid_at }) => ({ id, reference, paid_at, changed })),
      results.map(
        ({ fee, changed, paid_at }) =>
          `${fee.reference} ${changed ? 'is paid' : 'was paid already'}, ${paid_at}: ${formatEuros(fee.amount)}, ${nameOf(fee)}, ${fee.description}.`,
      ),
    );
  },
});
