/** Where a gate has the same as an element on a page of its own. An address that is none, but a script say, leads nowhere. */
export const hostedPage = (base: string, slug: string): string | undefined =>
  slug && /^(https?:\/)?\/(.*\/)?public$/.test(base) ? base.replace(/public$/, `portal/${slug}`) : undefined;
