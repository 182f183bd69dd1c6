import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { minify } from 'terser';

/** What Lit's classes call their own: nobody reaches an element of the embed script by these names. */
const litsOwn =
  /^(_\$.*|isUpdatePending|hasUpdated|finalizeStyles|elementStyles|shadowRootOptions|getPropertyOptions|getPropertyDescriptor|createProperty|requestUpdate|renderOptions|renderRoot|createRenderRoot|enableUpdating|scheduleUpdate|performUpdate|shouldUpdate|willUpdate|firstUpdated|getUpdateComplete|updateComplete|addController|removeController|hostConnected|hostDisconnected|hostUpdated?|taskComplete|autoRun|argsEqual|onComplete|onError|fromAttribute|toAttribute|noAccessor|hasChanged|useDefault|converter|finalize|addInitializer|creationScope|setConnected|startNode|endNode|wrapped)$/;

/** What only our own code calls so, in long words: no name of the wire, of the platform, or of what pages may read. */
const own =
  'describedBy faulty fits focusOn issuesOf optionLabels perLine pieces retryProof typedBefore unanswered whole whose'.split(
    ' ',
  );

/** What sentences are called: short names for all that are no name of the wire as well, and that no code looks up by a text. */
function wordNames(): string[] {
  const textOf = (folder: string) =>
    readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(posix.join(parentPath, name), 'utf8'))
      .join('\n');
  const words = Array.from(
    textOf('i18n').matchAll(/interface \w+Words [^{]*\{([^]*?)\n\}/g),
    ([, names]) => names,
  ).join('\n');
  const wire = textOf('model');
  /** What a page knows of elements and events. */
  const shown = Array.from(
    textOf('components').matchAll(/static override properties[^{]*\{([^]*?)\n {2}\}|extends Event \{([^]*?)\n\}/g),
    ([all]) => all,
  ).join('\n');
  const code = ['api', 'components', 'controllers', 'fields', 'forms'].map((room) => textOf(room)).join('\n');
  return [...new Set(Array.from(words.matchAll(/^ {2}readonly (\w+):/gm), ([, name]) => name!))].filter(
    (name) => !new RegExp(`\\b${name}\\b`).test(wire + shown) && !new RegExp(`['"\`]${name}['"\`]`).test(code),
  );
}

/** Makes scripts small that belong together: whatever has a shorter name in one has it in all. */
export function shrinker(): (code: string) => Promise<string> {
  const nameCache = {};
  const regex = new RegExp(`${litsOwn.source}|^(${[...own, ...wordNames()].join('|')})$`);
  return async (code) => {
    const { code: small = '' } = await minify(code, {
      ecma: 2020,
      nameCache,
      module: !code.startsWith('('),
      compress: { unsafe_methods: true, passes: 6, keep_fargs: false, unsafe_arrows: true, pure_getters: true },
      mangle: { properties: { regex, keep_quoted: true } },
    });
    return `${small}\n`;
  };
}
