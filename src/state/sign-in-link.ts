/** A sign-in link from the page's address, or from pasted text. */
export interface SignInLink {
  readonly token: string;
  /** The club that the link names. */
  readonly club: string | undefined;
  /** The page of the link, without query; empty if only the end of a link was pasted. */
  readonly page: string;
}

/** Parses a sign-in link. Mail programs break it into lines and add surrounding punctuation. */
export function parseSignInLink(text: string): SignInLink | undefined {
  const cleanText = text.replace(/[\s\u200b]+|(%3E)+$/gi, '').replace(/^[<(["']+|[>)\]"'.,;!]+$/g, '');
  const [, page = '', club, token] = /^(?:(.*)#)?(?:([a-z\d-]+)\.)?([\w-]{43})$/.exec(cleanText) ?? [];
  return token ? { token, club, page: page.replace(/\/?(\?.*)?$/, '') } : undefined;
}

/** The club at an address of the gate, `…/public/club`. */
const clubAt = (base: string): string => base.replace(/^.*\//, '');

/**
 * Whether a link is for the club at `base`: it names the club, or is on the club's hosted portal page
 * (docs/member-portal.md#allow-your-website).
 */
export const isLinkFor = ({ club, page }: SignInLink, base: string): boolean =>
  club !== undefined
    ? club === clubAt(base)
    : page === new URL(base, globalThis.document?.baseURI).href.replace(/public\/([^/]+)$/, 'portal/$1');

/** The token of a link that was pasted at the club at `base`; undefined for the link of another club. */
export function pastedToken(text: string, base: string): string | undefined {
  const link = parseSignInLink(text);
  const club = link?.club ?? /\/portal\/([^/]+)$/.exec(link?.page ?? '')?.[1] ?? clubAt(base);
  return club === clubAt(base) ? link?.token : undefined;
}
