import { expect } from 'chai';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anchorsOf, commandsOf, fences, pages, root, textOf, withoutFences, withoutRecipes } from '../docs/pages.js';
import { selectSuites } from '../runner/suites.mjs';

const otherPages = [
  ...readdirSync(root),
  ...readdirSync(join(root, 'demo'), { recursive: true, encoding: 'utf8' }).map((path) => join('demo', path)),
  ...readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => join('src', path)),
].filter((path) => path.endsWith('.md') && !pages.includes(path));

/** Every page that a reader may open. */
const allPages = [...pages, ...otherPages];

/** The targets of a page's links within this project: a path from its root, and a heading there. */
const linksOf = (page: string) =>
  [...withoutFences(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = '', heading] = link.split('#');
      return { link, path: path ? join(dirname(page), path) : page, heading };
    });

/** `x/{a,b}.ts` as the two that it means. */
const expandBraces = (path: string): string[] => {
  const [all, names = ''] = /\{([^}]*)\}/.exec(path) ?? [];
  return all ? names.split(',').flatMap((name) => expandBraces(path.replace(all, name))) : [path];
};

/** Files of this project that a page names in passing. `*` and `{a,b}` stand for what they stand for in a shell. */
const namedIn = (page: string) =>
  [...textOf(page).matchAll(/`((?:src|test|demo)\/[\w./*{},-]+\.(?:m?js|tsx?|json|html|md|css|php))`/g)].flatMap(
    ([, path = '']) => expandBraces(path),
  );

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replace(/\*\*?\/?/g, (stars) => (stars.startsWith('**') ? '.*' : stars.replace('*', '[^/]*')))}$`,
  );

const files = ['src', 'test', 'demo'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
);

describe('the pages of this project', () => {
  for (const page of allPages)
    it(`have links that resolve: ${page}`, () => {
      const broken = linksOf(page).filter(
        ({ path, heading }) => !existsSync(join(root, path)) || (heading && !anchorsOf(textOf(path)).includes(heading)),
      );
      expect(broken.map(({ link }) => link)).to.deep.equal([]);
    });

  for (const page of allPages)
    it(`name files that exist: ${page}`, () => {
      const missingPaths = namedIn(page).filter((path) => !files.some((file) => patternOf(path).test(file)));
      expect(missingPaths).to.deep.equal([]);
    });

  it('name a test for each threat', () => {
    const rows = textOf('SECURITY.md')
      .split('## Threats')[1]!
      .match(/^\| (?!Threat|---).*$/gm)!;
    const tests = rows.map((row) =>
      [
        ...row
          .split('|')
          .at(-2)!
          .matchAll(/`([\w/-]+)`/g),
      ].map(([, path = '']) => path),
    );
    expect(tests.filter((named) => named.length === 0)).to.deep.equal([]);
    const missingPaths = tests.flat().filter((path) => !files.some((file) => file.startsWith(`test/${path}.`)));
    expect(missingPaths).to.deep.equal([]);
  });

  it('name some files', () => expect(namedIn('ACCESSIBILITY.md').length).to.be.above(5));

  it('are reached from README', () => {
    const reached = new Set(['README.md']);
    for (const page of reached)
      for (const { path } of linksOf(page)) if (path.endsWith('.md') && existsSync(join(root, path))) reached.add(path);
    expect(allPages.filter((page) => !reached.has(page))).to.deep.equal([]);
  });
});

describe('README and docs', () => {
  it('begin with a README of at most 150 lines', () => {
    expect(textOf('README.md').trimEnd().split('\n').length).to.be.at.most(150);
  });

  it('have pictures of at most 400 kB', () => {
    const pictures = readdirSync(join(root, 'docs/images')).map((name) => join('docs/images', name));
    expect(pictures.filter((path) => statSync(join(root, path)).size > 400_000)).to.deep.equal([]);
  });

  it('have no page of more than 250 lines', () => {
    expect(pages.filter((page) => textOf(page).trimEnd().split('\n').length > 250)).to.deep.equal([]);
  });

  for (const page of pages.filter((path) => path.startsWith('docs/')))
    it(`name the reader in the first lines: ${page}`, () => {
      const [title, , opening] = textOf(page).split('\n');
      expect(title).to.match(/^# ./);
      expect(opening).to.match(/^For \*\*(webmasters|designers|integrators|operators|contributors)\*\*/);
    });

  it('number the decisions without a gap, and list all of them', () => {
    const notes = pages.filter((page) => /decisions\/\d/.test(page)).sort();
    expect(notes.map((page) => Number(/\d{4}/.exec(page)![0]))).to.deep.equal(notes.map((_, index) => index + 1));
    notes.forEach((page, index) => expect(textOf(page)).to.match(new RegExp(`^# ${index + 1}\\. `)));
    expect(linksOf('docs/decisions/README.md').map(({ path }) => path)).to.deep.equal(notes);
  });

  it('have at most thirty words in the glossary', () => {
    expect(textOf('docs/glossary.md').match(/^\| (?!Word|---)/gm)!.length).to.be.within(20, 30);
  });

  it('have blocks of languages that a test runs or reads (test/docs)', () => {
    const knownNames = ['sh', 'json', 'html', 'yaml', 'ts', 'css', 'js', 'nginx', 'ini', 'text'];
    const languages = new Set(withoutRecipes.flatMap((page) => textOf(page).match(/(?<=^ *```)\w+/gm) ?? []));
    expect([...languages].filter((language) => !knownNames.includes(language))).to.deep.equal([]);
  });

  it('run scripts, suites and files that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const inText = pages.flatMap((page) => [...textOf(page).matchAll(/`(npm [^`\n]+)`/g)].map(([, text = '']) => text));
    const commands = [...fences('sh').flatMap(commandsOf), ...inText].flatMap((line) => line.split(' && '));
    const named = commands.flatMap((command) => /^npm (?:run )?(start|test|[\w:-]+)/.exec(command)?.[1] ?? []);
    const ofNpm = ['ci', 'i', 'install', 'pack', 'prune'];
    expect(named.filter((name) => !(name in scripts) && !ofNpm.includes(name))).to.deep.equal([]);
    const suites = commands.flatMap((command) => /^npm test -- ([a-z-]+)$/.exec(command)?.[1] ?? []);
    expect(
      suites.filter((name) => !name.startsWith('-') && typeof selectSuites([name], 'all') === 'string'),
    ).to.deep.equal([]);
    const tests = commands.flatMap((command) => command.match(/test\/\S+\.test\.ts/g) ?? []);
    expect(tests.filter((path) => !existsSync(join(root, path)))).to.deep.equal([]);
  });
});
