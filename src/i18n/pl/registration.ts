import type { RegistrationWords } from '../server-messages.js';

export const registration: RegistrationWords = {
  registeredSubject: (event) => `Zgłoszenie: ${event}`,
  waitingSubject: (event) => `Lista rezerwowa: ${event}`,
  appliedSubject: (event) => `Wniosek dotarł: ${event}`,
  heldSubject: (event) => `Zgłoszenie dotarło: ${event}`,
  waiting: (event) =>
    `Zgłoszenie na „${event}” jest na liście rezerwowej. Gdy zwolni się miejsce, przyjdzie kolejny e-mail.`,
  when: 'Kiedy',
  where: 'Gdzie',
  view: 'Zobacz lub zmień zgłoszenie',
  keepLink: 'Każdy, kto ma ten link, może zobaczyć i zmienić zgłoszenie. Proszę go nie przekazywać.',
  ask: 'Tutaj można zobaczyć, poprawić lub odwołać zgłoszenie.',
  cancel: (name) => `Wypisz: ${name}`,
  cancelAsk: (name) => `Wypisać: ${name}? Miejsce się zwolni, a dane zostaną usunięte. Tego nie można cofnąć.`,
  cancelYes: 'Tak, wypisz',
  cancelNo: 'Nie, zostaw',
  cancelled: 'Zgłoszenie jest odwołane, a dane usunięte.',
  change: 'Zmień dane',
  save: 'Zapisz zmiany',
  saved: 'Zmiany są zapisane.',
  tooLate: 'Tutaj nie można już tego zmienić. Proszę napisać do klubu.',
  states: {
    registered: 'Zgłoszenie przyjęte',
    waiting: 'Na liście rezerwowej',
    offered: 'Jest wolne miejsce do przyjęcia',
    applied: 'Wniosek dotarł',
    accepted: 'Wniosek przyjęty',
    declined: 'Wniosek odrzucony',
    unconfirmed: 'Adres e-mail jeszcze niepotwierdzony',
  },
  cancelledSubject: (event) => `Odwołane: ${event}`,
  cancelledMail: (event) => `Zgłoszenie na „${event}” jest odwołane. Dane są usunięte.`,
  offeredSubject: (event) => `Jest wolne miejsce: ${event}`,
  offeredMail: (event) =>
    `Zwolniło się miejsce na „${event}”. Jest zarezerwowane i można je teraz przyjąć albo odrzucić.`,
  answerBy: 'Odpowiedź do',
  offerEnds: 'Bez odpowiedzi w tym terminie miejsce otrzyma następna osoba z listy rezerwowej.',
  answerOffer: 'Przyjmij albo odrzuć miejsce',
  lapsedSubject: (event) => `Oferta wygasła: ${event}`,
  lapsedMail: (event) =>
    `Oferowane miejsce na „${event}” nie zostało przyjęte na czas i otrzyma je następna osoba z listy rezerwowej. W razie zainteresowania proszę napisać do klubu.`,
  acceptedSubject: (title) => `Wniosek przyjęty: ${title}`,
  acceptedMail: (organisation) => `Wniosek został przyjęty. ${organisation} serdecznie wita!`,
  declinedSubject: (title) => `W sprawie wniosku: ${title}`,
  declinedMail: (title) =>
    `Dziękujemy za wniosek „${title}”. Niestety klub nie może go przyjąć. Dane zostaną usunięte.`,
};
