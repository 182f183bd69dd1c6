import { readFileSync } from 'node:fs';

/** Where the recipes say that the server is. */
const address = 'https://turnout.example.org';

/** What a recipe has its readers paste, by the word behind the language of the fence: ```html snippet. */
export function recipe(system: string, origin: string): Readonly<Record<string, string>> {
  const page = readFileSync(new URL(`../../docs/recipes/${system}.md`, import.meta.url), 'utf8');
  const fences = page.matchAll(/^( *)```\w+ ([a-z]+)\n([^]*?)^ *```$/gm);
  const codeBlocks = [...fences].map(([, indent = '', name = '', text = '']) => [
    name,
    text
      .replaceAll(new RegExp(`^${indent}`, 'gm'), '')
      .replaceAll(address, origin)
      .trim(),
  ]);
  return Object.fromEntries(codeBlocks) as Record<string, string>;
}

/** A page as a website system sends it, with what was pasted into it at `{{name}}`. */
export function fixture(name: string, codeBlocks: Readonly<Record<string, string>>): string {
  const page = readFileSync(new URL(`fixtures/${name}.html`, import.meta.url), 'utf8');
  return page.replace(/\{\{(\w+)\}\}/g, (_all, piece: string) => {
    const text = codeBlocks[piece];
    if (text === undefined) throw new Error(`${name}.html has a place for ${piece}, and the recipe has no such code`);
    return text;
  });
}
