import { expect } from 'chai';
import { createFinding } from '../../src/doctor/finding.js';
import { supportSentence } from '../../src/doctor/support-sentence.js';
import { languages } from '../../src/i18n/doctor.js';

const { de, en } = languages;

describe('the sentence for a mail to support', () => {
  it('names every problem in words and by its code', () => {
    const findings = [
      createFinding('no_slug', {}),
      createFinding('head_only', { slug: 'club/camp' }),
      createFinding('stands', { slug: 'club', also: true }),
    ];
    expect(supportSentence(findings, en)).to.equal(
      'Something of Turnout does not show on our page as it should. The doctor says: The script does not say which form or list it is for. (Code: no_slug) ' +
        'The line is in the invisible beginning of the page (head), so the form appears at the very end. (Code: head_only)',
    );
    expect(supportSentence(findings, de)).to.match(/^Auf unserer Seite .+ \(Code: no_slug\) .+ \(Code: head_only\)$/);
  });

  it('says what works where nothing is wrong', () => {
    expect(supportSentence([createFinding('stands', { slug: 'club/camp', also: false })], en)).to.match(
      /although the doctor says: “club\/camp” is shown\. \(Code: stands\)$/,
    );
  });

  it('leaves out e-mail addresses, queries and fragments', () => {
    const token = 'https://club.example/a?email=ada%40example.org#secret';
    const texts = [
      createFinding('bad_slug', { slug: 'ada@example.org' }),
      createFinding('base_href', { base: token, source: token }),
      createFinding('gate_silent', { base: token }),
      createFinding('hidden', { how: 'display', element: 'div#ada@example.org' }),
    ].flatMap((finding) => [en, de].map((words) => supportSentence([finding], words)));
    for (const text of texts) {
      expect(text).not.to.match(/ada|secret|email=/);
      expect(text).to.match(/\(Code: \w+\)$/);
    }
    expect(texts[2]).to.contain('https://club.example/a');
  });
});
