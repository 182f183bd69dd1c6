import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { serviceClient } from '../../src/api/index.js';
import { runLifecycleTasks } from '../../src/backend/lifecycle/index.js';
import { openEngine } from '../../src/backend/store/engines/open-engine.js';
import { openStore } from '../../src/backend/store/index.js';
import { serverWordsOf } from '../../src/i18n/server-words.js';
import { timeLimit } from '../runner/machine-speed.mjs';
import { builtServer } from '../support/built-server.js';
import { decodeQr } from '../support/decode-qr.js';
import { headerOf, partOf, startMailServer, tokenIn } from '../support/smtp-server.js';
import { rowsOf } from '../torture/rows-of.js';
import { cleanUpAfterFile } from './clean-up.js';
import { fillCamp, sendButton, thanks, takenOver } from './fill-camp.js';
import { keyboardAt } from './keyboard.js';
import { quiet, visitor } from './visitor.js';

/** The demo's camp with two places, whose sensitive answers are deleted 30 days after its last day, 2027-08-06. */
const yaml = readFileSync('demo/workspace.yaml', 'utf8')
  .replace('max_persons: 120', 'max_persons: 2')
  .replace('participants: 4\n', 'participants: 4\n      delete_after: 30\n');
const AFTER_DELETION = Date.parse('2027-09-06T12:00:00Z');

const IBAN = 'DE89370400440532013000';
const base = '/portal/sv-wiesental';
const words = await serverWordsOf('de', 'registration');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** All files of a folder that hold a text. */
const filesWith = (folder: string, text: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => statSync(join(folder, path)).isFile() && readFileSync(join(folder, path)).includes(text),
  );

/** The lines of the QR code that is shown. */
async function shownCode(page: Page): Promise<string[]> {
  const rendered = page.locator('svg[viewBox] path[d^="M"]').first();
  const path = (await rendered.getAttribute('d'))!;
  const size = Number((await rendered.locator('..').getAttribute('viewBox'))!.split(' ')[2]);
  return decodeQr({ size, path })!.split('\n');
}

