// Which room opens which door. A room is a folder of src; it may import from itself and from the rooms named here.
const rooms = {
  model: [],
  calendar: ['model'],
  contract: ['model'],
  fields: ['model'],
  i18n: ['model'],
  forms: ['fields', 'model'],
  api: ['contract', 'model'],
  'backend/store': ['model'],
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
};

/** `backend` itself opens one file to its rooms: the words Request-to-Response is told in. */
const opened = { backend: 'backend/backend\\.ts$' };

/** Rooms with an index.ts are entered through it; these are their further doors. */
const doors = {
  'backend/store': '(index|engines/[^/]+)\\.ts$',
  'backend/mail': '(index|ways/[^/]+)\\.ts$',
  i18n: '(index|integrators|messages)\\.ts$',
  contract: 'index\\.ts$',
  // the embed script loads each element by itself
  components: '(index|widget|trusted|portal|(event-list|event-registration)/(event-list|event-registration))\\.ts$',
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
const byTheDoor = indexed.map((room) => ({
  name: `${room.replace('/', '-')}-by-its-door`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/${room}/` },
  to: { path: `^src/${room}/`, pathNot: `^src/${room}/${doors[room] ?? 'index\\.ts$'}` },
}));

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
          '^src/build/|^src/backend/((cli|node|draining|proxies|files|demo|store/engines/(sqlite|postgres)(-file)?)\\.ts$|commands/|observing/|mail/ways/)',
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
      from: { orphan: true, path: '^src/', pathNot: 'adopted-styles\\.ts$|^src/build/' },
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
