import { ApiError, memberClient } from '../../api/index.js';
import type { Portal } from '../../model/portal-session.js';
import { clubAtGate } from '../club-at-gate.js';
import type { Source } from '../widget.js';

/** Whether members can sign in at a club, and whether here. Throws `ApiError`. */
export async function findPortal({ base, slug, plain, signal }: Source): Promise<Portal> {
  // a service that speaks only the specification has no such portal
  if (plain) throw new ApiError(404, 'There is no portal');
  const { base: gateUrl } = clubAtGate(base, slug);
  return (await memberClient({ base: gateUrl }).readPortal({ signal })).data;
}
