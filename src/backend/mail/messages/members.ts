import { ApiError } from '../../../api/index.js';
import type { Person } from '../../../model/person.js';
import { mailName } from '../mail-name.js';

/** The name of a person, safe for mails. */
export const memberName = ({ name }: Pick<Person, 'name'>): string =>
  mailName([name?.first_name, name?.last_name].filter(Boolean).join(' '));

/** Statuses by which the service refuses: no such member, or no access to the portal. */
const REFUSAL_STATUSES: readonly number[] = [402, 403, 404, 422];

/** The response of the service; undefined if the service refuses: then no mail is sent, and nobody is told. */
export const unlessRefused = <Answer>(request: Promise<Answer>): Promise<Answer | undefined> =>
  request.catch((error: unknown) => {
    if (error instanceof ApiError && REFUSAL_STATUSES.includes(error.status)) return undefined;
    throw error;
  });
