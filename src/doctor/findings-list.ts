import { copyableLine } from './copyable-line.js';
import { createElement } from './create-element.js';
import type { AnyFinding } from '../model/finding.js';
import { wordsFor, type DoctorWords } from '../i18n/doctor.js';

/** One finding with its advice, its tag and the lines to paste. */
function findingItem(finding: AnyFinding, words: DoctorWords, level: 'h2' | 'h3'): HTMLElement {
  const { title, advice } = wordsFor(finding, words);
  const subject = finding.subject
    ? [
        createElement(
          'p',
          { class: 'about' },
          `${words.foundIn} `,
          createElement('code', { dir: 'ltr' }, finding.subject),
        ),
      ]
    : [];
  const item = createElement(
    'li',
    { class: finding.severity, 'data-code': finding.code },
    // the title of a fine finding says already that nothing is wrong
    ...(finding.severity === 'fine'
      ? []
      : [createElement('p', { class: 'severity' }, words.severities[finding.severity])]),
    createElement(level, {}, title),
    createElement('p', { class: 'advice' }, advice),
    ...subject,
    ...finding.lines.map((line) => copyableLine(line, words)),
  );
  return item;
}

/** The list of findings, in the given order. */
export const findingsList = (
  findings: readonly AnyFinding[],
  words: DoctorWords,
  level: 'h2' | 'h3' = 'h3',
): HTMLElement =>
  createElement('ol', { class: 'findings' }, ...findings.map((finding) => findingItem(finding, words, level)));
