import type { Seal } from '../crypto/index.js';

/** Faster than this, nobody has read a form. Slower than that, it is a page left open. Milliseconds. */
export const MIN_TOKEN_AGE_MS = 2_000;
export const MAX_TOKEN_AGE_MS = 2 * 3600_000;

/** What a form token says. */
export interface FormTokenPayload {
  /** When the visitor began. */
  readonly at: number;
  /** How much work was asked for with it; none where absent. */
  readonly bits?: number;
}

/** Tells tokens apart that are issued in the same millisecond: each is good for some registrations, not all of them together. */
const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join('');

const purpose = (workspace_id: string, slug: string) => `form ${workspace_id} ${slug}`;

/** A token that says when a visitor began with a form. Signed, kept nowhere. */
export const issueFormToken = (
  seal: Seal,
  workspace_id: string,
  slug: string,
  begun: FormTokenPayload,
): Promise<string> => seal.close(purpose(workspace_id, slug), { ...begun, nonce: newNonce() });

/** What a token says that was issued for this form, is old enough and not too old; undefined of any other. */
export async function openFormToken(
  seal: Seal,
  { workspace_id, slug, token, now }: { workspace_id: string; slug: string; token: string; now: number },
): Promise<FormTokenPayload | undefined> {
  const begun = (await seal.open(purpose(workspace_id, slug), token)) as FormTokenPayload | undefined;
  return begun && now - begun.at >= MIN_TOKEN_AGE_MS && now - begun.at <= MAX_TOKEN_AGE_MS ? begun : undefined;
}
