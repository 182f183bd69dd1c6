import { workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { feesNamed, formatEuros, nameOf } from './shared/fees.js';
import { withExistingStore } from './shared/open-store.js';

export const feeUnpaid = command({
  group: 'data',
  name: 'fee unpaid',
  summary: 'make paid fees open again',
  operands: { 'REFERENCE…': 'of the fees, or their ids, as turnout fee list has them' },
  options: {},
  examples: ['turnout fee unpaid RF20ZA2CAZ6567KJ'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ operands, options: { data, workspace }, print }) {
    const results = await withExistingStore(
      data,
      async (store) => {
        const { id } = await workspaceIn(store, workspace);
        const fees = await feesNamed(store, id, operands);
        return store.transaction(async (tables) => {
          const done = [];
          for (const fee of fees) done.push({ fee, changed: await tables.fees.markUnpaid(id, fee.id) });
          return done;
        });
      },
      'any',
    );
    print(
      results.map(({ fee: { id, reference }, changed }) => ({ id, reference, paid_at: null, changed })),
      results.map(
        ({ fee, changed }) =>
          `${fee.reference} ${changed ? 'is open again' : 'was open'}: ${formatEuros(fee.amount)}, ${nameOf(fee)}, ${fee.description}.`,
      ),
    );
  },
});
