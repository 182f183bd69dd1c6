import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { diagnose, languages, parseSource, wordsFor } from '../../src/doctor/index.js';

/** Pieces that pages with embeds are made of, whole and broken. */
const htmlFragments = fc.constantFrom(
  '<script src="https://t.example/embed.js?slug=a/b" data-slug="a/b" async crossorigin></script>',
  '<script data-slug=',
  'src="https://',
  '"',
  "'",
  '>',
  '<!--',
  '-->',
  '<template>',
  '<noscript>',
  '</noscript>',
  '<iframe srcdoc="',
  ' sandbox',
  '<base href="',
  'http://[',
  '<meta http-equiv="Content-Security-Policy" content="',
  "script-src 'self'; ;; ",
  '<event-list slug="%">',
  '&lt;script data-slug=x&gt;',
  '<div data-turnout-slug>',
  '<svg><script href="embed.js"/>',
  '<math><event-list>',
  '<a href="https://t.example/portal/a/b">',
  ' type="text/plain"',
  ' integrity="sha384-"',
  ' class="cmplz-x"',
  '“',
  '\u0000',
  '__proto__=1 constructor',
);

const page = fc
  .array(fc.oneof({ weight: 5, arbitrary: htmlFragments }, fc.string(), fc.string({ unit: 'binary' })), {
    maxLength: 24,
  })
  .map((all) => all.join(''));

describe('the doctor, whatever it is given', () => {
  it('never throws, says something, and has words for it', () => {
    fc.assert(
      fc.property(
        page,
        fc.oneof(fc.string(), page),
        fc.oneof(fc.constant(undefined), fc.string(), fc.webUrl()),
        (html, headers, address) => {
          const findings = diagnose(parseSource(html), { headers, address });
          expect(findings.length).to.be.greaterThan(0);
          for (const finding of findings)
            for (const words of Object.values(languages)) expect(wordsFor(finding, words).title).not.to.equal('');
        },
      ),
      { numRuns: 1500 },
    );
  });
});
