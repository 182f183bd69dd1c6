import { expect } from '@open-wc/testing';

interface ElementManifest {
  readonly tagName?: string;
  readonly attributes: readonly { readonly default?: string; readonly fieldName: string }[];
  readonly cssParts: readonly { readonly name: string }[];
  readonly slots: readonly { readonly name: string }[];
}

/** What the built `custom-elements.json` says of an element. */
async function manifestOf(tag: string): Promise<ElementManifest> {
  const response = await fetch('/dist/custom-elements.json');
  const { modules } = (await response.json()) as { modules: { declarations: ElementManifest[] }[] };
  return modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag)!;
}

const words = (element: Element, name: string): string[] =>
  element
    .getAttribute(name)
    ?.split(/[\s,]+/)
    .filter(Boolean) ?? [];

/** The parts of an element that a page can reach, in what is drawn now. */
const partsOf = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('*')].flatMap((one) => [
    ...words(one, 'part'),
    ...words(one, 'exportparts').filter((name) => one.shadowRoot?.querySelector(`[part~="${name}"]`)),
  ]);

/** Its slots, but those that hold a card of the page's own. */
const slotsOf = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('slot')].map(({ name }) => name).filter((name) => !name.startsWith('event-'));

/** Holds what an element draws, seen in all its states, against what is documented of it. */
export function manifestCoverage(tag: string) {
  const parts = new Set<string>();
  const slots = new Set<string>();
  return {
    /** Notes what is drawn at this moment. */
    recordRendered({ shadowRoot }: HTMLElement): void {
      for (const part of partsOf(shadowRoot!)) parts.add(part);
      for (const slot of slotsOf(shadowRoot!)) slots.add(slot);
    },
    /** Every part that is documented was seen in one state or another, and no other; every slot that was seen is documented. */
    async expectComplete(): Promise<void> {
      const manifest = await manifestOf(tag);
      expect([...parts]).to.have.members(manifest.cssParts.map(({ name }) => name));
      expect(manifest.slots.map(({ name }) => name)).to.include.members([...slots]);
    },
    async expectDefaults(): Promise<void> {
      const { attributes } = await manifestOf(tag);
      const element = document.createElement(tag) as unknown as Record<string, unknown>;
      const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));
      const defaults = attributes.map(({ fieldName, default: standard }) => [fieldName, standard]);
      expect(defaults).to.deep.equal(attributes.map(({ fieldName }) => [fieldName, quoted(element[fieldName])]));
    },
  };
}
