import { expect } from 'chai';
import { mailHtml } from '../../../src/backend/mail/mail-html.js';

const frame = { language: 'de', organisation: 'Ruderverein e. V.', accent_color: null, preheader: '' };
const htmlOf = (text: string, link?: string) => mailHtml([{ text, ...(link ? { link } : {}) }], frame);

describe('in the HTML of a mail', () => {
  it('an address stays in one piece, with the marks beside it', () => {
    expect(htmlOf('Bitte an \u2068buero@sv-see.example\u2069.\nDanke')).to.include(
      'an <span style="display:inline-block">\u2068buero@sv-see.example\u2069.</span><br>Danke',
    );
  });

  it('a link that has an at sign stays a link', () => {
    const link = 'https://club.example/@page';
    expect(htmlOf(`Hier: ${link}`, link)).to.match(/Hier: <a href="https:\/\/club\.example\/@page"/);
  });

  it('markup beside an address stays escaped', () => {
    expect(htmlOf('<b>@x'))
      .to.include('<span style="display:inline-block">&#60;b&#62;@x</span>')
      .and.not.include('<b>');
  });

  it('the two letters of a registered association stay on one line', () => {
    expect(htmlOf('Der Ruderverein e. V. grüßt.').match(/Ruderverein e\.\u00a0V\./g)).to.have.lengthOf(2);
  });
});
