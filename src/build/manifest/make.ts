import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { analyseSources } from './analyse-sources.js';
import { faultsOf } from './faults.js';
import { elementsOf, type Manifest } from './manifest.js';
import { tagsIn, reflect, type LitClass, type Reflected } from './reflection.js';
import { jsx, react, svelte, vue } from './types.js';
import { vsCodeCss, vsCodeHtml } from './vs-code.js';
import { webTypes } from './web-types.js';

const source = fileURLToPath(new URL('../../', import.meta.url));

/** The actual features of the built elements, by their tags. */
export async function reflectAll(folder: string, components: string): Promise<Map<string, Reflected>> {
  const classes = (await import(pathToFileURL(join(folder, 'index.js')).href)) as Record<string, LitClass>;
  const reflectedByTag = new Map<string, Reflected>();
  for (const [name, tag] of tagsIn(join(source, 'define.ts')))
    reflectedByTag.set(tag, await reflect(tag, components, classes[name]!));
  return reflectedByTag;
}

const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

/**
 * Everything that is made of a manifest, by where it stands in `dist`.
 *
 * The published writers were tried (custom-element-vs-code-integration 1.5, custom-element-jet-brains-integration 1.8,
 * those for JSX, Vue and Svelte) and do not give the same: they offer parts of a type such as `Readonly<Record<string`
 * as values, give boolean attributes a value, name a custom property once for each element, and take our event classes
 * for details of a `CustomEvent`.
 */
export const generatedFiles = (manifest: Manifest, version: string): Readonly<Record<string, string>> => ({
  'custom-elements.json': json(manifest),
  'vscode.html-custom-data.json': json(vsCodeHtml(elementsOf(manifest))),
  'vscode.css-custom-data.json': json(vsCodeCss(elementsOf(manifest))),
  'web-types.json': json(webTypes(elementsOf(manifest), version)),
  'types/jsx.d.ts': jsx(manifest),
  'types/react.d.ts': react(),
  'types/vue.d.ts': vue(manifest),
  'types/svelte.d.ts': svelte(),
  // the runtime module of an entry with types only
  'types-only.js': 'export {};\n',
});

/** Writes all of it beside what was built. Throws if anything is undocumented, or documented and not there. */
export async function makeManifest(dist: string, version: string, components = join(source, 'components')) {
  const manifest = analyseSources(components);
  const faults = faultsOf(manifest, await reflectAll(resolve(dist), components));
  if (faults.length) throw new Error(`The elements are not as their doc comments say:\n  ${faults.join('\n  ')}`);
  for (const [file, text] of Object.entries(generatedFiles(manifest, version))) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
}
