import { expect } from 'chai';
import type { FindingCode, Findings } from '../../src/model/finding.js';
import { createFinding } from '../../src/doctor/finding.js';
import { languageFor, languages, wordsFor } from '../../src/i18n/doctor.js';

/** Params that each code may come with; a code without an entry does not compile. */
const params: { readonly [Code in FindingCode]: readonly Findings[Code][] } = {
  no_embed: [{}],
  tag_stripped: [{ slug: 'club/camp' }, { slug: '' }],
  script_without_source: [{ slug: '' }],
  shown_as_text: [{ slug: 'club' }],
  inert: [
    { slug: 'club', inside: 'comment' },
    { slug: 'club', inside: 'template' },
  ],
  type_inert: [{ type: 'text/plain' }],
  curly_quotes: [{}],
  no_slug: [{}],
  bad_slug: [{ slug: 'A B' }],
  unknown_widget: [{ name: 'form' }],
  head_only: [{ slug: 'club' }],
  mixed_content: [{ source: 'http://x.example' }],
  relative_source: [
    { source: '/embed.js', resolved: 'https://x.example/embed.js' },
    { source: '/embed.js', resolved: '' },
  ],
  base_href: [{ base: 'https://x.example', source: 'https://x.example/embed.js' }],
  sandboxed: [{ sandbox: 'sandbox' }],
  policy: ['scripts', 'requests', 'scripts requests'].map((blocked) => ({ missing: 'connect-src x', blocked })),
  policy_wants_nonce: [{}],
  trusted_types: [{ lacking: 'turnout' }, { lacking: "turnout 'allow-duplicates'" }],
  integrity_without_crossorigin: [{}],
  integrity_mismatch: [{ expected: 'sha384-abc' }],
  integrity_ignored: [{}],
  integrity_may_change: [{}],
  integrity_required: [{}],
  crossorigin_credentials: [{}],
  consent: [{ tool: 'Klaro' }],
  consent_source: [{ attribute: 'data-src' }],
  delayed: [{ tool: 'NitroPack' }],
  copied: [{ source: 'https://x.example/cache/1.js' }],
  twice: [{ slug: 'club' }],
  two_versions: [{ sources: 'https://x.example/embed.js\nhttps://y.example/embed.js' }],
  name_taken: [{ tag: 'event-list' }],
  removed: [{ slug: 'club' }],
  hidden: (['display', 'visibility', 'opacity', 'size', 'clipped', 'elsewhere'] as const).map((how) => ({
    how,
    element: 'div.tab',
  })),
  not_a_gate: [{ base: 'https://x.example', gate: 'https://x.example/public' }],
  no_base_url: [{ tag: 'event-list' }],
  no_such_club: [{ club: 'club', base: 'https://x.example/public' }],
  no_such_form: [
    { slug: 'club/cmp', nearest: 'club/camp', published: 'club/camp, club/walk' },
    { slug: 'club/swimming', nearest: '', published: 'club/camp, club/walk' },
    { slug: 'club/cmp', nearest: '', published: '' },
  ],
  form_closed: (['full', 'not_yet_open', 'closed'] as const).flatMap((state) =>
    ['', '2030-01-01T08:00:00Z'].map((when) => ({ slug: 'club', state, when })),
  ),
  offline: [{}],
  gate_unasked: [{ slug: 'club/camp', base: 'https://x.example/public' }],
  listed_unknown: [{ origin: 'https://x.example' }, { origin: '' }],
  gate_silent: [{ base: 'https://x.example/public' }],
  gate_without_cors: [{ base: 'https://x.example/public' }],
  gate_late: [{ base: 'https://x.example/public' }],
  gate_faulty: [
    { base: 'https://x.example/public', status: 503 },
    { base: 'https://x.example/public', status: 200 },
  ],
  origin_not_listed: [{ origin: 'https://x.example' }],
  portal_closed: [{ club: 'club' }],
  not_standing: [{ slug: 'club' }],
  looks_right: [{}],
  stands: [true, false].map((also) => ({ slug: 'club', also })),
};

describe('the words of the doctor', () => {
  for (const [language, words] of Object.entries(languages))
    for (const [code, all] of Object.entries(params) as [FindingCode, readonly never[]][])
      it(`${code} in ${language}: what is the matter and what to do`, () => {
        for (const values of all) {
          const { title, advice } = wordsFor(createFinding(code, values), words);
          expect(title).to.match(/^[\p{L}„“<h].+[.!]$/u);
          expect(advice.length).to.be.greaterThan(12);
          expect(title + advice).not.to.match(/undefined|null|\[object|\{\w+\}| {2}/);
        }
      });

  it('says something else in each language, and something else of each code', () => {
    const titles = Object.values(languages).flatMap((words) =>
      (Object.keys(params) as FindingCode[]).map(
        (code) => wordsFor(createFinding(code, params[code][0] as never), words).title,
      ),
    );
    expect(new Set(titles).size).to.equal(titles.length);
  });

  it('speaks German where a page is German, and else English', () => {
    expect(['de', 'de-AT', 'DE-x-du', 'en', 'fr', 'dev', ''].map(languageFor)).to.deep.equal([
      'de',
      'de',
      'de',
      'en',
      'en',
      'en',
      'en',
    ]);
  });
});
