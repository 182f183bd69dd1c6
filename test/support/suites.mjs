// What `npm test` runs.
import { others } from './engines.mjs';

const bin = (name) => `node_modules/.bin/${name}`;

/** Steps that pass or fail as a whole. */
export const checks = [
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', 'src', 'test', 'demo', '*.ts', '*.mjs']],
  ['lint', bin('eslint'), ['--config', 'test/house/eslint.config.mjs', 'src', 'test', 'demo']],
  ['types', bin('tsc'), ['-p', '.']],
  ['rooms', bin('depcruise'), ['--config', 'test/house/dependencies.cjs', 'src']],
  ['build', bin('vite'), ['build', '--logLevel', 'warn']],
  ['declarations', bin('tsc'), ['-p', 'src']],
];

/** How the last lines of a runner count. */
const ofMocha = { good: /(\d+) passing/g, bad: /(\d+) failing/g };
const ofPages = { good: /(\d+) passed, \d+ failed/g, bad: /\d+ passed, (\d+) failed/g };

const inNode = (name, args, more) => ({ name, command: bin('mocha'), args, ...ofMocha, ...more });
const onPostgres = (name, args) => ({
  ...{ name, command: 'node', args: ['test/support/on-postgres.mjs', bin('mocha'), ...args], ...ofMocha },
  needs: 'PostgreSQL',
});
const inPage = (name, group, more) => ({ name, command: bin('wtr'), args: ['--group', group], ...ofPages, ...more });

/** The service and its store, the same tests on each engine: SQLite, PostgreSQL, SQLite in a page. */
const service = ['test/backend/**/*.test.ts', '--ignore', 'test/**/*.{node,page}.test.ts'];

/** What is about SQLite's own ways, or about commands that know only a folder. */
const ofSqlite = ['cli', 'disk-full'].flatMap((name) => ['--ignore', `test/backend/${name}.node.test.ts`]);

const walks = (names) => names.split(' ').map((name) => `test/walk/${name}.node.test.ts`);

/** What compares times, and wants the machine for itself. */
const timed = walks('link-timing round-trips');

/** What websites do to the embed, walked through in each browser. */
const ofWebsites = walks(
  'own-tag page-libraries policies many-kits missing-parts late-tags hostile-hosts hard-places traces without-script portal-hosts',
);

/** Walks that cannot be gone there, and why. */
const notThere = {
  firefox: { 'is followed to a plain form, which registers': 'its driver finds nothing on a page without scripts' },
  webkit: {
    'takes a link that is pressed while its page is open': 'its driver has one tab',
    'costs so many bytes': 'its driver counts requests and no bytes',
  },
};

/** For mocha: all tests but those that are called so. */
const without = (names) => (names.length ? ['--grep', names.join('|'), '--invert'] : []);

/** Two at a time: whichever is through takes the next. Long ones begin, or one would go on alone at the end. */
export const suites = [
  inNode('walks through the built product', ['test/walk/**/*.test.ts', ...timed.flatMap((file) => ['--ignore', file])]),
  onPostgres('the service on PostgreSQL', service),
  inNode('tests in Node', [
    'test/!(backend|components|controllers|demo|walk)/**/*.test.ts',
    'test/backend/**/*.node.test.ts',
    ...['--ignore', 'test/**/*.page.test.ts'],
  ]),
  inPage('tests in a page', 'page'),
  ...Object.keys(others).map((engine) =>
    inNode(`the embed on websites in ${engine}`, [...ofWebsites, ...without(Object.keys(notThere[engine]))], {
      needs: engine,
      settings: { TURNOUT_ENGINE: engine },
    }),
  ),
  ...Object.keys(others).map((engine) =>
    inPage(`hostile words, coming and going in ${engine}`, 'engines', {
      needs: engine,
      settings: { TURNOUT_ENGINE: engine },
    }),
  ),
  inNode('the demo page', ['test/demo/**/*.node.test.ts']),
  onPostgres('processes on PostgreSQL', [
    'test/backend/*.node.test.ts',
    'test/backend/store/*-processes.node.test.ts',
    'test/rush/*.test.ts',
    ...ofSqlite,
  ]),
  inPage('the service in a page', 'service'),
  inNode('the service on SQLite', service),
];

/** What runs when all of these are through. */
export const alone = [inNode('walks by the clock', timed)];

/** What does not run in Firefox and WebKit, and why. */
export const leftOut = [
  'the tests of the elements, but for hostile words, and coming and going, which take half an hour more: npm run test:engines',
  'walks that are about our own server and its pages, or about the script’s bytes and addresses: recipes, the doctor, integrity, one request, own pages, the list',
  'double clicks, lost answers and the way back (37): what is pressed twice at once cannot be told to WebKitGTK’s driver, nor a way back to Firefox’s',
  ...Object.entries(notThere).flatMap(([engine, walks]) =>
    Object.entries(walks).map(([walk, why]) => `in ${engine}, “${walk}”: ${why}`),
  ),
];
