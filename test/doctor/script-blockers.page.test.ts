import { expect } from '@open-wc/testing';
import { diagnose, parseSource } from '../../src/doctor/index.js';

const src = 'https://turnout.example.org/embed.js';
const script = (attributes: string) => `<script ${attributes}></script>`;
const type = (value: string, rest = '') => script(`type="${value}" src="${src}" data-slug="club/camp" ${rest}`);

const findingsOf = (html: string) => diagnose(parseSource(html), { address: 'https://www.club.example/camp' });

/** How tools mark what they hold back. */
const consent = {
  Cookiebot: type('text/plain', 'data-cookieconsent="marketing"'),
  Usercentrics: type('text/plain', 'data-usercentrics="Turnout"'),
  OneTrust: type('text/plain', 'class="optanon-category-C0004"'),
  iubenda: type('text/plain', 'class="_iub_cs_activate"'),
  consentmanager: script(`type="text/plain" data-cmp-src="${src}" data-cmp-vendor="c1" data-slug="club/camp"`),
  'Borlabs Cookie': type('text/template', 'data-borlabs-cookie-script-blocker-id="turnout"'),
  Complianz: type('text/plain', 'class="cmplz-native"'),
  CookieYes: type('text/plain', 'data-cookieyes="cookieyes-functional"'),
  'Real Cookie Banner': script(
    `type="application/consent" consent-required="1" consent-original-src-_="${src}" data-slug="club/camp"`,
  ),
  'contao-cookiebar': script(`type="text/plain" data-src="${src}" data-ccb-id="7" data-slug="club/camp"`),
  'Complianz / CookieConsent': type('text/plain', 'data-category="marketing" data-service="turnout"'),
  Klaro: type('text/plain', 'data-type="application/javascript" data-name="turnout"'),
};

const delaying = {
  'WP Rocket': script(`type="rocketlazyloadscript" data-rocket-src="${src}" data-slug="club/camp"`),
  'LiteSpeed Cache': script(`type="litespeed/javascript" data-src="${src}" data-slug="club/camp"`),
  'Cloudflare Rocket Loader': type('2a7c1bd2f4e0a4b3c1d2e3f4-text/javascript'),
  NitroPack: script(`type="nitropack/script" nitro-src="${src}" data-slug="club/camp"`),
  Autoptimize: type('text/javascript', 'data-autoptimize="1"'),
  Perfmatters: type('pmdelayedscript'),
  'Flying Scripts': script(`data-type="lazy" data-src="${src}" data-slug="club/camp"`),
};

describe('a tool that blocks a script', () => {
  for (const [tool, html] of Object.entries(consent))
    it(`${tool} holds the script back until visitors agree`, () => {
      const [finding] = findingsOf(html);
      expect(finding).to.deep.include({ code: 'consent', params: { tool } });
    });

  for (const [tool, html] of Object.entries(delaying))
    it(`${tool} runs the script later`, () => {
      const [finding] = findingsOf(html);
      expect(finding).to.deep.include({ code: 'delayed', params: { tool } });
    });

  it('finds nothing held back where a tool was told to let the script through', () => {
    for (const html of Object.values({ ...consent, ...delaying }).flatMap((sick) => findingsOf(sick)[0]!.lines))
      if (html.startsWith('<'))
        expect(
          findingsOf(html).map(({ code }) => code),
          html,
        ).to.include('looks_right');
  });
});
