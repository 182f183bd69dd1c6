// The suites of `npm test` (`set: 'quick'`) and of `npm run test:all` (`set: 'all'`).
// Long because all suites stand in one list, with their groups and their order.
const bin = (name) => `node_modules/.bin/${name}`;

/** A step that passes or fails as a whole. */
const check = (name, command, args, more) => ({
  name,
  command: bin(command),
  args,
  isCheck: true,
  set: 'quick',
  ...more,
});

/** Both together make `dist`. Suites that open the product have them in `after`. */
export const buildSuites = [
  check('build', 'vite', ['build', '--configLoader', 'runner', '--logLevel', 'warn'], { isSilent: true }),
  { ...check('declarations', '', ['run', '--silent', 'declarations'], { after: ['build'] }), command: 'npm' },
];

const product = ['build', 'declarations'];

/** Tests that mocha runs in Node. */
const inNode = (name, set, files, more) => ({ name, set, command: bin('mocha'), args: files, ...more });

/** The same with a PostgreSQL of its own. */
const onPostgres = (name, set, files, more) => ({
  ...{ name, set, repeats: true, command: 'node', args: ['test/support/on-postgres.mjs', bin('mocha'), ...files] },
  ...{ needs: ['postgres'], ...more },
});

/** The versions of Node that the service is tested with besides the one at hand. */
const OTHER_NODES = { 22: '22.23.3', 24: '24.9.0' };

/** The same under another version of Node. */
const onNode = (major, files, more) => ({
  ...{ name: `node-${major}`, set: 'all', repeats: true, command: 'node' },
  ...{ args: ['test/support/with-node.mjs', OTHER_NODES[major], ...files], ...more },
});

/** Tests that Web Test Runner runs in pages of a browser; `group` is one of its configuration. */
const inPage = (name, set, group, { engine = 'chromium', ...more } = {}) => ({
  ...{
    name,
    set,
    command: bin('wtr'),
    args: ['--group', group],
    env: { TURNOUT_ENGINE: engine },
    needs: [engine],
    ...more,
  },
});

const walk = (names) => names.map((name) => `test/walk/${name}.node.test.ts`);
const ignore = (files) => files.flatMap((file) => ['--ignore', file]);

/** The service and its store: the same tests on SQLite, on PostgreSQL and on SQLite in a page. */
const service = ['test/backend/**/*.test.ts', ...ignore(['test/**/*.{node,page}.test.ts'])];

/** Tests that start the built command, again and again. */
const commands = ['test/backend/cli.node.test.ts', 'test/backend/commands/*.node.test.ts'];

/** Walks of the main ways through the product: registration, list, portal, pages of websites. The other walks run in `test:all`. */
const mainWalks = walk([
  'registration-journey',
  'duplicate-registrations',
  'server-validation',
  'event-list',
  'member-journey',
  'plain-form',
  'plain-form-persons',
  'page-libraries',
  'late-script-tags',
  'host-page',
  'no-script',
  'conformance',
]);

/** Walks of registration and portal that run a second time, through `turnout gate` before a hosted service (docs/testing.md). */
const walksBeforeDouble = walk([
  'registration-journey',
  'duplicate-registrations',
  'plain-form',
  'plain-form-persons',
  'no-script',
  'own-registrations',
  'confirm-email',
  'member-journey',
  'member-registrations',
  'email-change',
  'sign-out',
  'server-validation',
  'registrations-interrupted',
  'registrations-by-keyboard',
  'camp-by-keyboard',
  'correction-price',
]);

/** Walks that compare times, and need the machine for themselves. */
const timedWalks = walk(['link-timing', 'round-trips']);

/** Walks that take a minute or more by their nature: kill, break and delay again and again. */
const longWalks = walk([
  'chaos',
  'torture',
  'torture-registrations',
  'torture-confirmations',
  'retried-registration',
  'lifecycle-journey',
  'outbox-kill',
  'changes-kill',
  'webhook-kill',
  'lost-folder',
]);

/** Walks with a PostgreSQL of their own. */
const postgresWalks = walk(['torture-postgres', 'two-gates']);

/** Walks that watch system calls. */
const tracedWalks = walk(['flushes']);

/** Walks on pages with libraries that npm does not have as browsers load them. */
const libraryWalks = walk(['old-libraries']);

/** What websites do to the embed. */
const websiteWalks = walk([
  'script-tag',
  'module-tags',
  'copied-script',
  'consent-tools',
  'page-libraries',
  'page-transitions',
  'policies',
  'several-kits',
  'missing-modules',
  'late-script-tags',
  'service-worker',
  'host-page',
  'hostile-hosts',
  'hostile-hosts-list-and-portal',
  'restrictive-pages',
  'browser-storage',
  'no-script',
  'portal-hosts',
  'email-change',
]);

