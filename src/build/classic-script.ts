import { posix } from 'node:path';
import type { Plugin } from 'vite';
import {
  exported,
  importing,
  kitOf,
  loading,
  namesIn,
  partsOf,
  sorted,
  together,
  withoutNamespaces,
  type Chunks,
} from './parts.js';
import { shrinker } from './shrink.js';
import { allWords, handedOver, hashOf, noHash } from './words.js';

/**
 * Tells Chromium to compile everything while the script is still on its way, beside the page's own work: nearly all of it is
 * called at once (Explicit JavaScript Compile Hints; others read a comment).
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * The scripts there are, by what each has in it of what could be loaded: all elements, light as they are; and for an address
 * that names its slug, the element that it is about and what draws that. These two are given by the server what they show first.
 */
const scripts = {
  embed: { has: ['event-list', 'event-registration'], isGiven: false, hint: '' },
  'embed-form': { has: ['event-registration', 'registration'], isGiven: true, hint: compileHint },
  'embed-list': { has: ['event-list', 'listing', 'search-engines'], isGiven: true, hint: compileHint },
};

interface Script {
  readonly chunks: Chunks;
  readonly core: ReadonlySet<string>;
  readonly entry: string;
  /** Parts that are in it, though they could be loaded; with the chunks that are in those. */
  readonly ready: readonly string[];
  /** What parts need of each chunk: lines that export it under names of their own. */
  readonly offered: (file: string) => string[];
  /** The server may put something into it. */
  readonly isGiven: boolean;
}

/** A script as one function, which leaves no name on the host's page. */
async function scriptOf({ chunks, core, entry, ready, offered, isGiven }: Script): Promise<string> {
  /** What is asked for of each part that is ready, by the name of the export; nothing for all of it. */
  const wanted = ready.map(() => '');
  /** A chunk; where it would load what is in the script already, it has that. */
  const withReady = (file: string): string =>
    ready.reduce(
      (code, one, at) => {
        const path = posix.relative(posix.dirname(file), one).replace(/^(?!\.)/, './');
        const loading = new RegExp(`import\\(([\`'"])${path}\\1\\)(?:\\.then\\(\\(?(\\w+)\\)? *=> *\\2\\.(\\w+)\\))?`);
        return code.replace(loading, (_all, _quote, _part, name: string | undefined) => {
          wanted[at] = name ?? '';
          return `Promise.resolve().then(()=>readyParts[${at}])`;
        });
      },
      withoutNamespaces(chunks.get(file)!.code),
    );
  // the script runs before what is ready in it: that builds upon it, and is asked for a moment later
  for (const file of [entry, ...core, ...ready]) withReady(file);
  const lines = [
    `import './${entry}';`,
    ...ready.map(
      (file, at) => `import ${wanted[at] ? `{${wanted[at]} as ready${at}}` : `* as ready${at}`} from './${file}';`,
    ),
    `readyParts=[${ready.map((_, at) => `ready${at}`).join()}];`,
    ...[...core, ...ready].flatMap(offered),
  ];
  const text = await together(chunks, lines, () => false, withReady);
  let kit: ReturnType<typeof namesIn> = [];
  const code = text
    .replace(exported, (_all, braces: string) => {
      kit = namesIn(braces);
      return '';
    })
    .replace(importing, (_all, _quote: string, file: string) => loading(chunks, file, 'kit'));
  return `(cameWithScript=>{const partEnd='-${noHash}.js';let loadPart,loadModule,readyParts;let kit=()=>${kitOf(kit)};${code}})(${isGiven ? nobodyKnows : ''});`;
}

/** What stands for what the server gives the script: a name, or it would count as nothing and all that asks for it be left out. */
const nobodyKnows = 'nobodyKnowsWhatComes';

/** The script as files have it: called with nothing. A server puts what comes with it between the last parentheses. */
const calledWithNothing = (code: string, isGiven: boolean): string => {
  if (!isGiven) return code;
  const [before, after, ...more] = code.split(nobodyKnows);
  if (!before?.endsWith('(') || after?.trim() !== ');' || more.length)
    throw new Error('The embed script does not end with its call');
  return before + after;
};

/**
 * The embed script is loaded by a classic `<script>` tag, and so are its parts (`src/script-parts.ts`). It is built as
 * modules; the entry and whatever it imports become one function. A part becomes a function too, and is given what it needs
 * when it is loaded. All parts of one build carry one hash in their names. The same script is there a second time for each
 * element, with what draws that element in it: one request less, and smaller.
 */
export const classicScript: Plugin = {
  name: 'classic-script',
  async generateBundle(_, bundle) {
    const chunks: Chunks = new Map(
      Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])),
    );
    const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry)!;
    const rooms = sorted(chunks, entry.fileName);
    const { core, inside } = rooms;
    const { parts, offered } = await partsOf(chunks, rooms, (fault) => this.error(fault));
    const shrink = shrinker();

    const common = { chunks, core, entry: entry.fileName, offered };
    const made = new Map<string, string>();
    for (const [name, { has, isGiven, hint }] of Object.entries(scripts)) {
      const found = has.map((part) => [...chunks.keys()].find((file) => file.startsWith(`embed/${part}-@`))!);
      if (!found.every(Boolean)) return this.error(`one of these is no part: ${has.join()}`);
      const ready = [...found, ...[...inside].flatMap(([file, owner]) => (found.includes(owner) ? [file] : []))];
      const code = await shrink(await scriptOf({ ...common, ready, isGiven }));
      made.set(`${name}.js`, hint + calledWithNothing(code, isGiven));
    }
    for (const file of chunks.keys()) Reflect.deleteProperty(bundle, file);
    // what draws an element is called at once in a part of its own, too
    const drawing = Object.values(scripts).flatMap(({ has }) => has);
    for (const [file, code] of parts) {
      const hint = drawing.some((part) => file.startsWith(`embed/${part}-@`)) ? compileHint : '';
      made.set(file, hint + (await shrink(handedOver(code))));
    }
    for (const [file, words] of await allWords()) made.set(file, await shrink(words));

    const hash = hashOf([...made.values()]);
    for (const [file, code] of made)
      this.emitFile({ type: 'asset', fileName: file.replace(noHash, hash), source: code.replaceAll(noHash, hash) });
  },
};
