import type { AnswerIssues, IssueCode, RequestIssues } from '../model/issue.js';
import { issuesOf as plainIssuesOf } from './issues-of.js';

/** One fault of one field; `code` determines its `params`. A newer service may send further codes. */
export type KnownIssue = {
  [Code in IssueCode]: {
    readonly field: string;
    readonly code: Code;
    readonly params?: Readonly<(AnswerIssues & RequestIssues)[Code]>;
  };
}[IssueCode];

/** The issues of an error, by field and code; none when it blames no field or is no `ApiError`. */
export const issuesOf = (error: unknown): readonly KnownIssue[] => plainIssuesOf(error) as readonly KnownIssue[];
