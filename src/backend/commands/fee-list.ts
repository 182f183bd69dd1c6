import type { FeeOfPerson } from '../store/index.js';
import { UsageError, workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { creditLine, feeLine, formatEuros, nameOf } from './shared/fees.js';
import { withExistingStore } from './shared/open-store.js';
import { formatCount } from './shared/size.js';

const sum = (fees: readonly FeeOfPerson[], isPaid: boolean): number =>
  fees.filter(({ paid_at }) => (paid_at !== null) === isPaid).reduce((total, { amount }) => total + amount, 0);

export const feeList = command({
  group: 'data',
  name: 'fee list',
  summary: 'what is owed, what was paid and what is owed back, and by whom',
  details: [
    'A credit is what was paid too much: the registration was cancelled, or corrected to cost less. It has a negative amount and the reference of the fee that was paid, and no name once the person is deleted. turnout fee refunded notes that it was paid back.',
  ],
  operands: {},
  options: {
    open: { description: 'only those that are not paid' },
    paid: { description: 'only those that are' },
    credit: { description: 'only what is owed back' },
    form: { value: 'SLUG', description: 'only of the persons of an event or of the membership application' },
  },
  examples: ['turnout fee list --open --form zeltlager'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ options: { data, workspace, open, paid, credit, form }, print }) {
    if ([open, paid, credit].filter(Boolean).length > 1)
      throw new UsageError('--open, --paid and --credit exclude each other: without them, all fees are listed.');
    const { fees: listedFees, credits } = await withExistingStore(
      data,
      async (store) => {
        const { id } = await workspaceIn(store, workspace);
        const forms = await store.forms.all(id);
        const one = form === undefined ? undefined : forms.find(({ slug }) => slug === form);
        if (form !== undefined && !one) throw new UsageError(`There is no form ${form}.`);
        const list = one && (await store.lists.find(id, one.list_id));
        const title = list && ((await store.events.ofList(id, list.id))?.title ?? one.title);
        const ofForm = (row: { readonly list_id: string | null; readonly description: string }) =>
          !list || row.list_id === list.id || (row.list_id === null && row.description === title);
        const fees = (await store.fees.all(id)).filter(
          (fee) => ofForm(fee) && !credit && !(open && fee.paid_at) && !(paid && !fee.paid_at),
        );
        const isListed = !open && !paid;
        return { fees, credits: isListed ? (await store.credits.open(id)).filter(ofForm) : [] };
      },
      'any',
    );
    const totals = [
      ...(credit ? [] : [`${formatEuros(sum(listedFees, false))} open, ${formatEuros(sum(listedFees, true))} paid`]),
      ...(credits.length ? [`${formatEuros(credits.reduce((total, { amount }) => total + amount, 0))} owed back`] : []),
    ];
    print(
      [
        ...listedFees.map((fee) => {
          const { id, reference, amount, description, person_id, due_at, paid_at } = fee;
          return { id, reference, amount, description, person_name: nameOf(fee), person_id, due_at, paid_at };
        }),
        ...credits.map((one) => {
          const { id, reference, amount, description, person_id } = one;
          const person_name = nameOf(one) || null;
          return { id, reference, amount: -amount, description, person_name, person_id, due_at: null, paid_at: null };
        }),
      ],
      listedFees.length || credits.length
        ? [
            ...listedFees.map(feeLine),
            ...credits.map(creditLine),
            `${[...(credit ? [] : [formatCount(listedFees.length, 'fee')]), ...(credits.length ? [formatCount(credits.length, 'credit')] : [])].join(' and ')}: ${totals.join(', ')}.`,
          ]
        : ['There are no such fees.'],
    );
  },
});
