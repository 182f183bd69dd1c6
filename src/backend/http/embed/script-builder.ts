import { LRUCache } from 'lru-cache';
import { getOrCreate } from '../caches/get-or-create.js';
import { brotliContinued, compressOnDemand, type Compressed } from '../compression.js';
import { contentTag, type StaticFiles } from '../static-files.js';
import { embedClosing, embedOpening, modulesText, type ModuleAssignment } from './script-text.js';

/** The data sent with the script: the modules that a slug needs, and its form or events. */
export interface ScriptParts {
  readonly script: string;
  readonly slug?: string;
  readonly form?: string;
  readonly events?: string;
  readonly modules: readonly ModuleAssignment[];
  /** Modules that few forms need: compressed together with the data, since the build has not compressed them. */
  readonly rareModules?: readonly ModuleAssignment[];
}

/** The beginning of a script, and the same in Brotli if the build has made that. */
interface Opening {
  readonly text: Buffer;
  readonly tag: string;
  readonly compressed: Promise<Buffer | undefined>;
}

/** A script as it is sent. */
export interface BuiltScript {
  readonly etag: string;
  readonly bodies: Compressed;
}

/** How many scripts are kept ready, the most recently used ones. Each takes some 30 kB. */
export const MAX_SCRIPTS = 256;

/** Joins scripts with their data. `home` is the address that the server states behind each script. */
export function scriptBuilder(files: StaticFiles, home: string | undefined): (parts: ScriptParts) => BuiltScript {
  /** The common beginnings of scripts are joined once. */
  const openings = new LRUCache<string, Opening>({ max: MAX_SCRIPTS });
  const openingOf = (script: string, openingModules: readonly ModuleAssignment[]): Opening =>
    getOrCreate(openings, `${contentTag(Buffer.from(script))} ${openingModules.map(([name]) => name).join()}`, () => {
      const text = Buffer.from(embedOpening(script, openingModules));
      return { text, tag: contentTag(text), compressed: files.precompressed?.(text) ?? Promise.resolve(undefined) };
    });

  return ({ script, slug, form, events, modules, rareModules = [] }) => {
    const { text, tag, compressed } = openingOf(script, modules);
    const closing = Buffer.from(modulesText(rareModules) + embedClosing({ home, slug, form, events }));
    const wholeText = () => Buffer.concat([text, closing]);
    const continuedCompression = async () => {
      const opening = await compressed;
      return opening && brotliContinued({ opening: text, compressed: opening }, closing);
    };
    return {
      etag: contentTag(Buffer.concat([Buffer.from(tag), closing])),
      bodies: compressOnDemand(wholeText, continuedCompression),
    };
  };
}
