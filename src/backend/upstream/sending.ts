import { isApiError } from '../../api/index.js';
import type { Person, PersonInput } from '../../model/person.js';
import type { Clock } from '../backend.js';
import type { PendingRegistration } from '../store/index.js';
import { isTemporary, statusOf, unavailable, undecided, UpstreamError, type Upstream } from './upstream-client.js';
import { personIn } from './upstream-shapes.js';

/** The time in which a visitor's request is sent to the service again after an answer was lost. */
const RETRY_BUDGET_MS = 8_000;

/** The pause before the first repetition; it doubles with each. */
const FIRST_PAUSE_MS = 250;

export const CREATE_PERSON = 'POST /lists/{list_id}/persons';
const READ = 'GET /lists/{list_id}/persons/{person_id}';

export interface SenderOptions {
  readonly upstream: Upstream;
  /** Monotonic clock in milliseconds. */
  readonly elapsed: Clock;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly report: (error: unknown) => void;
}

/** The decision of the service about a person: it is stored, or refused for good. */
export type Decision = { readonly person: Person } | { readonly refusal: unknown };

/** Whether a service refuses an `external_id` that it has already. */
const isTaken = (error: unknown): boolean =>
  isApiError(error) && error.status === 422 && error.issues.some(({ field }) => field === 'external_id');

export const isApplication = ({ body }: PendingRegistration): boolean =>
  (JSON.parse(body) as PersonInput).creation_behaviour === 'unconfirmed';

/** Whether a service refuses a field: then it has looked at the registration, and does not have it. */
const namesField = (error: unknown): boolean =>
  isApiError(error) && error.status === 422 && error.issues.some(({ field }) => field !== '');

/** Creates persons at a service exactly once: under an `external_id` that it keeps unique (decision 34). */
export function senderTo({ upstream, elapsed, wait, report }: SenderOptions) {
  const create = ({ list_id, external_id, body }: PendingRegistration): Promise<Person> =>
    upstream.createPerson({ list_id, body: { ...(JSON.parse(body) as PersonInput), external_id } }).then(personIn);

  /** The person of a registration; null if the service has none. Throws if it does not answer. */
  const read = ({ list_id, external_id }: PendingRegistration): Promise<Person | null> =>
    upstream.readPerson({ list_id, person_id: external_id }).then(personIn, (error: unknown) => {
      if (statusOf(error) === 404) return null;
      report(new UpstreamError(READ, error));
      throw undecided(error);
    });

  return {
    read,

    /** Sends a registration until the service has decided. Throws 429 or 504 when the budget is used up before. */
    async send(pending: PendingRegistration, isNew: boolean): Promise<Decision> {
      const until = elapsed() + RETRY_BUDGET_MS;
      let mayBeStored = !isNew;
      for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
        try {
          return { person: await create(pending) };
        } catch (error) {
          const status = statusOf(error);
          // an application takes no place: its visitor hears that it was not sent, and it must not be sent later
          if (status === 429 && !mayBeStored && isApplication(pending)) return { refusal: error };
          if (status === 429) throw error;
          if (!isTemporary(error) && status !== 422 && !mayBeStored) return { refusal: error };
          // it may be stored although this attempt failed: by an earlier one, or because only the answer was lost
          const stored = await read(pending);
          if (stored) return { person: stored };
          // a service need not show applications; that the identifier is taken tells enough
          if (isTaken(error)) return { person: { id: pending.external_id } as Person };
          // a service that hides applications may have stored this one, even if it refuses the retry
          const isHidden = mayBeStored && isApplication(pending) && !namesField(error);
          if (!isTemporary(error) && !isHidden) return { refusal: error };
          report(new UpstreamError(CREATE_PERSON, error));
          if (!isTemporary(error) || status === 503 || elapsed() + pauseMs > until) throw undecided(error);
          mayBeStored = true;
          await wait(pauseMs);
        }
      }
    },

    /**
     * Sends a registration once more that the service does not show: this stores it, or tells that it is there. Throws if the service
     * does not answer.
     */
    resend: (pending: PendingRegistration): Promise<Decision> =>
      create(pending).then(
        (person) => ({ person }),
        (error: unknown) => {
          if (isTaken(error)) return { person: { id: pending.external_id } as Person };
          report(new UpstreamError(CREATE_PERSON, error));
          if (isTemporary(error)) throw unavailable(error);
          return { refusal: error };
        },
      ),

    /** Deletes a person who shall not stay at the service. Throws if it does not answer. */
    async remove({ list_id, external_id }: Pick<PendingRegistration, 'list_id' | 'external_id'>): Promise<void> {
      await upstream.deletePerson({ list_id, person_id: external_id }).catch((error: unknown) => {
        if (statusOf(error) === 404) return;
        report(new UpstreamError('DELETE /lists/{list_id}/persons/{person_id}', error));
        throw unavailable(error);
      });
    },
  };
}

export type Sender = ReturnType<typeof senderTo>;
