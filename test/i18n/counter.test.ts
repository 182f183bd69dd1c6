import { expect } from 'chai';
import { languages, wordsOf } from '../../src/i18n/index.js';

describe('the words of a text near its limit', () => {
  for (const [language, ...samples] of [
    ['en', [1, '1 character left', '1 character too many'], [2, '2 characters left', '2 characters too many']],
    ['fr', [1, 'Il reste 1 caractère', '1 caractère de trop'], [2, 'Il reste 2 caractères', '2 caractères de trop']],
    [
      'pl',
      [1, 'Został 1 znak', 'O 1 znak za dużo'],
      [3, 'Zostały 3 znaki', 'O 3 znaki za dużo'],
      [5, 'Zostało 5 znaków', 'O 5 znaków za dużo'],
    ],
    [
      'cs',
      [1, 'Zbývá 1 znak', 'Příliš dlouhé o 1 znak'],
      [4, 'Zbývají 4 znaky', 'Příliš dlouhé o 4 znaky'],
      [5, 'Zbývá 5 znaků', 'Příliš dlouhé o 5 znaků'],
    ],
    [
      'ru',
      [21, 'Остался 21 знак', 'На 21 знак больше, чем можно'],
      [2, 'Осталось 2 знака', 'На 2 знака больше, чем можно'],
      [5, 'Осталось 5 знаков', 'На 5 знаков больше, чем можно'],
    ],
    [
      'uk',
      [1, 'Залишився 1 знак', 'На 1 знак більше, ніж можна'],
      [2, 'Залишилося 2 знаки', 'На 2 знаки більше, ніж можна'],
      [11, 'Залишилося 11 знаків', 'На 11 знаків більше, ніж можна'],
    ],
    ['he', [2, 'נותרו שני תווים', 'שני תווים יותר מדי'], [3, 'נותרו 3 תווים', '3 תווים יותר מדי']],
    [
      'ar',
      [0, 'لم يبقَ أي حرف', 'لا أحرف زائدة'],
      [2, 'بقي حرفان', 'حرفان زائدان'],
      [3, 'بقيت 3 أحرف', '3 أحرف زائدة'],
      [11, 'بقي 11 حرفًا', '11 حرفًا زائدًا'],
      [100, 'بقي 100 حرف', '100 حرف زائد'],
    ],
  ] as const)
    for (const [count, left, tooMany] of samples)
      it(`${language} has ${count} characters`, async () => {
        const { charactersLeft, charactersTooMany } = await wordsOf(language, 'counter');
        expect([charactersLeft(count, `${count}`), charactersTooMany(count, `${count}`)]).to.deep.equal([
          left,
          tooMany,
        ]);
      });

  for (const language of Object.keys(languages))
    it(`${language} has the figure as it is given, and says two things`, async () => {
      const { charactersLeft, charactersTooMany } = await wordsOf(language, 'counter');
      expect(charactersLeft(1234, '1’234')).to.contain('1’234');
      expect(charactersTooMany(1234, '1’234')).to.contain('1’234');
      expect(charactersLeft(5, '5')).not.to.equal(charactersTooMany(5, '5'));
    });
});
