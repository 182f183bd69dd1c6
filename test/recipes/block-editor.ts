import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

/** What the block draws: an element with its attributes and children. */
export interface DrawnElement {
  readonly type: string;
  readonly props: Record<string, unknown>;
  readonly children: readonly DrawnNode[];
}
type DrawnNode = DrawnElement | string;
type Component = (props: object) => DrawnNode | undefined;

/** The answer of WordPress to the block. */
export interface FormsAnswer {
  readonly club?: string;
  readonly forms: readonly { slug: string; title: string }[];
  readonly problem?: string;
  readonly settings?: string;
  readonly hint?: boolean;
}

const read = (path: string) => readFileSync(new URL(`../../demo/wordpress/${path}`, import.meta.url), 'utf8');

/** The block's words in English, by their names in PHP. */
function blockWords(): Record<string, string> {
  const block = read('includes/block.php');
  const [, slug = ''] = /const SLUG = '([^']*)'/.exec(read('includes/embed.php')) ?? [];
  const sentences = [...block.matchAll(/'([\w-]+)'\s*=> __\( '([^']*)', 'turnout' \)/g)];
  return {
    ...Object.fromEntries(sentences.map(([, name = '', sentence = '']) => [name, sentence])),
    pattern: `^${slug}(?:/${slug})?$`,
  };
}

/**
 * The block in an editor that has of WordPress only what the block uses: `wp` is a stand-in with elements as objects and the two
 * hooks, which are called in one component.
 */
export function blockEditor(apiFetch: () => Promise<unknown>, slug = '') {
  const attributes: Record<string, unknown> = { slug };
  let edit: Component = () => undefined;
  const states: unknown[] = [];
  const effects: { dependencies: string; stop?: () => void }[] = [];
  let [stateIndex, effectIndex] = [0, 0];

  const expand = (type: string | Component, props: object | null, ...children: DrawnNode[]): DrawnNode | undefined =>
    typeof type === 'function'
      ? type(props ?? {})
      : { type, props: { ...props }, children: children.flat().filter((child) => child !== null) };
  const useState = (initial: unknown) => {
    const index = stateIndex++;
    if (index === states.length) states.push(initial);
    return [states[index], (value: unknown) => void (states[index] = value)];
  };
  const useEffect = (run: () => () => void, dependencies: unknown[]) => {
    const index = effectIndex++;
    const key = JSON.stringify(dependencies);
    if (effects[index]?.dependencies === key) return;
    effects[index]?.stop?.();
    effects[index] = { dependencies: key, stop: run() };
  };
  const names = ['Icon', 'Notice', 'PanelBody', 'Placeholder', 'SelectControl', 'TextControl', 'ToggleControl'];
  const wp = {
    apiFetch,
    blocks: { registerBlockType: (_: string, block: { edit: Component }) => void (edit = block.edit) },
    blockEditor: { InspectorControls: 'InspectorControls', useBlockProps: () => ({}) },
    components: Object.fromEntries(names.map((name) => [name, name])),
    element: { createElement: expand, Fragment: 'Fragment', useEffect, useState },
  };
  runInNewContext(read('block/index.js'), { wp, turnoutBlock: blockWords(), Promise });

  /** Draws the block. Gives its elements, without those of the sidebar. */
  const elements = (): DrawnElement[] => {
    [stateIndex, effectIndex] = [0, 0];
    const setAttributes = (changed: object) => void Object.assign(attributes, changed);
    const all: DrawnElement[] = [];
    const collect = (node: DrawnNode | undefined): void => {
      if (!node || typeof node === 'string' || node.type === 'InspectorControls') return;
      all.push(node);
      node.children.forEach(collect);
    };
    collect(edit({ attributes, setAttributes }));
    return all;
  };
  const find = (type: string) => elements().filter((element) => element.type === type);
  return {
    attributes,
    elements,
    find,
    /** The notices as text. */
    notices: () => find('Notice').map(({ children }) => children.join('')),
    /** Draws, and waits for the answer of WordPress. */
    settle: async (): Promise<void> => {
      elements();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
