import type { RegistrationWords } from '../server-messages.js';

export const registration: RegistrationWords = {
  registeredSubject: (event) => `Aanmelding: ${event}`,
  waitingSubject: (event) => `Wachtlijst: ${event}`,
  appliedSubject: (event) => `Aanvraag ontvangen: ${event}`,
  heldSubject: (event) => `Aanmelding ontvangen: ${event}`,
  waiting: (event) =>
    `De aanmelding voor ‘${event}’ staat op de wachtlijst. Zodra er een plek vrijkomt, volgt een e-mail.`,
  when: 'Wanneer',
  where: 'Waar',
  view: 'Aanmelding bekijken of wijzigen',
  keepLink: 'Wie deze link heeft, kan de aanmelding zien en wijzigen. Geef hem niet door.',
  ask: 'Hier kan een aanmelding worden bekeken, verbeterd of geannuleerd.',
  cancel: (name) => `${name} afmelden`,
  cancelAsk: (name) =>
    `${name} echt afmelden? De plek komt vrij en de gegevens worden verwijderd. Dat kan niet ongedaan worden gemaakt.`,
  cancelYes: 'Ja, afmelden',
  cancelNo: 'Nee, behouden',
  cancelled: 'De afmelding is ontvangen. De gegevens zijn verwijderd.',
  change: 'Gegevens wijzigen',
  save: 'Wijzigingen opslaan',
  saved: 'De wijzigingen zijn opgeslagen.',
  tooLate: 'Dit kan hier niet meer worden gewijzigd. Neem contact op met de vereniging.',
  states: {
    registered: 'Aangemeld',
    waiting: 'Op de wachtlijst',
    offered: 'Er is een plek aangeboden',
    applied: 'Aanvraag ontvangen',
    accepted: 'Aangenomen',
    declined: 'Afgewezen',
    unconfirmed: 'E-mailadres nog niet bevestigd',
  },
  cancelledSubject: (event) => `Afgemeld: ${event}`,
  cancelledMail: (event) => `De aanmelding voor ‘${event}’ is geannuleerd. De gegevens zijn verwijderd.`,
  offeredSubject: (event) => `Er is een plek vrij: ${event}`,
  offeredMail: (event) =>
    `Er is een plek vrijgekomen voor ‘${event}’. De plek is gereserveerd en kan nu worden aangenomen of geweigerd.`,
  answerBy: 'Antwoord vóór',
  offerEnds: 'Zonder antwoord gaat de plek daarna naar de volgende op de wachtlijst.',
  answerOffer: 'Plek aannemen of weigeren',
  lapsedSubject: (event) => `Aanbod verlopen: ${event}`,
  lapsedMail: (event) =>
    `De aangeboden plek voor ‘${event}’ is niet op tijd aangenomen en gaat naar de volgende op de wachtlijst. Neem bij belangstelling contact op met de vereniging.`,
  acceptedSubject: (title) => `Aanvraag aangenomen: ${title}`,
  acceptedMail: (organisation) => `Welkom bij ${organisation}! De aanvraag is aangenomen.`,
  declinedSubject: (title) => `Over de aanvraag: ${title}`,
  declinedMail: (title) =>
    `Bedankt voor de aanvraag ‘${title}’. Helaas kan de vereniging deze niet aannemen. De gegevens worden verwijderd.`,
};
