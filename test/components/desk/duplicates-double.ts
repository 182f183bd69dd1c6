import type { DeskDuplicates, DistinctPersons, DuplicateMerge } from '../../../src/model/desk-duplicate.js';
import type { DeskRow } from '../../../src/model/desk.js';
import { rowOf } from './desk-gate-rows.js';

const twins = (first: number, changes: Partial<DeskRow['values']>): [DeskRow, DeskRow] => {
  const one = rowOf(first);
  return [
    one,
    {
      ...one,
      person_id: `per_${first}_again`,
      created_at: '2030-01-05T08:00:00Z',
      values: { ...one.values, ...changes },
    },
  ];
};

/** The duplicates of a desk in memory: one pair to choose from, one of which one stays, one that has paid twice. */
export class DuplicatesDouble {
  pairs: DeskDuplicates['pairs'] = [
    {
      persons: twins(0, { email: 'other@example.org', allergies: null, 'name.first_name': 'ADA' }),
      shared: 'birthdate',
      must_keep: null,
      both_paid: false,
    },
    { persons: twins(1, { allergies: 'Milk' }), shared: 'email', must_keep: 'per_1_again', both_paid: false },
    { persons: twins(3, {}), shared: 'email', must_keep: null, both_paid: true },
  ];

  /** Undefined for requests that are about something else. */
  answer(line: string, body: unknown): { data: unknown } | undefined {
    if (line === 'GET /lists/lst_camp/duplicates')
      return { data: { pairs: this.pairs, fixed_columns: ['photos'], count: this.pairs.length } };
    const [, action] = /^POST \/lists\/lst_camp\/duplicates\/(merge|distinct)$/.exec(line) ?? [];
    if (!action) return undefined;
    const ids = action === 'merge' ? [(body as DuplicateMerge).remove] : (body as DistinctPersons).person_ids;
    this.pairs = this.pairs.filter(({ persons }) => !persons.some(({ person_id }) => ids.includes(person_id)));
    return { data: {} };
  }
}
