import { expect } from 'chai';
import { deskLanguages, deskWordsOf } from '../../src/i18n/desk-words.js';
import { directionOf } from '../../src/i18n/index.js';
import { englishOnly, leavesOf } from './desk-texts.js';

const AGES = new Set(['ifUnder', 'ifFrom']);

for (const [screen, part] of [
  ['somebody to add', 'deskAdd'],
  ['a move', 'deskMove'],
  ['a message', 'deskMessage'],
  ['fees', 'deskMoney'],
  ['duplicates', 'deskDuplicates'],
  ['settings', 'deskWorkspace'],
  ['a bank file', 'deskBank'],
  ['places', 'deskListSettings'],
] as const)
  describe(`the words of the desk about ${screen}`, () => {
    for (const language of Object.keys(deskLanguages))
      it(`have a text for everything in ${language}, and are no copy of the English ones`, async () => {
        const words = leavesOf((await deskWordsOf(language))[part]);
        const english = new Map(leavesOf((await deskWordsOf('en'))[part]));
        for (const [key, text] of words) {
          expect(text, key).to.match(/\p{L}/u);
          expect(text, key).not.to.include('undefined');
        }
        if (language === 'en') return;
        expect(words.filter(([key, text]) => english.get(key) === text && !englishOnly.has(text))).to.deep.equal([]);
        // values are isolated where the sentence is written from right to left
        if (directionOf(language) === 'rtl')
          for (const [key, text] of words)
            // an age is a number, which has no direction of its own
            if (!AGES.has(key)) expect(text.replaceAll('\u2068§\u2069', ''), key).not.to.include('§');
      });
  });

describe('the question before fewer places than are taken', () => {
  for (const language of Object.keys(deskLanguages))
    it(`has both numbers in ${language}`, async () => {
      const { fewerThanTaken } = (await deskWordsOf(language)).deskListSettings;
      expect(fewerThanTaken('7', '5')).to.match(/7.*5/);
    });
});
