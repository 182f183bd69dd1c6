import type { DeskListSettingsWords } from '../desk-screen-messages.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'Přihlašování a místa',
  openUntil: (moment) => `Přihlašování je otevřené do ${moment}.`,
  opensAt: (moment) => `Přihlašování začne ${moment}.`,
  closedByFile: (moment) => `Přihlašování skončilo ${moment}, jak uvádí soubor nastavení spolku.`,
  closedHere: (moment) => `Přihlašování zde bylo uzavřeno (${moment}) a zůstane uzavřené, dokud zde nebude otevřeno.`,
  hidden: 'Akce není vidět: skrývá ji soubor nastavení spolku.',
  close: 'Uzavřít přihlašování',
  open: 'Otevřít přihlašování',
  nowClosed: 'Přihlašování je teď uzavřené.',
  nowOpen: 'Přihlašování je znovu otevřené, jak uvádí soubor nastavení spolku.',
  placesLabel: 'Počet míst',
  placesHelp: 'Bez omezení nechte prázdné. Volná místa se nejdřív nabízejí čekací listině.',
  taken: (count) => `Obsazená nebo nabídnutá: ${count}.`,
  fileSays: (count) => `Změněno zde. V souboru nastavení spolku je ${count}.`,
  fileUnlimited: 'Změněno zde. Soubor nastavení spolku žádné omezení nemá.',
  savePlaces: 'Uložit místa',
  placesSaved: 'Počet míst byl změněn.',
  invalid: (max) => `Zadejte celé číslo od 1 do ${max}, nebo nechte prázdné.`,
  fewerThanTaken: (taken, places) =>
    `Počet již obsazených nebo nabídnutých míst: ${taken}. Přesto změnit na ${places}? Nikdo o místo nepřijde, ale nová se budou dávat, až jich bude obsazeno méně.`,
};
