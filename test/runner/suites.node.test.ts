import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { filesOf as pageFilesOf, pageGroups } from './page-groups.mjs';
import { leftOut, selectSuites, suiteList, type Suite } from './suites.mjs';

const suitesOf = (names: readonly string[], set: 'quick' | 'all' = 'quick') => selectSuites(names, set) as Suite[];

/** The test files that a suite runs. */
function filesOf({ command, args }: Suite): string[] {
  if (command.endsWith('wtr')) return pageFilesOf(pageGroups.find(({ name }) => name === args.at(-1))!.files);
  const ignored = args.filter((_, index) => args[index - 1] === '--ignore');
  const patterns = args.filter((arg, index) => arg.endsWith('.test.ts') && args[index - 1] !== '--ignore');
  return patterns.length ? globSync(patterns, { ignore: ignored }) : [];
}

describe('the suites', () => {
  it('run every test file', () => {
    const run = new Set([...suitesOf([]), ...suitesOf([], 'all')].flatMap(filesOf));
    const all = globSync('test/**/*.test.ts');
    expect(all.filter((file) => !run.has(file))).to.deep.equal([]);
    expect(run.size).to.equal(all.length);
  });

  it('run each test file once, besides those that repeat tests elsewhere', () => {
    const once = [...suitesOf([]), ...suitesOf([], 'all')].filter(({ repeats }) => !repeats);
    expect(once.flatMap(filesOf).sort()).to.deep.equal(globSync('test/**/*.test.ts').sort());
  });

  it('run the same tests of the service on each engine', () => {
    const [onSqlite, ...onOtherEngines] = ['service', 'postgres', 'service-in-page'].map((name) => {
      const [suite] = suitesOf([name]).filter((one) => one.name === name);
      return filesOf(suite!).sort();
    });
    expect(onSqlite).to.have.length.above(50);
    expect(onOtherEngines).to.deep.equal([onSqlite, onSqlite]);
  });

  it('are never ended for time if they have tests that run with PostgreSQL alone', () => {
    const files = suitesOf([], 'all')
      .filter(({ hasOwnTests }) => hasOwnTests)
      .flatMap(filesOf);
    const guarded = globSync('test/**/*.test.ts').filter((file) =>
      /env\['TURNOUT_TEST_POSTGRES'\]/.test(readFileSync(file, 'utf8')),
    );
    expect(guarded).to.have.length.above(5);
    expect(guarded.filter((file) => !files.includes(file))).to.deep.equal([]);
  });

  it('name files by patterns that mocha expands: it takes braces alone for a file name', () => {
    const patterns = [...suitesOf([]), ...suitesOf([], 'all')]
      .filter(({ command }) => !command.endsWith('wtr'))
      .flatMap(({ args }) => args)
      .filter((arg) => arg.endsWith('.test.ts'));
    expect(patterns.filter((pattern) => pattern.includes('{') && !pattern.includes('*'))).to.deep.equal([]);
  });

  it('need nothing but Node and Chromium for npm test', () => {
    expect([...new Set(suitesOf([]).flatMap(({ needs = [] }) => needs))]).to.deep.equal(['chromium']);
  });

  it('are found by name, and by what their names begin with', () => {
    expect(suitesOf(['units', 'postgres']).map(({ name }) => name)).to.deep.equal([
      'units',
      'postgres-only',
      'postgres',
      'postgres-processes',
    ]);
  });

  it('are listed where a name is unknown', () => {
    expect(selectSuites(['unit'], 'quick')).to.equal(`There is no suite unit.\n${suiteList()}`);
  });

  it('say what is left out and why', () => expect(leftOut).to.have.length.above(3));
});
