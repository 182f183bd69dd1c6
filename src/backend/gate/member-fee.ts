import { dayIn } from '../../fields/index.js';
import type { MemberFee } from '../../model/fee.js';
import type { Person } from '../../model/person.js';
import { paymentDetails } from '../../payments/payment-details.js';
import type { RegistrationFee } from '../backend.js';
import type { GateContext } from './gate-context.js';

/** A fee as its member sees it, with the payment details while it is open. */
export function memberFeeOf(
  { workspace, now }: Pick<GateContext, 'workspace' | 'now'>,
  fee: RegistrationFee,
  { id: person_id, name }: Pick<Person, 'id' | 'name'>,
): MemberFee {
  const { id, reference, amount, description, created_at = now, due_at = null, paid_at = null } = fee;
  const person_name = [name.first_name, name.last_name].filter(Boolean).join(' ');
  const open_since = dayIn(workspace.time_zone, created_at);
  const payment = paid_at === null ? paymentDetails(fee, workspace.bank_account) : null;
  return { id, reference, amount, description, person_name, person_id, open_since, due_at, paid_at, payment };
}
