/** A tag in a page or a text, with its attributes by lower-case name. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The elements of the kit. */
export const elementNames = ['event-list', 'event-registration', 'member-profile', 'portal-login'];

/** The elements of the member portal. */
export const portalNames = ['member-profile', 'portal-login'];

/** Whether a text has the form of a slug: `club` or `club/form`. */
export const isSlug = (text: string): boolean =>
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\/[a-z0-9][a-z0-9-]*)?$/.test(text);

/** The absolute address, or undefined if the text is none. */
export function addressOf(text: string | undefined, base?: string): URL | undefined {
  if (!text) return undefined;
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Removes typographic quotes, which some editors write in place of ". */
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

/** Opening tags in a text that is not markup, such as a comment or escaped HTML. */
export function tagsIn(text: string): Tag[] {
  return [...text.matchAll(/<([a-z][\w-]*)((?:\s(?:"[^"]*"|'[^']*'|[^'">])*)?)>/gi)].map(
    ([, name = '', content = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...content.matchAll(attributePattern)].map(([, key = '', double, single, bare]) => [
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

/** Attributes in which consent tools and plugins keep the address of a blocked script. */
const sourceAttributes = [
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

/** The attribute with the address of a script, if any. */
export const sourceAttribute = ({ attributes }: Tag): string | undefined =>
  ['src', ...sourceAttributes].find((name) => attributes[name]);

/** The address of a script as it is written, in any of these attributes. */
export const sourceOf = (tag: Tag): string | undefined => tag.attributes[sourceAttribute(tag) ?? ''];

/** The slug of a tag, as the embed script reads it. */
export function slugOf(tag: Tag): string | undefined {
  const { attributes } = tag;
  if (elementNames.includes(tag.name)) return attributes['slug'] || undefined;
  const source = tag.name === 'script' ? sourceOf(tag) : undefined;
  const queried = addressOf(withStraightQuotes(source ?? ''), 'https://here.invalid')?.searchParams.get('slug');
  return attributes['data-turnout-slug'] || attributes['data-slug'] || queried || undefined;
}

/** The path of our script: `/embed.js`, also with a version. Scripts of others called `embed.js` have other paths. */
const embedPath = /^\/(?:[\w.@-]*\d[\w.@-]*\/|embed\/[\w.@-]*\d[\w.@-]*\/)?embed(?:-form|-list)?(?:[-.@][\w.-]+)?\.js$/;

/** Whether a tag embeds the kit. `home` is the address of the script that runs the doctor. */
export function isEmbed(tag: Tag, home?: string): boolean {
  const { name, attributes } = tag;
  if (elementNames.includes(name) || 'data-turnout-slug' in attributes) return true;
  const source = addressOf(withStraightQuotes(sourceOf(tag) ?? ''), 'https://here.invalid');
  const isNamed = !!attributes['data-slug'] || !!source?.searchParams.get('slug');
  if (name !== 'script') return isNamed && isSlug(withStraightQuotes(attributes['data-slug'] ?? ''));
  if (!source) return 'data-slug' in attributes;
  const isHome = home !== undefined && source.href.replace(/[?#].*$/, '') === home;
  return (
    isHome ||
    embedPath.test(source.pathname) ||
    (isNamed && /embed[^/]*\.js$|\/cache\/|\/autoptimize/.test(source.pathname))
  );
}

/** An attribute as HTML. */
const attributeText = ([name, value]: readonly [string, string]): string =>
  value === '' ? name : `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;

/** The tag as HTML, cut after `maxLength` characters. */
export function markupOf({ name, attributes }: Tag, maxLength = Infinity): string {
  const all = [name, ...Object.entries(attributes).map(attributeText)].join(' ');
  return `<${all.length > maxLength ? `${all.slice(0, maxLength)}…` : all}>`;
}

/** The tag as HTML to paste, with some attributes changed and others (`undefined`) removed. */
export function snippetFrom(tag: Tag, changes: Readonly<Record<string, string | undefined>> = {}): string {
  const { src, ...rest } = { ...tag.attributes, ...changes } as Record<string, string | undefined>;
  const attributes = Object.entries({ ...(src === undefined ? {} : { src }), ...rest });
  const present = attributes.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${markupOf({ name: tag.name, attributes: Object.fromEntries(present) })}</${tag.name}>`;
}

/** The snippet that the service hands out. */
export const snippetOf = (embed: string, slug: string, widget?: string): string =>
  snippetFrom({
    name: 'script',
    attributes: {
      src: `${embed.replace(/[?#].*$/, '')}${widget ? '' : `?slug=${slug}`}`,
      'data-slug': slug,
      ...(widget ? { 'data-widget': widget } : {}),
      async: '',
      crossorigin: '',
    },
  });
