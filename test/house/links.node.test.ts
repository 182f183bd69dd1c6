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

describe('the papers', () => {
  it('are the ones that are meant here', () => expect(papers).to.include.members(['README.md', 'CHANGELOG.md']));

  for (const paper of papers)
    it(`lead somewhere: ${paper}`, () => {
      const nowhere = linksOf(paper).filter(
        ({ path, heading }) => !existsSync(join(root, path)) || (heading && !anchorsOf(textOf(path)).includes(heading)),
      );
      expect(nowhere.map(({ link }) => link)).to.deep.equal([]);
    });
});
