import { tagSummary } from './tag-summary.js';
import type { AnyFinding } from '../model/finding.js';
import { createFinding } from './finding.js';
import { isOnPage, scriptsOf, serviceOf, type Embed, type Page } from './page.js';
import { elementNames, isSlug, snippetFrom, snippetOf, sourceAttribute, sourceOf, withStraightQuotes } from './tag.js';

/** A placeholder for the address of the service, if the page does not contain it. */
export const unknownService = 'https://turnout.example.org/embed.js';

/** A placeholder for the address of the gate. */
const unknownGate = new URL('public', unknownService).href;

/** An element or placeholder that is remnant if an editor removed the script. */
const remnantOf = (page: Page): Embed | undefined =>
  page.embeds.find(({ place, tag }) => place === 'page' && tag.name !== 'script');

const straight = (text: string | undefined): string => withStraightQuotes(text ?? '').replace(/^\/+|\/+$/g, '');

/** Findings about an embed without effect: in text, in a comment, in an inactive element. */
function inactiveEmbed({ place, slug = '', tag, sandbox }: Embed): AnyFinding[] {
  const summary = tagSummary(tag);
  const lines = tag.name === 'script' ? [snippetFrom(tag)] : [];
  if (place === 'text') return [createFinding('shown_as_text', { slug }, { subject: summary, lines })];
  if (place === 'comment' || place === 'noscript' || place === 'template')
    return [createFinding('inert', { slug, inside: place }, { subject: summary, lines })];
  if (place === 'frame' && sandbox !== undefined && !/\ballow-scripts\b/.test(sandbox))
    return [
      createFinding(
        'sandboxed',
        { sandbox: `sandbox="${sandbox}"` },
        { subject: summary, lines: ['sandbox="allow-scripts"'] },
      ),
    ];
  return [];
}

const curly = /[“”„‟″«»‘’‚′]/;

/** Findings about the attributes of a script. */
function attributeFindings(embed: Embed, page: Page): AnyFinding[] {
  const { tag, slug, source } = embed;
  const summary = tagSummary(tag);
  const service = source?.href ?? serviceOf(page) ?? unknownService;
  const values = [sourceOf(tag), tag.attributes['data-slug']];
  const names = Object.keys(tag.attributes);
  if (values.some((value) => value && curly.test(value)) || names.some((name) => curly.test(name)))
    return [
      createFinding(
        'curly_quotes',
        {},
        { subject: summary, lines: [snippetOf(service, straight(slug) || 'club/form')] },
      ),
    ];
  if (!sourceAttribute(tag))
    return [
      createFinding(
        'script_without_source',
        { slug: slug ?? '' },
        { subject: summary, lines: [snippetOf(service, slug ?? 'club/form')] },
      ),
    ];
  if (!slug) {
    const placeholders = page.embeds.some(({ place, tag: otherTag }) => place === 'page' && otherTag.name !== 'script');
    return placeholders
      ? []
      : [createFinding('no_slug', {}, { subject: summary, lines: [snippetOf(service, 'club/form')] })];
  }
  return [];
}

/** Findings about invalid values of a tag. */
function valueFindings({ tag, slug }: Embed): AnyFinding[] {
  const summary = tagSummary(tag);
  const widget = tag.attributes['data-widget'];
  const findings: AnyFinding[] = [];
  if (slug && !curly.test(slug) && !isSlug(slug))
    findings.push(createFinding('bad_slug', { slug }, { subject: summary }));
  if (widget && !elementNames.includes(widget))
    findings.push(
      createFinding(
        'unknown_widget',
        { name: widget },
        { subject: summary, lines: elementNames.map((name) => `data-widget="${name}"`) },
      ),
    );
  return findings;
}

