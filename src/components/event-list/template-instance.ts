/** `{{name}}`; any other text between such braces is an unknown name. */
const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Elements that run code, change styles or navigate: they are never filled. */
const UNSAFE_ELEMENT = /^(script|style|base|meta|link|set|animate\w*)$/i;

/** Elements whose text is parsed as markup in other contexts. */
const MARKUP_ELEMENT = /^(iframe|noembed|noframes|noscript|plaintext|xmp)$/i;

const UNSAFE_ATTRIBUTE = /^(on.*|style|srcdoc|.*srcset)$/i;

/** Attributes that lead somewhere, with or without a namespace (`xlink:href`). */
const ADDRESS_ATTRIBUTE = /^(.*:)?(href|src|action|formaction|poster|data|ping|cite|background)$/i;

/** The schemes that an address may have. */
const SAFE_ADDRESS = /^((https?|webcal):\/\/[^/\\]|mailto:|tel:)/i;

const placeholdersIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!);

/** The value of a placeholder; empty if there is none. */
export type Value = (name: string) => string;

/** Fills placeholders in one pass: placeholders in a value are not filled. */
const fillText = (text: string, value: Value): string => text.replace(PLACEHOLDER, (_, name: string) => value(name));

/** Blanks and control characters, which browsers leave out of the beginning of an address. */
const stripBlanks = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, '');

/** Encodes a value within an address. Slashes stay; no other character can begin a query or a fragment. */
const encodeInPath = (value: string): string =>
  encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd')).replaceAll('%2F', '/');

/** The filled address; undefined unless it has an allowed scheme or the origin that the template gives it. */
function fillAddress(text: string, value: Value): string | undefined {
  const ownPrefix = stripBlanks(text.replace(/\{\{[^]*/, ''));
  const address = text.replace(PLACEHOLDER, (_, name: string, offset: number) =>
    stripBlanks(text.slice(0, offset)) ? encodeInPath(value(name)) : value(name),
  );
  const result = stripBlanks(address);
  // anything that could be a scheme
  if (/^[^/?#]*:/.test(result)) return SAFE_ADDRESS.test(result) ? address : undefined;
  return ownPrefix && (/^[\\/]{2}/.test(ownPrefix) || !/^[\\/]{2}/.test(result)) ? address : undefined;
}

/** A page's template without the parts that must not be filled. */
export interface ParsedTemplate {
  readonly content: DocumentFragment;
  /** The names that the template uses. */
  readonly names: ReadonlySet<string>;
  /** What was left out of the template, and why. */
  readonly faults: readonly string[];
}

const nodesIn = (content: Node): Node[] => {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
};

/** Reads a template. Frameworks put its nodes into the element itself instead of its `content`. */
export function parseTemplate(template: HTMLTemplateElement): ParsedTemplate {
  const { content: source } = template;
  // in a document without a window, so that nothing is loaded before it is filled
  const inertDocument = source.ownerDocument;
  const content = inertDocument.createDocumentFragment();
  for (const node of (source.hasChildNodes() ? source : template).childNodes)
    content.append(inertDocument.importNode(node, true));
  content.normalize();

  const names = new Set<string>();
  const faults: string[] = [];
  const addNames = (text: string) => placeholdersIn(text).forEach((name) => names.add(name));
  for (const node of nodesIn(content)) {
    if (node instanceof Element) {
      const { localName, attributes } = node;
      const content = UNSAFE_ELEMENT.test(localName) ? `${node.textContent}` : '';
      if (
        UNSAFE_ELEMENT.test(localName) &&
        placeholdersIn([content, ...[...attributes].map(({ value }) => value)].join(' ')).length
      ) {
        faults.push(`<${localName}> is left out, it must not be filled`);
        node.remove();
        continue;
      }
      for (const attribute of [...attributes]) {
        const { name, value } = attribute;
        if (/^data-(if|unless)$/.test(name)) names.add(value.trim());
        else if (!UNSAFE_ATTRIBUTE.test(name)) addNames(value);
        else if (placeholdersIn(value).length) {
          faults.push(`${name}="${value}" is left out, it must not be filled`);
          node.removeAttributeNode(attribute);
        }
      }
    } else if (!MARKUP_ELEMENT.test(node.parentElement?.localName ?? '')) addNames((node as Text).data);
    else if (placeholdersIn((node as Text).data).length) {
      faults.push(`what is in <${node.parentElement?.localName}> is left out, it must not be filled`);
      (node as Text).remove();
    }
  }
  return { content, names, faults };
}

/** The rendered copy of a template. */
export interface TemplateInstance {
  readonly nodes: DocumentFragment;
  /** The elements that link to the event. */
  readonly eventLinks: ReadonlySet<Element>;
  /** Fills the copy. Unchanged values are not written again. */
  readonly fill: (value: Value) => void;
}

type FillStep = (value: Value) => void;

/** Removes an element while its condition does not hold. */
function conditionSteps(element: Element): FillStep[] {
  const [condition, inverseCondition] = ['data-if', 'data-unless'].map((name) => element.getAttribute(name)?.trim());
  if (condition === undefined && inverseCondition === undefined) return [];
  const marker = element.ownerDocument.createComment('');
  element.before(marker);
  return [
    (value) => {
      const isVisible =
        (condition === undefined || !!value(condition)) && (inverseCondition === undefined || !value(inverseCondition));
      if (!isVisible) element.remove();
      else if (!element.parentNode) marker.after(element);
    },
  ];
}

const attributeStep =
  (element: Element, attribute: Attr, text: string): FillStep =>
  (value) => {
    const result = ADDRESS_ATTRIBUTE.test(attribute.name) ? fillAddress(text, value) : fillText(text, value);
    try {
      if (result === undefined) element.removeAttribute(attribute.name);
      else if (element.getAttribute(attribute.name) !== result) {
        attribute.value = result;
        element.setAttributeNode(attribute);
      }
    } catch {
      // the page's Trusted Types policy refuses this value
      element.removeAttribute(attribute.name);
    }
  };

const textStep =
  (node: Text, text: string): FillStep =>
  (value) => {
    const result = fillText(text, value);
    if (node.data !== result) node.data = result;
  };

/** A copy of a template, empty until it is filled. */
export function instantiate({ content }: ParsedTemplate): TemplateInstance {
  const nodes = content.cloneNode(true) as DocumentFragment;
  const eventLinks = new Set<Element>();
  const steps = nodesIn(nodes).flatMap((node): FillStep[] => {
    if (!(node instanceof Element)) {
      const { data } = node as Text;
      return placeholdersIn(data).length ? [textStep(node as Text, data)] : [];
    }
    const attributes = [...node.attributes].filter(({ value }) => placeholdersIn(value).length);
    return [
      ...conditionSteps(node),
      ...attributes.map((attribute) => {
        const { name, value } = attribute;
        if (name === 'href' && placeholdersIn(value).includes('url')) eventLinks.add(node);
        node.removeAttributeNode(attribute);
        return attributeStep(node, attribute, value);
      }),
    ];
  });
  return { nodes, eventLinks, fill: (value) => steps.forEach((step) => step(value)) };
}
