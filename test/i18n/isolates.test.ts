import { expect } from 'chai';
import { directionOf, languages } from '../../src/i18n/index.js';
import { SAMPLE_TEXT, sentenceOf, speech, sampleParams, type Language } from './texts-of.js';

/** Dates and durations come in the language itself. */
const isTime = (key: string): boolean => /Until$|^(opensIn|opensOn|notYetOpen|endsSoon|endsFinally)$/.test(key);

const parts = Object.keys(sampleParams) as (keyof Language)[];

describe('a sentence from right to left keeps values of another direction apart', () => {
  for (const language of Object.keys(languages).filter((one) => directionOf(one) === 'rtl'))
    for (const part of parts)
      for (const [key, params] of Object.entries(sampleParams[part]) as [string, readonly unknown[]][]) {
        if (!params.includes(SAMPLE_TEXT) || isTime(key)) continue;
        it(`${language} ${part} ${key}`, async () => {
          const text = sentenceOf((await speech(language))[part], part, key);
          expect(text).to.match(/[\u2066\u2068]§\u2069/);
        });
      }
});
