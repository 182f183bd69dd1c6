import { jsonOf } from '../../api/index.js';
import type { Membership } from '../../model/portal-session.js';
import type { Members } from './members.js';

/** Saves all data that the portal has as a JSON file: persons and fees as in the interface. Throws `ApiError` if somebody cannot be read. */
export default async function downloadData(members: Members, { organisation, now }: Membership): Promise<void> {
  const persons = (await members.readAll()).map(({ person }) => person);
  // the club's bank account is no data of the family
  const fees = members.fees.map(({ payment: _, ...fee }) => fee);
  const data = { organisation, exported_at: now, persons, fees };
  const text = jsonOf(data, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${organisation.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'data'}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
