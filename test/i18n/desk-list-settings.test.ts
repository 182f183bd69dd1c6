import { expect } from 'chai';
import { deskListSettingsLanguages, deskListSettingsWordsOf } from '../../src/i18n/desk-words.js';
import { directionOf } from '../../src/i18n/index.js';
import { serverLanguages } from '../../src/i18n/server-words.js';
import { leavesOf } from './desk-texts.js';

describe('the words of the desk about places', () => {
  it('are there in every language of the server', () => {
    expect(Object.keys(deskListSettingsLanguages)).to.deep.equal(Object.keys(serverLanguages));
  });

  for (const language of Object.keys(deskListSettingsLanguages))
    describe(language, () => {
      it('has a text for everything, with each value in it', async () => {
        const words = await deskListSettingsWordsOf(language);
        for (const [key, text] of leavesOf(words)) {
          expect(text, key).to.match(/\p{L}/u);
          expect(text, key).not.to.include('undefined');
        }
        expect(words.fewerThanTaken('7', '5')).to.match(/7.*5/);
      });

      it('keeps values apart from the sentence if it is written from right to left', async () => {
        if (directionOf(language) !== 'rtl') return;
        const { openUntil, fileSays } = await deskListSettingsWordsOf(language);
        for (const sentence of [openUntil, fileSays]) expect(sentence('§')).to.include('\u2068§\u2069');
      });

      it('is no copy of the English words', async () => {
        if (language === 'en') return;
        const english = new Map(leavesOf(await deskListSettingsWordsOf('en')));
        const copied = leavesOf(await deskListSettingsWordsOf(language)).filter(
          ([key, text]) => english.get(key) === text,
        );
        expect(copied).to.deep.equal([]);
      });
    });
});
