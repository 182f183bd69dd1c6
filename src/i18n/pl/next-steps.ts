import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'Co dalej',
  number: 'Numer',
  quoteNumber: 'W razie pytań prosimy podać numer zgłoszenia.',
  payNow: 'Prosimy o przelew tej kwoty. Wszystkie potrzebne dane są powyżej.',
  changeLater: 'Zmiana lub rezygnacja: przez link w e-mailu o zgłoszeniu albo w klubie.',
  onWaitingList:
    'Miejsce nie jest jeszcze pewne: zgłoszenie jest na liście rezerwowej. Jeśli zwolni się miejsce, klub się odezwie.',
  clubReplies: 'Klub się odezwie. Do tego czasu nie trzeba nic robić.',
};
