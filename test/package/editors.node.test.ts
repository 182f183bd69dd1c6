import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsOf, type Manifest } from '../../src/build/manifest/manifest.js';
import { root } from './consumer-project.js';

const read = <Content>(file: string) => JSON.parse(readFileSync(join(root, 'dist', file), 'utf8')) as Content;

interface Named {
  readonly name: string;
  readonly description?: string;
}

const names = (all: readonly Named[] = []) => all.map(({ name }) => name).toSorted();

const elements = elementsOf(read<Manifest>('custom-elements.json'));

interface VsCode {
  readonly tags: readonly (Named & { attributes: readonly Named[]; description: { value: string } })[];
  readonly properties: readonly Named[];
}

interface WebTypes {
  readonly contributions: {
    readonly html: {
      readonly elements: readonly (Named & {
        attributes?: readonly Named[];
        slots?: readonly Named[];
        css?: { parts?: readonly Named[]; properties?: readonly Named[] };
        js?: { events?: readonly Named[] };
      })[];
    };
  };
}

describe('the data for editors', () => {
  const html = read<VsCode>('vscode.html-custom-data.json').tags;
  const css = read<VsCode>('vscode.css-custom-data.json').properties;
  const jetBrains = read<WebTypes>('web-types.json').contributions.html.elements;

  it('is about the elements that there are', () => {
    const tags = elements.map(({ tagName }) => tagName!).toSorted();
    expect(tags).to.deep.equal(['event-list', 'event-registration', 'member-profile', 'portal-login']);
    expect([names(html), names(jetBrains)]).to.deep.equal([tags, tags]);
  });

  for (const { tagName, attributes, events, slots, cssParts, cssProperties } of elements) {
    it(`names all of <${tagName}> in VS Code`, () => {
      const { attributes: described, description } = html.find(({ name }) => name === tagName)!;
      expect(names(described)).to.deep.equal(names(attributes));
      for (const { name } of [...(events ?? []), ...(slots ?? []), ...(cssParts ?? [])])
        expect(description.value).to.include(`\`${name || 'default'}\``);
      expect(names(css)).to.include.members(names(cssProperties));
    });

    it(`names all of <${tagName}> in JetBrains`, () => {
      const described = jetBrains.find(({ name }) => name === tagName)!;
      expect(names(described.attributes)).to.deep.equal(names(attributes));
      expect(names(described.js?.events)).to.deep.equal(names(events));
      expect(names(described.slots).map((name) => (name === 'default' ? '' : name))).to.deep.equal(names(slots));
      expect(names(described.css?.parts)).to.deep.equal(names(cssParts));
      expect(names(described.css?.properties)).to.deep.equal(names(cssProperties));
    });
  }
});
