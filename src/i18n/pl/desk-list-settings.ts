import type { DeskListSettingsWords } from '../desk-screen-messages.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'Zapisy i miejsca',
  openUntil: (moment) => `Zapisy są otwarte do ${moment}.`,
  opensAt: (moment) => `Zapisy rozpoczną się ${moment}.`,
  closedByFile: (moment) => `Zapisy zakończyły się ${moment}, zgodnie z plikiem ustawień klubu.`,
  closedHere: (moment) => `Zapisy zamknięto tutaj (${moment}) i pozostaną zamknięte, dopóki nie zostaną tutaj otwarte.`,
  hidden: 'Tego wydarzenia nie widać: ukrywa je plik ustawień klubu.',
  close: 'Zamknij zapisy',
  open: 'Otwórz zapisy',
  nowClosed: 'Zapisy są teraz zamknięte.',
  nowOpen: 'Zapisy są znów otwarte, zgodnie z plikiem ustawień klubu.',
  placesLabel: 'Liczba miejsc',
  placesHelp: 'Puste pole oznacza brak limitu. Wolne miejsca trafiają najpierw do osób z listy rezerwowej.',
  taken: (count) => `Zajęte lub zaproponowane: ${count}.`,
  fileSays: (count) => `Zmieniono tutaj. W pliku ustawień klubu jest ${count}.`,
  fileUnlimited: 'Zmieniono tutaj. Plik ustawień klubu nie określa limitu.',
  savePlaces: 'Zapisz miejsca',
  placesSaved: 'Liczba miejsc została zmieniona.',
  invalid: (max) => `Podaj liczbę całkowitą od 1 do ${max} albo zostaw puste pole.`,
  fewerThanTaken: (taken, places) =>
    `Liczba miejsc już zajętych lub zaproponowanych: ${taken}. Mimo to zmienić na ${places}? Nikt nie straci miejsca, ale nowe będą przyznawane dopiero, gdy zajętych będzie mniej.`,
};
