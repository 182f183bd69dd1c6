import { expect } from 'chai';
import { deskMoneyLanguages, deskMoneyWordsOf, deskLanguages } from '../../src/i18n/desk-words.js';
import { directionOf } from '../../src/i18n/index.js';
import { englishOnly, leavesOf } from './desk-texts.js';

describe('the words of the fees at the desk', () => {
  it('are there in every language of the desk', () => {
    expect(Object.keys(deskMoneyLanguages)).to.deep.equal(Object.keys(deskLanguages));
  });

  for (const language of Object.keys(deskMoneyLanguages))
    it(`have a text for everything in ${language}, and are no copy of the English ones`, async () => {
      const words = leavesOf(await deskMoneyWordsOf(language));
      const english = new Map(leavesOf(await deskMoneyWordsOf('en')));
      for (const [key, text] of words) {
        expect(text, key).to.match(/\p{L}/u);
        expect(text, key).not.to.include('undefined');
      }
      if (language === 'en') return;
      expect(words.filter(([key, text]) => english.get(key) === text && !englishOnly.has(text))).to.deep.equal([]);
      if (directionOf(language) === 'rtl')
        for (const [key, text] of words) expect(text.replaceAll('\u2068§\u2069', ''), key).not.to.include('§');
    });
});
