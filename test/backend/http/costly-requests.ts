import { languages } from '../../../src/i18n/index.js';

const FORMS = 25;

const form = (number: number) => `
  - slug: form-${number}
    title: Event ${number} of ours
    published: true
    start_date: 2099-07-24
    max_persons: ${number % 2 ? 100 : 5}
    columns:
      - { external_id: size, name: T-shirt size, type: string, allowed_values: [S, M, L] }
      - { external_id: tel, name: Phone, type: phone }
      - { external_id: mail, name: Mail, type: email }
      - { external_id: site, name: Site, type: url }
      - { external_id: born, name: Born, type: date }
      - { external_id: note, name: Notes, type: text }`;

export const manyForms = `
workspace: { slug: club, name: Club, languages: [de, en, fr] }
lists:
  - { type: member, name: Members, application: { slug: join, title: Join us } }
events:${Array.from({ length: FORMS }, (_, number) => form(number)).join('')}
`;

/** One request of a kind; `number` makes it another one. */
export interface CostlyRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export type Kinds = Record<string, (number: number) => CostlyRequest>;

const tags = Object.keys(languages);
const json = { 'content-type': 'application/json' };
const plainForm = { 'content-type': 'application/x-www-form-urlencoded' };
const br = { 'accept-encoding': 'gzip, br' };

/** Headers that cost something where they are taken apart, each as long as a server takes them. */
const longHeaders: Kinds = Object.fromEntries(
  [
    ['if-none-match', (number: number) => `"${number}", W/"x", `.repeat(800)],
    ['accept-language', (number: number) => `xx-${number};q=0.1, `.repeat(800)],
    ['accept-encoding', (number: number) => `x${number};q=0.1, `.repeat(800)],
    ['x-forwarded-for', (number: number) => `${'::1,'.repeat(3_000)}::${number}`],
    ['x-forwarded-for', (number: number) => `2001:db8::${number}${',::1'.repeat(3_000)}`],
    ['host', (number: number) => `host-${number}.example`],
    ['origin', (number: number) => `https://${'a.'.repeat(4_000)}${number}.example`],
    ['authorization', (number: number) => `Bearer mem_${'x'.repeat(8_000)}${number}`],
  ].map(([name, value]) => [
    `${name as string}: ${(value as (number: number) => string)(0).slice(0, 15)}…`,
    (number: number) => ({ path: '', headers: { [name as string]: (value as (number: number) => string)(number) } }),
  ]),
);

/** What anybody may add to any address. */
export const costlyOnAnyPath: Kinds = {
  'many parameters': (number) => ({ path: `?${'a=1&'.repeat(2_000)}b=${number}` }),
  'a long parameter': (number) => ({ path: `?a=${'%F0%9F%98%80'.repeat(600)}${number}` }),
  ...longHeaders,
};

export const reads: Record<string, { usual: CostlyRequest; kinds?: Kinds }> = {
  '/embed.js': {
    usual: { path: '/embed.js?slug=club/form-1', headers: br },
    kinds: {
      'each form in each language': (number) => ({
        path: `/embed.js?slug=club/form-${number % FORMS}&lang=${tags[number % tags.length]}`,
        headers: br,
      }),
      'each form in each region': (number) => ({
        path: `/embed.js?slug=club/form-${number % FORMS}&lang=en-${String.fromCharCode(65 + (number % 26))}X`,
        headers: br,
      }),
      'the list in each language': (number) => ({
        path: `/embed.js?slug=club&lang=${tags[number % tags.length]}`,
        headers: br,
      }),
      'in gzip': (number) => ({
        path: `/embed.js?slug=club/form-${number % FORMS}&lang=${tags[number % tags.length]}`,
        headers: { 'accept-encoding': 'gzip' },
      }),
      'forms that are not there': (number) => ({ path: `/embed.js?slug=club/no-${number}`, headers: br }),
      'clubs that are not there': (number) => ({ path: `/embed.js?slug=no-${number}/form`, headers: br }),
      'no slug at all': (number) => ({ path: `/embed.js?slug=${'../'.repeat(2_000)}${number}`, headers: br }),
    },
  },
  '/public/club/events': { usual: { path: '/public/club/events', headers: br } },
  '/public/club/events.ics': { usual: { path: '/public/club/events.ics', headers: br } },
  '/public/club/events/form-1.ics': { usual: { path: '/public/club/events/form-1.ics' } },
  '/public/club/forms/form-1': {
    usual: { path: '/public/club/forms/form-1', headers: br },
    kinds: {
      'each form': (number) => ({ path: `/public/club/forms/form-${number % FORMS}`, headers: br }),
      'forms that are not there': (number) => ({ path: `/public/club/forms/no-${number}`, headers: br }),
      'clubs that are not there': (number) => ({ path: `/public/no-${number}/forms/form-1`, headers: br }),
    },
  },
  '/public/club/forms/form-1/token': {
    usual: { method: 'POST', path: '/public/club/forms/form-1/token', headers: br },
  },
  '/public/club/portal': { usual: { path: '/public/club/portal' } },
  '/public/club/lists/x/custom_columns': { usual: { path: '/public/club/lists/lst_x/custom_columns' } },
  '/portal/club': { usual: { path: '/portal/club', headers: br } },
  '/portal/club/form-1': {
    usual: { path: '/portal/club/form-1', headers: br },
    kinds: { plain: (number) => ({ path: `/portal/club/form-${number % FORMS}?plain`, headers: br }) },
  },
  '/api': { usual: { path: '/api', headers: br } },
  '/api/openapi.json': { usual: { path: '/api/openapi.json', headers: br } },
  '/api/events without a key': { usual: { path: '/api/events' } },
  'what is not there': {
    usual: { path: '/nothing' },
    kinds: {
      'a long path': (number) => ({ path: `/${'x'.repeat(8_000)}${number}` }),
      'a deep path': (number) => ({ path: `/${'x/'.repeat(4_000)}${number}` }),
      'a deep path of the gate': (number) => ({ path: `/public/club/${'x/'.repeat(4_000)}${number}` }),
      'a path with detours': (number) => ({ path: `/${'x/../'.repeat(1_500)}${number}` }),
      'a path of codes': (number) => ({ path: `/public/club/forms/${'%2e%2F'.repeat(1_200)}${number}` }),
      'a script': (number) => ({ path: `/embed/${'-'.repeat(8_000)}${number}.js` }),
    },
  },
};