/** Findings about the address of a script. */
function addressFindings({ tag, source }: Embed, page: Page): AnyFinding[] {
  const written = sourceOf(tag) ?? '';
  if (!source || curly.test(written)) return [];
  const summary = tagSummary(tag);
  const isWhole = /^([a-z]+:)?\/\//i.test(written.trim());
  if (isWhole && page.address?.protocol === 'https:' && source.protocol === 'http:') {
    const safe = written.replace(/^http:/i, 'https:');
    return [
      createFinding(
        'mixed_content',
        { source: written },
        { subject: summary, lines: [snippetFrom(tag, { src: safe })] },
      ),
    ];
  }
  if (isWhole) return [];
  const service = serviceOf(page);
  const lines = [snippetOf(service ?? unknownService, straight(slugIn(tag)) || 'club/form')];
  return page.base && page.base.origin !== page.address?.origin
    ? [createFinding('base_href', { base: page.base.href, source: source.href }, { subject: summary, lines })]
    : [
        createFinding(
          'relative_source',
          { source: written, resolved: page.address ? source.href : '' },
          { subject: summary, lines },
        ),
      ];
}

const slugIn = ({ attributes }: Embed['tag']): string | undefined => attributes['data-slug'];

/** Findings about a script that is on the page more than once, or from several origins. */
export function duplicateFindings(page: Page): AnyFinding[] {
  const scripts = scriptsOf(page).filter(({ source }) => source);
  const findings: AnyFinding[] = [];
  const counts = new Map<string, number>();
  for (const { tag, slug } of page.embeds.filter(isOnPage)) {
    // counted apart: a script inserts an element beside itself
    const key = `${elementNames.includes(tag.name)} ${slug} ${tag.attributes['data-widget'] ?? tag.name}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (slug && counts.get(key) === 2) findings.push(createFinding('twice', { slug }));
  }
  const sources = new Set(scripts.map(({ source }) => source!.href.replace(/[?#].*$/, '')));
  if (sources.size > 1) findings.push(createFinding('two_versions', { sources: [...sources].join('\n') }));
  return findings;
}

/** An element of an application without `base-url`, if no script names the gate. */
const missingBaseUrl = ({ tag }: Embed): AnyFinding[] =>
  elementNames.includes(tag.name) && !tag.attributes['base-url']
    ? [
        createFinding(
          'no_base_url',
          { tag: tag.name },
          { subject: tagSummary(tag), lines: [`base-url="${unknownGate}"`] },
        ),
      ]
    : [];

/** Findings about a page without any script of ours. */
export function missingFindings(page: Page): AnyFinding[] {
  if (scriptsOf(page).length) return [];
  const service = serviceOf(page) ?? unknownService;
  const remnant = remnantOf(page);
  if (remnant || page.remnant) {
    const slug = remnant?.slug ?? page.remnant ?? '';
    const summary = remnant && tagSummary(remnant.tag);
    return [
      createFinding('tag_stripped', { slug }, { subject: summary, lines: [snippetOf(service, slug || 'club/form')] }),
      ...(remnant ? missingBaseUrl(remnant) : []),
    ];
  }
  // embeds without effect have findings of their own
  return page.embeds.length ? [] : [createFinding('no_embed', {}, { lines: [snippetOf(service, 'club/form')] })];
}

/** Findings about embeds without effect. Ignores those that work elsewhere on the page: the page may be a manual. */
function inactiveFindings({ embeds }: Page): AnyFinding[] {
  const working = new Set(embeds.filter(isOnPage).map(({ slug }) => slug));
  return embeds.filter((embed) => !isOnPage(embed) && !(embed.slug && working.has(embed.slug))).flatMap(inactiveEmbed);
}

/** Findings about each pasted line. */
export const snippetFindings = (page: Page): AnyFinding[] => [
  ...inactiveFindings(page),
  ...scriptsOf(page).flatMap((embed) => [...attributeFindings(embed, page), ...addressFindings(embed, page)]),
  ...page.embeds.filter(isOnPage).flatMap(valueFindings),
  ...scriptsOf(page)
    .filter(({ place, slug }) => place === 'head' && slug)
    .map(({ slug, tag }) => createFinding('head_only', { slug: slug! }, { subject: tagSummary(tag) })),
];
