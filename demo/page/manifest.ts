import { manifest } from 'virtual:turnout-demo';
import type { Tag } from './elements.js';

/** Something that an element documents. */
export interface Documented {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
}

/** What the custom elements manifest says of an element. */
export interface Described {
  readonly summary: string;
  readonly description: string;
  readonly attributes: readonly Documented[];
  readonly events: readonly Documented[];
  readonly slots: readonly Documented[];
  readonly parts: readonly Documented[];
  readonly properties: readonly Documented[];
}

interface Declaration {
  readonly tagName?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly attributes?: readonly Documented[];
  readonly events?: readonly Documented[];
  readonly slots?: readonly Documented[];
  readonly cssParts?: readonly Documented[];
  readonly cssProperties?: readonly Documented[];
}

const { modules } = manifest as { modules: readonly { declarations?: readonly Declaration[] }[] };

/** What an element documents of itself. Throws where the manifest does not know it. */
export function described(tag: Tag): Described {
  const found = modules.flatMap(({ declarations = [] }) => declarations).find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`The manifest does not know <${tag}>`);
  const { summary = '', description = '', attributes = [], events = [], slots = [] } = found;
  const { cssParts: parts = [], cssProperties: properties = [] } = found;
  // the slot that has no name takes what names none
  const named = slots.map((slot) => ({ ...slot, name: slot.name || '(default)' }));
  return { summary, description, attributes, events, slots: named, parts, properties };
}
