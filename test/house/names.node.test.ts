import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** Words that name a file or a variable of `src` and `demo` only by hiding what it is. */
const vagueNames = [
  ...['again', 'announced', 'anybodys', 'Around', 'ask', 'asked', 'breathe', 'breathing', 'came', 'cameWithScript'],
  ...['Desk', 'drawn', 'ending', 'found', 'garbled', 'heard', 'inATask', 'joined', 'Kept', 'known', 'Layer', 'layers'],
  ...['longest', 'Manner', 'noteName', 'nowhere', 'observing', 'ours', 'party', 'Pass', 'patience', 'patiently'],
  ...['people', 'pieces', 'pinned', 'postOffice', 'Postman', 'refused', 'remembered', 'remembering', 'renewing'],
  ...['rewriting', 'said', 'seen', 'setHome', 'shipped', 'shrink', 'shut', 'Silence', 'slips', 'soon', 'spread'],
  ...['stage', 'standing', 'standingKeys', 'stepwise', 'tight', 'told', 'tools', 'truth', 'tune', 'until-told'],
  ...['untyped', 'wanted', 'watched', 'Way', 'ways', 'wear', 'Whereabouts', 'where', 'wiping'],
];

/** Vague names that tests do not have any more either; the others are being replaced there. */
const namesOutOfTests = [
  ...['announced', 'anybodys', 'Around', 'breathe', 'breathing', 'came', 'cameWithScript', 'Desk', 'garbled'],
  ...['inATask', 'Kept', 'Layer', 'layers', 'Manner', 'noteName', 'nowhere', 'observing', 'party', 'pinned'],
  ...['postOffice', 'Postman', 'remembered', 'remembering', 'renewing', 'rewriting', 'setHome', 'shipped', 'shrink'],
  ...['slips', 'spread', 'standingKeys', 'stepwise', 'tight', 'tune', 'untyped', 'wear', 'Whereabouts', 'wiping'],
  ...['longest', 'patience', 'patiently', 'pieces', 'soon', 'stage', 'truth', 'watched', 'Way'],
  ...['Pass', 'shut', 'Silence', 'until-told', 'withPatience'],
];

const files = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx,mjs}`, { cwd: new URL('../..', import.meta.url).pathname });

/** A title that has a question word for its subject hides what it is about. */
const vagueTitle = /^(what|whatever|who|whoever|where)\b/i;

/** The titles of suites and tests in a file. */
function titlesIn(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    if (
      title &&
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      /^(it|describe)$/.test(node.expression.text)
    )
      if (ts.isStringLiteralLike(title)) titles.push(title.text);
      else if (ts.isTemplateExpression(title)) titles.push(title.head.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** The names of variables, parameters, functions, classes and types of a file. Property keys may be names of the wire. */
function declaredNames(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isPropertyDeclaration(node) ||
      ts.isMethodDeclaration(node);
    if (isDeclaration && node.name && (ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name)))
      names.push(node.name.text.replace(/^#/, ''));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

const fileName = (path: string) => /([^/]+?)(\.(node|page))?(\.test)?\.\w+$/.exec(path)![1]!;

/** Files that have a vague name, or declare one. */
const vagueIn = (folders: string, vague: readonly string[]) =>
  files(folders).flatMap((path) =>
    [fileName(path), ...declaredNames(path)].filter((name) => vague.includes(name)).map((name) => `${path}: ${name}`),
  );

describe('names', () => {
  it('of files and declarations in src and demo are standard terms', () => {
    expect(vagueIn('{src,demo}', vagueNames).join('\n')).to.equal('');
  }).timeout(30_000);

  it('of files and declarations in test are standard terms', () => {
    expect(vagueIn('test', namesOutOfTests).join('\n')).to.equal('');
  }).timeout(30_000);

  it('of tests have their subject, and no question word in its place', () => {
    const titles = files('test').flatMap((path) => titlesIn(path).map((title) => ({ path, title })));
    expect(titles.length).to.be.above(4_000);
    expect(titles.filter(({ title }) => vagueTitle.test(title))).to.deep.equal([]);
  }).timeout(30_000);
});
