import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { workplace } from './command-folder.js';

describe('turnout mail preview', () => {
  const { at, turnout, folderWith } = workplace();

  it('prints a mail about example persons, in a language of the workspace', async () => {
    await folderWith();
    const { code, out } = await turnout('mail', 'preview', '--kind', 'registered', '--language', 'en');
    expect(code).to.equal(0);
    expect(out).to.match(
      /^== registered, en\nFrom: Club <noreply@example\.org>\nSubject: Registered: Camp\n\nHello Mia Muster/,
    );
  });

  it('writes every kind as HTML, text and .eml', async () => {
    await folderWith();
    const { code, out } = await turnout('mail', 'preview', '--language', 'de', '--out', at('mails'));
    const files = readdirSync(at('mails'));
    expect([code, out.trim()]).to.deep.equal([0, `Wrote 21 mails to ${at('mails')}.`]);
    expect(files).to.have.lengthOf(3 * 21);
    expect(readFileSync(at('mails/cancelled.de.eml'), 'utf8')).to.match(/\r\nFrom: Club <noreply@example\.org>\r\n/);
    expect(readFileSync(at('mails/cancelled.de.html'), 'utf8')).to.match(/^<!doctype html>/);
  });

  it('names the alternatives for a misspelt word', async () => {
    await folderWith();
    for (const [option, value, sentence] of [
      ['--kind', 'registred', '--kind: there is no registred; did you mean registered?'],
      ['--language', 'xx', '--language: there is no xx; known are de, en.'],
      ['--form', 'cmap', '--form: there is no cmap; did you mean camp?'],
    ] as const) {
      const { code, err } = await turnout('mail', 'preview', option, value);
      expect([code, err.includes(sentence)]).to.deep.equal([2, true]);
    }
  });
});
