import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The licences that bundled packages may have: they ask for a notice and nothing more. */
export const PERMISSIVE_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
];

/** A package of which something is in a bundle. */
interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string | undefined;
}

/** Folders of packages and the bundles that they are in. Vite reads its configuration once for each bundle: they share this. */
const globalStore = globalThis as { turnoutShipped?: Map<string, Set<string>> };
const bundles = (globalStore.turnoutShipped ??= new Map());

/** Records the packages whose code is in each bundle. */
export const licenceReport: Plugin = {
  name: 'licence-report',
  generateBundle(_options, output) {
    for (const chunk of Object.values(output))
      for (const id of chunk.type === 'chunk' ? Object.keys(chunk.modules) : []) {
        const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, '')) ?? [];
        if (folder) bundles.set(folder, (bundles.get(folder) ?? new Set()).add(this.environment.name));
      }
  },
};

function readPackage(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as BundledPackage;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return { name, version, license, text: file && readFileSync(join(folder, file), 'utf8').trim() };
}

/** The name of a bundle in the report. */
const placeOf = (environment: string): string =>
  /^(client|server|demo)$/.test(environment) ? `the ${environment}` : 'the embed script';

const INTRO = `# Third-party licences

What Turnout's scripts have inside that others wrote, with the licences that ask to be kept with it. The build makes this page of
what it bundles, and ends where anything else than ${PERMISSIVE_LICENCES.join(', ')} comes in.

What the package and its server load from their dependencies (\`dependencies\` in package.json) is not in here: it is installed
with licences of its own.
`;

/** The page that names them all. Throws if a licence asks for more than a notice. */
export function licences(packageFolders: ReadonlyMap<string, ReadonlySet<string>> = bundles): string {
  const packages = [...packageFolders]
    .filter(([folder]) => existsSync(join(folder, 'package.json')))
    .map(([folder, environments]) => ({ ...readPackage(folder), places: [...new Set([...environments].map(placeOf))] }))
    .toSorted((name, second) => (name.name < second.name ? -1 : 1));
  const forbidden = packages.filter(({ license }) => !PERMISSIVE_LICENCES.includes(license));
  if (forbidden.length)
    throw new Error(`Not to be shipped: ${forbidden.map(({ name, license }) => `${name} (${license})`).join(', ')}`);
  const parts = packages.map(
    ({ name, version, license, text, places }) =>
      `## ${name} ${version}\n\n${license}, in ${places.toSorted().join(' and ')}.\n\n` +
      (text
        ? `\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\`\n`
        : 'The package has no text of its licence with it.\n'),
  );
  return [INTRO, ...parts].join('\n');
}

/** Writes that page beside what was built. */
export const writeLicences = (file: string): void => writeFileSync(file, licences());
