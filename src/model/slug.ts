/** The parts of a slug: `club` names a club, `club/form` one of its forms. */
export interface ParsedSlug {
  readonly club: string;
  readonly form: string | undefined;
}

/**
 * Splits a slug as elements and addresses take it.
 *
 * @example
 * parseSlug('sv-wiesental/zeltlager'); // { club: 'sv-wiesental', form: 'zeltlager' }
 * parseSlug('sv-wiesental'); // { club: 'sv-wiesental', form: undefined }
 */
export function parseSlug(slug: string): ParsedSlug {
  const [club = '', form] = slug.split('/');
  return { club, form };
}
