/** The hosted page with the same content as an element; undefined for an address that is not a gate's. */
export const hostedPage = (base: string, slug: string): string | undefined =>
  slug && /^(https?:\/)?\/(.*\/)?public$/.test(base) ? base.replace(/public$/, `portal/${slug}`) : undefined;
