import { parseSlug } from '../model/slug.js';
/** The address of a club at the gate, and the name of the form in it, that a slug (`club`, `club/form`) names. */
export function clubAtGate(base: string, slug: string): { readonly base: string; readonly name: string } {
  const { club, form: name = '' } = parseSlug(slug || '');
  return { base: `${base}/${encodeURIComponent(club)}`, name };
}
