import { manifest } from 'virtual:turnout-demo';
import type { Tag } from './elements.js';

/** An attribute, event, slot, part or custom property in the manifest. */
export interface Documented {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
}

/** The documentation of an element in the custom elements manifest. */
export interface ElementDocumentation {
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

/** The documentation of an element. Throws if the manifest does not contain it. */
export function documentationOf(tag: Tag): ElementDocumentation {
  const declaration = modules.flatMap(({ declarations = [] }) => declarations).find(({ tagName }) => tagName === tag);
  if (!declaration) throw new Error(`The manifest does not contain <${tag}>`);
  const { summary = '', description = '', attributes = [], events = [], slots = [] } = declaration;
  const { cssParts: parts = [], cssProperties: properties = [] } = declaration;
  // the default slot has no name
  const namedSlots = slots.map((slot) => ({ ...slot, name: slot.name || '(default)' }));
  return { summary, description, attributes, events, slots: namedSlots, parts, properties };
}
