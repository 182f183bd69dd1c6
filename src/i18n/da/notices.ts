import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `Der er nyt om tilmeldingerne til »${event}«.`,
  digestSubject: (organisation) => `Tilmeldinger: ${organisation}`,
  digest: 'Nyt siden sidste oversigt:',
  placesTaken: 'Optagne pladser',
  cancelled: 'Afmeldt',
  review: 'Venter på gennemsyn',
  decide: 'Dette venter på en beslutning fra foreningen.',
  refusedSubject: (event) => `Ikke leveret: ${event}`,
  mailRefused: (event) =>
    `En e-mail om en tilmelding til »${event}« kunne ikke leveres og bliver ikke sendt igen. Personen bør have besked på en anden måde.`,
  serviceRefused: (event) =>
    `Foreningens system har ikke accepteret en tilmelding til »${event}«, hvis e-mailadresse er bekræftet. Personen har fået besked. Tilmeldingen slettes efter 24 timer, hvis den ikke accepteres inden da.`,
  settings: 'Foreningen bestemmer i sine indstillinger, hvor ofte disse e-mails kommer.',
};
