import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  // no comma after it, as is usual
  greeting: (name) => (name ? `Hei ${name}` : 'Hei'),
  signInSubject: (organisation) => `Logg inn hos ${organisation}`,
  signIn: (organisation) =>
    `Her er lenken for å logge inn hos ${organisation}, se personopplysninger og holde dem oppdatert:`,
  deskSignIn: (organisation) => `Her er lenken til siden der påmeldinger til ${organisation} administreres:`,
  signInButton: 'Logg inn',
  validUntil: (when) =>
    `Lenken gjelder til ${when}, så mange ganger det trengs, med mindre den gjøres ugyldig ved utlogging. Den som har lenken, kan se og endre opplysningene, så ikke send den videre.`,
  paste: 'Hvis e-posten leses på en annen enhet, kan lenken kopieres inn i feltet på siden der den ble bestilt.',
  codeIntro:
    'Hvis lenken ble bestilt på en annen enhet, kan denne koden skrives inn der, på siden der den ble bestilt:',
  codeNote:
    'Koden virker én gang og bare i 10 minutter etter bestillingen. Når den er brukt, virker heller ikke lenken lenger. Ikke si koden til noen: Foreningen spør aldri om den.',
  notAsked: 'Hvis ingen har bestilt lenken, trenger du ikke å gjøre noe. Uten denne e-posten kommer ingen inn.',
  emailChangedSubject: (organisation) => `Endret e-postadresse hos ${organisation}`,
  emailChanged: (organisation) =>
    `Hos ${organisation} står det nå en annen e-postadresse til deg. E-post sendes dit fra nå av, og innloggingslenker som kom til denne adressen, gjelder ikke lenger.`,
  notYou: (contact) =>
    contact
      ? `Hvis dette er en feil, skriv gjerne snart til ${contact}.`
      : 'Hvis dette er en feil, gi gjerne snart beskjed til foreningen.',
  repeat: 'Denne e-posten kan ha kommet fram én gang før.',
  confirmSubject: (organisation) => `Bekreft e-postadressen for ${organisation}`,
  confirm: (organisation) =>
    `Denne adressen er oppgitt hos ${organisation} som et medlems nye e-postadresse. Den gjelder når det er bekreftet her:`,
  confirmButton: 'Bekreft',
  confirmUntil: (when) => `Lenken virker til ${when}.`,
  confirmNotYou:
    'Den som ikke kjenner til dette, trenger ikke gjøre noe: uten lenken endres ingenting, og det kommer ikke flere e-poster.',
  requestedSubject: (organisation) => `Ny e-postadresse oppgitt hos ${organisation}`,
  requested: (organisation) =>
    `En annen e-postadresse er oppgitt hos ${organisation}. Den gjelder når den er bekreftet med en e-post dit. Til da blir alt som det er.`,
  undoIntro: 'Er det en feil, beholder denne lenken den gamle adressen og logger ut alle enheter:',
  undoButton: 'Behold den gamle adressen',
  scanCode: 'Bankapper leser beløp, konto og referanse fra denne koden.',
  stillToPay: 'Gjenstår å betale',
  feeReminderSubject: (organisation) => `Betalingspåminnelse fra ${organisation}`,
  feeReminder: (organisation) =>
    `Dette er ennå ikke betalt til ${organisation}. Er det betalt i mellomtiden, kan denne e-posten ignoreres.`,
  movedFrom: (event) => `Foreningen har flyttet denne påmeldingen hit fra «${event}». Den gjelder ikke lenger der.`,
};
