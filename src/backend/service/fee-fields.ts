import { cents, choice, date, group, text, type Field } from '../../fields/index.js';
import type { Sphere } from '../../model/fee.js';

const spheres = ['purpose', 'ideal', 'business', 'assets'] as const satisfies readonly Sphere[];

const attachedExpense = group(
  () => [
    { name: 'costunit_name', kind: text, required: false },
    { name: 'category_name', kind: text, required: false },
    { name: 'sphere', kind: choice, required: false, options: spheres },
  ],
  { legend: true },
);

/** Fields of a fee (specification: POST /fees). */
export const feeFields: readonly Field[] = [
  { name: 'amount', kind: cents, required: true },
  { name: 'description', kind: text, required: true },
  { name: 'person_id', kind: text, required: false },
  { name: 'person_external_id', kind: text, required: false },
  { name: 'list_id', kind: text, required: false },
  { name: 'attached_expense', kind: attachedExpense, required: false },
  { name: 'due_at', kind: date, required: false },
];
