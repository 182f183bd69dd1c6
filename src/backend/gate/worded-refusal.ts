import { isApiError, isForeignRefusal } from '../../api/index.js';
import { isSameOrPart, type Form } from '../../forms/index.js';
import type { Issue } from '../../model/issue.js';
import type { GateContext } from './gate-context.js';
import { unprocessable } from '../http/middleware/index.js';

/** Answers that were checked once more, with the columns as they are now. */
interface CheckedAnswers {
  readonly formModel: Form;
  readonly issues: readonly Issue[];
}

/**
 * The error for a visitor whose answers a hosted service refuses in sentences of its own, although the gate found nothing wrong with them:
 * the columns were older than its rules. They are checked again; what the gate has no rule for is `invalid` at the fields that the service
 * names, and blames no field if it names none. Other errors stay as they are.
 */
export async function wordedRefusal(
  error: unknown,
  context: GateContext,
  check: (context: GateContext) => Promise<CheckedAnswers>,
): Promise<unknown> {
  if (!isApiError(error) || !isForeignRefusal(error)) return error;
  // this client has no cache of columns
  const { formModel, issues } = await check({ ...context, api: await context.memberApi() });
  if (issues.length) return unprocessable(issues);
  const names = formModel.fields.map(({ name }) => name);
  const refusedNames = names.filter((name) => error.issues.some(({ field }) => isSameOrPart(field, name)));
  return unprocessable(refusedNames.map((field) => ({ field, code: 'invalid' })));
}
