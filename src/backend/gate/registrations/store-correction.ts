import { urlOf, type ChangeRecord, type PriceChange } from '../../backend.js';
import { Refusal } from '../../http/middleware/index.js';
import type { Person } from '../../../model/person.js';
import type { GateContext } from '../gate-context.js';
import { wordedRefusal } from '../worded-refusal.js';
import { correctionBody, type Correction } from './correction.js';

/** The price was not shown before, or is another one by now. */
const priceChanges = () => new Refusal(409, 'The correction changes the price: `amount` names the new one, in cents.');

/** The change of the price that a correction brings; undefined if it stays. */
export function priceChangeIn({ registration: { id, amount: from }, amount: to }: Correction): PriceChange | undefined {
  return to === null || from === null || to === from ? undefined : { registration_id: id, from, to };
}

/** Throws 409 unless the request names the new price. A place that is only offered has a price of its own, which is accepted with it. */
export function requireShownPrice({ request }: GateContext, { registration, amount }: Correction): void {
  const isShown = urlOf(request).searchParams.get('amount') === String(amount);
  if (registration.state !== 'offered' && !isShown) throw priceChanges();
}

interface StoreOptions {
  /** Stored in the same transaction. */
  readonly record: ChangeRecord;
  /** Checks the request once more, with the columns of the service as they are now. */
  readonly recheck: Parameters<typeof wordedRefusal>[2];
}

/** Stores a correction at the service. Gives the person with the new version of the answers. Throws `ApiError`; 412 if `If-Match` names another version. */
export async function storeCorrection(
  context: GateContext,
  correction: Correction,
  { record, recheck }: StoreOptions,
): Promise<{ person: Person; etag: string | null }> {
  const { list_id, person_id } = correction.registration;
  const if_match = context.request.headers.get('if-match') ?? undefined;
  let etag: string | null = null;
  const onResponse = ({ headers }: Response) => (etag = headers.get('etag'));
  const api = await context.memberApi(record);
  const { data: person } = await api
    .updatePerson({ list_id, person_id, body: correctionBody(correction), if_match, onResponse })
    .catch(async (error: unknown) => {
      throw await wordedRefusal(error, context, recheck);
    });
  return { person, etag };
}
