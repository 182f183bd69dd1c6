import type { Issue } from '../model/issue.js';
import type { FormWords } from './messages.js';
import { textOf } from './text-of.js';

/** The sentence for an issue; for a code that this version does not know, what can always be said. */
export const sentenceOf = ({ issues }: FormWords, { code, params }: Issue): string =>
  textOf(Object.hasOwn(issues, code) ? (issues as Readonly<Record<string, unknown>>)[code] : issues.invalid, params);
