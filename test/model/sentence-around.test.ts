import { expect } from 'chai';
import { sentenceAround } from '../../src/model/sentence-around.js';

describe('a sentence around an address', () => {
  for (const [name, sentence, parts] of [
    ['in its middle', (part: string) => `An ${part} unterwegs.`, ['An ', '', ' unterwegs.']],
    ['before a full stop', (part: string) => `To ${part}. Thanks.`, ['To ', '.', ' Thanks.']],
    ['at its end', (part: string) => `To ${part}`, ['To ', '', '']],
    ['that is isolated', (part: string) => `إلى \u2068${part}\u2069. شكرًا`, ['إلى ', '.', ' شكرًا']],
  ] as const)
    it(`is divided where it stands: ${name}`, () => {
      const { before, punctuation, after } = sentenceAround(sentence);
      expect([before, punctuation, after]).to.deep.equal(parts);
    });
});