const body = (value: unknown) => JSON.stringify(value);
const name = { first_name: 'Ada', last_name: 'Lovelace' };

/** Answers that are long where they are checked. */
const answers: Record<string, (number: number) => string> = {
  'many keys': () => body(Object.fromEntries(Array.from({ length: 200 }, (_, key) => [`key-${key}`, 'x'.repeat(200)]))),
  'long keys': () => body({ ['k'.repeat(60_000)]: 1 }),
  'a long e-mail address': (number) =>
    body({ name, email: `${'a.'.repeat(4_900)}${number}@example.org`, mail: `a@${'b.'.repeat(4_900)}c` }),
  'an e-mail address of signs': () => body({ name, email: `${'@'.repeat(9_000)}`, mail: `${'.'.repeat(9_000)}@` }),
  'long texts': () =>
    body({ name: { first_name: 'ö'.repeat(9_000), last_name: '\u200b'.repeat(9_000) }, note: '😀'.repeat(4_500) }),
  'long numbers': () =>
    body({ name, tel: `+${'4 '.repeat(4_900)}`, born: '1'.repeat(9_999), site: `https://${'a/'.repeat(4_900)}` }),
  'a long list': () => body({ name, size: Array.from({ length: 15_000 }, () => 'S') }),
  deep: () => '['.repeat(32_000) + ']'.repeat(32_000),
  'half of it': () => '{"a":"'.padEnd(64_000, '\\'),
};

export const posts: Record<string, { usual: CostlyRequest; kinds: Kinds }> = {
  'a registration': {
    usual: {
      method: 'POST',
      path: '/public/club/lists/{list}/persons',
      headers: { ...json, 'idempotency-key': 'one' },
      body: body({ name, email: 'ada@example.org', size: 'M' }),
    },
    kinds: Object.fromEntries(
      Object.entries(answers).map(([what, text]) => [
        what,
        (number: number) => ({
          method: 'POST',
          path: '/public/club/lists/{list}/persons',
          headers: { ...json, 'idempotency-key': `key-${number}` },
          body: text(number),
        }),
      ]),
    ),
  },
  'a request for a link': {
    usual: {
      method: 'POST',
      path: '/public/club/portal/link-requests',
      headers: json,
      body: body({ email: 'a@b.example' }),
    },
    kinds: Object.fromEntries(
      [
        ...Object.entries(answers),
        ['long', (number: number) => body({ email: `${'a.'.repeat(4_900)}${number}@b.example` })] as const,
      ].map(([what, text]) => [
        what,
        (number: number) => ({
          method: 'POST',
          path: '/public/club/portal/link-requests',
          headers: json,
          body: text(number),
        }),
      ]),
    ),
  },
  'a plain form': {
    usual: { method: 'POST', path: '/portal/club/form-1', headers: plainForm, body: 'email=ada%40example.org' },
    kinds: {
      'many answers': (number) => ({
        method: 'POST',
        path: '/portal/club/form-1',
        headers: plainForm,
        body: `${'a=1&'.repeat(15_000)}b=${number}`,
      }),
      'long answers': (number) => ({
        method: 'POST',
        path: '/portal/club/form-1',
        headers: plainForm,
        body: `email=${'a.'.repeat(15_000)}${number}&tel=${'4+'.repeat(15_000)}`,
      }),
    },
  },
};