/** How to pay stands open in the confirmation: the QR code says the same as the text and as the fee that is stored last. */
async function expectPaymentByKeyboard(page: Page, data: string): Promise<void> {
  const keyboard = await keyboardAt(page);
  const transfer = page.locator('[part=payment] .transfer');
  await transfer.waitFor();
  const text = await transfer.innerText();
  const fees = (await rowsOf(data, 'select reference from fee order by row_key')) as { reference: string }[];
  const { reference } = fees.at(-1)!;
  for (const part of ['SV Wiesental 1921 e. V.', 'DE89 3704 0044 0532 0130 00', '290,00', reference])
    expect(text).to.include(part);
  expect(await shownCode(page)).to.include.members(['SV Wiesental 1921 e. V.', IBAN, 'EUR290.00', reference]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await keyboard.tabTo(`Kopieren: ${reference}`, { maxTabs: 9 });
  await keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: `Kopiert: ${reference}` })
    .waitFor({ state: 'attached' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(reference);
}

/** A bank statement with one payment. */
const camt053 = (reference: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId><CreDtTm>2027-03-02T06:00:00+01:00</CreDtTm></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Ntry><Amt Ccy="EUR">290.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2027-03-01</Dt></BookgDt>
<NtryDtls><TxDtls><RmtInf><Ustrd>Zeltlager ${reference}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`;

describe('a registration from its first mail to its deletion', function () {
  this.timeout(timeLimit(240_000));

  async function camp() {
    const mails = await startMailServer();
    cleanUpAfterFile(() => mails.close());
    const server = await builtServer({ yaml, settings: { SMTP_URL: mails.url } });
    cleanUpAfterFile(() => server.close());
    await server.serve();
    const api = serviceClient({ base: `http://localhost:${server.port}/api`, key: server.key! });
    const { data: events } = await api.listEvents();
    const listOf = (slug: string) => events.find((event) => event.slug.endsWith(`/${slug}`))!.list_id;
    const persons = async (slug: string) => (await api.listPersons({ list_id: listOf(slug) })).data;
    /** The next mail to an address. */
    const mailTo = async (address: string, count = 1) => {
      const own = () => mails.arrived.filter(({ to }) => to.includes(address));
      for (const end = Date.now() + timeLimit(60_000); own().length < count; await wait(100))
        if (Date.now() > end) throw new Error(`No mail ${count} to ${address}`);
      return own()[count - 1]!.raw;
    };
    return { ...server, mails, persons, mailTo };
  }

  const open = async (page: Page, origin: string, slug: string, mail: string) => {
    await page.goto(`${origin}${base}/${slug}#${tokenIn(mail)}`);
    await button(page, words.view).click();
  };

  it('is confirmed, corrected, cancelled, offered on, paid and forgotten', async () => {
    const { origin, mails, persons, mailTo, run, data, end } = await camp();
    const { page } = await visitor({ locale: 'de-DE' });
    for (const [name, email] of [
      ['Mia', 'eltern@example.org'],
      ['Lea', 'lea@example.org'],
    ] as const) {
      await page.goto(`${origin}${base}/zeltlager`);
      await takenOver(page);
      await fillCamp(page);
      await page.getByLabel('Vorname', { exact: true }).fill(name);
      await page.getByLabel('E-Mail', { exact: true }).fill(email);
      await sendButton(page).click();
      await thanks(page, name);
    }
    await expectPaymentByKeyboard(page, data);
    await page.goto(`${origin}${base}/zeltlager-warteliste`);
    await takenOver(page);
    await page.getByLabel('Vorname', { exact: true }).fill('Ben');
    await page.getByLabel('Nachname (optional)', { exact: true }).fill('Moor');
    for (const [label, text] of [
      ['Tag', '1'],
      ['Monat', '2'],
      ['Jahr', '2014'],
    ] as const)
      await page.getByLabel(label, { exact: true }).pressSequentially(text);
    await page.getByLabel('E-Mail', { exact: true }).fill('ben@example.org');
    await sendButton(page).click();
    await thanks(page, 'Ben');

    const confirmations = [await mailTo('eltern@example.org'), await mailTo('lea@example.org')];
    const waiting = await mailTo('ben@example.org');
    for (const mail of confirmations) {
      expect(partOf(mail, 'text/plain')).to.include('290,00');
      expect(partOf(mail, 'text/html')).to.include(`#${tokenIn(mail)}`);
    }
    for (const { raw } of mails.arrived)
      for (const type of ['text/plain', 'text/html'] as const)
        expect(partOf(raw, type)).not.to.match(/Erdnüsse|Haselnüsse/);

    // a scanner opens every link of every mail, and runs what it finds there
    const state = async () => [
      await persons('zeltlager'),
      await persons('zeltlager-warteliste'),
      await rowsOf(data, 'select id, state, person_id from registration order by id'),
      await rowsOf(data, 'select * from registration_session'),
    ];
    const before = await state();
    const links = mails.arrived.flatMap(({ raw }) =>
      [...partOf(raw, 'text/html').matchAll(/href="(http[^"]+)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&')),
    );
    expect(links.length).to.be.at.least(3);
    const scanner = await visitor({ locale: 'de-DE' });
    for (const link of links) {
      await scanner.page.goto(link);
      await quiet(scanner);
    }
    expect(await state()).to.deep.equal(before);

    await open(page, origin, 'zeltlager', confirmations[1]!);
    await button(page, words.change).click();
    await page.getByRole('region', { name: /^Lea/ }).getByLabel('T-Shirt-Größe').selectOption('164');
    await button(page, words.save).click();
    await page.getByText(words.saved).waitFor();
    const lea = (await persons('zeltlager')).find(({ name }) => name.first_name === 'Lea');
    expect([lea!['shirt'], lea!['allergies']]).to.deep.equal(['164', 'Erdnüsse,\nHaselnüsse']);
    await page.locator('[data-cancel]').click();
    await button(page, words.cancelYes).click();
    await page.getByText(words.cancelled).waitFor();
    expect(headerOf(await mailTo('lea@example.org', 2), 'Subject')).to.include('Abgemeldet');

    const offer = await mailTo('ben@example.org', 2);
    expect(tokenIn(offer)).not.to.equal(tokenIn(waiting));
    await open(page, origin, 'zeltlager-warteliste', offer);
    await button(page, words.accept).click();
    await page.waitForURL(`${origin}${base}/zeltlager`);
    expect((await persons('zeltlager')).map(({ name }) => name.first_name)).to.deep.equal(['Mia', 'Ben']);
    expect(await persons('zeltlager-warteliste')).to.deep.equal([]);

    // the mail about the place names the fee; its page has the code for banking apps
    const place = await mailTo('ben@example.org', 3);
    const reference = /RF\d\d[\d A-Z]+/.exec(partOf(place, 'text/plain'))![0].replaceAll(' ', '').trim();
    expect(partOf(place, 'text/plain')).to.include('290,00');
    await open(page, origin, 'zeltlager', place);
    expect(await shownCode(page)).to.include.members(['BCD', 'SV Wiesental 1921 e. V.', IBAN, 'EUR290.00', reference]);

    const fees = () => rowsOf(data, 'select amount, paid_at, reference from fee order by row_key');
    expect((await fees()).length).to.equal(2);
    const file = join(data, '..', 'statement.xml');
    writeFileSync(file, camt053(reference));
    expect(await run('fee', 'import', file)).to.include('paid');
    await open(page, origin, 'zeltlager', place);
    await page
      .getByText(/Bezahlt am/)
      .first()
      .waitFor();
    expect(await page.locator('svg[viewBox] path[d^="M"]').count()).to.equal(0);
    const paid = (await fees()) as { paid_at: string | null; reference: string }[];
    expect(paid.filter(({ paid_at }) => paid_at !== null).map((fee) => fee.reference)).to.deep.equal([reference]);

    await end();
    expect(filesWith(data, 'Haselnüsse')).not.to.deep.equal([]);
    const store = await openStore(await openEngine(data));
    await runLifecycleTasks({ store, now: AFTER_DELETION, log: () => {} });
    await store.purgeErased();
    await store.close();
    expect(filesWith(data, 'Haselnüsse')).to.deep.equal([]);
    expect(filesWith(data, 'eltern@example.org')).not.to.deep.equal([]);
  });
});
