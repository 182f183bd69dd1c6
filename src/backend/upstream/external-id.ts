import { digest } from '../crypto/index.js';

/** The `external_id` of the person whom a request with an idempotency key creates at the service. */
export const externalIdOf = async (idempotency_key: string): Promise<string> => `reg_${await digest(idempotency_key)}`;
