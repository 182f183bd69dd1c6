import { amountAt, type PriceByPosition } from '../../../store/index.js';
import type { GateContext } from '../../gate-context.js';
import { amountsOf } from '../../registration-record.js';
import { checkAnswers } from './desk-form.js';
import type { RequestedMove } from './requested-move.js';

/** Checks the answers of a move by the rules of the form there; with the consents that go along. */
export async function checkMove(context: GateContext, { askedForm, carried }: RequestedMove, answers: object) {
  const { values, issues, days } = await checkAnswers(context, askedForm, answers);
  return { issues, days, values: { ...values, ...carried.consents } };
}

/** The price of a registration at the other event, in cents. */
interface MovePrice {
  readonly amount: PriceByPosition;
  /** At the position that the person gets, 0 without a price. */
  readonly cents: number;
}

export async function priceOfMove(
  { store }: Pick<GateContext, 'store'>,
  { registration, to }: RequestedMove,
  { values, firstDay }: { readonly values: object; readonly firstDay: string },
): Promise<MovePrice> {
  const amount = amountsOf(to.form.layout ?? {}, { form: to.formModel, values, firstDay });
  const position = await store.registrations.nextPosition({ ...registration, slug: to.form.slug });
  return { amount, cents: amountAt(amount, position) ?? 0 };
}
