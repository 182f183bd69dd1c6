import type { Issue, IssueCode } from '../model/issue.js';
import type { Refused } from './api-error.js';

const isIssue = (entry: unknown): entry is Issue =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof (entry as Issue).field === 'string' &&
  'code' in entry &&
  typeof ((entry as Issue).params ?? {}) === 'object';

/** A refusal of ours (RFC 9457). */
export const ours: Refused = ({ detail, issues }) => ({
  message: detail,
  issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
});

/** A refusal of ours, or another's with only `message` and `errors`: its sentences, field by field. */
export const anybodys: Refused = (said) => {
  const { detail, message, title, issues, errors } = said;
  const sentences = Object.entries(
    !Array.isArray(issues) && typeof errors === 'object' && errors !== null ? errors : {},
  );
  return {
    message: [detail, message, title].find((text) => typeof text === 'string'),
    issues: [
      ...ours(said).issues,
      ...sentences.flatMap(([field, found]) =>
        [found].flat().map((sentence): Issue => ({
          field,
          code: 'rejected' satisfies IssueCode,
          params: { sentence: String(sentence) },
        })),
      ),
    ],
  };
};
