import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A fenced block of a page: ```sh root has the language `sh` and the mark `root`. */
export interface Fence {
  readonly page: string;
  readonly language: string;
  readonly mark: string;
  readonly text: string;
}

/** README, CONTRIBUTING and everything in docs, by their paths from the root. */
export const pages: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path))
    .sort(),
];

/** The text of a page. */
export const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

/** A text without its fenced blocks. */
export const withoutFences = (text: string): string => text.replace(/^ *```[^]*?^ *```$/gm, '');

/** The anchors of a page's headings, as code hosts make them. */
export const anchorsOf = (text: string): string[] =>
  [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-'),
  );

/** The fenced blocks of a page, in their order. */
export const fencesOf = (page: string): Fence[] =>
  [...textOf(page).matchAll(/^```(\w+)(?: (\w+))?\n([^]*?)^```$/gm)].map(([, language = '', mark = '', text = '']) => ({
    page,
    language,
    mark,
    text,
  }));

/** Recipes have tests of their own (test/recipes), which do to their snippets what a website system does. */
export const withoutRecipes = pages.filter((page) => !page.startsWith('docs/recipes/'));

/** All blocks of a language, of all pages but the recipes. */
export const fences = (language: string): Fence[] =>
  withoutRecipes.flatMap(fencesOf).filter((fence) => fence.language === language);

/** The commands of a block, one each; a backslash at the end of a line continues it. */
export const commandsOf = ({ text }: Fence): string[] =>
  text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
