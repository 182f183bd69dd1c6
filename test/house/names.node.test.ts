import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** Words that name a file or a declaration only by hiding what it is: bare participles, adverbs, pronouns and quantifiers. */
const vagueNames = [
  ...['about', 'again', 'ahead', 'alike', 'amiss', 'announced', 'anybodys', 'anything', 'apart', 'Around'],
  ...['Ask', 'ask', 'Asked', 'asked', 'Asker', 'away', 'began', 'both', 'breathe', 'breathing', 'came'],
  ...['cameWithScript', 'Desk', 'drawn', 'ending', 'everybody', 'everything', 'found', 'garbled', 'happened'],
  ...['happening', 'heard', 'held', 'inATask', 'itself', 'joined', 'Kept', 'known', 'Late', 'Layer'],
  ...['layers', 'Left', 'longest', 'Loose', 'made', 'Manner', 'Matters', 'meant', 'mine', 'most', 'much'],
  ...['nasty', 'near', 'never', 'nobody', 'noteName', 'noting', 'nowhere', 'observing', 'others', 'ours'],
  ...['over', 'party', 'Pass', 'Passing', 'patience', 'patiently', 'people', 'pieces', 'pinned', 'Postman'],
  ...['postOffice', 'refused', 'remembered', 'remembering', 'renewing', 'rewriting', 'Said', 'said', 'same'],
  ...['saying', 'says', 'seen', 'setHome', 'shipped', 'shrink', 'shut', 'Silence', 'singly', 'slips', 'some'],
  ...['somebody', 'soon', 'spread', 'stage', 'standing', 'standingKeys', 'stands', 'stepwise', 'strange'],
  ...['telling', 'tells', 'that', 'theirs', 'Through', 'tight', 'together', 'Told', 'told', 'tools', 'tried'],
  ...['truth', 'tune', 'unlucky', 'unsure', 'until-told', 'untold', 'untyped', 'wanted', 'watched', 'Way'],
  ...['Ways', 'ways', 'wear', 'where', 'Whereabouts', 'whom', 'wiping', 'Within', 'worth', 'wrongs'],
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
const vagueIn = (folders: string) =>
  files(folders).flatMap((path) =>
    [fileName(path), ...declaredNames(path)]
      .filter((name) => vagueNames.includes(name))
      .map((name) => `${path}: ${name}`),
  );

describe('names', () => {
  for (const folder of ['src', 'demo', 'test'])
    it(`are standard terms for files and declarations: ${folder}`, () => {
      expect(vagueIn(folder).join('\n')).to.equal('');
    }).timeout(30_000);

  it('of tests have their subject, and no question word in its place', () => {
    const titles = files('test').flatMap((path) => titlesIn(path).map((title) => ({ path, title })));
    expect(titles.length).to.be.above(4_000);
    expect(titles.filter(({ title }) => vagueTitle.test(title))).to.deep.equal([]);
  }).timeout(30_000);
});
