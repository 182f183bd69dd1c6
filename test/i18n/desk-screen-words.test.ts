import { expect } from 'chai';
import {
  deskAddLanguages,
  deskAddWordsOf,
  deskBankLanguages,
  deskBankWordsOf,
  deskDuplicatesLanguages,
  deskDuplicatesWordsOf,
  deskLanguages,
  deskListSettingsLanguages,
  deskListSettingsWordsOf,
  deskMessageLanguages,
  deskMessageWordsOf,
  deskMoneyLanguages,
  deskMoneyWordsOf,
  deskMoveLanguages,
  deskMoveWordsOf,
  deskWorkspaceLanguages,
  deskWorkspaceWordsOf,
} from '../../src/i18n/desk-words.js';
import { directionOf } from '../../src/i18n/index.js';
import { englishOnly, leavesOf } from './desk-texts.js';

const AGES = new Set(['ifUnder', 'ifFrom']);

for (const [screen, languages, wordsOf] of [
  ['somebody to add', deskAddLanguages, deskAddWordsOf],
  ['a move', deskMoveLanguages, deskMoveWordsOf],
  ['a message', deskMessageLanguages, deskMessageWordsOf],
  ['fees', deskMoneyLanguages, deskMoneyWordsOf],
  ['duplicates', deskDuplicatesLanguages, deskDuplicatesWordsOf],
  ['settings', deskWorkspaceLanguages, deskWorkspaceWordsOf],
  ['a bank file', deskBankLanguages, deskBankWordsOf],
  ['places', deskListSettingsLanguages, deskListSettingsWordsOf],
] as const)
  describe(`the words of the desk about ${screen}`, () => {
    it('are there in every language of the desk', () => {
      expect(Object.keys(languages)).to.deep.equal(Object.keys(deskLanguages));
    });

    for (const language of Object.keys(languages))
      it(`have a text for everything in ${language}, and are no copy of the English ones`, async () => {
        const words = leavesOf(await wordsOf(language));
        const english = new Map(leavesOf(await wordsOf('en')));
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
  for (const language of Object.keys(deskListSettingsLanguages))
    it(`has both numbers in ${language}`, async () => {
      const { fewerThanTaken } = await deskListSettingsWordsOf(language);
      expect(fewerThanTaken('7', '5')).to.match(/7.*5/);
    });
});
