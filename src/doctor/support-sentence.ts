import { copyableText } from './copyable-line.js';
import { createElement } from './create-element.js';
import type { AnyFinding } from '../model/finding.js';
import { wordsFor, type DoctorWords } from '../i18n/doctor.js';

/** Removes what may belong to a person: e-mail addresses, and queries and fragments of web addresses. */
const withoutPersonalData = (text: string): string =>
  text
    .replace(/(https?:\/\/[^\s"“”„<>?#]+)[?#][^\s"“”„<>]*/gi, '$1')
    .replace(/[^\s"“”„<>]+(?:@|%40)[^\s"“”„<>]+/gi, '…');

/** What a webmaster writes to the operator of the service: the findings in one sentence each, with their codes. */
export function supportSentence(findings: readonly AnyFinding[], words: DoctorWords): string {
  const problems = findings.filter(({ severity }) => severity !== 'fine');
  const reported = problems.length ? problems : findings;
  const sentences = reported.map((finding) => `${wordsFor(finding, words).title} (Code: ${finding.code})`);
  return withoutPersonalData([problems.length ? words.mailProblem : words.mailFine, ...sentences].join(' '));
}

/** The sentence for a mail to the operator, with a button that copies it. */
export const supportSection = (
  findings: readonly AnyFinding[],
  words: DoctorWords,
  level: 'h2' | 'h3' = 'h3',
): HTMLElement =>
  createElement(
    'section',
    { class: 'support', 'aria-label': words.mailHeading },
    createElement(level, {}, words.mailHeading),
    createElement('p', {}, words.mailHelp),
    copyableText('p', supportSentence(findings, words), words.mailHeading, words),
  );
