import { expect } from 'chai';
import { exampleAnswers } from '../../../src/backend/openapi/example-answers.js';
import { answersToExamples } from '../../support/reference-club.js';

interface Named {
  readonly name: string;
}

/** An answer without what is another at each run: ids, references, secrets, times, and the order of lists, which is that of ids. */
const withoutRandom = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer)
      .replace(/\b(per|lst|fee|col|wsp)_\w+/g, '$1_')
      .replace(/\bRF\w+/g, 'RF')
      .replace(/#[\w-]+/g, '#')
      .replace(/"eyJ[\w.-]+/g, '"eyJ')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'Z'),
    (property, value: unknown) =>
      property === 'lists' ? (value as Named[]).toSorted((one, other) => (one.name < other.name ? -1 : 1)) : value,
  );

describe('the example answers of the OpenAPI document', () => {
  it('are what the service answers; `npm run examples` writes them anew', async () => {
    const answers = await answersToExamples();
    expect(Object.keys(answers).length).to.be.above(10);
    expect(withoutRandom(exampleAnswers)).to.deep.equal(withoutRandom(answers));
  });
});
