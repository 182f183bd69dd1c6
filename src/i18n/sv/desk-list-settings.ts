import type { DeskListSettingsWords } from '../desk-screen-messages.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'Anmälan och platser',
  openUntil: (moment) => `Anmälan är öppen till ${moment}.`,
  opensAt: (moment) => `Anmälan öppnar ${moment}.`,
  closedByFile: (moment) => `Anmälan stängde ${moment}, som det står i föreningens inställningsfil.`,
  closedHere: (moment) => `Anmälan stängdes här (${moment}) och förblir stängd tills den öppnas här.`,
  hidden: 'Evenemanget syns inte: föreningens inställningsfil döljer det.',
  close: 'Stäng anmälan',
  open: 'Öppna anmälan',
  nowClosed: 'Anmälan är nu stängd.',
  nowOpen: 'Anmälan är öppen igen, som det står i föreningens inställningsfil.',
  placesLabel: 'Antal platser',
  placesHelp: 'Lämna tomt för ingen gräns. Lediga platser går först till väntelistan.',
  taken: (count) => `Upptagna eller erbjudna: ${count}.`,
  fileSays: (count) => `Ändrat här. I föreningens inställningsfil står det ${count}.`,
  fileUnlimited: 'Ändrat här. Föreningens inställningsfil sätter ingen gräns.',
  savePlaces: 'Spara platser',
  placesSaved: 'Antalet platser har ändrats.',
  invalid: (max) => `Ange ett heltal från 1 till ${max}, eller lämna tomt.`,
  fewerThanTaken: (taken, places) =>
    `${taken} platser är redan upptagna eller erbjudna. Ändra till ${places} ändå? Ingen förlorar sin plats, men nya ges först när färre är upptagna.`,
};
