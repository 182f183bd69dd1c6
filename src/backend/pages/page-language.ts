import { parseAccept } from 'hono/utils/accept';
import { isSupported, supportedTag } from '../../i18n/index.js';
import { urlOf } from '../backend.js';

/** Longer language tags are not supported. Characters. */
const MAX_TAG_LENGTH = 35;

/** A tag without its region: bounds the number of languages, so that date formats can be cached for each. */
const withoutRegion = (tag: string): string => supportedTag(tag).replace(/^([a-z]+)-[A-Z]{2}/, '$1');

/** The language in `?lang=`, if it is supported. */
export function chosenLanguageOf(request: Request): string | undefined {
  const tag = urlOf(request).searchParams.get('lang')?.slice(0, MAX_TAG_LENGTH);
  return tag && isSupported(tag) ? withoutRegion(tag) : undefined;
}

/**
 * The language of a hosted page, a BCP 47 tag: the one in its address, else the supported one that the browser prefers
 * (`Accept-Language`, RFC 9110 section 12.5.4), else the first of the club, in which its own texts are, else English.
 */
export function pageLanguageOf(request: Request, clubLanguages: readonly string[] = []): string {
  const accepted = parseAccept(request.headers.get('accept-language') ?? '').filter(({ q }) => q > 0);
  const tags = accepted.map(({ type }) => type.slice(0, MAX_TAG_LENGTH));
  const tag = [...tags, ...clubLanguages].find(isSupported);
  return chosenLanguageOf(request) ?? withoutRegion(tag ?? 'en');
}
