/** `{{name}}`; whatever else stands between such braces is a name that nobody knows. */
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Whatever runs, restyles or leads away all by itself: nothing of it is filled. */
const active = /^(script|style|base|meta|link|set|animate\w*)$/i;

/** What is in these is markup to whoever reads it again. */
const unread = /^(iframe|noembed|noframes|noscript|plaintext|xmp)$/i;

const neverFilled = /^(on.*|style|srcdoc|.*srcset)$/i;

/** Attributes that lead somewhere, with or without a namespace (`xlink:href`). */
const leading = /^(.*:)?(href|src|action|formaction|poster|data|ping|cite|background)$/i;

/** Where an address may lead. */
const somewhere = /^((https?|webcal):\/\/[^/\\]|mailto:|tel:)/i;

const namesIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name]) => name!);

/** What is said of an event, by its name; empty where there is nothing to say. */
export type Value = (name: string) => string;

/** Once and for all: what a value holds is not looked at again. */
const filled = (text: string, value: Value): string => text.replace(placeholder, (_, name: string) => value(name));

/** Blanks and control characters, which browsers leave out of the beginning of an address. */
const bare = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, '');

/** A value within an address: it stays the one path, or the one answer, that the template made room for. */
const within = (value: string): string =>
  encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd')).replaceAll('%2F', '/');

/** An address that leads to the web, to a calendar, to somebody, or to where the template itself begins to lead. */
function addressOf(text: string, value: Value): string | undefined {
  const own = bare(text.replace(/\{\{[^]*/, ''));
  const address = text.replace(placeholder, (_, name: string, at: number) =>
    bare(text.slice(0, at)) ? within(value(name)) : value(name),
  );
  const said = bare(address);
  // with whatever could be a scheme, however strange
  if (/^[^/?#]*:/.test(said)) return somewhere.test(said) ? address : undefined;
  return own && (/^[\\/]{2}/.test(own) || !/^[\\/]{2}/.test(said)) ? address : undefined;
}

/** A page's template, with what must not be filled taken out. */
export interface Blueprint {
  readonly content: DocumentFragment;
  /** The names that are asked for. */
  readonly names: ReadonlySet<string>;
  /** What is wrong with it. */
  readonly faults: readonly string[];
}

const nodesIn = (content: Node): Node[] => {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  return found;
};

/** Reads a template. Frameworks put its nodes into the element itself, and not into what it contains. */
export function blueprintOf(template: HTMLTemplateElement): Blueprint {
  const { content: contained } = template;
  // of a document without a window: nothing is loaded for what is not filled yet
  const inert = contained.ownerDocument;
  const content = inert.createDocumentFragment();
  for (const node of (contained.hasChildNodes() ? contained : template).childNodes)
    content.append(inert.importNode(node, true));
  content.normalize();

  const names = new Set<string>();
  const faults: string[] = [];
  const asked = (text: string) => namesIn(text).forEach((name) => names.add(name));
  for (const node of nodesIn(content)) {
    if (node instanceof Element) {
      const { localName, attributes } = node;
      const inside = active.test(localName) ? `${node.textContent}` : '';
      if (active.test(localName) && namesIn([inside, ...[...attributes].map(({ value }) => value)].join(' ')).length) {
        faults.push(`<${localName}> is left out, it must not be filled`);
        node.remove();
        continue;
      }
      for (const attribute of [...attributes]) {
        const { name, value } = attribute;
        if (/^data-(if|unless)$/.test(name)) names.add(value.trim());
        else if (!neverFilled.test(name)) asked(value);
        else if (namesIn(value).length) {
          faults.push(`${name}="${value}" is left out, it must not be filled`);
          node.removeAttributeNode(attribute);
        }
      }
    } else if (!unread.test(node.parentElement?.localName ?? '')) asked((node as Text).data);
    else if (namesIn((node as Text).data).length) {
      faults.push(`what is in <${node.parentElement?.localName}> is left out, it must not be filled`);
      (node as Text).remove();
    }
  }
  return { content, names, faults };
}

/** What is drawn of a template. */
export interface Copy {
  readonly nodes: DocumentFragment;
  /** What leads to the event. */
  readonly ways: ReadonlySet<Element>;
  /** Fills it, again and again; what is as it was is left alone. */
  readonly fill: (value: Value) => void;
}

type Step = (value: Value) => void;

/** Keeps an element for as long as there is something for it. */
function stepOf(element: Element): Step[] {
  const [there, missing] = ['data-if', 'data-unless'].map((name) => element.getAttribute(name)?.trim());
  if (there === undefined && missing === undefined) return [];
  const place = element.ownerDocument.createComment('');
  element.before(place);
  return [
    (value) => {
      const wanted = (there === undefined || !!value(there)) && (missing === undefined || !value(missing));
      if (!wanted) element.remove();
      else if (!element.parentNode) place.after(element);
    },
  ];
}

const attributeStep =
  (element: Element, attribute: Attr, text: string): Step =>
  (value) => {
    const said = leading.test(attribute.name) ? addressOf(text, value) : filled(text, value);
    try {
      if (said === undefined) element.removeAttribute(attribute.name);
      else if (element.getAttribute(attribute.name) !== said) {
        attribute.value = said;
        element.setAttributeNode(attribute);
      }
    } catch {
      // the page trusts nobody with this one (Trusted Types)
      element.removeAttribute(attribute.name);
    }
  };

const textStep =
  (node: Text, text: string): Step =>
  (value) => {
    const said = filled(text, value);
    if (node.data !== said) node.data = said;
  };

/** A copy of a template, empty until it is filled. */
export function copyOf({ content }: Blueprint): Copy {
  const nodes = content.cloneNode(true) as DocumentFragment;
  const ways = new Set<Element>();
  const steps = nodesIn(nodes).flatMap((node): Step[] => {
    if (!(node instanceof Element)) {
      const { data } = node as Text;
      return namesIn(data).length ? [textStep(node as Text, data)] : [];
    }
    const attributes = [...node.attributes].filter(({ value }) => namesIn(value).length);
    return [
      ...stepOf(node),
      ...attributes.map((attribute) => {
        const { name, value } = attribute;
        if (name === 'href' && namesIn(value).includes('url')) ways.add(node);
        node.removeAttributeNode(attribute);
        return attributeStep(node, attribute, value);
      }),
    ];
  });
  return { nodes, ways, fill: (value) => steps.forEach((step) => step(value)) };
}
