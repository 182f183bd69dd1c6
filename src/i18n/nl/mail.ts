import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  signInSubject: (organisation) => `Inloggen bij ${organisation}`,
  signIn: (organisation) =>
    `Met deze link log je in bij ${organisation}, om persoonlijke gegevens te bekijken en actueel te houden:`,
  deskSignIn: (organisation) =>
    `Met deze link log je in op de pagina waar de aanmeldingen van ${organisation} worden beheerd:`,
  signInButton: 'Inloggen',
  validUntil: (when) =>
    `De link werkt tot ${when}, zo vaak als nodig, tenzij hij bij het uitloggen vervalt. Wie hem heeft, kan de gegevens zien en wijzigen: geef hem dus niet door.`,
  paste:
    'Als je deze mail op een ander apparaat leest, kun je de link kopiëren naar het veld op de pagina waar hij is aangevraagd.',
  codeIntro:
    'Als je de link op een ander apparaat hebt aangevraagd, vul dan daar, op de pagina van de aanvraag, deze code in:',
  codeNote:
    'De code werkt één keer en alleen binnen 10 minuten na de aanvraag. Is hij gebruikt, dan werkt ook de link niet meer. Vertel de code aan niemand: de vereniging vraagt er nooit naar.',
  notAsked: 'Als niemand de link heeft aangevraagd, hoef je niets te doen: zonder deze mail komt niemand binnen.',
  emailChangedSubject: (organisation) => `Ander e-mailadres bij ${organisation}`,
  emailChanged: (organisation) =>
    `Bij ${organisation} is nu een ander e-mailadres bekend. Mails gaan voortaan daarheen, en inloglinks die op dit adres zijn aangekomen, werken niet meer.`,
  notYou: (contact) =>
    contact
      ? `Als dit niet klopt, schrijf dan snel naar ${contact}.`
      : 'Als dit niet klopt, laat het dan snel aan de vereniging weten.',
  repeat: 'Misschien is deze mail al eerder aangekomen.',
  confirmSubject: (organisation) => `E-mailadres bevestigen voor ${organisation}`,
  confirm: (organisation) =>
    `Dit adres is bij ${organisation} opgegeven als nieuw e-mailadres van een lid. Het geldt zodra het hier is bevestigd:`,
  confirmButton: 'Bevestigen',
  confirmUntil: (when) => `De link werkt tot ${when}.`,
  confirmNotYou:
    'Wie hier niets van weet, hoeft niets te doen: zonder deze link verandert er niets, en er komt geen mail meer.',
  requestedSubject: (organisation) => `Nieuw e-mailadres opgegeven bij ${organisation}`,
  requested: (organisation) =>
    `Er is bij ${organisation} een ander e-mailadres opgegeven. Het geldt zodra het via een mail daarheen is bevestigd. Tot dan blijft alles zoals het is.`,
  undoIntro: 'Is dat een vergissing, dan behoudt deze link het oude adres en logt hij alle apparaten uit:',
  undoButton: 'Oude adres behouden',
  scanCode: 'Bankapps lezen bedrag, rekening en kenmerk uit deze code.',
  stillToPay: 'Nog te betalen',
  feeReminderSubject: (organisation) => `Betalingsherinnering van ${organisation}`,
  feeReminder: (organisation) =>
    `Dit staat bij ${organisation} nog open. Is het intussen betaald, negeer deze e-mail dan.`,
  movedFrom: (event) =>
    `De vereniging heeft deze aanmelding hierheen verplaatst vanuit ‘${event}’. Daar geldt ze niet meer.`,
};
