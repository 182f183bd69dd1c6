import { expect } from 'chai';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pageWith, shortClub, turnout, visitor, website, type Turnout } from './turnout-server.js';
import { fillCamp, fillShort, sendButton, thanks, type Place } from './fill-camp.js';

/** What the demo's camp may cost, which asks most of all. The aim is 33 KiB. */
const mostForCamp = 35 * 1024;

/** The script alone, before anything is known of what a page wants from it. */
const mostAlone = 3 * 1024;

/** What is loaded once the thanks stand, and its bound. */
const afterThanks = /\/embed\/(next-steps|\w+-nextSteps)-/;
const MAX_AFTER_THANKS_BYTES = 2 * 1024;

/** How to pay, loaded once the thanks stand: the module, its words and what the gate answers, with one QR code. */
const paymentParts = /\/embed\/(payment|\w+-fees)-|\/payments \(/;
const MAX_PAYMENT_BYTES = 5 * 1024;

/** All that a short form may cost a visitor, from the script to the thanks. The aim is 26 KiB; ages, prices and mails may take half a KiB. */
const MAX_FORM_BYTES = 28 * 1024;

describe('bytes on the wire', function () {
  this.timeout(60_000);

  interface Variant {
    server: Turnout;
    form: string;
    lang: string;
    name: string;
    fill: (place: Place) => Promise<void>;
    isPayable?: boolean;
  }

  /** Compressed bodies of everything that comes from the server during a registration, by address. */
  const costOf = async ({ server, form, lang, name, fill, isPayable = false }: Variant) => {
    const site = await website();
    const { page, requests } = await visitor();
    await page.goto(site.publish(pageWith(await server.snippet(form), { lang })));
    await fill(page);
    await sendButton(page).click();
    await thanks(page, name);

    await page.locator('.next-steps li').first().waitFor();
    if (isPayable) await page.locator('.transfer').waitFor();

    const ownRequests = requests.filter((request) => new URL(request.url()).origin === server.origin);
    const bodies = await Promise.all(
      ownRequests.map(async (request) => {
        const answer = (await request.response())!;
        await answer.finished();
        const { responseBodySize } = await request.sizes();
        const encoding = (await answer.headerValue('content-encoding')) ?? 'as it is';
        return {
          what: `${request.method()} ${new URL(request.url()).pathname} (${encoding})`,
          bytes: responseBodySize,
        };
      }),
    );
    const sumOf = (list: typeof bodies) => list.reduce((total, { bytes }) => total + bytes, 0);
    const later = sumOf(bodies.filter(({ what }) => afterThanks.test(what)));
    const payment = sumOf(bodies.filter(({ what }) => paymentParts.test(what)));
    const sum = sumOf(bodies) - later - payment;
    const lines = bodies.map(({ what, bytes }) => `    ${String(bytes).padStart(6)}  ${what}`);
    console.log([`    ${form} (${lang}): ${sum} bytes, then ${later}, how to pay ${payment}`, ...lines].join('\n'));
    expect(later).to.be.within(1, MAX_AFTER_THANKS_BYTES);
    expect(payment).to.be.within(isPayable ? 1 : 0, isPayable ? MAX_PAYMENT_BYTES : 0);
    return sum;
  };

  for (const lang of ['en', 'de'] as const)
    it(`are at most ${MAX_FORM_BYTES} for a whole registration with a short form: ${lang}`, async () => {
      // a club that speaks as its page does; another page would load its own words besides
      const server = await turnout({ yaml: shortClub.replace('name: Club', `name: Club, languages: [${lang}]`) });
      expect(
        await costOf({ server, form: 'walk', lang, name: 'Ada', fill: (place) => fillShort(place, lang) }),
      ).to.be.within(1, MAX_FORM_BYTES);
    });

  it(`are at most ${mostAlone} for the script alone`, async () => {
    const server = await turnout({ yaml: shortClub });
    const requestScript = get(`${server.origin}/embed.js`, { headers: { 'accept-encoding': 'br' } });
    const [answer] = (await once(requestScript, 'response')) as [IncomingMessage];
    expect(answer.headers['content-encoding']).to.equal('br');
    const size = (await buffer(answer)).length;
    console.log(`    the script alone: ${size} bytes`);
    expect(size).to.be.within(1, mostAlone);
  });

  it(`are at most ${mostForCamp} for a whole registration with the camp form in German`, async () => {
    const server = await turnout();
    const camp = { server, form: 'zeltlager', lang: 'de', name: 'Mia', fill: fillCamp, isPayable: true };
    expect(await costOf(camp)).to.be.within(1, mostForCamp);
  });
});
