import type { RegistrationWords } from '../server-messages.js';

export const registration: RegistrationWords = {
  registeredSubject: (event) => `Tilmelding: ${event}`,
  waitingSubject: (event) => `Venteliste: ${event}`,
  appliedSubject: (event) => `Ansøgning modtaget: ${event}`,
  heldSubject: (event) => `Tilmelding modtaget: ${event}`,
  waiting: (event) =>
    `Tilmeldingen til »${event}« står på ventelisten. Der kommer en ny e-mail, så snart en plads bliver ledig.`,
  when: 'Hvornår',
  where: 'Hvor',
  view: 'Se eller ret tilmeldingen',
  keepLink: 'Den, der har linket, kan se og rette tilmeldingen. Send det ikke videre.',
  ask: 'Her kan en tilmelding ses, rettes eller afmeldes.',
  cancel: (name) => `Afmeld ${name}`,
  cancelAsk: (name) => `Afmeld ${name}? Pladsen bliver ledig, og oplysningerne slettes. Det kan ikke fortrydes.`,
  cancelYes: 'Ja, afmeld',
  cancelNo: 'Nej, behold',
  cancelled: 'Afmeldingen er modtaget. Oplysningerne er slettet.',
  change: 'Ret oplysninger',
  save: 'Gem ændringer',
  saved: 'Ændringerne er gemt.',
  tooLate: 'Det kan ikke længere ændres her. Skriv til foreningen.',
  states: {
    registered: 'Tilmeldt',
    waiting: 'På ventelisten',
    offered: 'En plads er tilbudt',
    applied: 'Ansøgning modtaget',
    accepted: 'Optaget',
    declined: 'Afslået',
    unconfirmed: 'E-mailadressen er ikke bekræftet endnu',
  },
  cancelledSubject: (event) => `Afmeldt: ${event}`,
  cancelledMail: (event) => `Tilmeldingen til »${event}« er afmeldt. Oplysningerne er slettet.`,
  offeredSubject: (event) => `En plads er ledig: ${event}`,
  offeredMail: (event) =>
    `Der er blevet en plads ledig til »${event}«. Den er reserveret og kan nu tages imod eller afslås.`,
  answerBy: 'Svar inden',
  offerEnds: 'Uden svar inden da går pladsen videre til den næste på ventelisten.',
  answerOffer: 'Tag imod pladsen eller sig nej tak',
  lapsedSubject: (event) => `Tilbuddet er udløbet: ${event}`,
  lapsedMail: (event) =>
    `Den tilbudte plads til »${event}« blev ikke taget imod i tide og går videre til den næste på ventelisten. Skriv gerne til klubben, hvis der stadig er interesse.`,
  acceptedSubject: (title) => `Ansøgning imødekommet: ${title}`,
  acceptedMail: (organisation) => `Velkommen til ${organisation}! Ansøgningen er imødekommet.`,
  declinedSubject: (title) => `Om ansøgningen: ${title}`,
  declinedMail: (title) =>
    `Tak for ansøgningen »${title}«. Klubben kan desværre ikke imødekomme den. Oplysningerne bliver slettet.`,
};
