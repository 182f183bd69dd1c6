import { expect } from 'chai';
import { delayed, escapedAddresses, inParagraphs, onlyAllowed, withoutScripts } from './filters.js';

const tag = '<script src="https://x.example/embed.js?slug=a/b&v=1" async></script>';

describe('a website system with pasted code', () => {
  it('takes scripts out', () => {
    expect(withoutScripts(`<p>one</p>${tag}<div data-turnout-slug="a/b"></div>`)).to.equal(
      '<p>one</p><div data-turnout-slug="a/b"></div>',
    );
  });

  it('puts paragraphs around, and breaks between lines', () => {
    expect(inParagraphs('one\ntwo')).to.equal('<p>one<br />\ntwo</p>');
  });

  it('escapes addresses', () => {
    expect(escapedAddresses(tag)).to.contain('slug=a/b&#038;v=1"');
  });

  it('holds back scripts that are not marked', () => {
    expect(delayed(tag)).to.contain('<script type="rocketlazyloadscript" data-rocket-src="https://x.example');
    expect(delayed(tag.replace(' async', ' async nowprocket'))).to.contain('<script src="https://x.example');
  });

  it('keeps only tags and attributes that are listed', () => {
    const html = `${tag}<div class="x" data-turnout-slug="a/b" onclick="y"><a href="/z">go</a></div><b>bold</b>`;
    expect(onlyAllowed(html, '<div data-turnout-slug> <a href hreflang>')).to.equal(
      '<div data-turnout-slug="a/b"><a href="/z">go</a></div>bold',
    );
  });
});
