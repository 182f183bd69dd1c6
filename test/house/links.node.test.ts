import { expect } from 'chai';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const papers = [
  ...readdirSync(root),
  ...readdirSync(join(root, 'demo'), { recursive: true, encoding: 'utf8' }).map((path) => join('demo', path)),
].filter((path) => path.endsWith('.md'));

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** What leads to a heading, as code hosts write it. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-'),
  );

/** Where the links of a paper lead within this project: a path from its root, and a heading there. */
const linksOf = (paper: string) =>
  [...textOf(paper).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = '', heading] = link.split('#');
      return { link, path: path ? join(dirname(paper), path) : paper, heading };
    });

/** `x/{a,b}.ts` as the two that it means. */
const spread = (path: string): string[] => {
  const [all, names = ''] = /\{([^}]*)\}/.exec(path) ?? [];
  return all ? names.split(',').flatMap((name) => spread(path.replace(all, name))) : [path];
};

/** Files of this project that a paper names in passing. `*` and `{a,b}` stand for what they stand for in a shell. */
const namedIn = (paper: string) =>
  [...textOf(paper).matchAll(/`((?:src|test|demo)\/[\w./*{},-]+\.(?:m?js|tsx?|json|html|md|css|php))`/g)].flatMap(
    ([, path = '']) => spread(path),
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

describe('the papers', () => {
  it('are the ones that are meant here', () => expect(papers).to.include.members(['README.md', 'CHANGELOG.md']));

  for (const paper of papers)
    it(`lead somewhere: ${paper}`, () => {
      const nowhere = linksOf(paper).filter(
        ({ path, heading }) => !existsSync(join(root, path)) || (heading && !anchorsOf(textOf(path)).includes(heading)),
      );
      expect(nowhere.map(({ link }) => link)).to.deep.equal([]);
    });

  for (const paper of papers)
    it(`name files that there are: ${paper}`, () => {
      const gone = namedIn(paper).filter((path) => !files.some((file) => patternOf(path).test(file)));
      expect(gone).to.deep.equal([]);
    });

  it('name some', () => expect(namedIn('ACCESSIBILITY.md').length).to.be.above(5));
});
