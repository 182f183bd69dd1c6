import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'Sähköpostiosoite on vielä vahvistettava',
  confirmSent: (address) =>
    `Viesti on matkalla osoitteeseen ${address}. Ilmoittautuminen on voimassa, kun se on vahvistettu viestissä olevalla painikkeella 24 tunnin kuluessa. Sen jälkeen se poistetaan.`,
  sendMailAgain: 'Lähetä viesti uudelleen',
  mailSentAgain: 'Jos osoitetta ei ole vielä vahvistettu, viesti on taas matkalla. Se voi löytyä myös roskapostista.',
};
