import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { EXAMPLE_ORIGIN } from '../../src/backend/openapi/example-answers.js';
import { answersToExamples } from './reference-club.js';

// `npm run examples`: writes the example answers of the OpenAPI document anew, after a change of the contract
const text = `/** The origin in the example answers. */
export const EXAMPLE_ORIGIN = '${EXAMPLE_ORIGIN}';

/** Answers to the example requests, by the names of the endpoints; \`npm run examples\` writes them. */
export const exampleAnswers: Readonly<Record<string, unknown>> = ${JSON.stringify(await answersToExamples())};
`;
writeFileSync(
  fileURLToPath(new URL('../../src/backend/openapi/example-answers.ts', import.meta.url)),
  await format(text, { parser: 'typescript', singleQuote: true, printWidth: 120 }),
);
