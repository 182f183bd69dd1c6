import type { DeskListSettingsWords } from '../desk-screen-messages.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'Aanmelding en plaatsen',
  openUntil: (moment) => `De aanmelding is open tot ${moment}.`,
  opensAt: (moment) => `De aanmelding opent op ${moment}.`,
  closedByFile: (moment) =>
    `De aanmelding sloot op ${moment}, zoals in het instellingenbestand van de vereniging staat.`,
  closedHere: (moment) => `De aanmelding is hier gesloten (${moment}) en blijft dicht tot ze hier weer wordt geopend.`,
  hidden: 'Dit evenement is niet zichtbaar: het instellingenbestand van de vereniging verbergt het.',
  close: 'Aanmelding sluiten',
  open: 'Aanmelding openen',
  nowClosed: 'De aanmelding is nu gesloten.',
  nowOpen: 'De aanmelding is weer open, zoals in het instellingenbestand van de vereniging staat.',
  placesLabel: 'Aantal plaatsen',
  placesHelp: 'Laat leeg voor onbeperkt. Vrije plaatsen gaan eerst naar de wachtlijst.',
  taken: (count) => `Bezet of aangeboden: ${count}.`,
  fileSays: (count) => `Hier gewijzigd. In het instellingenbestand van de vereniging staat ${count}.`,
  fileUnlimited: 'Hier gewijzigd. Het instellingenbestand van de vereniging stelt geen grens.',
  savePlaces: 'Plaatsen opslaan',
  placesSaved: 'Het aantal plaatsen is gewijzigd.',
  invalid: (max) => `Geef een geheel getal van 1 tot ${max}, of laat het leeg.`,
  fewerThanTaken: (taken, places) =>
    `Er zijn al ${taken} plaatsen bezet of aangeboden. Toch wijzigen in ${places}? Niemand verliest een plaats, maar nieuwe komen er pas als er minder bezet zijn.`,
};
