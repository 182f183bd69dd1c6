import { parseAccept } from 'hono/utils/accept';
import { isSupported, supportedTag } from '../../i18n/index.js';
import { urlOf } from '../backend.js';

/** Longer tags name nothing that we speak. Characters. */
const MAX_TAG_LENGTH = 35;

/** A tag without its region, so that there are as many as we have words for, and formats of dates can be kept for each. */
const withoutRegion = (tag: string): string => supportedTag(tag).replace(/^([a-z]+)-[A-Z]{2}/, '$1');

/** The language that the address of a page asks for with `?lang=`, if we speak it. */
export function chosenLanguageOf(request: Request): string | undefined {
  const tag = urlOf(request).searchParams.get('lang')?.slice(0, MAX_TAG_LENGTH);
  return tag && isSupported(tag) ? withoutRegion(tag) : undefined;
}

/**
 * The language of a hosted page, as a BCP 47 tag: the one in its address, else the one that the browser prefers of those that
 * we speak (`Accept-Language`, RFC 9110 section 12.5.4), else English.
 */
export function pageLanguageOf(request: Request): string {
  const accepted = parseAccept(request.headers.get('accept-language') ?? '').filter(({ q }) => q > 0);
  const tag = accepted.map(({ type }) => type.slice(0, MAX_TAG_LENGTH)).find(isSupported);
  return chosenLanguageOf(request) ?? withoutRegion(tag ?? 'en');
}
