import { copyable } from './copying.js';
import { drawn } from './drawn.js';
import type { AnyFinding } from '../model/finding.js';
import { wordsFor, type DoctorWords } from '../i18n/doctor.js';

/** One finding: what is the matter, what to do, what it is about, what to paste. */
function findingOf(finding: AnyFinding, words: DoctorWords, level: 'h2' | 'h3'): HTMLElement {
  const { title, advice } = wordsFor(finding, words);
  const about = finding.about
    ? [drawn('p', { class: 'about' }, `${words.about} `, drawn('code', { dir: 'ltr' }, finding.about))]
    : [];
  const item = drawn(
    'li',
    { class: finding.severity, 'data-code': finding.code },
    drawn('p', { class: 'severity' }, words.severities[finding.severity]),
    drawn(level, {}, title),
    drawn('p', { class: 'advice' }, advice),
    ...about,
    ...finding.lines.map((line) => copyable(line, words)),
  );
  return item;
}

/** All findings, what matters most first. */
export const findingsList = (
  findings: readonly AnyFinding[],
  words: DoctorWords,
  level: 'h2' | 'h3' = 'h3',
): HTMLElement => drawn('ol', { class: 'findings' }, ...findings.map((finding) => findingOf(finding, words, level)));
