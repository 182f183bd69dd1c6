/** A sign-in link as it stands in an address, or in a text that somebody has pasted. */
export interface SignInLink {
  readonly token: string;
  /** The club that the link itself names. */
  readonly club: string | undefined;
  /** The page that it leads to, without query; empty where only the end of a link was pasted. */
  readonly page: string;
}

/** Reads a sign-in link. Mail programs break lines, and take along what stands around it. */
export function linkIn(text: string): SignInLink | undefined {
  const bare = text.replace(/[\s\u200b]+|(%3E)+$/gi, '').replace(/^[<(["']+|[>)\]"'.,;!]+$/g, '');
  const [, page = '', club, token] = /^(?:(.*)#)?(?:([a-z\d-]+)\.)?([\w-]{43})$/.exec(bare) ?? [];
  return token ? { token, club, page: page.replace(/\/?(\?.*)?$/, '') } : undefined;
}

/** The club at an address of the gate, `…/public/club`. */
const clubAt = (base: string): string => base.replace(/^.*\//, '');

/** True of a link that names the club at `base`: by itself, or on the portal's own page by the address of that (design.md section 6). */
export const isFor = ({ club, page }: SignInLink, base: string): boolean =>
  club !== undefined
    ? club === clubAt(base)
    : page === new URL(base, globalThis.document?.baseURI).href.replace(/public\/([^/]+)$/, 'portal/$1');

/** The token of a link that somebody has pasted at the club at `base`; none where the link says that it is another club's. */
export function tokenIn(text: string, base: string): string | undefined {
  const link = linkIn(text);
  const club = link?.club ?? /\/portal\/([^/]+)$/.exec(link?.page ?? '')?.[1] ?? clubAt(base);
  return club === clubAt(base) ? link?.token : undefined;
}
