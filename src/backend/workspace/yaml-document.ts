import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import { WorkspaceFileError, type WorkspaceFault } from './workspace-file.js';

/** Keys and, in lists, numbers that lead to a place in a document. */
export type Path = readonly string[];

export interface YamlDocument {
  /** What the document says. */
  readonly data: unknown;
  /** What is wrong with it as YAML, and does not keep it from being read. */
  readonly faults: readonly WorkspaceFault[];
  /** The line of the key, or of the entry of a list, that a path leads to; where there is none, of what it would be in. */
  lineOf(path: Path): number;
}

const startOf = (node: unknown): number | undefined => (node as Node | null)?.range?.[0];

/** Where a path leads to, as an offset in the text. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === step);
      if (!pair) break;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node) && node.items[Number(step)]) {
      node = node.items[Number(step)];
      offset = startOf(node) ?? offset;
    } else break;
  }
  return offset;
}

/** Reads YAML. Throws `WorkspaceFileError` where it cannot be read. */
export function yamlDocument(text: string): YamlDocument {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => lineCounter.linePos(offset).line || 1;
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const errors = document.errors.map(({ code, pos: [offset], message }) => {
    const [key] = /^[^\s:]*/.exec(text.slice(offset)) ?? [];
    const sentence = code === 'DUPLICATE_KEY' && key ? `the key ${key} is there twice` : message;
    return { code: String(code), fault: { line: lineAt(offset), path: '', message: sentence } };
  });
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      const message = `there is no anchor &${alias.source} before this`;
      errors.push({ code: 'BAD_ALIAS', fault: { line: lineAt(startOf(alias) ?? 0), path: '', message } });
    },
  });
  const faults = errors.map(({ fault }) => fault);
  if (errors.some(({ code }) => code !== 'DUPLICATE_KEY')) throw new WorkspaceFileError(faults);
  try {
    return { data: document.toJS(), faults, lineOf: (path) => lineAt(offsetOf(document, path)) };
  } catch (error) {
    throw new WorkspaceFileError([...faults, { line: 1, path: '', message: (error as Error).message }]);
  }
}
