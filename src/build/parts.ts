import { posix } from 'node:path';
import { build } from 'esbuild';

export interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly code: string;
}

export type Chunks = ReadonlyMap<string, Chunk>;

/** What is exported at the end of a module, as the entries of an object. */
export const exported = /export\s*\{([^}]*)\};?\s*$/;

/** The names in the braces of an import or export: `a as b, c` are a as b, and c as c. */
export const namesIn = (braces: string): (readonly [name: string, as: string])[] =>
  braces
    .split(',')
    .map((entry) => entry.trim().split(' as '))
    .flatMap(([name = '', as = name]) => (name ? [[name, as] as const] : []));

const imported = /import\s*(?:\{([^}]*)\}\s*from)?\s*"([^"]*)";/g;

/** Where something is loaded, named from the root. */
export const importing = /import\(([`'"])\.\/([^`'"]*)\1\)/g;

/** What every part is given besides what it needs, and first: how to load others. */
export const givenToAll = ['loadPart', 'loadModule'];

/** What something given is exported as, by where it stands among all that is. */
const givenName = /^given(\d+)$/;

/** What is given, by those names, as an array: a number is shorter than any name. */
export const kitOf = (entries: readonly (readonly [name: string, as: string])[]): string => {
  const kit = [...givenToAll];
  for (const [name, as] of entries) kit[Number(givenName.exec(as)![1])] = name;
  return `[${Array.from(kit, (name) => name ?? '').join()}]`;
};

/** Loads a file, named from the root: a part is given a kit, and anything else is a module. */
export const loading = (chunks: Chunks, file: string, kit: string): string =>
  chunks.has(file)
    ? `loadPart('${/^embed\/(.*)-@/.exec(file)![1]}').then(part=>part(${kit}()))`
    : `loadModule('${file}')`;

/** Where an import in a chunk leads. */
export const towards = (file: string, path: string): string => posix.join(posix.dirname(file), path);

const getters = (entries: string): string => `{${entries.replace(/(\w+): *\(\) *=> *(\w+)/g, 'get $1(){return $2}')}}`;

/**
 * A module as a whole, as bundlers make it where it is loaded: an object with getters says the same in less, and does not
 * stumble over what a page has written into every object.
 */
export const withoutNamespaces = (code: string): string =>
  code
    .replace(/\b__exportAll\d*\(\{([^}]*)\}\)/g, (_all, entries: string) => `(${getters(entries)})`)
    .replace(
      /var (\w+) = \{\};\s*__export\(\1, \{([^}]*)\}\);/g,
      (_all, name: string, entries: string) => `var ${name}=${getters(entries)};`,
    );

/** Which chunks make the script itself, and which of the others are in which part: the rest are parts. */
export function sorted(chunks: Chunks, entry: string) {
  const of = (file: string) => chunks.get(file)!;
  const core = new Set([entry]);
  const asked = new Set([...chunks.values()].flatMap(({ dynamicImports }) => dynamicImports));
  /** What is there whenever a part is loaded, whoever loads it: what every way to it leads through. */
  const before = (file: string, seen: readonly string[] = []): string[] => {
    const loaders = [...chunks.values()].filter(({ dynamicImports }) => dynamicImports.includes(file));
    const ways = loaders
      .filter(({ fileName }) => !seen.includes(fileName))
      .map(({ fileName }) => (asked.has(fileName) ? [fileName, ...before(fileName, [...seen, file])] : []));
    const [first = [], ...others] = ways;
    return first.filter((one) => others.every((way) => way.includes(one)));
  };

  const inside = new Map<string, string>();
  for (const file of [...chunks.keys()].filter((one) => !asked.has(one) && one !== entry)) {
    const users = [...asked].filter((one) => chunks.has(one) && of(one).imports.includes(file));
    const owner = users.find((user) => users.every((one) => one === user || before(one).includes(user)));
    if (owner && !of(entry).imports.includes(file)) inside.set(file, owner);
    // what several parts share is in the script itself
    else core.add(file);
  }
  for (const file of core)
    for (const one of of(file).imports)
      if (chunks.has(one)) {
        inside.delete(one);
        core.add(one);
      }
  return { core, inside, before };
}

/** Chunks as one module; what is loaded, and what stands outside, is named from the root. */
export async function together(
  chunks: Chunks,
  contents: readonly string[],
  isOutside: (file: string) => boolean,
  codeOf = (file: string): string => withoutNamespaces(chunks.get(file)!.code),
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: contents.join('\n'), resolveDir: '/' },
    ...({ bundle: true, format: 'esm', write: false, target: 'es2022' } as const),
    plugins: [
      {
        name: 'chunks',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /./ }, ({ path, importer, kind }) => {
            const found = importer === '<stdin>' ? posix.normalize(path) : towards(importer, path);
            if (!chunks.has(found)) return { path: `./${found}`, external: true };
            return kind === 'dynamic-import' || isOutside(found)
              ? { path: `./${found}`, external: true }
              : { path: found, namespace: 'chunk' };
          });
          onLoad({ filter: /./, namespace: 'chunk' }, ({ path }) => ({ contents: codeOf(path) }));
        },
      },
    ],
  });
  return withoutNamespaces(outputFiles[0]!.text);
}