/** Walks that a driver cannot do, and why. */
const impossible = {
  firefox: {
    'is followed to a plain form, which registers': 'its driver finds nothing on a page without scripts',
    'say that they need a script': 'its driver finds nothing on a page without scripts',
  },
  webkit: {
    'takes a link that is pressed while its page is open': 'its driver has one tab',
    'costs so many bytes': 'its driver counts requests and no bytes',
    'if the module of the change cannot be loaded': 'it keeps a module that was loaded before, and asks nobody for it',
    'say that they need a script': 'its driver runs scripts of its own, and so the browser shows no <noscript>',
  },
};

/** What says the same in every engine, and costs a build: a second version of the kit on a page is about our own names. */
const sameEverywhere = ['stands an older version of the kit'];

const websitesIn = (engine) =>
  inNode(
    `websites-${engine}`,
    'all',
    [...websiteWalks, '--grep', [...Object.keys(impossible[engine]), ...sameEverywhere].join('|'), '--invert'],
    {
      env: { TURNOUT_ENGINE: engine },
      needs: [engine],
      after: product,
      repeats: true,
    },
  );

const librariesIn = (engine) =>
  inNode(`libraries-${engine}`, 'all', libraryWalks, {
    env: { TURNOUT_ENGINE: engine },
    needs: [engine, 'mootools', 'prototype'],
    after: product,
    repeats: engine !== 'chromium',
  });

/** Files with tests that there are with PostgreSQL alone. */
const onlyOnPostgres = [
  'test/backend/http/several-gates.node.test.ts',
  'test/backend/store/several-processes.node.test.ts',
  'test/backend/store/engines/postgres-outage.node.test.ts',
  'test/backend/store/engines/lost-commit.node.test.ts',
  'test/backend/store/migrations/upgrade-from-0019.test.ts',
  'test/rush/*.test.ts',
];

/** Tests that repeat what they do a hundred times. */
const repetitions = [
  'test/backend/http/work-per-request.node.test.ts',
  'test/backend/mail/hundred-retries.node.test.ts',
];

/**
 * In the order in which they begin: the build first, since others wait for it; then the longest; then those that repeat tests
 * of others elsewhere (`repeats`): on another database, engine or version of Node, or before a hosted service. `--minutes` ends
 * these, and no others; nor those that have tests of their own besides (`hasOwnTests`).
 */
