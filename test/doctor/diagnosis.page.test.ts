import { expect } from '@open-wc/testing';
import { diagnose, parseSource, type FindingCode } from '../../src/doctor/index.js';

const src = 'https://turnout.example.org/embed.js';
const script = (attributes: string) => `<script ${attributes}></script>`;
const snippet = script(`src="${src}?slug=club/camp" data-slug="club/camp" async crossorigin`);
const allowing = (policy: string) => `Content-Security-Policy: ${policy}`;
const trusting = (names: string) => allowing(`require-trusted-types-for 'script'; trusted-types ${names}`);

interface Source {
  html: string;
  headers?: string;
  address?: string;
}

const findingsOf = ({ html, headers, address = 'https://www.club.example/camp' }: Source) =>
  diagnose(parseSource(html), { headers, address });

const codesOf = (source: Source) => findingsOf(source).map(({ code }) => code);

const type = (value: string, rest = '') => script(`type="${value}" src="${src}" data-slug="club/camp" ${rest}`);

/** What a page has that shows it, and the nearest that has not. */
const cases: readonly [code: FindingCode, why: string, sick: string | Source, well: string | Source][] = [
  ['no_embed', 'an empty page', '<p>Our camp', `<p>Our camp ${snippet}`],
  ['no_embed', 'the script of somebody else', script('src="https://embed.forms.example/next/embed.js"'), snippet],
  [
    'tag_stripped',
    'a placeholder alone',
    '<div data-turnout-slug="club/camp"></div>',
    `<div data-turnout-slug="club/camp"></div>${script(`src="${src}"`)}`,
  ],
  [
    'tag_stripped',
    'an element alone',
    '<event-list slug="club"></event-list>',
    `<event-list slug="club"></event-list>${script(`src="${src}"`)}`,
  ],
  [
    'no_base_url',
    'an element of an application that asks nobody',
    '<event-list slug="club"></event-list>',
    '<event-list slug="club" base-url="https://turnout.example.org/public"></event-list>',
  ],
  [
    'tag_stripped',
    'the link to the form alone',
    '<a href="https://turnout.example.org/portal/club/camp">Camp</a>',
    `<a href="https://turnout.example.org/portal/club/camp">Camp</a>${snippet}`,
  ],
  ['script_without_source', 'no src', script('data-slug="club/camp" async'), snippet],
  ['shown_as_text', 'an escaped line', snippet.replaceAll('<', '&lt;'), snippet],
  [
    'shown_as_text',
    'an explanation',
    `<pre>${snippet.replaceAll('<', '&lt;')}</pre>`,
    `<pre>${snippet.replaceAll('<', '&lt;')}</pre>${snippet}`,
  ],
  ['inert', 'a comment', `<!-- ${snippet} -->`, `<!-- a form -->${snippet}`],
  ['inert', 'noscript', `<noscript>${snippet}</noscript>`, `<noscript>Sorry</noscript>${snippet}`],
  ['inert', 'a template', `<template><p>${snippet}</template>`, `<template></template>${snippet}`],
  ['type_inert', 'text/plain', type('text/plain'), type('module')],
  ['curly_quotes', 'curly quotes', `<script src=”${src}” data-slug=”club/camp” async></script>`, snippet],
  ['no_slug', 'no slug anywhere', script(`src="${src}" async`), script(`src="${src}?slug=club/camp" async`)],
  ['bad_slug', 'an address for a slug', script(`src="${src}" data-slug="https://x.example/club"`), snippet],
  [
    'unknown_widget',
    'a widget nobody has',
    script(`src="${src}" data-slug="club" data-widget="event-form"`),
    script(`src="${src}" data-slug="club" data-widget="event-list"`),
  ],
  ['head_only', 'the head', `<head>${snippet}</head>`, `<head></head><body>${snippet}`],
  [
    'mixed_content',
    'http on https',
    snippet.replace('https:', 'http:'),
    { html: snippet.replace('https:', 'http:'), address: 'http://www.club.example/' },
  ],
  [
    'relative_source',
    'a shortened address',
    script('src="/embed.js" data-slug="club/camp"'),
    script('src="//turnout.example.org/embed.js" data-slug="club/camp"'),
  ],
  [
    'base_href',
    'a base elsewhere',
    `<base href="https://cdn.example/">${script('src="/embed.js" data-slug="club/camp"')}`,
    `<base href="https://cdn.example/">${snippet}`,
  ],
  [
    'sandboxed',
    'a frame without scripts',
    `<iframe sandbox="allow-forms" srcdoc="${snippet.replaceAll('"', '&quot;')}"></iframe>`,
    `<iframe sandbox="allow-scripts" srcdoc="${snippet.replaceAll('"', '&quot;')}"></iframe>`,
  ],
  [
    'sandboxed',
    'a policy with sandbox',
    { html: snippet, headers: allowing('sandbox allow-forms') },
    { html: snippet, headers: allowing('sandbox allow-scripts') },
  ],
  [
    'policy',
    'a header',
    { html: snippet, headers: allowing("default-src 'self'") },
    {
      html: snippet,
      headers: allowing(`default-src 'self'; script-src https://turnout.example.org; connect-src https:`),
    },
  ],
  [
    'policy',
    'a meta tag',
    `<meta http-equiv="content-security-policy" content="script-src 'none'">${snippet}`,
    `<meta http-equiv="content-security-policy" content="img-src 'none'">${snippet}`,
  ],
  [
    'policy_wants_nonce',
    'strict-dynamic',
    { html: snippet, headers: allowing("script-src 'nonce-a' 'strict-dynamic'") },
    { html: snippet.replace('async', 'nonce=a'), headers: allowing("script-src 'nonce-a' 'strict-dynamic'") },
  ],
  [
    'policy',
    'a gate elsewhere; a proxy of the page’s own is its own',
    {
      html: snippet.replace('async', 'data-base-url="https://other.example/public"'),
      headers: allowing("script-src https://turnout.example.org; connect-src 'self'"),
    },
    {
      html: snippet.replace('async', 'data-base-url="/proxy"'),
      headers: allowing("script-src https://turnout.example.org; connect-src 'self'"),
    },
  ],
  [
    'trusted_types',
    'other names only',
    { html: snippet, headers: trusting('jquery') },
    { html: snippet, headers: trusting('jquery turnout') },
  ],
  [
    'trusted_types',
    'a name once for two scripts',
    { html: snippet + snippet.replaceAll('camp', 'walk'), headers: trusting('turnout') },
    {
      html: snippet + snippet.replaceAll('camp', 'walk'),
      headers: trusting("turnout 'allow-duplicates'"),
    },
  ],
  [
    'trusted_types',
    'required beside the names',
    { html: snippet, headers: `${allowing("require-trusted-types-for 'script'")}\n${allowing('trusted-types a')}` },
    { html: snippet, headers: allowing('trusted-types a') },
  ],
  [
    'integrity_without_crossorigin',
    'no crossorigin',
    script(`src="${src}" data-slug="club/camp" integrity="sha384-abc="`),
    script(`src="${src}" data-slug="club/camp" integrity="sha384-abc=" crossorigin`),
  ],
  ['integrity_ignored', 'no fingerprint at all', snippet.replace('async', 'integrity="abc"'), snippet],
  [
    'integrity_required',
    'no fingerprint at all',
    { html: snippet.replace('async', 'integrity="abc"'), headers: allowing('require-sri-for script') },
    { html: snippet.replace('async', 'integrity="abc sha384-abc="'), headers: allowing('require-sri-for script') },
  ],
  [
    'integrity_may_change',
    'a floating address',
    snippet.replace('async', 'integrity="sha384-abc="'),
    snippet.replace('async', 'integrity="sha384-abc="').replace('/embed.js', '/0.1.0/embed.js'),
  ],
  [
    'integrity_required',
    'Integrity-Policy',
    { html: snippet, headers: 'Integrity-Policy: blocked-destinations=(script)' },
    { html: snippet, headers: 'Integrity-Policy: blocked-destinations=(style)' },
  ],
  [
    'integrity_required',
    'require-sri-for',
    { html: snippet, headers: allowing('require-sri-for script') },
    { html: snippet.replace('async', 'integrity="sha384-abc="'), headers: allowing('require-sri-for script') },
  ],
  ['crossorigin_credentials', 'with cookies', snippet.replace('crossorigin', 'crossorigin=use-credentials'), snippet],
  ['consent_source', 'data-src', script(`data-src="${src}" data-slug="club/camp"`), snippet],
  [
    'copied',
    'a copy in a cache',
    script('src="https://www.club.example/wp-content/cache/autoptimize/js/autoptimize_5.js" data-slug="club/camp"'),
    snippet,
  ],
  ['twice', 'twice', snippet + snippet, snippet + snippet.replaceAll('camp', 'walk')],
  [
    'twice',
    'with what the script has made',
    `${snippet}<event-registration slug="club/camp"></event-registration>${snippet}`,
    `${snippet}<event-registration slug="club/camp"></event-registration>`,
  ],
  [
    'two_versions',
    'two addresses',
    snippet + snippet.replaceAll('camp', 'walk').replace('/embed.js', '/0.1.0/embed.js'),
    snippet + snippet.replaceAll('camp', 'walk'),
  ],
  ['looks_right', 'the line as it is handed out', snippet, `${snippet}${snippet}`],
];

