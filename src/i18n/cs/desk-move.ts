import type { DeskMoveWords } from '../desk-screen-messages.js';

export const deskMove: DeskMoveWords = {
  choose: 'Na kterou akci?',
  noEvents: 'Není žádná jiná akce, na kterou by šlo přesunout.',
  freePlaces: (count) => `Volná místa: ${count}`,
  unlimited: 'Místa bez omezení',
  full: 'Obsazeno',
  toWaitingList: 'Na čekací listinu',
  otherEvent: 'Vybrat jinou akci',
  between: (from, to) => `Z „${from}“ na „${to}“`,
  leftOut: (fields) => `Nový formulář se neptá na: ${fields}. Tyto odpovědi se smažou.`,
  help: 'Místo na dosavadní akci se hned uvolní. Pokud je uvedena e-mailová adresa, odejde o tom jeden e-mail. Souhlasy přejdou jen tehdy, když o ně oba formuláře žádají stejnými slovy.',
  paidHelp:
    'Co je zaplaceno, počítá se na novou akci. Stojí-li víc, zbytek se doplatí. Stojí-li míň, spolek dluží rozdíl.',
  toWaitingListInstead: 'Přesunout místo toho na čekací listinu',
  priceCheck: 'Tím se mění cena. Zkontrolujte prosím novou cenu a přesuňte znovu.',
  moved: (name, event) => `Přesunuto na „${event}“: ${name}.`,
};
