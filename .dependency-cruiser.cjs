// The import rules of the source code. A room is a folder of `src`: it may import from itself and from the rooms listed here.
const rooms = {
  model: [],
  calendar: ['model'],
  contract: ['model'],
  fields: ['model'],
  i18n: ['model'],
  payments: ['model'],
  forms: ['fields', 'model'],
  api: ['contract', 'model'],
  'backend/store': ['fields', 'model'],
  'backend/crypto': ['backend/store'],
  'backend/http/middleware': ['backend/crypto', 'backend/store', 'backend', 'contract', 'fields', 'i18n', 'model'],
  'backend/service': [
    'backend/crypto',
    'backend/http/middleware',
    'backend/store',
    'backend',
    'contract',
    'fields',
    'model',
    'payments',
  ],
  'backend/gate': [
    'backend/crypto',
    'backend/http/middleware',
    'backend/statements',
    'backend/store',
    'backend',
    'api',
    'calendar',
    'contract',
    'fields',
    'forms',
    'i18n',
    'model',
    'payments',
  ],
  'backend/openapi': [
    'backend/crypto',
    'backend/http/middleware',
    'backend/service',
    'backend/workspace',
    'backend',
    'contract',
    'fields',
    'i18n',
    'model',
  ],
  'backend/lifecycle': ['backend/crypto', 'backend/store', 'backend', 'api', 'contract', 'fields', 'i18n', 'model'],
  'backend/mail': [
    'backend/crypto',
    'backend/http/middleware',
    'backend/store',
    'backend',
    'api',
    'calendar',
    'contract',
    'fields',
    'forms',
    'i18n',
    'model',
    'payments',
  ],
  'backend/observability': ['backend', 'contract'],
  'backend/pages': [
    'backend/http/middleware',
    'backend',
    'api',
    'calendar',
    'fields',
    'forms',
    'i18n',
    'model',
    'payments',
  ],
  'backend/workspace': [
    'backend/crypto',
    'backend/store',
    'backend',
    'contract',
    'fields',
    'i18n',
    'model',
    'payments',
  ],
  'backend/statements': ['backend/store', 'fields', 'payments'],
  'backend/webhooks': ['backend/store', 'backend/workspace', 'backend', 'model'],
  'backend/upstream': [
    'backend/crypto',
    'backend/http/middleware',
    'backend/lifecycle',
    'backend/service',
    'backend/store',
    'backend/workspace',
    'backend',
    'api',
    'contract',
    'fields',
    'model',
  ],
  browser: [],
  state: ['api', 'browser', 'fields', 'forms', 'model'],
  controllers: ['api', 'browser', 'fields', 'forms', 'model', 'state'],
  doctor: ['api', 'contract', 'i18n', 'model'],
  components: ['api', 'browser', 'calendar', 'controllers', 'fields', 'forms', 'i18n', 'model', 'payments', 'state'],
  embed: ['browser', 'components', 'doctor', 'fields', 'i18n', 'model', 'state'],
};

/** `backend` itself opens one file to its rooms: the words Request-to-Response is told in. */
const opened = { backend: 'backend/backend\\.ts$' };

/** Rooms with an index.ts are entered through it; these are their further doors. */
const doors = {
  'backend/store': '(index|engines/[^/]+)\\.ts$',
  'backend/mail': '(index|transports/[^/]+)\\.ts$',
  payments: '(index|payment-details|qr-image)\\.ts$',
  i18n: '(desk-words|index|doctor|integrators|messages|registration-words|server-words)\\.ts$',
  contract: '(desk|index)\\.ts$',
  // apart from the index, so that the types of the package have nothing of the desk
  api: '(desk-client|index)\\.ts$',
  state: '(index|organiser-session)\\.ts$',
};

/** Further doors for `embed` alone: each script holds one kind of element, and some files have another form there (src/embed/README.md). */
const embedDoors = {
  components: '(widget|hosted-page|[^/]+/(?:lazy|login|portal)-features|([^/]+)/\\2)\\.ts$',
  doctor: 'examine\\.ts$',
  i18n: 'languages\\.ts$',
  state: 'load-solver\\.ts$',
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
  'state',
  'doctor',
  'fields',
  'forms',
  'i18n',
  'payments',
  'components',
  'backend/gate',
  'backend/service',
  'backend/store',
  'backend/crypto',
  'backend/http/middleware',
  'backend/lifecycle',
  'backend/mail',
  'backend/observability',
  'backend/openapi',
  'backend/pages',
  'backend/workspace',
  'backend/commands',
  'backend/statements',
  'backend/webhooks',
  'backend/upstream',
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
      to: { circular: true },
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
          '^src/build/|^src/backend/((cli|node(-options|-server)?|demo|http/(connection-timeouts|compression|graceful-close|trusted-proxies|setup-warnings|static-files|embed/integrity)|store/engines/((sqlite|postgres)(-file)?|data-(file|lock)))\\.ts$|commands/|observability/|mail/transports/|webhooks/)',
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
      from: { path: '^src/', pathNot: '^src/backend/((node(-monitoring)?|in-page)\\.ts$|commands/|store/)' },
      to: { path: '^src/backend/store/engines/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '^src/build/|^src/embed/module-hash\\.ts$|\\.d\\.ts$' },
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