const asSource = (page: string | Source): Source => (typeof page === 'string' ? { html: page } : page);

describe('a finding of the doctor in the source of a page', () => {
  for (const [code, why, sick, well] of cases)
    it(`${code}: ${why}`, () => {
      expect(codesOf(asSource(sick))).to.include(code);
      expect(codesOf(asSource(well))).not.to.include(code);
    });

  it('finds nothing wrong with the lines that it hands out', () => {
    const handedOut = cases
      .filter(
        ([code]) =>
          ![
            'bad_slug',
            'unknown_widget',
            'policy_wants_nonce',
            'shown_as_text',
            'sandboxed',
            'integrity_without_crossorigin',
          ].includes(code),
      )
      .flatMap(([code, , sick]) => findingsOf(asSource(sick)).filter((finding) => finding.code === code))
      .flatMap(({ lines }) => lines.filter((line) => line.startsWith('<script')));
    expect(handedOut.length).to.be.greaterThan(12);
    for (const html of handedOut) expect(codesOf({ html })[0], html).to.equal('looks_right');
  });

  it('prints the directives to add, and the page’s own policy with them', () => {
    const headers = allowing("default-src 'self'; script-src 'self' https://cdn.example");
    const finding = findingsOf({ html: snippet, headers }).find(({ code }) => code === 'policy')!;
    expect(finding.lines).to.deep.equal([
      'script-src https://turnout.example.org; connect-src https://turnout.example.org',
      "Content-Security-Policy: default-src 'self'; script-src 'self' https://cdn.example https://turnout.example.org; connect-src 'self' https://turnout.example.org",
    ]);
  });

  it('says nothing of answers that somebody put into the tag', () => {
    const html = script(`data-slug="club/camp" data-prefill='{"email":"ada@example.org"}'`);
    expect(findingsOf({ html })[0]!.subject).not.to.contain('ada');
  });
});
