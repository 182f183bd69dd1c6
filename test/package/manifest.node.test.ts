import { expect } from 'chai';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { timeLimit } from '../runner/machine-speed.mjs';
import { faultsOf } from '../../src/build/manifest/faults.js';
import { reflectAll } from '../../src/build/manifest/make.js';
import { declarationsOf, elementsOf, type Declaration, type Manifest } from '../../src/build/manifest/manifest.js';
import type { Reflected } from '../../src/build/manifest/reflection.js';
import { builtCopy } from '../support/built-copy.js';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const manifest = JSON.parse(readFileSync(at('dist/custom-elements.json'), 'utf8')) as Manifest;
const declared = (name: string) => declarationsOf(manifest).find((one) => one.name === name)!;

/** The manifest with one declaration as somebody forgot to write it. */
const changed = (name: string, change: (one: Declaration) => Partial<Declaration>): Manifest => ({
  ...manifest,
  modules: manifest.modules.map((module) => ({
    ...module,
    declarations: module.declarations.map((one) => (one.name === name ? { ...one, ...change(one) } : one)),
  })),
});

describe('custom-elements.json', function () {
  this.timeout(60_000);

  let reflectedByTag: Map<string, Reflected>;
  before(async () => void (reflectedByTag = await reflectAll(at('dist'), at('src/components'))));

  it('describes the elements completely and correctly', () => {
    expect(elementsOf(manifest).map(({ tagName }) => tagName)).to.have.members([...reflectedByTag.keys()]);
    expect([...reflectedByTag.values()].every(({ parts, events }) => parts.size > 5 && events.size > 1)).to.equal(true);
    expect(faultsOf(manifest, reflectedByTag)).to.deep.equal([]);
  });

  const forgotten: Record<string, [name: string, change: (one: Declaration) => Partial<Declaration>, fault: string]> = {
    'a part': [
      'EventList',
      ({ cssParts }) => ({ cssParts: cssParts!.filter(({ name }) => name !== 'badge') }),
      '<event-list>: part "badge" is not documented',
    ],
    'a slot that went': [
      'PortalLogin',
      ({ slots }) => ({ slots: [...slots!, { name: 'lead', description: 'Before it.' }] }),
      '<portal-login>: slot "lead" is documented, and not there',
    ],
    'a custom property': [
      'MemberProfile',
      ({ cssProperties }) => ({ cssProperties: cssProperties!.slice(1) }),
      '<member-profile>: custom property "--turnout-accent" is not documented',
    ],
    'a default that changed': [
      'EventRegistration',
      ({ cssProperties }) => ({ cssProperties: cssProperties!.map((one) => ({ ...one, default: '7px' })) }),
      '<event-registration>: custom property "--turnout-gap" is not 7px by default',
    ],
    'an attribute': [
      'EventRegistration',
      ({ attributes }) => ({ attributes: attributes!.filter(({ name }) => name !== 'prefill-from-query') }),
      '<event-registration>: attribute "prefill-from-query, prefillFromQuery" is not documented',
    ],
    'an event': [
      'MemberProfile',
      ({ events }) => ({ events: events!.filter(({ name }) => name !== 'link-requested') }),
      '<member-profile>: event "link-requested, LinkRequestedEvent" is not documented',
    ],
    'the words of an attribute': [
      'EventList',
      ({ attributes }) => ({ attributes: attributes!.map((one) => ({ ...one, description: '' })) }),
      '<event-list>: attribute "view" has no description',
    ],
    "the words of an event's field": [
      'SignedOutEvent',
      ({ members }) => ({ members: members!.map(({ kind, name }) => ({ kind, name })) }),
      'SignedOutEvent: "reason" has no description',
    ],
    'an element': ['EventList', () => ({ tagName: undefined! }), 'element "event-list" is not documented'],
  };
  for (const [what, [name, change, fault]] of Object.entries(forgotten))
    it(`reports a missing documentation: ${what}`, () => {
      expect(faultsOf(changed(name, change), reflectedByTag)).to.include(fault);
    });

  it('ends the whole build there, and says why', async function () {
    this.timeout(timeLimit(180_000));
    const forget = (folder: string) => {
      const file = join(folder, 'src/components/event-list/event-list.ts');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(/(static override properties[^{]*\{)/, '$1 forgotten: {},'));
    };
    const failed = await builtCopy({ name: 'forgetful', change: forget }).then(
      ({ leave }) => (leave(), 'it was built'),
      (error: unknown) => String(error),
    );
    expect(failed).to.include('<event-list>: attribute "forgotten" has no description');
  });

  it('has attributes as they are written, with type and default, those of all elements among them', () => {
    const { attributes = [] } = declared('EventList');
    const of = (tag: string) => {
      const { type, default: standard, fieldName } = attributes.find(({ name }) => name === tag)!;
      return [fieldName, type?.text, standard];
    };
    expect([of('base-url'), of('heading-level'), of('only-open'), of('limit'), of('order')]).to.deep.equal([
      ['baseUrl', 'string', "''"],
      ['headingLevel', 'number', '2'],
      ['onlyOpen', 'boolean', 'false'],
      ['limit', 'number', '10'],
      ['order', "'' | 'asc' | 'desc'", "''"],
    ]);
  });

  it('has the classes of events with their fields', () => {
    const { members = [] } = declared('RegistrationFailedEvent');
    expect(members.map(({ name, type }) => [name, type?.text])).to.deep.equal([
      ['error', 'unknown'],
      ['issues', 'readonly Issue[]'],
      ['slug', 'string'],
    ]);
  });

  it('leaves out private members', () => {
    const members = elementsOf(manifest).flatMap(({ members: members = [] }) => members.map(({ name }) => name));
    expect(members).to.include.members(['baseUrl', 'language']);
    expect(members.filter((name) => /^#|^(find|arrived|draw|words|wear|ask|speech)$/.test(name))).to.deep.equal([]);
  });

  it('names only modules that the package has', () => {
    const modulePaths = [...JSON.stringify(manifest).matchAll(/"(?:module|path)":"([^"]*)"/g)].map(([, path]) => path);
    expect([...new Set(modulePaths)]).to.have.members(['dist/index.js', 'dist/define.js']);
  });
});
