/** A tag as it stands in a page or in a text, its attributes by their names in small letters. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The elements of the kit. */
export const elementNames = ['event-list', 'event-registration', 'member-profile', 'portal-login'];

/** The elements that show what is a member's. */
export const portalNames = ['member-profile', 'portal-login'];

/** What a slug may look like: `club`, or `club/form`. */
export const isSlug = (text: string): boolean =>
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\/[a-z0-9][a-z0-9-]*)?$/.test(text);

/** An address in full, or undefined where there is none. */
export function addressOf(text: string | undefined, base?: string): URL | undefined {
  // the constructor knows no address that is a mere path without a base
  if (!text) return undefined;
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Editors that mean well write “ ” in place of ". */
export const withStraightQuotes = (text: string): string => text.replace(/[“”„‟″«»‘’‚′]/g, '').trim();

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#39': "'",
  '#34': '"',
};

const unescaped = (text: string): string =>
  text.replace(/&(amp|quot|lt|gt|#39|#34);/g, (_, name: string) => namedEntities[name]!);

/** Opening tags in a text that is not markup: a comment, or what was escaped on its way. */
export function tagsIn(text: string): Tag[] {
  return [...text.matchAll(/<([a-z][\w-]*)((?:\s(?:"[^"]*"|'[^']*'|[^'">])*)?)>/gi)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...rest.matchAll(attributePattern)].map(([, key = '', double, single, bare]) => [
          key.toLowerCase(),
          unescaped(double ?? single ?? bare ?? ''),
        ]),
      ),
    }),
  );
}

export const tagOf = (element: Element): Tag => ({
  name: element.localName,
  attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name.toLowerCase(), value])),
});

/** Where consent tools and plugins put an address away that is not to be asked for yet. */
const putAway = [
  'data-src',
  'data-rocket-src',
  'data-litespeed-src',
  'litespeed-src',
  'data-cookieblock-src',
  'data-suppressedsrc',
  'suppressedsrc',
  'data-cmp-src',
  'data-service-src',
  'nitro-src',
  'consent-original-src-_',
  'data-brlbs-src',
  'data-uc-src',
  'data-cli-src',
];

/** Which attribute holds the address of a script; none where there is no address. */
export const sourceAttribute = ({ attributes }: Tag): string | undefined =>
  ['src', ...putAway].find((name) => attributes[name]);

/** The address of a script as it is written, wherever it was put. */
export const sourceOf = (tag: Tag): string | undefined => tag.attributes[sourceAttribute(tag) ?? ''];

/** What a tag is about, as the embed script reads it. */
export function slugOf(tag: Tag): string | undefined {
  const { attributes } = tag;
  if (elementNames.includes(tag.name)) return attributes['slug'] || undefined;
  const source = tag.name === 'script' ? sourceOf(tag) : undefined;
  const asked = addressOf(withStraightQuotes(source ?? ''), 'https://here.invalid')?.searchParams.get('slug');
  return attributes['data-turnout-slug'] || attributes['data-slug'] || asked || undefined;
}

/** A script of ours lies at `/embed.js`, or under a version; others have an `embed.js` as well, and theirs lie elsewhere. */
const ours = /^\/(?:[\w.@-]*\d[\w.@-]*\/|embed\/[\w.@-]*\d[\w.@-]*\/)?embed(?:-form|-list)?(?:[-.@][\w.-]+)?\.js$/;

/** True for what somebody pasted to embed something of ours. `home` is the address of a script that is known to be ours. */
export function isEmbed(tag: Tag, home?: string): boolean {
  const { name, attributes } = tag;
  if (elementNames.includes(name) || 'data-turnout-slug' in attributes) return true;
  const source = addressOf(withStraightQuotes(sourceOf(tag) ?? ''), 'https://here.invalid');
  const isNamed = !!attributes['data-slug'] || !!source?.searchParams.get('slug');
  if (name !== 'script') return isNamed && isSlug(withStraightQuotes(attributes['data-slug'] ?? ''));
  if (!source) return 'data-slug' in attributes;
  const isHome = home !== undefined && source.href.replace(/[?#].*$/, '') === home;
  return (
    isHome || ours.test(source.pathname) || (isNamed && /embed[^/]*\.js$|\/cache\/|\/autoptimize/.test(source.pathname))
  );
}

/** An attribute as it is written. */
const written = ([name, value]: readonly [string, string]): string =>
  value === '' ? name : `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;

/** The tag as it is written; `most` cuts what is too long to be shown. */
export function markupOf({ name, attributes }: Tag, most = Infinity): string {
  const all = [name, ...Object.entries(attributes).map(written)].join(' ');
  return `<${all.length > most ? `${all.slice(0, most)}…` : all}>`;
}

/** The whole tag to paste: the one that is there, with some attributes set, and others (`undefined`) taken away. */
export function pasted(tag: Tag, changes: Readonly<Record<string, string | undefined>> = {}): string {
  const { src, ...rest } = { ...tag.attributes, ...changes } as Record<string, string | undefined>;
  const attributes = Object.entries({ ...(src === undefined ? {} : { src }), ...rest });
  const kept = attributes.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${markupOf({ name: tag.name, attributes: Object.fromEntries(kept) })}</${tag.name}>`;
}

/** The line that the service hands out. */
export const snippetOf = (embed: string, slug: string, widget?: string): string =>
  pasted({
    name: 'script',
    attributes: {
      src: `${embed.replace(/[?#].*$/, '')}${widget ? '' : `?slug=${slug}`}`,
      'data-slug': slug,
      ...(widget ? { 'data-widget': widget } : {}),
      async: '',
      crossorigin: '',
    },
  });
