// `npm run bench:hosted`: the time until a visitor of a hosted page sees the first field of a form, and the first event of a
// club, beside a static page with the same form and the same list. Chromium, slow 4G, a processor four times slower, cold
// caches, interleaved, medians of one run.
import { chromium } from 'playwright-core';
import { builtServer } from '../support/built-server.js';
import { chromiumFlags, findChromium } from '../support/find-browser.mjs';
import { median } from './club.js';
import { campClub, events, listClub, questions } from './embed/questions.js';
import { byHand, website } from './embed/site.js';
import { slow, visit, type Visit } from './embed/visit.js';

/** The longest time of a hosted page, in times of the static page. */
const MAX_RATIO = 1.25;

const executablePath = findChromium({ shell: false });
if (!executablePath) throw new Error('No Chromium found: npm test installs one on Debian, or set CHROME_PATH');

const firstField = { labels: [questions[0]!.label], controls: 1 };
const firstEvent = { labels: [events[0]!.title], controls: 0 };

const [camps, lists] = await Promise.all([builtServer({ yaml: campClub }), builtServer({ yaml: listClub })]);
await Promise.all([camps.serve(), lists.serve()]);
const site = await website({
  form: { ...byHand.form, expected: firstField },
  list: { ...byHand.list, expected: firstEvent },
});

const pages = {
  form: { url: `${camps.origin}/portal/club/camp`, expected: firstField },
  staticForm: { url: `${site.origin}/form`, expected: firstField },
  list: { url: `${lists.origin}/portal/club`, expected: firstEvent },
  staticList: { url: `${site.origin}/list`, expected: firstEvent },
};
type Name = keyof typeof pages;
const names = Object.keys(pages) as Name[];

const visits: Record<Name, Visit[]> = { form: [], staticForm: [], list: [], staticList: [] };
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  // the first round warms up
  for (let round = -1; round < slow.rounds; round++)
    for (const name of round % 2 ? names : names.toReversed()) {
      const result = await visit(browser, pages[name].url, pages[name].expected, slow);
      if (round >= 0) visits[name].push(result);
    }
} finally {
  await browser.close();
  await Promise.all([camps.close(), lists.close()]);
  site.close();
}

const timeOf = (name: Name) => median(visits[name].map((one) => one.standing));
const judge = (subject: string, hosted: Name, staticPage: Name) => {
  const [time, staticTime] = [timeOf(hosted), timeOf(staticPage)];
  const ratio = time / staticTime;
  console.log(
    `${`${subject}: ${time.toFixed(0)} : ${staticTime.toFixed(0)} ms`.padEnd(74)} ${ratio.toFixed(2).padStart(6)}   at most ${MAX_RATIO}   ${ratio <= MAX_RATIO ? 'ok' : 'MISSED'}`,
  );
};
console.log(`${slow.what}, medians of ${slow.rounds}:`);
judge('first field of the hosted form : of a static page', 'form', 'staticForm');
judge('first event of the hosted list : of a static page', 'list', 'staticList');
