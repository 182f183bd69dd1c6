import { ApiError, networkError } from '../../api/index.js';
import type { Data } from '../../model/envelope.js';
import type { PortalSession } from '../../model/portal-session.js';
import type { Addresses } from '../backend.js';
import { createPortalLink } from '../service/index.js';
import { emailKey } from '../store/index.js';
import { inLanes, memberReads, type MemberList, type MemberOptions } from './member-reads.js';
import { storeMember, type AnsweredMember } from './member-replica.js';
import { memberUpdate } from './member-update.js';
import { statusOf } from './upstream-client.js';

const OPEN = 'POST /member_portal_sessions';

/** Members who sign in. The service has them; the store has a copy of those with a link. */
export function membersAt(options: MemberOptions) {
  const { store, upstream, call, clock } = options;
  const reads = memberReads(options);

  /** The ids of the members whom the service names for an address; none if it knows none. */
  async function idsNamedFor(email: string): Promise<string[]> {
    const openSession = async () => {
      const { data } = await upstream.createPortalSession({ body: { email } });
      const ids: unknown = (data as Partial<PortalSession> | null)?.person_ids;
      if (!Array.isArray(ids)) throw networkError('invalid_response', undefined);
      return ids.filter((id) => typeof id === 'string');
    };
    return call(OPEN, openSession, { answers: [404, 422] }).catch((error: unknown) =>
      statusOf(error) === 404 ? [] : Promise.reject(error as Error),
    );
  }

  /** The same for the address as it was typed and in lower case: a service may tell capitals apart. */
  async function personIdsOf(email: string): Promise<string[]> {
    const spellings = [...new Set([email, emailKey(email)!])];
    return [...new Set((await Promise.all(spellings.map(idsNamedFor))).flat())];
  }

  return {
    /**
     * Makes a link of the gate's own for those members whom the service names for an address and who have it. Throws `ApiError` 404 if
     * there are none. The link of the service is not used (decision 36).
     */
    async openPortal(
      list: MemberList,
      email: string,
      addresses: Pick<Addresses, 'portal_url'>,
    ): Promise<Data<PortalSession>> {
      const ids = await personIdsOf(email);
      const answered = new Map<string, AnsweredMember>();
      await inLanes(ids, async (id) => {
        const member = await reads.read(list, id);
        // the service may compare addresses by other rules: whoever has another one is not signed in by this one's link
        if (member && emailKey(member.person.email) === emailKey(email)) answered.set(id, member);
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

export type Members = ReturnType<typeof membersAt>;
