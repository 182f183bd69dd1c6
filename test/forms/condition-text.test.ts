import { expect } from 'chai';
import { conditionText, type FormField } from '../../src/forms/index.js';
import { isolate } from '../../src/i18n/index.js';
import { serverWordsOf } from '../../src/i18n/server-words.js';

const size = { name: 'size', options: ['S', 'M', 'L'] } as unknown as FormField;

const textIn = async (language: string) =>
  conditionText(
    [{ field: 'size', is: ['S', 'M', 'L'] }],
    { fields: [size] },
    {
      words: await serverWordsOf(language, 'pages'),
      language,
      labelOf: ({ name }) => name,
      isolate,
    },
  );

describe('conditions in words', () => {
  it('keep the order of answers in a text from right to left, whatever their script', async () => {
    expect(await textIn('ar')).to.contain('\u2068\u2068S\u2069 أو \u2068M\u2069 أو \u2068L\u2069\u2069');
  });

  it('have no marks of direction in a text from left to right', async () => {
    expect(await textIn('de')).to.equal('Nur bei dieser Antwort auf „size“: S, M oder L.');
  });
});
