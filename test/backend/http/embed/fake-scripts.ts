import { createContext, Script } from 'node:vm';
import type { StaticFiles } from '../../../../src/backend/http/static-files.js';
import type { PublicEvents } from '../../../../src/model/club-event.js';
import type { RegistrationForm } from '../../../../src/model/registration-form.js';

const plain = 'the script and nothing else';

const modules = ['de-form', 'en-form', 'de-list', 'en-list', 'extended-form', 'controls', 'picture'];

/** A script that looks where the assignments behind it go, and modules: each has its own name. */
export const files: StaticFiles = {
  answer: async () => new Response(plain),
  nameFor: ({ pathname }) => pathname,
  names: [
    '/embed-form.js',
    '/embed-list.js',
    '/embed/plain-abcdefgh.js',
    ...modules.flatMap((name) => [`/embed/${name}-abcdefgh.js`, `/embed/preload/${name}.js`]),
  ],
  textOf: (name) => {
    if (/^\/embed-(form|list)\.js$/.test(name))
      return `globalThis[Symbol.for("turnout.preload")]=got={script:"${name}",modules:{}};\n`;
    const module = /^\/embed\/preload\/(.*)\.js$/.exec(name)?.[1];
    if (!module) return 'export default 1;';
    return `(()=>{globalThis[Symbol.for("turnout.preload")].modules["${module}"]={default:"${module}"}})();\n`;
  },
};

interface Preloaded {
  script: string;
  home: string;
  slug: string;
  form: RegistrationForm;
  events: PublicEvents & { slug: string };
  modules: Record<string, { default: string }>;
}

/** What a script would find behind it in this text; undefined where it is the plain script. */
export function preloadIn(text: string): Preloaded | undefined {
  if (text === plain) return undefined;
  const page = createContext({ got: undefined });
  new Script(text).runInContext(page);
  return page['got'] as Preloaded;
}

/** A club with one form, `club/walk`, whose event has further lines, and further events. */
export const yaml = (event = '', more = '') => `
workspace: { slug: club, name: Club, languages: [de, en] }
events:
  - slug: walk
    title: Long walk
    published: true
    start_date: 2030-07-24
    max_persons: 40
    ${event}
    columns: [{ external_id: size, name: T-shirt size, type: string, allowed_values: [S, M, L] }]
${more}
`;

/** A person that the form of `club/walk` takes. */
export const personNamed = (first_name: string) => ({
  name: { first_name, last_name: 'Lovelace' },
  email: `${first_name}@example.org`,
  size: 'S',
});
