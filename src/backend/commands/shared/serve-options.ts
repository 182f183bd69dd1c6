/** The options of every command that listens. */
export const serverOptions = {
  port: {
    value: 'PORT',
    environment: 'PORT',
    fallback: '8080',
    description: 'port to listen on; 0 for any free port',
  },
  host: { value: 'ADDRESS', environment: 'TURNOUT_HOST', fallback: '0.0.0.0', description: 'address to listen on' },
  origin: {
    value: 'ORIGIN',
    environment: 'TURNOUT_ORIGIN',
    description: 'public origin; default: http://localhost:PORT',
  },
  proxies: {
    value: 'ADDRESSES',
    environment: 'TURNOUT_PROXIES',
    fallback: '',
    description: 'trusted proxies, separated by commas; their X-Forwarded-For is used',
  },
  log: {
    value: 'LEVEL',
    environment: 'TURNOUT_LOG',
    fallback: 'errors',
    description: 'log level: off, errors or requests',
  },
  metrics: {
    value: '[ADDRESS:]PORT',
    environment: 'TURNOUT_METRICS',
    description: 'address of /metrics for Prometheus; without an address, only on this machine',
  },
  smtp: {
    value: 'URL',
    environment: 'SMTP_URL',
    description: 'mail server: smtp://user:password@host:587; without it, mails are written to .eml files',
  },
  outbox: {
    value: 'FOLDER',
    environment: 'TURNOUT_OUTBOX',
    description: 'folder for mails without --smtp; default: outbox in the data folder',
  },
  'mail-from': {
    value: 'ADDRESS',
    environment: 'TURNOUT_MAIL_FROM',
    description: 'sender of mails; default: the address of the club',
  },
  'list-clubs': {
    value: 'YES|NO',
    environment: 'TURNOUT_LIST_CLUBS',
    fallback: 'no',
    description: 'whether the page at / names the clubs; --demo does',
  },
} as const;

/** The options of `turnout serve`. */
export const serveOptions = {
  ...serverOptions,
  demo: { description: 'fill an empty data folder with a demo club' },
} as const;
