import type { Kysely } from 'kysely';
import type { RegistrationState } from '../../model/own-registration.js';
import { events, type EventRow } from './events.js';
import { registrations, type Registration } from './registrations.js';
import type { Schema } from './schema.js';

/** An event that has a waiting list. */
export type EventWithWaitingList = Pick<EventRow, 'workspace_id' | 'list_id' | 'slug' | 'closes_at'> & {
  waiting_list_id: string;
};

/**
 * Waiting lists (decision 24): a place that becomes free is reserved for the person who has waited longest,
 * until they accept, decline, or let the deadline pass. A reserved place counts as taken, so an event is never oversold.
 */
export const waitingLists = (db: Kysely<Schema>) => {
  const eventsWithWaitingList = db
    .selectFrom('event')
    .innerJoin('event as waiting', (join) =>
      join.onRef('waiting.workspace_id', '=', 'event.workspace_id').onRef('waiting.slug', '=', 'event.waiting_list'),
    )
    .select(['event.workspace_id', 'event.list_id', 'event.slug', 'event.closes_at'])
    .select('waiting.list_id as waiting_list_id');

  /** The event whose waiting list this list is. */
  const eventOf = (workspace_id: string, waiting_list_id: string): Promise<EventWithWaitingList | undefined> =>
    eventsWithWaitingList
      .where('event.workspace_id', '=', workspace_id)
      .where('waiting.list_id', '=', waiting_list_id)
      .executeTakeFirst();

  return {
    eventOf,

    /** Events of all workspaces that take registrations and have a free place while somebody waits. */
    eventsWithFreePlace: (now: number): Promise<EventWithWaitingList[]> =>
      eventsWithWaitingList
        .where('event.published', '=', 1)
        .where('event.closes_at', '>', now)
        .where(({ or, eb, ref }) =>
          or([
            eb('event.max_persons', 'is', null),
            eb(eb('event.persons_count', '+', ref('event.reserved_places')), '<', ref('event.max_persons')),
          ]),
        )
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('registration')
              .select('registration.id')
              .whereRef('registration.workspace_id', '=', 'event.workspace_id')
              .whereRef('registration.list_id', '=', 'waiting.list_id')
              .where('registration.state', '=', 'waiting'),
          ),
        )
        .execute(),

    /**
     * Reserves a free place for a registration: the given one, else the one that has waited longest. To be called in a
     * transaction. Undefined if no place is free or nobody waits; then nothing is changed.
     */
    async offerPlace(
      { workspace_id, list_id, waiting_list_id }: EventWithWaitingList,
      { deadline_at, now, registration }: { deadline_at: number; now: number; registration?: Registration },
    ): Promise<Registration | undefined> {
      if (!(await events(db).reservePlace(workspace_id, list_id, now))) return undefined;
      const next = registration ?? (await registrations(db).inState(workspace_id, waiting_list_id, 'waiting', 1))[0];
      const change = { from: next?.state ?? 'waiting', to: 'offered', deadline_at } as const;
      if (next && (await registrations(db).change(next, change, now))) return next;
      await events(db).releasePlaces(workspace_id, list_id, 1);
      return undefined;
    },

    /** Ends an offer and frees its place, in a transaction. False if the offer had already ended. */
    async endOffer(registration: Registration, to: RegistrationState, now: number): Promise<boolean> {
      if (!(await registrations(db).change(registration, { from: 'offered', to }, now))) return false;
      const event = await eventOf(registration.workspace_id, registration.list_id);
      if (event) await events(db).releasePlaces(event.workspace_id, event.list_id, 1);
      return true;
    },

    /** Frees the places that are reserved for persons who are being deleted. */
    async releasePlacesOf(workspace_id: string, person_ids: readonly string[]): Promise<void> {
      const offered = (await registrations(db).ofPersons(workspace_id, person_ids)).filter(
        ({ state }) => state === 'offered',
      );
      for (const { list_id } of offered) {
        const event = await eventOf(workspace_id, list_id);
        if (event) await events(db).releasePlaces(workspace_id, event.list_id, 1);
      }
    },
  };
};
