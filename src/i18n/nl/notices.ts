import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `Er is nieuws over de aanmeldingen voor ‘${event}’.`,
  digestSubject: (organisation) => `Aanmeldingen: ${organisation}`,
  digest: 'Nieuw sinds het vorige overzicht:',
  placesTaken: 'Bezette plaatsen',
  cancelled: 'Afgemeld',
  review: 'Wacht op controle',
  decide: 'Dit wacht op een beslissing van de vereniging.',
  refusedSubject: (event) => `Niet bezorgd: ${event}`,
  mailRefused: (event) =>
    `Een e-mail over een aanmelding voor ‘${event}’ kon niet worden bezorgd en wordt niet opnieuw verstuurd. Het is beter om de persoon op een andere manier te bereiken.`,
  serviceRefused: (event) =>
    `Het systeem van de vereniging heeft een aanmelding voor ‘${event}’ niet aangenomen waarvan het e-mailadres bevestigd is. De persoon heeft bericht gekregen. De aanmelding wordt na 24 uur verwijderd als ze voor die tijd niet wordt aangenomen.`,
  settings: 'Hoe vaak zulke e-mails komen, bepaalt de vereniging in haar instellingen.',
};
