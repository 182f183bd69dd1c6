import type { DeskListSettingsWords } from '../desk-screen-messages.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'Registration and places',
  openUntil: (moment) => `Registration is open until ${moment}.`,
  opensAt: (moment) => `Registration opens on ${moment}.`,
  closedByFile: (moment) => `Registration closed on ${moment}, as the club’s settings file says.`,
  closedHere: (moment) => `Registration was closed here on ${moment}, and stays closed until it is opened here.`,
  hidden: 'Visitors do not see this event: the club’s settings file hides it.',
  close: 'Close registration',
  open: 'Open registration',
  nowClosed: 'Registration is closed now.',
  nowOpen: 'Registration is open again, as the club’s settings file says.',
  placesLabel: 'Number of places',
  placesHelp: 'Leave empty for no limit. Places that become free go to the waiting list first.',
  taken: (count) => `Taken or offered: ${count}.`,
  fileSays: (count) => `Changed here. The club’s settings file says ${count}.`,
  fileUnlimited: 'Changed here. The club’s settings file sets no limit.',
  savePlaces: 'Save places',
  placesSaved: 'The number of places has been changed.',
  invalid: (max) => `Give a whole number from 1 to ${max}, or leave it empty.`,
  fewerThanTaken: (taken, places) =>
    `${taken} places are taken or offered already. Change to ${places} all the same? Nobody loses a place, but no new ones are given until fewer are taken.`,
};
