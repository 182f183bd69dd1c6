import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `Hej ${name},` : 'Hej,'),
  signInSubject: (organisation) => `Logga in hos ${organisation}`,
  signIn: (organisation) =>
    `Här är länken för att logga in hos ${organisation}, se personuppgifter och hålla dem aktuella:`,
  deskSignIn: (organisation) => `Här är länken till sidan där anmälningar till ${organisation} hanteras:`,
  signInButton: 'Logga in',
  validUntil: (when) =>
    `Länken gäller till ${when}, så många gånger som det behövs, om den inte avslutas vid utloggning. Den som har länken kan se och ändra uppgifterna, så skicka den inte vidare.`,
  paste: 'Om mejlet läses på en annan enhet går det att kopiera länken till fältet på sidan där den beställdes.',
  codeIntro:
    'Om länken beställdes på en annan enhet går det att skriva in den här koden där, på sidan där den beställdes:',
  codeNote:
    'Koden fungerar en gång och bara i 10 minuter efter beställningen. När den har använts fungerar inte heller länken längre. Berätta inte koden för någon: föreningen frågar aldrig efter den.',
  notAsked: 'Om ingen har beställt länken behöver du inte göra något: utan det här mejlet kommer ingen in.',
  emailChangedSubject: (organisation) => `Ändrad e-postadress hos ${organisation}`,
  emailChanged: (organisation) =>
    `Hos ${organisation} finns nu en annan e-postadress till dig. Mejl skickas dit från och med nu, och inloggningslänkar som kom till den här adressen gäller inte längre.`,
  notYou: (contact) =>
    contact
      ? `Om det är ett misstag, skriv gärna snart till ${contact}.`
      : 'Om det är ett misstag, hör gärna snart av dig till föreningen.',
  repeat: 'Det här mejlet kan ha kommit fram en gång tidigare.',
  confirmSubject: (organisation) => `Bekräfta e-postadressen för ${organisation}`,
  confirm: (organisation) =>
    `Den här adressen har angetts hos ${organisation} som en medlems nya e-postadress. Den gäller när det har bekräftats här:`,
  confirmButton: 'Bekräfta',
  confirmUntil: (when) => `Länken fungerar till ${when}.`,
  confirmNotYou:
    'Den som inte känner till detta behöver inte göra något: utan länken ändras inget, och inga fler mejl kommer.',
  requestedSubject: (organisation) => `Ny e-postadress angiven hos ${organisation}`,
  requested: (organisation) =>
    `En annan e-postadress har angetts hos ${organisation}. Den gäller när den har bekräftats genom ett mejl dit. Till dess förblir allt som det är.`,
  undoIntro: 'Om det är ett misstag behåller den här länken den gamla adressen och loggar ut alla enheter:',
  undoButton: 'Behåll den gamla adressen',
  scanCode: 'Bankappar läser belopp, konto och referens ur den här koden.',
  stillToPay: 'Kvar att betala',
  feeReminderSubject: (organisation) => `Betalningspåminnelse från ${organisation}`,
  feeReminder: (organisation) =>
    `Detta är ännu inte betalt till ${organisation}. Om det har betalats under tiden kan detta mejl ignoreras.`,
  movedFrom: (event) => `Föreningen har flyttat den här anmälan hit från ”${event}”. Den gäller inte längre där.`,
};
