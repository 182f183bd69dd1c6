// Which room opens which door. A room is a folder of src; it may import from itself and from the rooms named here.
const rooms = {
  model: [],
  calendar: ['model'],
  contract: ['model'],
  fields: ['model'],
  i18n: ['model'],
  forms: ['fields', 'model'],
  api: ['contract', 'model'],
  'backend/store': ['fields', 'model'],
  'backend/layers': ['backend/store', 'backend', 'contract', 'fields', 'i18n', 'model'],
  'backend/service': ['backend/layers', 'backend/store', 'backend', 'contract', 'fields', 'model'],
  'backend/gate': [
    'backend/layers',
    'backend/store',
    'backend',
    'api',
    'calendar',
    'contract',
    'fields',
    'forms',
    'model',
  ],
  'backend/openapi': [
    'backend/layers',
    'backend/service',
    'backend/workspace',
    'backend',
    'contract',
    'fields',
    'i18n',
    'model',
  ],
  'backend/mail': ['backend/layers', 'backend/store', 'backend', 'api', 'contract', 'forms', 'i18n', 'model'],
  'backend/observing': ['backend', 'contract'],
  'backend/pages': ['backend/layers', 'backend', 'api', 'calendar', 'fields', 'forms', 'i18n', 'model'],
  'backend/workspace': ['backend/layers', 'backend/store', 'backend', 'contract', 'fields', 'i18n', 'model'],
  controllers: ['api', 'fields', 'forms', 'model'],
  doctor: ['api', 'contract', 'model'],
  components: ['api', 'calendar', 'controllers', 'fields', 'forms', 'i18n', 'model'],
  embed: ['components', 'controllers', 'doctor', 'i18n', 'model'],
};

/** `backend` itself opens one file to its rooms: the words Request-to-Response is told in. */
const opened = { backend: 'backend/backend\\.ts$' };

/** Rooms with an index.ts are entered through it; these are their further doors. */
const doors = {
  'backend/store': '(index|engines/[^/]+)\\.ts$',
  'backend/mail': '(index|ways/[^/]+)\\.ts$',
  i18n: '(index|integrators|messages|server-words)\\.ts$',
  contract: 'index\\.ts$',
};

/** Further doors for `embed` alone: each script holds one kind of element, and some files have another form there (src/embed/README.md). */
const embedDoors = {
  components: '(widget|trusted|page-at|[^/]+/lazy-features|([^/]+)/\\2)\\.ts$',
  controllers: '(work|load-solver)\\.ts$',
  doctor: 'live\\.ts$',
  i18n: 'languages\\.ts$',
};

const into = (room) => opened[room] ?? `${room}/`;

const mayImport = Object.entries(rooms).map(([room, others]) => ({
  name: `${room.replace('/', '-')}-imports`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: [`^src/${room}/`, ...others.map((other) => `^src/${into(other)}`)] },
}));

const indexed = [
  'api',
  'calendar',
  'contract',
  'controllers',
  'doctor',
  'fields',
  'forms',
  'i18n',
  'components',
  'backend/gate',
  'backend/service',
  'backend/store',
  'backend/layers',
  'backend/mail',
  'backend/observing',
  'backend/openapi',
  'backend/pages',
  'backend/workspace',
  'backend/commands',
];
const doorsOf = (room) => `^src/${room}/${doors[room] ?? 'index\\.ts$'}`;
const byTheDoor = indexed.flatMap((room) => [
  {
    name: `${room.replace('/', '-')}-by-its-door`,
    severity: 'error',
    from: { path: '^src/', pathNot: `^src/(${room}|embed)/` },
    to: { path: `^src/${room}/`, pathNot: doorsOf(room) },
  },
  {
    name: `${room.replace('/', '-')}-by-a-door-for-embed`,
    severity: 'error',
    from: { path: '^src/embed/' },
    to: {
      path: `^src/${room}/`,
      pathNot: [doorsOf(room), ...(embedDoors[room] ? [`^src/${room}/${embedDoors[room]}`] : [])],
    },
  },
]);

module.exports = {
  forbidden: [
    ...mayImport,
    ...byTheDoor,
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'lit-upstairs-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(controllers|components)/' },
      to: { path: 'node_modules/(@lit|lit)' },
    },
    {
      name: 'node-behind-its-doors',
      comment: 'The whole backend also runs inside a page.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot:
          '^src/build/|^src/backend/((cli|node|client-delay|compression|draining|proxies|setup-warnings|files|integrity|demo|store/engines/((sqlite|postgres)(-file)?|data-(file|lock)))\\.ts$|commands/|observing/|mail/ways/)',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'build-for-the-builder',
      comment: 'What makes the scripts is in none of them.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/build/' },
      to: { path: '^src/build/' },
    },
    {
      name: 'engines-for-doors-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/backend/((node|worker)\\.ts$|commands/|store/)' },
      to: { path: '^src/backend/store/engines/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '^src/build/|^src/embed/module-hash\\.ts$' },
      to: {},
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
