import type { DeskDuplicatesWords } from '../desk-screen-messages.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'Te zgłoszenia mogą dotyczyć tej samej osoby. Po połączeniu zostaje jedno, z wybranymi tu odpowiedziami.',
  none: 'Wygląda na to, że nikogo nie ma na liście dwa razy.',
  shared: {
    birthdate: 'To samo imię i nazwisko, ta sama data urodzenia',
    email: 'To samo imię i nazwisko, ten sam adres e-mail',
  },
  keep: 'Które zgłoszenie zostaje?',
  mustKeep: 'Tylko to może zostać: ma miejsce albo coś za nie zapłacono.',
  bothPaid: 'Za oba zapłacono, więc nie można ich połączyć. Najpierw zwróć jedną wpłatę, potem anuluj to zgłoszenie.',
  differing: 'Różne odpowiedzi: które zostają?',
  same: 'Takie same odpowiedzi',
  fixed: 'Zgoda zostaje taka, jak ją wyrażono.',
  merge: 'Połącz',
  ask: (name) =>
    `Połączyć oba zgłoszenia: ${name}? Drugie zostanie usunięte, a jego miejsce się zwolni. E-mail wyjdzie tylko wtedy, gdy zmieni się cena.`,
  twoPersons: 'Dwie różne osoby',
  merged: (name) => `Zgłoszenia połączono: ${name}.`,
  distinct: (name) => `Zapisano: są dwie osoby o nazwisku ${name}.`,
};
