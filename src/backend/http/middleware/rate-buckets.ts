import type { Signer } from '../../crypto/index.js';
import type { Rates } from './standard-rates.js';

/** The name of a bucket in memory. Names may be long; the digests that are stored are short. */
export const bucketName = (kind: keyof Rates, subject: string): string => `${kind}\n${subject.slice(0, 200)}`;

/** The name of a bucket in the store, a keyed digest: the database learns of no address. */
export const storedBucket = async (signer: Signer, name: string): Promise<string> =>
  (await signer.sign(`rate\n${name}`)).slice(0, 22);

/** The name of the bucket of somebody in the store. */
export const bucketOf = (signer: Signer, kind: keyof Rates, subject: string): Promise<string> =>
  storedBucket(signer, bucketName(kind, subject));
