import { expect } from 'chai';
import { wordsOf } from '../../src/i18n/index.js';

describe('plural forms', () => {
  for (const [language, ...samples] of [
    ['en', [1, 'One place left'], [2, '2 places left']],
    ['de', [1, 'Noch ein Platz frei'], [2, 'Noch 2 Plätze frei']],
    ['fi', [1, 'Yksi paikka jäljellä'], [2, '2 paikkaa jäljellä']],
    [
      'pl',
      [1, 'Zostało jedno wolne miejsce'],
      [2, 'Zostały 2 wolne miejsca'],
      [5, 'Zostało 5 wolnych miejsc'],
      [12, 'Zostało 12 wolnych miejsc'],
      [21, 'Zostało 21 wolnych miejsc'],
      [22, 'Zostały 22 wolne miejsca'],
    ],
    [
      'cs',
      [1, 'Zbývá jedno volné místo'],
      [4, 'Zbývají 4 volná místa'],
      [5, 'Zbývá 5 volných míst'],
      [22, 'Zbývá 22 volných míst'],
    ],
    [
      'ru',
      [1, 'Осталось 1 место'],
      [3, 'Осталось 3 места'],
      [5, 'Осталось 5 мест'],
      [11, 'Осталось 11 мест'],
      [21, 'Осталось 21 место'],
      [102, 'Осталось 102 места'],
    ],
    [
      'uk',
      [1, 'Залишилося 1 місце'],
      [2, 'Залишилося 2 місця'],
      [5, 'Залишилося 5 місць'],
      [12, 'Залишилося 12 місць'],
      [21, 'Залишилося 21 місце'],
    ],
    [
      'ar',
      [0, 'لم يبقَ أي مكان'],
      [1, 'بقي مكان واحد'],
      [2, 'بقي مكانان'],
      [3, 'بقيت 3 أماكن'],
      [10, 'بقيت 10 أماكن'],
      [11, 'بقي 11 مكانًا'],
      [99, 'بقي 99 مكانًا'],
      [100, 'بقي 100 مكان'],
    ],
    ['he', [1, 'נותר מקום אחד'], [2, 'נותרו שני מקומות'], [3, 'נותרו 3 מקומות'], [20, 'נותרו 20 מקומות']],
  ] as const)
    for (const [count, text] of samples)
      it(`${language} has ${count} places left`, async () => {
        expect((await wordsOf(language, 'form')).placesLeft(count)).to.equal(text);
      });

  for (const [language, count, text] of [
    ['pl', 1, '1 odpowiedź wymaga uzupełnienia lub poprawy'],
    ['pl', 2, '2 odpowiedzi wymagają uzupełnienia lub poprawy'],
    ['pl', 5, '5 odpowiedzi wymaga uzupełnienia lub poprawy'],
    ['cs', 2, '2 údaje je třeba doplnit nebo opravit'],
    ['ru', 2, 'Нужно дополнить или исправить 2 ответа'],
    ['uk', 5, 'Потрібно доповнити або виправити 5 відповідей'],
    ['ar', 2, 'إجابتان بحاجة إلى مراجعة'],
    ['he', 2, 'יש לבדוק שוב שתי תשובות'],
  ] as const)
    it(`${language} has ${count} answers to look at again`, async () => {
      expect((await wordsOf(language, 'form')).summary(count)).to.equal(text);
    });

  for (const [language, ...samples] of [
    ['en', [1, 'One event'], [2, '2 events']],
    ['de', [1, 'Ein Termin'], [2, '2 Termine']],
    ['fr', [0, '0 événement'], [1, '1 événement'], [2, '2 événements']],
    ['fi', [1, 'Yksi tapahtuma'], [2, '2 tapahtumaa']],
    ['pl', [1, '1 wydarzenie'], [3, '3 wydarzenia'], [5, '5 wydarzeń'], [12, '12 wydarzeń'], [21, '21 wydarzeń']],
    ['cs', [1, '1 akce'], [4, '4 akce'], [5, '5 akcí'], [22, '22 akcí']],
    ['ru', [1, '1 мероприятие'], [3, '3 мероприятия'], [11, '11 мероприятий'], [21, '21 мероприятие']],
    ['uk', [1, '1 захід'], [2, '2 заходи'], [5, '5 заходів'], [12, '12 заходів'], [21, '21 захід']],
    [
      'ar',
      [0, 'لا فعاليات'],
      [1, 'فعالية واحدة'],
      [2, 'فعاليتان'],
      [3, '3 فعاليات'],
      [11, '11 فعالية'],
      [100, '100 فعالية'],
    ],
    ['he', [1, 'אירוע אחד'], [2, 'שני אירועים'], [3, '3 אירועים']],
  ] as const)
    for (const [count, text] of samples)
      it(`${language} has found ${count} events`, async () => {
        expect((await wordsOf(language, 'filters')).resultCount(count)).to.equal(text);
      });

  for (const [language, count, text] of [
    ['de', 1, '1 weiterer'],
    ['de', 3, '3 weitere'],
    ['fr', 1, '1 autre'],
    ['fr', 3, '3 autres'],
    ['it', 1, 'Un altro'],
    ['da', 3, '3 flere'],
    ['fi', 1, '1 muu'],
    ['fi', 3, '3 muuta'],
    ['ar', 2, 'اثنتان أخريان'],
    ['ar', 11, '11 أخرى'],
  ] as const)
    it(`${language} has ${count} further events on a day`, async () => {
      expect((await wordsOf(language, 'filters')).furtherOnDay(count)).to.equal(text);
    });
});
