// `npm run bench:embed`: what it takes until a form of twelve fields and a list of ten events stand on somebody's page, ours
// beside the same written into the page, the same embedded by hand without a library, and the same drawn by other libraries.
// Chromium, pages on an origin of their own, cold caches, in one run, each round in another order; medians and ratios.
import { chromium } from 'playwright-core';
import { builtServer } from '../support/built-server.js';
import { chromiumFlags, findChromium } from '../support/find-browser.mjs';
import { bundles } from './embed/bundles.js';
import { judge, type Visits } from './embed/judge.js';
import { abroadExpected, campClub, formExpected, listClub, listExpected } from './embed/questions.js';
import { assetServer, byHand, tagsOf, website, type Variant } from './embed/site.js';
import { judgeTrips } from './embed/trips.js';
import { asItIs, slow, visit } from './embed/visit.js';

const executablePath = findChromium({ shell: false });
if (!executablePath) throw new Error('No Chromium found: npm test installs one on Debian, or set CHROME_PATH');

const assets = await bundles();
const files = await assetServer(assets);
const [camps, lists] = await Promise.all([builtServer({ yaml: campClub }), builtServer({ yaml: listClub })]);
await Promise.all([camps.serve(), lists.serve()]);

/** The tag that the service hands out. */
const snippetOf = async (slug: string) => {
  const { data } = (await (await fetch(`${camps.origin}/public/club/events`)).json()) as {
    data: { slug: string; embed_snippet: string }[];
  };
  return data.find((event) => event.slug === slug)!.embed_snippet;
};
const snippet = await snippetOf('club/camp');
const listTag = `<script src="${lists.origin}/embed.js?slug=club" data-slug="club" async crossorigin></script>`;

const peer = (name: string, what: string, data = 'data') => tagsOf(name, data, what, files.origin, assets);
const form = (way: Omit<Variant, 'expected'>): Variant => ({ ...way, expected: formExpected });
const list = (way: Omit<Variant, 'expected'>): Variant => ({ ...way, expected: listExpected });

const variants: Readonly<Record<string, Variant>> = {
  ours: form({ what: 'Turnout, the snippet', body: snippet }),
  alone: form({ what: 'Turnout, data-slug alone', body: snippet.replace('?slug=club/camp', '') }),
  abroad: { what: 'Turnout, with a country', body: await snippetOf('club/abroad'), expected: abroadExpected },
  // as pages keep room for what comes later: nothing below is in view before it is there
  roomy: form({ what: 'Turnout, room kept for it', body: `<div class="room">${snippet}</div>` }),
  static: form(byHand.form),
  vanilla: form(peer('vanilla-form', 'embedded by hand', 'form')),
  shoelace: form(peer('shoelace', 'Shoelace controls')),
  webAwesome: form(peer('web-awesome', 'Web Awesome controls')),
  jsonEditor: form(peer('json-editor', 'JSON Editor')),
  formJs: form(peer('form-js', 'form-js')),
  surveyJs: form(peer('surveyjs', 'SurveyJS')),
  formio: form(peer('formio', 'Form.io')),
  list: list({ what: 'Turnout, the snippet', body: listTag }),
  roomyList: list({ what: 'Turnout, room kept for it', body: `<div class="room">${listTag}</div>` }),
  staticList: list(byHand.list),
  vanillaList: list(peer('vanilla-list', 'embedded by hand', 'list')),
  fullCalendar: list(peer('fullcalendar', 'FullCalendar')),
};
const names = Object.keys(variants);
/** Held to a bound that a frame more or less decides about: three times in each round, for medians of less scatter. */
const close = ['ours', 'vanilla', 'list', 'vanillaList'];
const site = await website(variants);

/** Another order each time. */
function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

await judgeTrips(executablePath);
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  for (const conditions of [asItIs, slow]) {
    const visits: Visits = Object.fromEntries(names.map((name) => [name, []]));
    for (let round = -1; round < conditions.rounds; round++)
      for (const name of shuffled([...names, ...(conditions === asItIs ? [...close, ...close] : [])])) {
        const result = await visit(browser, `${site.origin}/${name}`, variants[name]!.expected, conditions);
        // the first round warms up
        if (round >= 0) visits[name]!.push(result);
      }
    const more =
      conditions === asItIs ? ` (of ${3 * conditions.rounds} for the snippets and what is embedded by hand)` : '';
    console.log(`\n${conditions.what}, medians of ${conditions.rounds}${more}:`);
    judge(variants, visits, conditions);
  }
} finally {
  await browser.close();
  await Promise.all([camps.close(), lists.close()]);
  files.close();
  site.close();
}
