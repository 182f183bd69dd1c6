const etags = new WeakMap<object, string>();

/**
 * The entity tag of a person's response, for `if_match`. It belongs to this very object, the `data` of a read, a creation or
 * an update. A copy has none, and neither has a person of a page.
 */
export const etagOf = (data: object): string | undefined => etags.get(data);

/** Remembers the entity tag of a response for `etagOf` its `data`. */
export function rememberEtag(answer: unknown, etag: string | null | undefined): void {
  const { data } = (answer ?? {}) as { data?: unknown };
  // compressing proxies weaken the tag, and If-Match accepts no weak ones (RFC 9110, section 8.8.1)
  if (etag && typeof data === 'object' && data !== null) etags.set(data, etag.replace(/^W\//, ''));
}
