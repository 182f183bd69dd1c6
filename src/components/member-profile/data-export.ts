import { jsonOf, memberRegistrationsClient } from '../../api/index.js';
import type { MemberSession } from '../../state/index.js';
import type { MemberFee } from '../../model/fee.js';
import type { OwnRegistrations } from '../../model/own-registration.js';
import type { Membership } from '../../model/portal-session.js';
import type { Members } from './members.js';

const readRegistrations = async (session: MemberSession): Promise<OwnRegistrations[]> =>
  (await session.clientOf(memberRegistrationsClient).readMemberRegistrations()).data;

/** The registrations as data: without layouts of forms, and without fees. Sensitive answers are never sent to the portal. */
const registrationsIn = (all: readonly OwnRegistrations[]): unknown[] =>
  all.flatMap(({ form, event, registrations }) =>
    registrations.map(({ id, name, state, amount, values }) => ({
      id,
      form: form.slug,
      title: event?.title ?? form.title,
      name,
      state,
      amount,
      values,
    })),
  );

/** Fees of members and of registrations, each once. The club's bank account is no data of the family. */
function feesIn(fees: readonly MemberFee[], all: readonly OwnRegistrations[]): Omit<MemberFee, 'payment'>[] {
  const ofRegistrations = all.flatMap(({ registrations }) => registrations.flatMap((one) => one.fees));
  const byId = new Map([...fees, ...ofRegistrations].map(({ payment: _, ...fee }) => [fee.id, fee]));
  return [...byId.values()];
}

/**
 * Saves all data that the portal has as a JSON file: persons and fees as in the interface, and registrations. Throws `ApiError` if
 * something cannot be read.
 */
export default async function downloadData(
  members: Members,
  session: MemberSession,
  { organisation, now, registrations: hasRegistrations }: Membership,
): Promise<void> {
  const persons = (await members.readAll()).map(({ person }) => person);
  const all = hasRegistrations ? await readRegistrations(session) : [];
  const fees = feesIn(members.fees, all);
  const data = { organisation, exported_at: now, persons, fees, registrations: registrationsIn(all) };
  const text = jsonOf(data, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${organisation.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'data'}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
