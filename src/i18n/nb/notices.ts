import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `Det er nytt om påmeldingene til «${event}».`,
  digestSubject: (organisation) => `Påmeldinger: ${organisation}`,
  digest: 'Nytt siden forrige oversikt:',
  placesTaken: 'Opptatte plasser',
  cancelled: 'Avmeldt',
  review: 'Venter på gjennomgang',
  decide: 'Dette venter på en avgjørelse fra foreningen.',
  refusedSubject: (event) => `Ikke levert: ${event}`,
  mailRefused: (event) =>
    `En e-post om en påmelding til «${event}» kunne ikke leveres og sendes ikke på nytt. Personen bør få beskjed på en annen måte.`,
  serviceRefused: (event) =>
    `Foreningens system har ikke godtatt en påmelding til «${event}» der e-postadressen er bekreftet. Personen har fått beskjed. Påmeldingen slettes etter 24 timer hvis den ikke godtas før det.`,
  settings: 'Foreningen bestemmer i innstillingene sine hvor ofte slike e-poster kommer.',
};
