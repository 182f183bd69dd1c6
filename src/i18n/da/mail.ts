import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `Hej ${name},` : 'Hej,'),
  signInSubject: (organisation) => `Log ind hos ${organisation}`,
  signIn: (organisation) =>
    `Her er linket til at logge ind hos ${organisation}, så du kan se personlige oplysninger og holde dem ajour:`,
  deskSignIn: (organisation) => `Her er linket til siden, hvor tilmeldinger til ${organisation} administreres:`,
  signInButton: 'Log ind',
  validUntil: (when) =>
    `Det virker til ${when}, så ofte der er brug for det, medmindre det gøres ugyldigt, når der logges ud. Den, der har linket, kan se og ændre oplysningerne, så giv det ikke videre.`,
  paste:
    'Hvis du læser mailen på en anden enhed, kan du kopiere linket ind i feltet på den side, hvor det blev bestilt.',
  codeIntro:
    'Hvis du har bestilt linket på en anden enhed, kan du indtaste denne kode dér, på den side hvor det blev bestilt:',
  codeNote:
    'Koden virker én gang og kun i 10 minutter efter bestillingen. Når den er brugt, virker linket heller ikke længere. Fortæl aldrig koden til nogen: Foreningen spørger aldrig om den.',
  notAsked: 'Hvis ingen har bestilt linket, behøver du ikke gøre noget: Uden denne mail kommer ingen ind.',
  emailChangedSubject: (organisation) => `Ny e-mailadresse hos ${organisation}`,
  emailChanged: (organisation) =>
    `Hos ${organisation} er der nu registreret en anden e-mailadresse. Fra nu af sendes mails dertil, og links til login, der er kommet til denne adresse, virker ikke længere.`,
  notYou: (contact) =>
    contact
      ? `Hvis det er en fejl, så skriv snart til ${contact}.`
      : 'Hvis det er en fejl, så giv snart foreningen besked.',
  repeat: 'Denne mail er måske kommet før.',
  confirmSubject: (organisation) => `Bekræft e-mailadressen for ${organisation}`,
  confirm: (organisation) =>
    `Denne adresse er angivet hos ${organisation} som et medlems nye e-mailadresse. Den gælder, når det er bekræftet her:`,
  confirmButton: 'Bekræft',
  confirmUntil: (when) => `Linket virker indtil ${when}.`,
  confirmNotYou:
    'Den, der intet kender til dette, skal ikke gøre noget: uden linket ændres intet, og der kommer ikke flere mails.',
  requestedSubject: (organisation) => `Ny e-mailadresse angivet hos ${organisation}`,
  requested: (organisation) =>
    `En anden e-mailadresse er angivet hos ${organisation}. Den gælder, når den er bekræftet via en mail dertil. Indtil da bliver alt, som det er.`,
  undoIntro: 'Er det en fejl, beholder dette link den gamle adresse og logger alle enheder ud:',
  undoButton: 'Behold den gamle adresse',
  scanCode: 'Bankapps læser beløb, konto og reference i denne kode.',
  stillToPay: 'Mangler at blive betalt',
  feeReminderSubject: (organisation) => `Betalingspåmindelse fra ${organisation}`,
  feeReminder: (organisation) =>
    `Dette er endnu ikke betalt til ${organisation}. Er det betalt i mellemtiden, kan denne e-mail ignoreres.`,
  movedFrom: (event) => `Foreningen har flyttet denne tilmelding hertil fra »${event}«. Den gælder ikke længere der.`,
};
