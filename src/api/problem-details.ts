import type { Issue, IssueCode } from '../model/issue.js';
import type { ErrorParser } from './api-error.js';

const isIssue = (entry: unknown): entry is Issue =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof (entry as Issue).field === 'string' &&
  'code' in entry &&
  typeof ((entry as Issue).params ?? {}) === 'object';

/** Parses this product's own errors: problem details with issues (RFC 9457). */
export const parseProblem: ErrorParser = ({ detail, issues }) => ({
  message: detail,
  issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
});

/** Parses problem details, and errors of other services that have only `message` and `errors` with sentences by field. */
export const parseAnyError: ErrorParser = (body) => {
  const { detail, message, title, issues, errors } = body;
  const sentencesByField = Object.entries(
    Array.isArray(issues) || typeof errors !== 'object' || errors === null
      ? {}
      : // without fields, the sentences are about the whole
        Array.isArray(errors)
        ? { '': errors.filter((entry) => typeof entry === 'string') }
        : errors,
  );
  return {
    message: [detail, message, title].find((text) => typeof text === 'string'),
    issues: [
      ...parseProblem(body).issues,
      ...sentencesByField.flatMap(([field, sentences]) =>
        [sentences].flat().map((sentence): Issue => ({
          field,
          code: 'rejected' satisfies IssueCode,
          params: { sentence: String(sentence) },
        })),
      ),
    ],
  };
};
