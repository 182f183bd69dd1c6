import { ApiError, networkError } from '../../api/index.js';
import type { Data } from '../../model/envelope.js';
import type { PortalSession } from '../../model/portal-session.js';
import type { Addresses } from '../backend.js';
import { createPortalLink } from '../service/index.js';
import { inLanes, memberReads, type MemberList, type MemberOptions } from './member-reads.js';
import { storeMember, type AnsweredMember } from './member-replica.js';
import { memberUpdate } from './member-update.js';

const OPEN = 'POST /member_portal_sessions';

/** Members who sign in. The service has them; the store has a copy of those with a link. */
export function membersAt(options: MemberOptions) {
  const { store, upstream, call, clock } = options;
  const reads = memberReads(options);

  /** The ids of the members with an address, as the service names them. Throws `ApiError` 404 if there are none. */
  async function personIdsOf(email: string): Promise<string[]> {
    const { data } = await upstream.createPortalSession({ body: { email } });
    const ids: unknown = (data as Partial<PortalSession> | null)?.person_ids;
    if (!Array.isArray(ids)) throw networkError('invalid_response', undefined);
    return [...new Set(ids.filter((id) => typeof id === 'string'))];
  }

  return {
    /**
     * Makes a link of the gate's own for the members with an address, whom the service names. Throws `ApiError` 404 if there are none.
     * The link of the service is not used (decision 36).
     */
    async openPortal(
      list: MemberList,
      email: string,
      addresses: Pick<Addresses, 'portal_url'>,
    ): Promise<Data<PortalSession>> {
      const ids = await call(OPEN, () => personIdsOf(email), { answers: [404, 422] });
      const answered = new Map<string, AnsweredMember>();
      await inLanes(ids, async (id) => {
        const member = await reads.read(list, id);
        if (member) answered.set(id, member);
      });
      const members = ids.flatMap((id) => answered.get(id) ?? []);
      if (!members.length) throw new ApiError(404, 'No member found for the given identifier.');
      const person_ids = members.map(({ person }) => person.id);
      const data = await store.transaction(async (tables) => {
        for (const member of members) await storeMember(tables, member, clock());
        return createPortalLink(tables, { workspace: list.workspace, person_ids }, addresses, clock());
      });
      for (const id of person_ids) reads.noteRead(id);
      return { data };
    },

    /**
     * Brings members up to date. Who was deleted at the service is erased; who has another address there loses links and sessions.
     * Applications, and persons without a copy, are left alone. Throws `ApiError` if the service does not answer.
     */
    refresh: (list: MemberList, person_ids: readonly string[]): Promise<void> =>
      inLanes(person_ids, (person_id) => reads.refresh(list, person_id)),

    /** Changes a member at the service, then in the replica. */
    update: memberUpdate({ store, upstream, reads, call, clock }),
  };
}
