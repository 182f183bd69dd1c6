import { expect } from 'chai';
import { snippetOf } from '../../../../src/backend/service/index.js';

const embed_url = 'https://turnout.test/embed.js';

describe('the embed snippet as a browser parses it', () => {
  for (const slug of [
    'club/camp',
    '2027/a--b',
    `${'x'.repeat(64)}/${'y'.repeat(64)}`,
    // no slug is like that; were one, it would still be nothing but a slug
    'club/a"b',
    'club/<b>&amp;',
    'club/"></script><script>alert(1)</script>',
  ])
    it(`is exactly one script: ${slug}`, () => {
      const { head, body } = new DOMParser().parseFromString(snippetOf(slug, embed_url), 'text/html');
      const elements = [...head.children, ...body.children];
      const attributes = elements.flatMap((element) => [...element.attributes].map(({ name, value }) => [name, value]));
      expect([elements.map(({ localName }) => localName), body.textContent]).to.deep.equal([['script'], '']);
      expect(Object.fromEntries(attributes)).to.deep.equal({
        src: `${embed_url}?slug=${slug}`,
        'data-slug': slug,
        async: '',
        crossorigin: '',
      });
    });
});
