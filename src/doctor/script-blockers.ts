import type { Tag } from './tag.js';

/** A tool that blocks or delays scripts, recognised by its marks on the tag. */
export interface ScriptBlocker {
  readonly name: string;
  readonly marks: (tag: Tag) => boolean;
  /** Attributes that exempt a script. Tools without them have a setting. */
  readonly exemption?: Readonly<Record<string, string>>;
}

const has =
  (...names: string[]) =>
  ({ attributes }: Tag): boolean =>
    names.some((name) => name in attributes);

/** Whether an attribute matches a pattern. */
const matches =
  (name: string, pattern: RegExp) =>
  ({ attributes }: Tag): boolean =>
    pattern.test(attributes[name] ?? '');

const either =
  (...tests: ScriptBlocker['marks'][]) =>
  (tag: Tag): boolean =>
    tests.some((test) => test(tag));

/** Consent tools. The first match is reported. */
export const consentTools: readonly ScriptBlocker[] = [
  {
    name: 'Cookiebot',
    marks: has('data-cookieconsent', 'data-cookieblock-src'),
    exemption: { 'data-cookieconsent': 'ignore' },
  },
  {
    name: 'Usercentrics',
    marks: has('data-usercentrics', 'data-uc-src'),
    exemption: { 'data-uc-allowed': 'true' },
  },
  { name: 'OneTrust', marks: matches('class', /\boptanon-category/i), exemption: { 'data-ot-ignore': '' } },
  {
    name: 'iubenda',
    marks: either(matches('class', /\b_iub_cs_/), has('data-suppressedsrc', 'suppressedsrc', 'data-iub-purposes')),
    exemption: { class: '_iub_cs_skip' },
  },
  {
    name: 'consentmanager',
    marks: has('data-cmp-vendor', 'data-cmp-src', 'data-cmp-block', 'data-cmp-purpose'),
    exemption: { 'data-cmp-ab': '1' },
  },
  {
    name: 'Borlabs Cookie',
    marks: either(
      ({ attributes }) => Object.keys(attributes).some((name) => /^data-(borlabs|brlbs)-/.test(name)),
      matches('class', /\bbrlbs-/),
    ),
  },
  { name: 'Complianz', marks: either(has('data-cmplz-src', 'data-cmplz-target'), matches('class', /\bcmplz-/)) },
  { name: 'CookieYes', marks: has('data-cookieyes', 'data-cli-category', 'data-cli-src') },
  { name: 'Real Cookie Banner', marks: has('consent-id', 'consent-required', 'consent-original-src-_') },
  {
    name: 'contao-cookiebar',
    marks: ({ attributes }) => Object.keys(attributes).some((name) => /^data-(ccb|cookiebar)/.test(name)),
  },
  { name: 'Complianz / CookieConsent', marks: has('data-category', 'data-service') },
  { name: 'Klaro', marks: has('data-name') },
];

/** Plugins that delay scripts until later or until the visitor interacts. */
export const delayingTools: readonly ScriptBlocker[] = [
  {
    name: 'WP Rocket',
    marks: either(matches('type', /rocketlazyloadscript/i), has('data-rocket-src', 'data-rocket-type')),
  },
  {
    name: 'LiteSpeed Cache',
    marks: either(matches('type', /litespeed\/javascript/i), has('data-litespeed-src', 'litespeed-src')),
    exemption: { 'data-no-defer': '1', 'data-no-optimize': '1' },
  },
  {
    name: 'Cloudflare Rocket Loader',
    marks: matches('type', /^[0-9a-f]+-(text\/javascript|application\/javascript|module)$/i),
    exemption: { 'data-cfasync': 'false' },
  },
  {
    name: 'NitroPack',
    marks: either(matches('type', /nitropack/i), has('nitro-src', 'data-nitro-src')),
    exemption: { 'nitro-exclude': '' },
  },
  {
    name: 'Autoptimize',
    marks: either(matches('type', /autoptimize/i), has('data-autoptimize')),
    exemption: { 'data-noptimize': '1' },
  },
  { name: 'Perfmatters', marks: matches('type', /pmdelayedscript/i) },
  { name: 'Flying Scripts', marks: matches('data-type', /^lazy$/i) },
];

/** Whether a `type` keeps a script from running until a tool changes it. */
export const isBlockedType = (type: string): boolean =>
  /^(text\/(plain|template|x-[\w-]+|blocked)|application\/(x-)?consent|opt-?in|javascript\/blocked)/i.test(type);
