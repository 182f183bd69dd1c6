import { addressOf, isEmbed, slugOf, sourceOf, tagOf, tagsIn, withStraightQuotes, type Tag } from './tag.js';

/** The place of a tag: an element of the page, or a place without effect. */
export type EmbedPlace = 'page' | 'head' | 'text' | 'comment' | 'noscript' | 'template' | 'frame';

/** A script, element or placeholder of the kit on a page. */
export interface Embed {
  readonly tag: Tag;
  readonly place: EmbedPlace;
  /** The slug as it is written. */
  readonly slug: string | undefined;
  /** The absolute address of a script. */
  readonly source: URL | undefined;
  /** The element, unless the tag is only text. */
  readonly element: Element | undefined;
  /** The `sandbox` attribute of the frame around it. */
  readonly sandbox: string | undefined;
}

/** The facts about a page that findings are made from. */
export interface Page {
  /** Its address, if known. */
  readonly address: URL | undefined;
  /** The absolute address of `<base href>`. */
  readonly base: URL | undefined;
  readonly embeds: readonly Embed[];
  /** Content security policies of the response headers and of the page itself. */
  readonly policies: readonly string[];
  /** `Integrity-Policy` of the response headers. */
  readonly integrityPolicy: string;
  /** The slug in a link to a hosted page, which an editor may have left of a snippet: `club/form`. */
  readonly remnant: string | undefined;
}

/** Facts that the document does not contain. */
export interface PageHints {
  readonly address?: string | undefined;
  /** Headers of the response, one per line, or only a policy. */
  readonly headers?: string | undefined;
  /** The address of the script that runs the doctor. */
  readonly home?: string | undefined;
}

/** Values of a header in copied lines. */
function headerIn(text: string, name: string): string[] {
  const lines = text
    .replace(/\r/g, '')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const pattern = new RegExp(`^\\W*${name}\\s*:\\s*(.+)$`, 'i');
  return lines.flatMap((line) => pattern.exec(line)?.[1]?.trim() ?? []);
}

/** Policies in pasted headers. A policy without its header name is recognised by its first directive. */
function policiesIn(text: string): string[] {
  const header = headerIn(text, 'content-security-policy');
  const bare =
    /^\s*(?:[a-z]+-src(?:-elem|-attr)?|sandbox|require-trusted-types-for|trusted-types|upgrade-insecure-requests)(?:\s|;|$)/im;
  const all = header.length || !bare.test(text) ? header : [text.replace(/\s+/g, ' ').trim()];
  // several policies may share a header
  return all.flatMap((policy) => policy.split(',')).map((policy) => policy.trim());
}

const textParents = 'script, style, textarea, title, noscript, iframe, noembed, noframes, xmp, plaintext';

const nodesOf = (root: Node): Node[] => {
  const nodes: Node[] = [];
  const document = root.ownerDocument ?? (root as Document);
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
  return nodes;
};

/** The document and all open shadow roots in it. */
const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
];

/** Collects the facts from the document of a page, shown or parsed from pasted text. */
export function readPage(document: Document, { address, headers = '', home }: PageHints = {}): Page {
  const pageUrl = addressOf(address);
  const base = addressOf(
    document.querySelector('base[href]')?.getAttribute('href') ?? undefined,
    pageUrl?.href ?? home,
  );
  const baseHref = base?.href ?? pageUrl?.href;
  const embed = (tag: Tag, place: EmbedPlace, element?: Element, sandbox?: string): Embed => ({
    tag,
    place,
    slug: slugOf(tag),
    source: tag.name === 'script' ? addressOf(withStraightQuotes(sourceOf(tag) ?? ''), baseHref) : undefined,
    element,
    sandbox,
  });
  const inText = (text: string, place: EmbedPlace, sandbox?: string): Embed[] =>
    text.includes('<')
      ? tagsIn(text)
          .filter((tag) => isEmbed(tag, home))
          .map((tag) => embed(tag, place, undefined, sandbox))
      : [];

  const embedsIn = (node: Node): Embed[] => {
    if (node.nodeType === Node.COMMENT_NODE) return inText((node as Comment).data, 'comment');
    const parent = node.parentElement;
    if (node.nodeType === Node.TEXT_NODE)
      return parent?.matches(textParents) && !parent.matches('textarea, noscript, xmp')
        ? []
        : inText((node as Text).data, parent?.closest('noscript') ? 'noscript' : 'text');
    const element = node as Element;
    if (element.localName === 'template')
      return nodesOf((element as HTMLTemplateElement).content ?? element).flatMap((inner) =>
        embedsIn(inner).map((snippet) => ({ ...snippet, place: 'template' as const, element: undefined })),
      );
    if (element.localName === 'iframe')
      return inText(element.getAttribute('srcdoc') ?? '', 'frame', element.getAttribute('sandbox') ?? undefined);
    const tag = tagOf(element);
    if (!isEmbed(tag, home)) return [];
    if (element.closest('noscript')) return [embed(tag, 'noscript')];
    return [embed(tag, tag.name === 'script' && element.closest('head') ? 'head' : 'page', element)];
  };

  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  const remnant = links.flatMap(
    (link) => /^https?:\/\/[^/]+\/portal\/([a-z0-9-]+(?:\/[a-z0-9-]+)?)$/.exec(link)?.[1] ?? [],
  );
  const metas = [...document.querySelectorAll('meta[http-equiv]')].filter(
    (meta) => meta.getAttribute('http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  return {
    address: pageUrl,
    base,
    embeds: rootsIn(document)
      .flatMap((root) => nodesOf(root))
      .flatMap(embedsIn),
    policies: [...policiesIn(headers), ...metas.map((meta) => meta.getAttribute('content') ?? '')].filter(Boolean),
    integrityPolicy: headerIn(headers, 'integrity-policy').join(),
    remnant: remnant[0],
  };
}

/** Whether an embed is an element of the page and not only text. */
export const isOnPage = ({ place }: Embed): boolean => place === 'page' || place === 'head';

/** Embeds that are scripts of the page. */
export const scriptsOf = ({ embeds }: Page): Embed[] =>
  embeds.filter((embed) => embed.tag.name === 'script' && isOnPage(embed));

/** The address of the first script of ours that is absolute, also from an embed without effect. */
export const serviceOf = ({ embeds }: Page): string | undefined =>
  embeds.find(({ source, tag }) => source && (sourceOf(tag) ?? '').includes('//'))?.source?.href.replace(/[?#].*$/, '');
