import { UsageError, workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { feeLine, formatEuros, nameOf } from './shared/fees.js';
import { withExistingStore } from './shared/open-store.js';
import { formatCount } from './shared/size.js';

export const feeList = command({
  group: 'data',
  name: 'fee list',
  summary: 'what is owed and what was paid, and by whom',
  operands: {},
  options: {
    open: { description: 'only those that are not paid' },
    paid: { description: 'only those that are' },
    form: { value: 'SLUG', description: 'only of the persons of an event or of the membership application' },
  },
  examples: ['turnout fee list --open --form zeltlager'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ options: { data, workspace, open, paid, form }, print }) {
    if (open && paid) throw new UsageError('--open and --paid exclude each other: without both, all fees are listed.');
    const found = await withExistingStore(data, async (store) => {
      const { id } = await workspaceIn(store, workspace);
      const forms = await store.forms.all(id);
      const one = form === undefined ? undefined : forms.find(({ slug }) => slug === form);
      if (form !== undefined && !one) throw new UsageError(`There is no form ${form}.`);
      const list = one && (await store.lists.find(id, one.list_id));
      return (await store.fees.all(id)).filter(
        (fee) => (!list || fee.list_id === list.id) && !(open && fee.paid_at) && !(paid && !fee.paid_at),
      );
    });
    const sum = (isPaid: boolean) =>
      found.filter(({ paid_at }) => (paid_at !== null) === isPaid).reduce((total, { amount }) => total + amount, 0);
    print(
      found.map((fee) => {
        const { id, reference, amount, description, person_id, due_at, paid_at } = fee;
        return { id, reference, amount, description, person_name: nameOf(fee), person_id, due_at, paid_at };
      }),
      found.length
        ? [
            ...found.map(feeLine),
            `${formatCount(found.length, 'fee')}: ${formatEuros(sum(false))} open, ${formatEuros(sum(true))} paid.`,
          ]
        : ['There are no such fees.'],
    );
  },
});
