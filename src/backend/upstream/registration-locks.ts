import { ApiError } from '../../api/index.js';

/** Registrations that this process works on, by `external_id`: one request works on a registration at a time. */
export function registrationLocks() {
  const inFlight = new Set<string>();

  return {
    isLocked: (external_id: string): boolean => inFlight.has(external_id),

    /** Works on a registration; throws 409 while another request of this process does. */
    async withLock<Result>(external_id: string, work: () => Promise<Result>): Promise<Result> {
      if (inFlight.has(external_id)) throw new ApiError(409, 'A request with this key is being worked on.', [], 1_000);
      inFlight.add(external_id);
      try {
        return await work();
      } finally {
        inFlight.delete(external_id);
      }
    },
  };
}

export type RegistrationLocks = ReturnType<typeof registrationLocks>;
