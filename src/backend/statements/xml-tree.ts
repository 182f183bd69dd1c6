import { SaxesParser } from 'saxes';
import { StatementError } from './payment.js';

/** An element, by its local name. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Elements inside one another; CAMT.053 has about fifteen levels. */
const MAX_DEPTH = 64;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * The tree of an XML document. A document type declaration is refused, so that no entities are declared or expanded. Throws
 * `StatementError`.
 */
export function xmlTree(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  const fail = (message: string): never => {
    throw new StatementError(`The XML cannot be read: ${message}`);
  };
  parser.on('error', ({ message }) => fail(message));
  parser.on('doctype', () => fail('it has a document type declaration.'));
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > MAX_DEPTH) fail('its elements are nested too deeply.');
    const element: XmlElement = { name: localName(name), attributes, children: [], text: '' };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  const onText = (text: string) => (open.at(-1)!.text += text);
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
}

/** All elements at the end of a path of names. */
export const elementsAt = (element: XmlElement, path: string): XmlElement[] =>
  path
    .split('/')
    .reduce<XmlElement[]>(
      (elements, name) => elements.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    );

/** The text of the first element at the end of a path; empty if there is none. */
export const textAt = (element: XmlElement, path: string): string => elementsAt(element, path)[0]?.text.trim() ?? '';
