import type { Signer } from '../crypto/index.js';

/** Age limits of form tokens: a faster submission is a program, a slower one a page left open. */
export const MIN_TOKEN_AGE_MS = 2_000;
export const MAX_TOKEN_AGE_MS = 2 * 3600_000;

/** The payload of a form token. */
export interface FormTokenPayload {
  /** When it was issued, in milliseconds since 1970. */
  readonly at: number;
  /** Requested proof of work in bits; none if absent. */
  readonly bits?: number;
  /** Identifies the texts of the consents that the form had; see `wordingOf`. */
  readonly wording?: string;
}

/** Distinguishes tokens issued in the same millisecond, since each has a limit of uses. */
const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join('');

const purpose = (workspace_id: string, slug: string) => `form ${workspace_id} ${slug}`;

/** Issues a signed form token. It is not stored. */
export const issueFormToken = (
  signer: Signer,
  workspace_id: string,
  slug: string,
  payload: FormTokenPayload,
): Promise<string> => signer.issueToken(purpose(workspace_id, slug), { ...payload, nonce: newNonce() });

/** The payload of a token issued for this form and of valid age; undefined otherwise. */
export async function verifyFormToken(
  signer: Signer,
  { workspace_id, slug, token, now }: { workspace_id: string; slug: string; token: string; now: number },
): Promise<FormTokenPayload | undefined> {
  const payload = (await signer.verifyToken(purpose(workspace_id, slug), token)) as FormTokenPayload | undefined;
  return payload && now - payload.at >= MIN_TOKEN_AGE_MS && now - payload.at <= MAX_TOKEN_AGE_MS ? payload : undefined;
}
