import type { StaticFiles } from '../static-files.js';

/** A script that puts a module where the embed script looks for it first: words, or an optional feature. */
export type ModuleAssignment = readonly [name: string, text: string];

/** Those that the build has made, by the names of their modules. */
export const moduleAssignmentsIn = (
  files: Pick<StaticFiles, 'names' | 'textOf'>,
): ReadonlyMap<string, ModuleAssignment> =>
  new Map(
    files.names.flatMap((file) => {
      const name = /^\/embed\/preload\/([\w-]+)\.js$/.exec(file)?.[1];
      return name ? [[name, [name, files.textOf(file)!]] as const] : [];
    }),
  );

/** The name of the module with the words of a language; undefined if there is none. */
export const wordsModule = (
  modules: ReadonlyMap<string, ModuleAssignment>,
  language: string,
  part: 'form' | 'list' | 'price',
): string | undefined =>
  [language, language.replace(/-.*/, '')].map((tag) => `${tag}-${part}`).find((name) => modules.has(name));

const linesOf = (texts: readonly string[]): string => texts.map((text) => `${text.trimEnd()}\n`).join('');

/** Modules as they stand in a script. */
export const modulesText = (modules: readonly ModuleAssignment[]): string => linesOf(modules.map(([, text]) => text));

/** The script and the modules that go with it, the same for every club: compressed when it is built. */
export const embedOpening = (script: string, modules: readonly ModuleAssignment[]): string =>
  linesOf([script]) + modulesText(modules);

/** The server's assignments for a script: its own address, the slug, the form or events (`src/embed/preload.ts` reads them). */
export interface ScriptAssignments {
  /** Address of the folder that scripts and gate are in, with a slash at the end. */
  readonly home?: string | undefined;
  readonly slug?: string | undefined;
  /** A form as JSON. */
  readonly form?: string | undefined;
  /** Events of a club as JSON. */
  readonly events?: string | undefined;
}

/** The assignment behind the script. JSON is an expression of JavaScript, but for a name that means more there (`__proto__`). */
export function embedClosing({ home, slug, form, events }: ScriptAssignments): string {
  const entries = [
    ...(home === undefined ? [] : [`home:${JSON.stringify(home)}`]),
    ...(slug === undefined ? [] : [`slug:${JSON.stringify(slug)}`]),
    ...(form === undefined ? [] : [`form:${form}`]),
    ...(events === undefined ? [] : [`events:${events}`]),
  ];
  return `Object.assign(globalThis[Symbol.for("turnout.preload")],{${entries.join()}});\n`;
}

const isWords = (name: string, element: 'form' | 'list'): boolean =>
  new RegExp(`^[a-z]{2,3}(-x-\\w+)?-${element}$`).test(name);

/** The words of prices, in the names of their modules. */
const PRICE_WORDS = 'price';

/** The openings that there are: each script alone, and with the words of each language; forms also with what only some need. */
export function openingsIn(files: Pick<StaticFiles, 'names' | 'textOf'>): string[] {
  const modules = moduleAssignmentsIn(files);
  const texts = (script: string, element: 'form' | 'list', features: readonly string[] = []) =>
    [...modules.keys()]
      .filter((name) => isWords(name, element))
      .map((name) =>
        embedOpening(
          files.textOf(script)!,
          [name, ...features]
            // the words of prices are in the language of the form
            .map((moduleName) =>
              modules.get(moduleName === PRICE_WORDS ? name.replace(/\w+$/, moduleName) : moduleName)!,
            ),
        ),
      );
  const scriptsAlone = files.names
    .filter((name) => isEmbedScript(name))
    .map((name) => embedOpening(files.textOf(name)!, []));
  return [
    ...new Set(scriptsAlone),
    ...texts('/embed-form.js', 'form'),
    ...texts('/embed-form.js', 'form', ['controls']),
    ...texts('/embed-form.js', 'form', ['extended-form', 'controls']),
    ...texts('/embed-form.js', 'form', ['controls', 'prices', PRICE_WORDS]),
    ...texts('/embed-form.js', 'form', ['extended-form', 'controls', 'prices', PRICE_WORDS]),
    ...texts('/embed-list.js', 'list'),
  ];
}

/** A script that a page may have a tag of, also under the name of its version. */
export const isEmbedScript = (name: string): boolean =>
  /^\/embed(-(form|list|portal))?(-\d+\.\d+\.\d+)?\.js$/.test(name);
