import { ApiError } from '../../api/index.js';
import { statusOf, type Upstream } from './upstream-client.js';

/** A request about one person of a list. */
interface PersonArguments {
  readonly list_id: string;
}

/**
 * A service whose 404 for a person means that the list lacks the person. The specification answers 404 for a missing list, too, and so does
 * whatever stands at a wrong address: then the error is 503, so that nobody counts as deleted. The columns of the list prove that it is there.
 */
export function withProvenAbsence(upstream: Upstream): Upstream {
  const proven =
    <Args extends PersonArguments, Answer>(call: (args: Args) => Promise<Answer>) =>
    (args: Args): Promise<Answer> =>
      call(args).catch(async (error: unknown) => {
        if (statusOf(error) !== 404) throw error;
        await upstream.listColumns({ list_id: args.list_id }).catch(() => {
          throw new ApiError(503, 'The list of the person cannot be found at the service.');
        });
        throw error;
      });
  return {
    ...upstream,
    readPerson: proven(upstream.readPerson),
    updatePerson: proven(upstream.updatePerson),
    deletePerson: proven(upstream.deletePerson),
  };
}
