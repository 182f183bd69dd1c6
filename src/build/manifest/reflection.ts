import { build, type Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The actual features of an element, read from its class and its code, not from its comments. */
export interface Reflected {
  /** Attribute by property. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly parts: ReadonlySet<string>;
  readonly slots: ReadonlySet<string>;
  /** Custom properties of a page that its styles read, and what stands there without. */
  readonly cssProperties: ReadonlyMap<string, ReadonlySet<string | undefined>>;
  /** Names of events by their classes. */
  readonly events: ReadonlyMap<string, string>;
}

/** The static properties of a Lit element's class. */
export interface LitClass {
  readonly observedAttributes: readonly string[];
  /** There once the attributes have been asked for. */
  readonly elementProperties: ReadonlyMap<string, { readonly attribute?: string | boolean }>;
}

const matchGroups = (code: string, pattern: RegExp): string[][] =>
  [...code.matchAll(pattern)].map(([, ...groups]) => groups as string[]);

const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** The code that an element is made of; other elements and words are none of it. */
async function codeOf(tag: string, folder: string): Promise<string> {
  const externalModules: Plugin = {
    name: 'others',
    setup: ({ onResolve }) =>
      onResolve({ filter: /./ }, ({ path, kind }) => {
        if (kind === 'entry-point') return undefined;
        const name = /\/([\w-]+)\.js$/.exec(path)?.[1];
        const isOtherElement = name !== tag && path.includes(`/${name}/`);
        return isOtherElement || !path.startsWith('.') || path.includes('/i18n/')
          ? { path, external: true }
          : undefined;
      }),
  };
  const { outputFiles } = await build({
    entryPoints: [join(folder, tag, `${tag}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    plugins: [externalModules],
  });
  return outputFiles[0]!.text;
}

/** `var(--turnout-accent, currentColor)`, a function in it or not. */
const CUSTOM_PROPERTY = /var\((--turnout-[a-z-]+)(?:,\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))+))?\)/g;

/** Reads the actual features of an element. Throws for a computed part name, which cannot be read. */
export async function reflect(tag: string, folder: string, element: LitClass): Promise<Reflected> {
  const code = await codeOf(tag, folder);
  if (/\spart=[^"'\s\]]/.test(code)) throw new Error(`<${tag}>: a part has no name that one could read`);

  const cssProperties = new Map<string, Set<string | undefined>>();
  for (const [name, fallback] of matchGroups(code, CUSTOM_PROPERTY) as [string, string?][])
    cssProperties.set(name, (cssProperties.get(name) ?? new Set()).add(fallback));

  const events = new Map<string, string>();
  for (const [type, name] of matchGroups(
    code,
    /(\w+Event)(?: = class)? extends NativeEvent \{[\s\S]*?super\("([\w-]+)"/g,
  ))
    if (code.includes(`new ${type}(`)) events.set(type!, name!);

  const observed = element.observedAttributes;
  return {
    attributes: new Map(
      [...element.elementProperties]
        .map(([name, { attribute }]) => [name, String(attribute ?? name.toLowerCase())] as const)
        .filter(([, attribute]) => observed.includes(attribute)),
    ),
    parts: new Set([
      ...matchGroups(code, /\spart="([^"]*)"/g).flatMap(([text]) => words(text!)),
      ...matchGroups(code, /exportparts: "([^"]*)"/g).flatMap(([text]) => words(text!)),
    ]),
    slots: new Set([
      ...matchGroups(code, /<slot(?:\s+name="([^"]*)")?\s*>/g).map(([name = '']) => name),
      ...matchGroups(code, /:scope > template\[slot=([\w-]+)\]/g).map(([name]) => name!),
    ]),
    cssProperties,
    events,
  };
}

/** The tags that are defined, by their classes. */
export function tagsIn(source: string): ReadonlyMap<string, string> {
  const code = readFileSync(source, 'utf8');
  return new Map(matchGroups(code, /'([a-z]+(?:-[a-z]+)+)': (\w+),/g).map(([tag, name]) => [name!, tag!]));
}
