import { expect } from '@open-wc/testing';
import type { States } from '../support/states.js';

interface Told {
  readonly tagName?: string;
  readonly attributes: readonly { readonly default?: string; readonly fieldName: string }[];
  readonly cssParts: readonly { readonly name: string }[];
  readonly slots: readonly { readonly name: string }[];
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

/** An element is in all its states as its manifest says. */
export function drawsWhatIsDocumented(tag: string, states: States): void {
  describe(`what custom-elements.json says of <${tag}> is what stands on a page (requirement 62)`, () => {
    let told: Told;
    before(async () => {
      const response = await fetch('/dist/custom-elements.json');
      const { modules } = (await response.json()) as { modules: { declarations: Told[] }[] };
      told = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag)!;
    });

    it('draws every part that is documented, in one state or another, and no other', async function () {
      this.timeout(150_000);
      const parts = new Set<string>();
      const slots = new Set<string>();
      for (const arrive of Object.values(states)) {
        const { el } = await arrive({ lang: 'en' });
        for (const part of partsOf(el.shadowRoot!)) parts.add(part);
        for (const slot of slotsOf(el.shadowRoot!)) slots.add(slot);
        el.remove();
      }
      expect([...parts]).to.have.members(told.cssParts.map(({ name }) => name));
      expect(told.slots.map(({ name }) => name)).to.include.members([...slots]);
    });

    it('begins with the values that are documented', () => {
      const element = document.createElement(tag) as unknown as Record<string, unknown>;
      const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));
      const said = told.attributes.map(({ fieldName, default: standard }) => [fieldName, standard]);
      expect(said).to.deep.equal(told.attributes.map(({ fieldName }) => [fieldName, quoted(element[fieldName])]));
    });
  });
}
