import type { Seal } from '../layers/index.js';

/** Faster than this, nobody has read a form. Slower than that, it is a page left open. Milliseconds. */
export const minAge = 2_000;
export const maxAge = 2 * 3600_000;

const purpose = (workspace_id: string, slug: string) => `form ${workspace_id} ${slug}`;

/** A token that says when a visitor began with a form. Signed, kept nowhere. */
export const issueToken = (seal: Seal, workspace_id: string, slug: string, now: number): Promise<string> =>
  seal.close(purpose(workspace_id, slug), { at: now });

/** True when the token was issued for this form, is old enough and not too old. */
export async function acceptsToken(
  seal: Seal,
  { workspace_id, slug, token, now }: { workspace_id: string; slug: string; token: string; now: number },
): Promise<boolean> {
  const payload = (await seal.open(purpose(workspace_id, slug), token)) as { at: number } | undefined;
  return !!payload && now - payload.at >= minAge && now - payload.at <= maxAge;
}
