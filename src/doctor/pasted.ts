import { aboutOf } from './about.js';
import type { AnyFinding } from '../model/finding.js';
import { found } from './finding.js';
import { isOnPage, scriptsOf, serviceOf, type Embed, type Page } from './page.js';
import { elementNames, isSlug, pasted, snippetOf, sourceAttribute, sourceOf, withStraightQuotes } from './tag.js';

/** Stands where the address of the service has to be put in, because the page does not tell. */
export const unknownService = 'https://turnout.example.org/embed.js';

/** The same, for the gate. */
const unknownGate = new URL('public', unknownService).href;

/** What may be left of a pasted line where the script itself is gone. */
const remnantOf = (page: Page): Embed | undefined =>
  page.embeds.find(({ place, tag }) => place === 'page' && tag.name !== 'script');

const straight = (text: string | undefined): string => withStraightQuotes(text ?? '').replace(/^\/+|\/+$/g, '');

/** A line that stands on the page and does nothing: as text, in a comment, in what is not shown. */
function idle({ place, slug = '', tag, sandbox }: Embed): AnyFinding[] {
  const about = aboutOf(tag);
  const lines = tag.name === 'script' ? [pasted(tag)] : [];
  if (place === 'text') return [found('shown_as_text', { slug }, { about, lines })];
  if (place === 'comment' || place === 'noscript' || place === 'template')
    return [found('inert', { slug, inside: place }, { about, lines })];
  if (place === 'frame' && sandbox !== undefined && !/\ballow-scripts\b/.test(sandbox))
    return [found('sandboxed', { sandbox: `sandbox="${sandbox}"` }, { about, lines: ['sandbox="allow-scripts"'] })];
  return [];
}

const curly = /[“”„‟″«»‘’‚′]/;

/** What became of the attributes of a script. */
function attributesOf(embed: Embed, page: Page): AnyFinding[] {
  const { tag, slug, source } = embed;
  const about = aboutOf(tag);
  const service = source?.href ?? serviceOf(page) ?? unknownService;
  const values = [sourceOf(tag), tag.attributes['data-slug']];
  const names = Object.keys(tag.attributes);
  if (values.some((value) => value && curly.test(value)) || names.some((name) => curly.test(name)))
    return [found('curly_quotes', {}, { about, lines: [snippetOf(service, straight(slug) || 'club/form')] })];
  if (!sourceAttribute(tag))
    return [
      found('script_without_source', { slug: slug ?? '' }, { about, lines: [snippetOf(service, slug ?? 'club/form')] }),
    ];
  if (!slug) {
    const placeholders = page.embeds.some(({ place, tag: other }) => place === 'page' && other.name !== 'script');
    return placeholders ? [] : [found('no_slug', {}, { about, lines: [snippetOf(service, 'club/form')] })];
  }
  return [];
}

/** What a tag says that it is about, where that cannot be. */
function wordsOf({ tag, slug }: Embed): AnyFinding[] {
  const about = aboutOf(tag);
  const widget = tag.attributes['data-widget'];
  const findings: AnyFinding[] = [];
  if (slug && !curly.test(slug) && !isSlug(slug)) findings.push(found('bad_slug', { slug }, { about }));
  if (widget && !elementNames.includes(widget))
    findings.push(
      found('unknown_widget', { name: widget }, { about, lines: elementNames.map((name) => `data-widget="${name}"`) }),
    );
  return findings;
}

/** What becomes of an address on its way through the page. */
function addressOf({ tag, source }: Embed, page: Page): AnyFinding[] {
  const written = sourceOf(tag) ?? '';
  if (!source || curly.test(written)) return [];
  const about = aboutOf(tag);
  const isWhole = /^([a-z]+:)?\/\//i.test(written.trim());
  if (isWhole && page.address?.protocol === 'https:' && source.protocol === 'http:') {
    const safe = written.replace(/^http:/i, 'https:');
    return [found('mixed_content', { source: written }, { about, lines: [pasted(tag, { src: safe })] })];
  }
  if (isWhole) return [];
  const service = serviceOf(page);
  const lines = [snippetOf(service ?? unknownService, straight(slugIn(tag)) || 'club/form')];
  return page.base && page.base.origin !== page.address?.origin
    ? [found('base_href', { base: page.base.href, source: source.href }, { about, lines })]
    : [found('relative_source', { source: written, resolved: page.address ? source.href : '' }, { about, lines })];
}

const slugIn = ({ attributes }: Embed['tag']): string | undefined => attributes['data-slug'];

/** The same script, pasted more than once, or from several places. */
export function repeated(page: Page): AnyFinding[] {
  const scripts = scriptsOf(page).filter(({ source }) => source);
  const findings: AnyFinding[] = [];
  const known = new Map<string, number>();
  for (const { tag, slug } of page.embeds.filter(isOnPage)) {
    // what a script has put there stands beside it: they are counted apart
    const what = `${elementNames.includes(tag.name)} ${slug} ${tag.attributes['data-widget'] ?? tag.name}`;
    known.set(what, (known.get(what) ?? 0) + 1);
    if (slug && known.get(what) === 2) findings.push(found('twice', { slug }));
  }
  const sources = new Set(scripts.map(({ source }) => source!.href.replace(/[?#].*$/, '')));
  if (sources.size > 1) findings.push(found('two_versions', { sources: [...sources].join('\n') }));
  return findings;
}

/** An element that an application makes of the package, where no script says whom to ask. */
const inApplication = ({ tag }: Embed): AnyFinding[] =>
  elementNames.includes(tag.name) && !tag.attributes['base-url']
    ? [found('no_base_url', { tag: tag.name }, { about: aboutOf(tag), lines: [`base-url="${unknownGate}"`] })]
    : [];

/** Nothing on the page would run: the line is gone, or only its place is left. */
export function missing(page: Page): AnyFinding[] {
  if (scriptsOf(page).length) return [];
  const service = serviceOf(page) ?? unknownService;
  const left = remnantOf(page);
  if (left || page.remnant) {
    const slug = left?.slug ?? page.remnant ?? '';
    const about = left && aboutOf(left.tag);
    return [
      found('tag_stripped', { slug }, { about, lines: [snippetOf(service, slug || 'club/form')] }),
      ...(left ? inApplication(left) : []),
    ];
  }
  // what stands there and does nothing is told of by itself
  const others = page.embeds.length > 0;
  return others ? [] : [found('no_embed', {}, { lines: [snippetOf(service, 'club/form')] })];
}

/** Lines that do nothing, but for those that stand elsewhere on the page as they should: somebody explains how it is done. */
function idleOnes({ embeds }: Page): AnyFinding[] {
  const real = new Set(embeds.filter(isOnPage).map(({ slug }) => slug));
  return embeds.filter((embed) => !isOnPage(embed) && !(embed.slug && real.has(embed.slug))).flatMap(idle);
}

/** What became of each line that somebody pasted. */
export const asPasted = (page: Page): AnyFinding[] => [
  ...idleOnes(page),
  ...scriptsOf(page).flatMap((embed) => [...attributesOf(embed, page), ...addressOf(embed, page)]),
  ...page.embeds.filter(isOnPage).flatMap(wordsOf),
  ...scriptsOf(page)
    .filter(({ place, slug }) => place === 'head' && slug)
    .map(({ slug, tag }) => found('head_only', { slug: slug! }, { about: aboutOf(tag) })),
];
