import { knownIssues } from '../../../i18n/integrators.js';
import type { Problem } from '../../../model/envelope.js';
import type { Issue } from '../../../model/issue.js';
import { enumOf, integer, listOf, named, object, text, type SchemaOf } from '../schema.js';

/** Errors: problem details (RFC 9457) and the issues of single fields. */
export const problemSchemas = {
  Issue: object<Issue>(
    {
      field: text({ description: 'Dotted path: `data.3.email`.' }),
      code: enumOf(knownIssues().map(({ code }) => code)) as SchemaOf<Issue['code']>,
      params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    },
    { optional: ['params'] },
  ),

  Problem: object<Problem>(
    {
      type: text(),
      title: text(),
      status: integer(),
      detail: text(),
      errors: {
        type: 'object',
        description: 'Sentences by path.',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
      issues: listOf(named<Issue>('Issue'), { description: 'The same for programs.' }),
    },
    { optional: ['errors', 'issues'], description: 'RFC 9457, with `errors` and `issues` where fields are to blame.' },
  ),
} as const;
