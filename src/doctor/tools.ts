import type { Tag } from './tag.js';

/** Somebody who holds a script back, by how they mark it. */
export interface Tool {
  readonly name: string;
  readonly marks: (tag: Tag) => boolean;
  /** Attributes that let a script through, where the tool has some; others want it done in their settings. */
  readonly through?: Readonly<Record<string, string>>;
}

const has =
  (...names: string[]) =>
  ({ attributes }: Tag): boolean =>
    names.some((name) => name in attributes);

/** True where an attribute says something of this kind. */
const says =
  (name: string, pattern: RegExp) =>
  ({ attributes }: Tag): boolean =>
    pattern.test(attributes[name] ?? '');

const either =
  (...ways: Tool['marks'][]) =>
  (tag: Tag): boolean =>
    ways.some((way) => way(tag));

/** Tools that ask visitors first; the first that fits is named. */
export const consentTools: readonly Tool[] = [
  {
    name: 'Cookiebot',
    marks: has('data-cookieconsent', 'data-cookieblock-src'),
    through: { 'data-cookieconsent': 'ignore' },
  },
  {
    name: 'Usercentrics',
    marks: has('data-usercentrics', 'data-uc-src'),
    through: { 'data-uc-allowed': 'true' },
  },
  { name: 'OneTrust', marks: says('class', /\boptanon-category/i), through: { 'data-ot-ignore': '' } },
  {
    name: 'iubenda',
    marks: either(says('class', /\b_iub_cs_/), has('data-suppressedsrc', 'suppressedsrc', 'data-iub-purposes')),
    through: { class: '_iub_cs_skip' },
  },
  {
    name: 'consentmanager',
    marks: has('data-cmp-vendor', 'data-cmp-src', 'data-cmp-block', 'data-cmp-purpose'),
    through: { 'data-cmp-ab': '1' },
  },
  {
    name: 'Borlabs Cookie',
    marks: either(
      ({ attributes }) => Object.keys(attributes).some((name) => /^data-(borlabs|brlbs)-/.test(name)),
      says('class', /\bbrlbs-/),
    ),
  },
  { name: 'Complianz', marks: either(has('data-cmplz-src', 'data-cmplz-target'), says('class', /\bcmplz-/)) },
  { name: 'CookieYes', marks: has('data-cookieyes', 'data-cli-category', 'data-cli-src') },
  { name: 'Real Cookie Banner', marks: has('consent-id', 'consent-required', 'consent-original-src-_') },
  {
    name: 'contao-cookiebar',
    marks: ({ attributes }) => Object.keys(attributes).some((name) => /^data-(ccb|cookiebar)/.test(name)),
  },
  { name: 'Complianz / CookieConsent', marks: has('data-category', 'data-service') },
  { name: 'Klaro', marks: has('data-name') },
];

/** Plugins that run scripts later, or not before somebody moves. */
export const delayingTools: readonly Tool[] = [
  {
    name: 'WP Rocket',
    marks: either(says('type', /rocketlazyloadscript/i), has('data-rocket-src', 'data-rocket-type')),
  },
  {
    name: 'LiteSpeed Cache',
    marks: either(says('type', /litespeed\/javascript/i), has('data-litespeed-src', 'litespeed-src')),
    through: { 'data-no-defer': '1', 'data-no-optimize': '1' },
  },
  {
    name: 'Cloudflare Rocket Loader',
    marks: says('type', /^[0-9a-f]+-(text\/javascript|application\/javascript|module)$/i),
    through: { 'data-cfasync': 'false' },
  },
  {
    name: 'NitroPack',
    marks: either(says('type', /nitropack/i), has('nitro-src', 'data-nitro-src')),
    through: { 'nitro-exclude': '' },
  },
  {
    name: 'Autoptimize',
    marks: either(says('type', /autoptimize/i), has('data-autoptimize')),
    through: { 'data-noptimize': '1' },
  },
  { name: 'Perfmatters', marks: says('type', /pmdelayedscript/i) },
  { name: 'Flying Scripts', marks: says('data-type', /^lazy$/i) },
];

/** Types that keep a script from running until somebody changes them. */
export const isHeldType = (type: string): boolean =>
  /^(text\/(plain|template|x-[\w-]+|blocked)|application\/(x-)?consent|opt-?in|javascript\/blocked)/i.test(type);