const suites = [
  ...buildSuites,
  check('format', 'prettier', ['--check', '--log-level', 'warn', 'src', 'test', 'demo', 'docs', '*.{ts,mjs,md}']),
  check('types', 'tsc', ['-p', '.']),
  check('dependencies', 'depcruise', ['src']),
  check('lint', 'eslint', ['src', 'test', 'demo']),
  inPage('elements', 'quick', 'elements', { after: ['build'] }),
  inNode('walks', 'quick', mainWalks, { needs: ['chromium'], after: product }),
  inNode('service', 'quick', service),
  inNode('simulate', 'quick', ['test/simulate/simulate.node.test.ts']),
  inNode(
    'units',
    'quick',
    [
      'test/{api,build,calendar,doctor,fields,forms,house,i18n,identity,model,payments,runner}/**/*.test.ts',
      'test/backend/**/*.node.test.ts',
      ...ignore(['test/**/*.page.test.ts', ...commands, ...repetitions]),
    ],
    { after: product },
  ),
  inNode('commands', 'quick', commands, { after: product }),

  inNode(
    'walks-all',
    'all',
    [
      'test/walk/**/*.test.ts',
      ...ignore([...mainWalks, ...longWalks, ...postgresWalks, ...tracedWalks, ...timedWalks, ...libraryWalks]),
    ],
    { needs: ['chromium'], after: product },
  ),
  inNode('long-walks', 'all', longWalks, { needs: ['chromium'], after: product }),
  inNode('demo', 'all', ['test/demo/**/*.node.test.ts'], { needs: ['chromium'], after: product }),
  inNode('packaging', 'all', ['test/package/*.test.ts'], { after: product }),
  inNode('docs', 'all', ['test/docs/*.test.ts'], { needs: ['chromium', 'nginx', 'python'], after: product }),
  inPage('appearance', 'all', 'appearance'),
  // a hosted service that speaks the specification only, and everything that speaks with it
  inNode('double', 'all', ['test/double/*.test.ts'], { needs: ['chromium'], after: product }),
  inNode('simulate-weakened', 'all', ['test/simulate/simulate-weakened.node.test.ts']),
  librariesIn('chromium'),
  // what the conformance suite finds wrong with services of others: one engine says it all
  inNode('conformance-suite', 'all', ['test/conformance/*.test.ts']),
  inNode('recipes', 'all', ['test/recipes/*.test.ts'], { after: product }),
  inNode('fuzz', 'all', ['test/fuzz/*.test.ts']),
  inNode('repetitions', 'all', repetitions, { after: product }),
  inNode('rush', 'all', ['test/rush/*.test.ts']),
  inNode('walks-postgres', 'all', postgresWalks, { needs: ['postgres'], after: product }),

  // tests that SQLite does not have: several processes, an outage, a lost commit
  onPostgres('postgres-only', 'all', onlyOnPostgres, { after: product, hasOwnTests: true }),
  onPostgres('postgres', 'all', service),
  onPostgres(
    'postgres-processes',
    'all',
    [
      'test/backend/{demo,http/**/*,pages/*,service/*}.node.test.ts',
      'test/backend/{store,gate}/{*-files,*-processes}.node.test.ts',
      'test/backend/store/engines/*.node.test.ts',
      'test/backend/upstream/*.node.test.ts',
      // a full disk is SQLite's
      ...ignore(['test/backend/store/engines/disk-full.node.test.ts', ...onlyOnPostgres]),
    ],
    { after: product },
  ),
  websitesIn('webkit'),
  inPage('elements-webkit', 'all', 'engines', { engine: 'webkit', repeats: true }),
  websitesIn('firefox'),
  inPage('elements-firefox', 'all', 'engines', { engine: 'firefox', repeats: true }),
  inNode('walks-double', 'all', walksBeforeDouble, {
    env: { TURNOUT_WALKS: 'double' },
    needs: ['chromium'],
    after: product,
    repeats: true,
  }),
  librariesIn('webkit'),
  librariesIn('firefox'),
  inPage('page', 'all', 'page', { repeats: true }),
  inPage('service-in-page', 'all', 'service', { repeats: true }),
  onNode(24, [...service, 'test/backend/cli.node.test.ts'], { after: product }),
  onNode(22, [...service, 'test/backend/cli.node.test.ts'], { after: product }),
  // beside other suites, requests that are sent at once arrive one after the other
  inNode('flushes', 'all', tracedWalks, { needs: ['strace'], after: product, alone: true }),
  inNode('timing', 'all', timedWalks, { needs: ['chromium'], after: product, alone: true }),

  // half an hour and more in each: only by name
  inPage('every-element-firefox', 'named', 'every-element', { engine: 'firefox', after: ['build'] }),
  inPage('every-element-webkit', 'named', 'every-element', { engine: 'webkit', after: ['build'] }),
];

const commandOf = { quick: 'npm test', all: 'npm run test:all', named: 'by name alone' };

/** The names of all suites, a line for each command that runs them. */
export const suiteList = () =>
  Object.entries(commandOf)
    .map(
      ([set, command]) =>
        `${command}: ${suites
          .filter((suite) => suite.set === set)
          .map(({ name }) => name)
          .join(' ')}`,
    )
    .join('\n');

/**
 * The suites of a set, or those with these names whatever their set. A name also stands for what begins with it and a
 * hyphen: `postgres` for `postgres-processes`. Gives a message instead where a name is unknown.
 */
export function selectSuites(names, set) {
  if (!names.length) return suites.filter((suite) => suite.set === set);
  const isMeant = (suite, name) => suite.name === name || suite.name.startsWith(`${name}-`);
  const unknown = names.filter((name) => !suites.some((suite) => isMeant(suite, name)));
  if (unknown.length) return `There is no suite ${unknown.join(', ')}.\n${suiteList()}`;
  return suites.filter((suite) => names.some((name) => isMeant(suite, name)));
}

/** What does not run in Firefox and WebKit, and why. */
export const leftOut = [
  '- most tests of the elements, half an hour and more in each: npm run test:all -- every-element',
  '- walks about our own server and its pages, or the script’s bytes and addresses: recipes, doctor, integrity, one request, own pages, list',
  '- double clicks, lost answers and the way back: WebKitGTK’s driver cannot press twice at once, Firefox’s cannot go back',
  ...sameEverywhere.map((walk) => `- “${walk}”: it is about our own names, which no engine changes`),
  ...Object.entries(impossible).flatMap(([engine, walks]) =>
    Object.entries(walks).map(([walk, why]) => `- in ${engine}, “${walk}”: ${why}`),
  ),
];
