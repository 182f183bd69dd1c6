import type { DeskMoveWords } from '../desk-screen-messages.js';

export const deskMove: DeskMoveWords = {
  choose: 'Na które wydarzenie?',
  noEvents: 'Nie ma innego wydarzenia, na które można przenieść.',
  freePlaces: (count) => `Wolne miejsca: ${count}`,
  unlimited: 'Miejsca bez limitu',
  full: 'Brak miejsc',
  toWaitingList: 'Na listę rezerwową',
  otherEvent: 'Wybierz inne wydarzenie',
  between: (from, to) => `Z „${from}” na „${to}”`,
  leftOut: (fields) => `Nowy formularz nie pyta o: ${fields}. Te odpowiedzi zostaną usunięte.`,
  help: 'Miejsce na poprzednim wydarzeniu zwalnia się od razu. Jeśli podano adres e-mail, wyjdzie o tym jedna wiadomość. Zgody przechodzą tylko wtedy, gdy oba formularze proszą o nie tymi samymi słowami.',
  paidHelp:
    'To, co zapłacono, liczy się na poczet nowego wydarzenia. Jeśli kosztuje więcej, pozostaje dopłata. Jeśli mniej, klub jest winien różnicę.',
  toWaitingListInstead: 'Przenieś zamiast tego na listę rezerwową',
  priceCheck: 'To zmienia cenę. Proszę sprawdzić nową cenę i przenieść ponownie.',
  moved: (name, event) => `Przeniesiono na „${event}”: ${name}.`,
};
