import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `Tapahtuman ”${event}” ilmoittautumisista on uutta kerrottavaa.`,
  digestSubject: (organisation) => `Ilmoittautumiset: ${organisation}`,
  digest: 'Uutta edellisen koosteen jälkeen:',
  placesTaken: 'Varatut paikat',
  cancelled: 'Peruttu',
  review: 'Odottaa tarkistusta',
  decide: 'Tämä odottaa seuran päätöstä.',
  refusedSubject: (event) => `Ei toimitettu: ${event}`,
  mailRefused: (event) =>
    `Sähköpostia tapahtuman ”${event}” ilmoittautumisesta ei voitu toimittaa, eikä sitä yritetä uudelleen. Henkilölle on hyvä kertoa muulla tavalla.`,
  serviceRefused: (event) =>
    `Seuran järjestelmä ei hyväksynyt ilmoittautumista tapahtumaan ”${event}”, vaikka sähköpostiosoite on vahvistettu. Henkilölle on kerrottu asiasta. Ilmoittautuminen poistetaan 24 tunnin kuluttua, ellei sitä hyväksytä sitä ennen.`,
  settings: 'Näiden viestien tiheydestä päätetään seuran asetuksissa.',
};
