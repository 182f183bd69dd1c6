import { expect } from 'chai';
import { deskLanguages, deskWordsOf } from '../../src/i18n/desk-words.js';
import { directionOf } from '../../src/i18n/index.js';
import { serverLanguages } from '../../src/i18n/server-words.js';
import { englishOnly, leavesOf } from './desk-texts.js';

describe('the words of the desk', () => {
  it('are there in every language of the server', () => {
    expect(Object.keys(deskLanguages)).to.deep.equal(Object.keys(serverLanguages));
  });

  for (const language of Object.keys(deskLanguages))
    describe(language, () => {
      it('has a text for everything, with each value in it', async () => {
        for (const [key, text] of leavesOf((await deskWordsOf(language)).desk)) {
          expect(text, key).to.match(/\p{L}|§/u);
          expect(text, key).not.to.include('undefined');
        }
      });

      it('keeps names apart from the sentence if it is written from right to left', async () => {
        if (directionOf(language) !== 'rtl') return;
        const { desk: words } = await deskWordsOf(language);
        for (const sentence of [...Object.values(words.ask), ...Object.values(words.done)])
          expect(sentence('§')).to.include('\u2068§\u2069');
      });

      it('names each action differently', async () => {
        const names = Object.values((await deskWordsOf(language)).desk.actions);
        expect(new Set(names).size).to.equal(names.length);
      });

      it('names each state differently where they stand side by side', async () => {
        const { accepted: _, declined: __, cancelled: ___, ...shown } = (await deskWordsOf(language)).desk.states;
        expect(new Set(Object.values(shown)).size).to.equal(Object.keys(shown).length);
      });

      it('is no copy of the English words', async () => {
        if (language === 'en') return;
        const english = new Map(leavesOf((await deskWordsOf('en')).desk));
        const copied = leavesOf((await deskWordsOf(language)).desk).filter(
          ([key, text]) => english.get(key) === text && !englishOnly.has(text),
        );
        expect(copied).to.deep.equal([]);
      });
    });
});
