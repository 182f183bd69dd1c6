import { jsonOf } from '../../api/index.js';
import type { Membership } from '../../model/portal-session.js';
import type { Members } from './members.js';

/** Everything that the portal knows, as a file to keep: persons and fees as the interface has them. All of it, or it throws `ApiError`. */
export async function downloadData(members: Members, { organisation, now }: Membership): Promise<void> {
  const persons = (await members.readAll()).map(({ person }) => person);
  // how to pay is no data of theirs
  const fees = members.fees.map(({ payment: _, ...fee }) => fee);
  const data = { organisation, exported_at: now, persons, fees };
  const text = jsonOf(data, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${organisation.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'data'}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
