import { expect } from 'chai';
import ICAL from 'ical.js';
import { createRequire } from 'node:module';
import puppeteer from 'puppeteer-core';
import { emlOf } from '../../../src/backend/mail/transports/eml.js';
import { previewKinds } from '../../../src/backend/mail/index.js';
import { previewedMails, withImages, type PreviewedMail } from '../../mail-sheets/preview-club.js';
import { decodePixels } from '../../support/decode-qr.js';
import { chromiumFlags, findChromium } from '../../support/find-browser.mjs';

interface ParsedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers: ReadonlyMap<string, unknown>;
  readonly to: { readonly value: readonly { readonly address: string }[] };
  readonly attachments: readonly { cid?: string; contentType: string; content: Buffer; filename?: string }[];
}
const { simpleParser } = createRequire(import.meta.url)('mailparser') as {
  simpleParser: (source: Buffer, options: object) => Promise<ParsedMail>;
};
const parsed = async ({ message }: PreviewedMail) =>
  simpleParser(await emlOf(message), { keepCidLinks: true, skipTextToHtml: true });

/** Values of headers may be folded; anything else in a header is a header of its own. */
const headerNames = (eml: Buffer): string[] => {
  const [head = ''] = eml.toString('latin1').split('\r\n\r\n', 1);
  expect(head).not.to.match(/[^\r]\n|\r[^\n]/);
  return head.split(/\r\n(?![ \t])/).map((line) => /^([\w-]+):/.exec(line)?.[1] ?? `no header: ${line}`);
};

describe('each kind of mail, in German, English and Arabic', () => {
  let mails: PreviewedMail[];
  before(async () => {
    mails = await previewedMails(`accent_color: '#7a1f3d'`);
  });

  it('is parsed by another mail parser: subject, text, HTML and recipient', async () => {
    expect(mails.length).to.equal(3 * previewKinds.length);
    for (const mail of mails) {
      const { subject, text, html, to, messageId, headers } = await parsed(mail);
      const { message, language } = mail;
      expect([subject, text.trim(), to.value[0]!.address]).to.deep.equal([
        message.subject,
        message.text.trim(),
        message.to.address,
      ]);
      expect(html.trim()).to.equal(message.html.trim());
      expect(messageId).to.equal(`<${message.id}>`);
      expect(headers.get('content-language')).to.equal(language);
      expect(headers.get('auto-submitted')).to.equal('auto-generated');
    }
  });

  it('has the same content in text and HTML, at most one button, and no script, style sheet or remote file', () => {
    for (const { message } of mails) {
      const shown = message.html.replace(/<(style|title)>.*?<\/\1>|<[^>]+>/gs, ' ');
      const unescaped = shown.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
      const squeezed = unescaped.replace(/\s+/g, '');
      for (const line of message.text.split('\n'))
        for (const part of line.split(/: |, /))
          if (!part.startsWith('http')) expect(squeezed).to.include(part.replace(/\s+|:$/g, ''));
      expect((message.html.match(/<a /g) ?? []).length).to.be.at.most(1);
      expect(message.html).not.to.match(/<(script|link|iframe|object|form)|url\(|@import| on\w+=|src="(?!cid:)/i);
      expect(message.html).to.match(/<meta name="color-scheme" content="light dark">/);
    }
  });

  it('has no sensitive answer, and no address but its recipient’s and the club’s', () => {
    for (const { message } of mails) {
      const all = `${message.subject}${message.text}${message.html}`;
      expect(all).not.to.match(/allerg|Unverträglich|intoleranc/i);
      const addresses = all.match(/[\w.]+@[\w.-]+\.\w+/g) ?? [];
      expect(addresses.filter((one) => !one.startsWith('buero@sv-wiesental.example'))).to.deep.equal([]);
    }
  });

  it('has the direction of its language', () => {
    for (const { message, language } of mails)
      expect(message.html).to.include(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  });

  it('has its event as a calendar that another parser reads, once registered', async () => {
    for (const mail of mails) {
      const { attachments } = await parsed(mail);
      const calendars = attachments.filter(({ contentType }) => contentType === 'text/calendar');
      expect(calendars).to.have.lengthOf(mail.kind === 'registered' ? 1 : 0);
      for (const { content } of calendars) {
        const [event] = new ICAL.Component(ICAL.parse(content.toString('utf8')) as never).getAllSubcomponents('vevent');
        expect(event!.getFirstPropertyValue('summary')).to.equal('Sommerzeltlager am Großen Müggelsee');
      }
    }
  });

  it('has only its own headers, with any names', async () => {
    for (const { message } of mails) {
      const names = headerNames(await emlOf(message));
      const line = 'x\r\nBcc: evil@example.org\r\n\r\nevil';
      const hostile = {
        ...message,
        subject: line,
        from: { ...message.from, name: line },
        to: { ...message.to, name: line },
      };
      const eml = await emlOf(hostile);
      expect(headerNames(eml)).to.deep.equal(names);
      expect(new Set(names).size).to.equal(names.length);
      expect(names).not.to.include('Bcc');
    }
  });

  it('has a QR code with the account, amount and reference of its text', async function () {
    this.timeout(120_000);
    const browser = await puppeteer.launch({ executablePath: findChromium()!, args: chromiumFlags });
    try {
      const page = await browser.newPage();
      for (const mail of mails.filter(({ kind }) => kind === 'registered')) {
        const { attachments } = await parsed(mail);
        const cids = attachments.flatMap(({ cid }) => cid ?? []);
        expect(cids).to.have.lengthOf(2);
        for (const cid of cids) expect(mail.message.html).to.include(`src="cid:${cid}"`);
        await page.setContent(withImages(mail.message), { waitUntil: 'load' });
        const codes = await page.evaluate(() =>
          [...document.images].map((image) => {
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
            const context = canvas.getContext('2d')!;
            context.drawImage(image, 0, 0);
            return {
              width: canvas.width,
              height: canvas.height,
              data: [...context.getImageData(0, 0, canvas.width, canvas.height).data],
            };
          }),
        );
        for (const { width, height, data } of codes) {
          const lines = decodePixels(new Uint8ClampedArray(data), width, height)!.split('\n');
          expect(lines.slice(0, 4)).to.deep.equal(['BCD', '002', '1', 'SCT']);
          const words = mail.message.text.replace(/[\s\u2066-\u2069]/g, '');
          for (const part of [lines[5]!, lines[6]!, lines[9]!]) expect(words).to.include(part.replace(/\s/g, ''));
          expect(lines[7]).to.equal('EUR290.00');
        }
      }
    } finally {
      await browser.close();
    }
  });
});
