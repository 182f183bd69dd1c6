import { expect } from 'chai';
import { readFileSync, readdirSync } from 'node:fs';
import { workspaceSchema } from '../../src/backend/workspace/schema/index.js';
import { EventList, EventRegistration, MemberProfile, PortalLogin } from '../../src/components/index.js';
import { tags } from '../../src/define.js';
import { catalogueOf, wordsOf } from './catalogue.js';

const folder = new URL('../../demo/wordpress/', import.meta.url);
const file = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const programs = [
  ...readdirSync(folder),
  ...readdirSync(new URL('includes/', folder)).map((name) => `includes/${name}`),
].filter((name) => name.endsWith('.php'));
const all = programs.map(file).join('\n');

const po = file('languages/turnout-de_DE.po');
const embed = file('includes/embed.php');

/** What an array of PHP has for keys, or for values where it is a list. */
const arrayOf = (name: string): string[] => {
  const [, body = ''] = new RegExp(`const ${name} = array\\(([^;]*)\\);`).exec(embed) ?? [];
  return [...body.matchAll(/'([a-z-]+)'(?=\s*=>|\s*,|\s*$)/g)].map(([, key = '']) => key);
};

describe('the plugin for WordPress', () => {
  it('knows slugs as the server does', () => {
    const [, pattern] = /const SLUG = '([^']*)'/.exec(embed) ?? [];
    expect(JSON.stringify(workspaceSchema)).to.contain(JSON.stringify(`^${pattern}$`));
  });

  it('knows the elements, and every attribute that a visitor’s element takes', () => {
    expect(arrayOf('WIDGETS').sort()).to.deep.equal(Object.keys(tags).sort());
    const observed = [EventList, EventRegistration, MemberProfile, PortalLogin].flatMap(
      (element) => element.observedAttributes,
    );
    // whom to ask is the plugin's setting, and the slug has a field of its own
    const otherAttributes = new Set(['slug', 'base-url', 'plain']);
    expect(arrayOf('ATTRIBUTES').sort()).to.deep.equal(
      [...new Set(observed)].filter((name) => !otherAttributes.has(name)).sort(),
    );
  });

  it('offers in the block what the tag takes', () => {
    const { attributes } = JSON.parse(file('block/block.json')) as { attributes: object };
    const knownAttributes = ['slug', 'widget', ...arrayOf('ATTRIBUTES')];
    expect(Object.keys(attributes).filter((name) => !knownAttributes.includes(name))).to.deep.equal([]);
  });

  it('says everything in German, and nothing that is no longer said', () => {
    const texts = [...all.matchAll(/(?:__|esc_html__|esc_html_e)\( '((?:[^'\\]|\\.)*)', 'turnout' \)/g)].map(
      ([, text = '']) => text,
    );
    const { description } = JSON.parse(file('block/block.json')) as { description: string };
    const words = wordsOf(po);
    words.delete('');
    expect([...words.keys()].sort()).to.deep.equal(
      [...new Set([...texts, `block description\x04${description}`])].sort(),
    );
    expect([...words].filter(([, text]) => !text)).to.deep.equal([]);
  });

  it('has its German as WordPress reads it', () => {
    const catalogue = readFileSync(new URL('languages/turnout-de_DE.mo', folder));
    expect(catalogue.equals(catalogueOf(po))).to.equal(true);
  });

  it('has one version everywhere', () => {
    const { version } = JSON.parse(file('block/block.json')) as { version: string };
    const otherAttributes = [
      /Version: +(\S+)/.exec(file('turnout.php')),
      /VERSION = '(\S+)'/.exec(file('turnout.php')),
      /Stable tag: (\S+)/.exec(file('readme.txt')),
    ].map((match) => match?.[1]);
    expect(otherAttributes).to.deep.equal([version, version, version]);
  });

  for (const name of programs)
    it(`does nothing when ${name} is asked for by its address`, () => {
      expect(file(name)).to.match(
        /\n(?:namespace Turnout;\n\n)?defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;\n/,
      );
    });

  it('prints nothing that is not escaped', () => {
    const printed = all.match(/^\s*(?:echo|print)\b.*|<\?=.*/gm) ?? [];
    expect(printed).to.deep.equal([]);
  });

  /** Values without their texts and what is escaped of them. */
  const unescaped = (values: string): string => {
    const begin = /\b(?:esc_(?:html|attr|url|textarea|xml)(?:__|_x)?|strpos)\(/.exec(values);
    if (!begin) return values;
    let [at, depth] = [begin.index + begin[0].length, 1];
    for (; depth && at < values.length; at++) depth += { '(': 1, ')': -1 }[values[at]!] ?? 0;
    return values.slice(0, begin.index) + unescaped(values.slice(at));
  };

  it('gives the sentences about the server to the editor as JSON only, which escapes them itself', () => {
    const uses = programs.filter((name) => /(?<!function )answer_problem\(/.test(file(name)));
    expect(uses).to.deep.equal(['includes/forms.php']);
    expect(file('includes/answer.php')).not.to.match(/\becho\b|\bprintf\(|\?>/);
  });

  it('puts nothing into a pattern that is not escaped', () => {
    const html = programs
      .filter((name) => name !== 'includes/answer.php')
      .map(file)
      .join('\n');
    const filled = [...html.matchAll(/\bv?s?printf\(\s*'(?:[^'\\]|\\.)*',([^;]*)\);/g)].map(([, values = '']) =>
      values.replace(/'(?:[^'\\]|\\.)*'/g, ''),
    );
    expect(filled.length).to.equal(html.match(/printf\(/g)!.length);
    expect(filled.map(unescaped).filter((rest) => !/^(?:[\s,?:=]|false)*$/.test(rest))).to.deep.equal([]);
  });
});
