import { jsonOf, memberRegistrationsClient } from '../../api/index.js';
import type { MemberSession } from '../../state/index.js';
import type { Membership } from '../../model/portal-session.js';
import type { Members } from './members.js';

/** The registrations as data: without layouts of forms, and without how to pay. Sensitive answers are never sent to the portal. */
async function readRegistrations(session: MemberSession): Promise<unknown[]> {
  const { data } = await session.clientOf(memberRegistrationsClient).readMemberRegistrations();
  return data.flatMap(({ form, event, registrations }) =>
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
  // the club's bank account is no data of the family
  const fees = members.fees.map(({ payment: _, ...fee }) => fee);
  const registrations = hasRegistrations ? await readRegistrations(session) : [];
  const data = { organisation, exported_at: now, persons, fees, registrations };
  const text = jsonOf(data, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${organisation.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'data'}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
