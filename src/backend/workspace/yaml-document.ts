import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import { WorkspaceFileError, type WorkspaceFault } from './workspace-file.js';

/** The keys and list indexes that lead to a value of a document. */
export type Path = readonly string[];

export interface YamlDocument {
  /** The content of the document. */
  readonly data: unknown;
  /** Faults of the YAML that do not prevent reading it. */
  readonly faults: readonly WorkspaceFault[];
  /** The line of the key or list entry at a path; the line of its nearest ancestor if it does not exist. */
  lineOf(path: Path): number;
}

const startOf = (node: unknown): number | undefined => (node as Node | null)?.range?.[0];

/** The offset in the text of the value at a path. */
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

/** Parses YAML. Throws `WorkspaceFileError` if it is malformed. */
export function yamlDocument(text: string): YamlDocument {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => lineCounter.linePos(offset).line || 1;
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const errors = document.errors.map(({ code, pos: [offset], message }) => {
    const [key] = /^[^\s:]*/.exec(text.slice(offset)) ?? [];
    const sentence = code === 'DUPLICATE_KEY' && key ? `the key ${key} is there twice; remove one of them` : message;
    return { code: String(code), fault: { line: lineAt(offset), path: '', message: sentence } };
  });
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      const message = `there is no anchor &${alias.source} before this; write it where the value first occurs`;
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
