import { addressOf, isEmbed, slugOf, sourceOf, tagOf, tagsIn, withStraightQuotes, type Tag } from './tag.js';

/** Where a tag was found: as an element of the page, or where it does nothing. */
export type Place = 'page' | 'head' | 'text' | 'comment' | 'noscript' | 'template' | 'frame';

/** Something of ours on a page. */
export interface Embed {
  readonly tag: Tag;
  readonly place: Place;
  /** What it says that it is about, as it is written. */
  readonly slug: string | undefined;
  /** Of a script: where it is loaded from, in full. */
  readonly source: URL | undefined;
  /** Where it is an element of the page that is looked at. */
  readonly element: Element | undefined;
  /** Of a frame that holds one: what its `sandbox` allows. */
  readonly sandbox: string | undefined;
}

/** What is known of a page. */
export interface Page {
  /** Its address, where that is known. */
  readonly address: URL | undefined;
  /** `<base href>`, in full. */
  readonly base: URL | undefined;
  readonly embeds: readonly Embed[];
  /** Content security policies, from the answer's headers and from the page itself. */
  readonly policies: readonly string[];
  /** `Integrity-Policy` of the answer's headers. */
  readonly integrityPolicy: string;
  /** A way to the form's own page that an editor has left: `club/form`. */
  readonly remnant: string | undefined;
}

export interface Known {
  readonly address?: string | undefined;
  /** Headers of the page's answer, a line each; a policy alone will do. */
  readonly headers?: string | undefined;
  /** The address of a script that is known to be ours. */
  readonly home?: string | undefined;
}

/** Values of a header among lines that were copied from somewhere. */
function headerIn(text: string, name: string): string[] {
  const lines = text
    .replace(/\r/g, '')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const pattern = new RegExp(`^\\W*${name}\\s*:\\s*(.+)$`, 'i');
  return lines.flatMap((line) => pattern.exec(line)?.[1]?.trim() ?? []);
}

/** Policies among pasted headers; one that was pasted without its name is known by its first directive. */
function policiesIn(text: string): string[] {
  const named = headerIn(text, 'content-security-policy');
  const bare =
    /^\s*(?:[a-z]+-src(?:-elem|-attr)?|sandbox|require-trusted-types-for|trusted-types|upgrade-insecure-requests)(?:\s|;|$)/im;
  const all = named.length || !bare.test(text) ? named : [text.replace(/\s+/g, ' ').trim()];
  // several policies may share a header
  return all.flatMap((policy) => policy.split(',')).map((policy) => policy.trim());
}

const textParents = 'script, style, textarea, title, noscript, iframe, noembed, noframes, xmp, plaintext';

const nodesOf = (root: Node): Node[] => {
  const found: Node[] = [];
  const document = root.ownerDocument ?? (root as Document);
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node);
  return found;
};

/** Elements in shadow roots of the page that can be looked into are on the page as well. */
const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
];

/** Reads what is known of a page from its document: the one that is shown, or one that was made of pasted text. */
export function readPage(document: Document, { address, headers = '', home }: Known = {}): Page {
  const here = addressOf(address);
  const base = addressOf(document.querySelector('base[href]')?.getAttribute('href') ?? undefined, here?.href ?? home);
  const resolving = base?.href ?? here?.href;
  const embed = (tag: Tag, place: Place, element?: Element, sandbox?: string): Embed => ({
    tag,
    place,
    slug: slugOf(tag),
    source: tag.name === 'script' ? addressOf(withStraightQuotes(sourceOf(tag) ?? ''), resolving) : undefined,
    element,
    sandbox,
  });
  const inText = (text: string, place: Place, sandbox?: string): Embed[] =>
    text.includes('<')
      ? tagsIn(text)
          .filter((tag) => isEmbed(tag, home))
          .map((tag) => embed(tag, place, undefined, sandbox))
      : [];

  const seen = (node: Node): Embed[] => {
    if (node.nodeType === Node.COMMENT_NODE) return inText((node as Comment).data, 'comment');
    const parent = node.parentElement;
    if (node.nodeType === Node.TEXT_NODE)
      return parent?.matches(textParents) && !parent.matches('textarea, noscript, xmp')
        ? []
        : inText((node as Text).data, parent?.closest('noscript') ? 'noscript' : 'text');
    const element = node as Element;
    if (element.localName === 'template')
      return nodesOf((element as HTMLTemplateElement).content ?? element).flatMap((inner) =>
        seen(inner).map((one) => ({ ...one, place: 'template' as const, element: undefined })),
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
    address: here,
    base,
    embeds: rootsIn(document)
      .flatMap((root) => nodesOf(root))
      .flatMap(seen),
    policies: [...policiesIn(headers), ...metas.map((meta) => meta.getAttribute('content') ?? '')].filter(Boolean),
    integrityPolicy: headerIn(headers, 'integrity-policy').join(),
    remnant: remnant[0],
  };
}

/** True for what is an element of the page, as opposed to what only looks like one. */
export const isOnPage = ({ place }: Embed): boolean => place === 'page' || place === 'head';

/** Embeds that are scripts of the page. */
export const scriptsOf = ({ embeds }: Page): Embed[] =>
  embeds.filter((embed) => embed.tag.name === 'script' && isOnPage(embed));

/** Where the service is, as the page says it: the address of a script of ours, wherever it stands. */
export const serviceOf = ({ embeds }: Page): string | undefined =>
  embeds.find(({ source, tag }) => source && (sourceOf(tag) ?? '').includes('//'))?.source?.href.replace(/[?#].*$/, '');