/**
 * Parts of a script: functions that are given what they need of it, or of another part that is there before them.
 * Everything given has a number of its own among all; a part hands on to the parts that it loads what it was
 * given and what it has itself.
 */
export async function partsOf(
  chunks: Chunks,
  { core, inside, before }: ReturnType<typeof sorted>,
  fault: (what: string) => never,
) {
  const home = (file: string): string => inside.get(file) ?? file;
  const all = [...chunks.values()].filter(({ fileName }) => !core.has(fileName));
  const files = new Set(all.map(({ fileName }) => home(fileName)));

  /** What somebody needs of a file, by file and name. */
  const names = new Map<string, string>();
  for (const { fileName, imports, code } of all) {
    const others = imports.filter((one) => chunks.has(one) && !core.has(one) && home(one) !== home(fileName));
    const missing = others.filter((one) => !before(home(fileName)).includes(home(one)));
    if (missing.length) fault(`${fileName} imports ${missing.join()}, which may not be there when it is loaded`);
    for (const [, braces = '', from = ''] of code.matchAll(imported))
      for (const [name] of namesIn(braces)) {
        const file = towards(fileName, from);
        if (home(file) !== home(fileName) && !names.has(`${file} ${name}`))
          names.set(`${file} ${name}`, `given${givenToAll.length + names.size}`);
      }
  }
  /** Lines that export what others need of a file, under the names that it is given by. */
  const offered = (file: string): string[] =>
    [...names].flatMap(([what, as]) => {
      const [from, name] = what.split(' ');
      return from === file ? [`export {${name} as ${as}} from './${file}';`] : [];
    });

  const parts = new Map<string, string>();
  for (const file of files) {
    const own = [file, ...[...inside].flatMap(([one, owner]) => (owner === file ? [one] : []))];
    const lines = [`export * from './${file}';`, ...own.flatMap(offered)];
    const code = await together(chunks, lines, (one) => !own.includes(one));
    const given: string[] = [];
    const shown: string[] = [];
    const kit: string[] = [];
    const made = code
      .replace(imported, (_all, braces: string | undefined, from: string) => {
        for (const [name, as] of namesIn(braces ?? ''))
          given.push(`${givenName.exec(names.get(`${posix.normalize(from)} ${name}`)!)![1]}:${as}`);
        return '';
      })
      .replace(exported, (_all, braces: string) => {
        for (const [name, as] of namesIn(braces)) {
          const at = givenName.exec(as)?.[1];
          (at ? kit : shown).push(`${at ?? as}:${name}`);
        }
        return `return{${shown.join()}}`;
      })
      .replace(importing, (_all, _quote: string, name: string) => loading(chunks, name, 'kitOfPart'));
    const all = [...givenToAll.map((name, at) => `${at}:${name}`), ...given].join();
    parts.set(
      file,
      `givenToPart=>{let{${all}}=givenToPart;let kitOfPart=()=>({...givenToPart,${kit.join()}});${made}}`,
    );
  }
  return { parts, offered };
}
