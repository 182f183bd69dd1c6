import type { Issue } from '../../../model/issue.js';

/** A request that gets another answer than the one it asked for. Thrown anywhere below the layer `faults`. */
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

/** 422 with everything that is wrong, field by field. */
export const unprocessable = (issues: readonly Issue[]): Refusal =>
  new Refusal(422, 'Some fields need another look.', issues);
