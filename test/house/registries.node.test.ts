import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { publicReads, calendars, gate, portal, service } from '../../src/contract/index.js';
import { columnTypes } from '../../src/fields/index.js';
import { languages } from '../../src/i18n/index.js';
import { serverLanguages } from '../../src/i18n/server-words.js';

const source = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
const files = (folder: string) => readdirSync(new URL(`../../src/${folder}`, import.meta.url));
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What is in one and not in the other. */
const omit = (all: object, omitted: object) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !(name in omitted)));

/** Lines of a file that name something as a word. */
const mentions = (text: string, name: string) =>
  text.split('\n').filter((line) => new RegExp(`\\b${name}\\b`).test(line));

/** The elements, by their tags. */
const elements = ['event-list', 'event-registration', 'member-profile', 'portal-login'];

describe('a registry', () => {
  it('every element has a folder of its own, and its tests', () => {
    const folders = (path: string) =>
      readdirSync(new URL(`../../${path}`, import.meta.url), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name.includes('-'))
        .map(({ name }) => name)
        .sort();
    expect(folders('src/components')).to.deep.equal(elements);
    expect(folders('test/components')).to.deep.equal(elements);
  });

  for (const element of elements)
    it(`an element is one file and one tag: ${element}`, () => {
      expect(files(`components/${element}`)).to.include(`${element}.ts`);
      expect(mentions(source('define.ts'), element)).to.have.length(1);
      expect(source(`components/${element}/${element}.ts`)).to.contain(`@tag ${element}\n`);
    });

  for (const [lines, face, contract] of [
    ['service', 'service', service],
    // what is the same for every visitor stands apart, for whoever only looks
    ['public-reads', 'gate', publicReads],
    ['gate', 'gate', omit(gate, publicReads)],
    ['calendars', 'gate', calendars],
    ['portal', 'gate', portal],
  ] as const)
    for (const name of Object.keys(contract))
      it(`an endpoint of the ${face} is one file and one contract line: ${name}`, () => {
        expect(files(`backend/${face}`)).to.include(`${kebab(name)}.ts`);
        expect(mentions(source(`contract/${lines}.ts`), `${name}:`.slice(0, -1))).to.have.length(1);
        // and the route that the compiler asks for
        expect(mentions(source(`backend/${face}/${face === 'gate' ? 'routes' : 'index'}.ts`), name)).to.have.length(2);
      });

  for (const language of Object.keys(languages))
    it(`a language is one folder and one line: ${language}`, async () => {
      expect(files('i18n')).to.include(language);
      expect(mentions(source('i18n/languages.ts'), `import\\('\\./${language}/index\\.js`)).to.have.length(1);
      expect((await languages[language]!('form')).send).to.be.a('string');
      expect((await languages[language]!('list')).events).to.be.a('string');
      expect((await languages[language]!('login')).signIn).to.be.a('string');
      expect((await languages[language]!('profile')).yourData).to.be.a('string');
    });

  it('every language that has a folder is spoken, by elements and by the server', () => {
    const folders = files('i18n').filter((file) => !file.endsWith('.ts'));
    expect(folders.sort()).to.deep.equal(Object.keys(languages).sort());
    const whole = folders.filter((tag) => !tag.includes('-'));
    expect(Object.keys(serverLanguages).sort()).to.deep.equal(whole.sort());
  });

  for (const type of Object.keys(columnTypes))
    it(`a column type is one entry of the registry, and no other code names it: ${type}`, () => {
      const registry = source('fields/column-types.ts').split('export const columnTypes')[1]!.split('satisfies')[0]!;
      expect(mentions(registry, type).length).to.be.at.least(1);
      const shared = [
        'fields/check.ts',
        'forms/form-of.ts',
        'components/form/form-field.ts',
        'components/form/controls.ts',
      ];
      for (const file of shared) expect(source(file), file).to.not.match(new RegExp(`type\\s*===\\s*'${type}'`));
    });
});
