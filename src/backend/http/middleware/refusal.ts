import type { Issue } from '../../../model/issue.js';

/** An HTTP error with its status, detail and issues; thrown by routes and answered by `errorHandler`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    detail: string,
    readonly issues: readonly Issue[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }
}

/** 422 with all issues, by field. */
export const unprocessable = (issues: readonly Issue[]): Refusal =>
  new Refusal(422, 'Some fields need another look.', issues);
