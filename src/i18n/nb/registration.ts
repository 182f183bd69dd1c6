import type { RegistrationWords } from '../server-messages.js';

export const registration: RegistrationWords = {
  registeredSubject: (event) => `Påmelding: ${event}`,
  waitingSubject: (event) => `Venteliste: ${event}`,
  appliedSubject: (event) => `Søknad mottatt: ${event}`,
  heldSubject: (event) => `Påmelding mottatt: ${event}`,
  waiting: (event) =>
    `Påmeldingen til «${event}» står på ventelisten. Det kommer en ny e-post så snart en plass blir ledig.`,
  when: 'Når',
  where: 'Hvor',
  view: 'Se eller endre påmeldingen',
  keepLink: 'Den som har lenken, kan se og endre påmeldingen. Ikke send den videre.',
  ask: 'Her kan en påmelding ses, rettes eller avmeldes.',
  cancel: (name) => `Meld av ${name}`,
  cancelAsk: (name) => `Melde av ${name}? Plassen blir ledig, og opplysningene slettes. Det kan ikke angres.`,
  cancelYes: 'Ja, meld av',
  cancelNo: 'Nei, behold',
  cancelled: 'Avmeldingen er mottatt. Opplysningene er slettet.',
  change: 'Endre opplysninger',
  save: 'Lagre endringer',
  saved: 'Endringene er lagret.',
  tooLate: 'Dette kan ikke lenger endres her. Skriv til foreningen.',
  states: {
    registered: 'Påmeldt',
    waiting: 'På ventelisten',
    offered: 'En plass er tilbudt',
    applied: 'Søknad mottatt',
    accepted: 'Tatt opp',
    declined: 'Avslått',
    unconfirmed: 'E-postadressen er ikke bekreftet ennå',
  },
  cancelledSubject: (event) => `Avmeldt: ${event}`,
  cancelledMail: (event) => `Påmeldingen til «${event}» er avmeldt. Opplysningene er slettet.`,
  offeredSubject: (event) => `En plass er ledig: ${event}`,
  offeredMail: (event) =>
    `Det er blitt en ledig plass på «${event}». Den er reservert og kan nå tas imot eller avslås.`,
  answerBy: 'Svar innen',
  offerEnds: 'Uten svar innen da går plassen videre til den neste på ventelisten.',
  answerOffer: 'Ta imot eller avslå plassen',
  lapsedSubject: (event) => `Tilbudet er utløpt: ${event}`,
  lapsedMail: (event) =>
    `Den tilbudte plassen på «${event}» ble ikke tatt imot i tide og går videre til den neste på ventelisten. Skriv gjerne til klubben hvis det fortsatt er interesse.`,
  acceptedSubject: (title) => `Søknad innvilget: ${title}`,
  acceptedMail: (organisation) => `Velkommen til ${organisation}! Søknaden er innvilget.`,
  declinedSubject: (title) => `Om søknaden: ${title}`,
  declinedMail: (title) =>
    `Takk for søknaden «${title}». Klubben kan dessverre ikke innvilge den. Opplysningene blir slettet.`,
};
