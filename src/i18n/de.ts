import type {
  CommonWords,
  FindingWords,
  FormWords,
  ListWords,
  LoginWords,
  MailWords,
  ProfileWords,
  SignOutWords,
} from './messages.js';

/** What every element says. */
const common: CommonWords = {
  slow: 'Es dauert länger als sonst. Bitte auf dieser Seite bleiben.',
  offline: 'Es besteht keine Verbindung zum Server. Bitte die Internetverbindung prüfen.',
  too_slow: 'Der Server braucht zu lange für eine Antwort.',
  garbled: 'Etwas auf dem Weg antwortet anstelle des Servers, vielleicht die Anmeldeseite eines WLANs.',
  retry: 'Noch einmal versuchen',
  joinWaitingList: 'Zur Warteliste',
  newTab: '(öffnet in einem neuen Tab)',
  close: 'Schließen',
  addToCalendar: 'In den Kalender',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'Bitte angeben.',
    wrong_format: ({ example }) => `Bitte so schreiben: ${example}`,
    not_a_date: 'Bitte ein gültiges Datum angeben.',
    short_year: 'Bitte das Jahr vierstellig angeben.',
    in_the_future: 'Dieses Datum liegt in der Zukunft.',
    not_a_number: 'Bitte eine Zahl angeben, ohne Tausenderpunkt.',
    not_whole: 'Bitte eine ganze Zahl angeben, ohne Tausenderpunkt.',
    not_allowed: 'Bitte eine der angebotenen Antworten wählen.',
    too_long: ({ max }) => `Das ist zu lang. Bitte höchstens ${max} Zeichen eingeben.`,
    unreadable_characters: 'Das enthält Zeichen, die sich nicht speichern lassen. Bitte neu eintippen.',
    full: 'Leider sind gerade alle Plätze vergeben worden.',
    closed: 'Die Anmeldung ist geschlossen.',
    not_yet_open: 'Die Anmeldung ist noch nicht geöffnet.',
    form_token: 'Dieses Formular war zu lange offen. Bitte noch einmal senden.',
    invalid: 'Das ist hier nicht gültig.',
    must_accept: 'Bitte ankreuzen, sonst geht es nicht weiter.',
    key_reused:
      'Die Anmeldung war schon beim ersten Senden angekommen, und so gilt sie. Änderungen bitte dem Verein mitteilen.',
    rejected: ({ sentence }) => sentence,
  },
  labels: {
    name: 'Name',
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    birthdate: 'Geburtsdatum',
    address: 'Anschrift',
    street: 'Straße und Hausnummer',
    postcode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
  },
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  dateHint: 'Zum Beispiel 24 3 2015',
  nameHint: 'Nur ein Name? Dann genügt ein Feld.',
  optional: 'freiwillig',
  requiredNote: 'Alle Angaben sind nötig, außer wo „freiwillig“ steht.',
  choose: 'Bitte wählen',
  noAnswer: 'Keine Angabe',
  onePerLine: 'Eine Angabe pro Zeile',

  loading: 'Das Formular wird geladen …',
  send: 'Anmelden',
  sending: 'Wird gesendet …',
  summary: (count) =>
    count === 1 ? 'Eine Angabe fehlt noch oder stimmt nicht' : `${count} Angaben fehlen noch oder stimmen nicht`,
  thanks: (name) => (name ? `Danke, ${name}!` : 'Danke!'),
  registered: (title) => `Die Anmeldung für „${title}“ ist angekommen.`,
  another: 'Noch jemanden anmelden',

  placesLeft: (count) => (count === 1 ? 'Noch ein Platz frei' : `Noch ${count} Plätze frei`),
  full: 'Alle Plätze sind vergeben. Eine Anmeldung ist nicht mehr möglich.',
  closed: 'Die Anmeldung ist geschlossen.',
  notYetOpen: (when) => (when ? `Die Anmeldung öffnet am ${when}.` : 'Die Anmeldung ist noch nicht geöffnet.'),
  missing:
    'Dieses Formular gibt es nicht oder nicht mehr. Bitte beim Verein nachfragen, wo die Anmeldung zu finden ist.',

  unavailable: 'Das Formular kann gerade nicht angezeigt werden.',
  busy: 'Gerade melden sich viele gleichzeitig an. Bitte gleich noch einmal versuchen.',
  notSent: 'Die Anmeldung konnte nicht gesendet werden. Alles Eingetippte ist noch da.',
  perhapsSent:
    'Die Anmeldung wurde gesendet, aber es kam keine Antwort. Alles Eingetippte ist noch da. Noch einmal senden meldet nicht doppelt an.',
  perhapsSentOnce:
    'Die Anmeldung wurde gesendet, aber es kam keine Antwort. Bitte erst beim Verein nachfragen, ob sie angekommen ist.',
  elsewhere: 'Formular auf einer eigenen Seite öffnen',

  participant: (number) => `Person ${number}`,
  forAll: 'Für alle',
  addParticipant: 'Noch jemanden hinzufügen',
  removeParticipant: (name) => `${name} entfernen`,
  copyPrevious: 'Angaben von oben übernehmen',
  someRegistered: (done, total) => `Angemeldet: ${done} von ${total}.`,
  isRegistered: 'Angemeldet',
  sendRest: 'Die Übrigen anmelden',

  opensIn: (left) => `Noch ${left} bis zur Anmeldung.`,
  opensNow: 'Die Anmeldung öffnet gerade …',
  openUntil: (when) => `Die Anmeldung ist offen bis ${when}.`,
  again: (seconds) =>
    `Gerade melden sich viele gleichzeitig an. Alles Eingetippte bleibt erhalten und wird in ${seconds} s von selbst noch einmal gesendet.`,

  waitingList: 'Alle Plätze sind vergeben. Es gibt eine Warteliste.',

  draftBack: 'Was hier schon eingetippt war, ist wieder da.',
  draftWithout: 'Häkchen und Vertrauliches werden nicht aufbewahrt.',
  startOver: 'Von vorn beginnen',
  undo: 'Rückgängig',

  held: 'Die Anmeldung ist angekommen. Der Verein sieht sie sich an, bevor sie zählt.',
  checking: 'Einen Moment, der Browser prüft etwas für uns …',

  apply: 'Antrag senden',
  applied: (title) => `Der Antrag „${title}“ ist angekommen. Der Verein entscheidet darüber.`,
  open: 'Anmelden',
  print: 'Drucken',
  answers: 'Was gesendet wurde',
  yes: 'Ja',
  no: 'Nein',
};

export const list: ListWords = {
  ...common,
  loading: 'Die Termine werden geladen …',
  missing: 'Diese Termine gibt es nicht oder nicht mehr. Bitte beim Verein nach dem Kalender fragen.',
  unavailable: 'Die Termine können gerade nicht angezeigt werden.',
  busy: 'Gerade sehen sich viele gleichzeitig die Termine an. Bitte gleich noch einmal versuchen.',
  elsewhere: 'Termine auf einer eigenen Seite öffnen',

  events: 'Termine',
  none: 'Zurzeit stehen keine Termine an.',
  noneFound: 'Keine passenden Termine gefunden.',
  more: 'Mehr anzeigen',

  isOpen: 'Anmeldung offen',
  fewLeft: (count) => (count === 1 ? 'Noch ein Platz' : `Noch ${count} Plätze`),
  isFull: 'Ausgebucht',
  hasWaitingList: 'Warteliste',
  opensOn: (when) => (when ? `Anmeldung ab ${when}` : 'Anmeldung noch nicht offen'),
  isClosed: 'Anmeldung geschlossen',
  isOver: 'Vorbei',

  register: 'Anmelden',
  details: 'Mehr dazu',
  back: 'Alle Termine',

  subscribe: 'Kalender abonnieren',
};

export const finding: FindingWords = {
  found: (count) => (count === 1 ? 'Ein Termin' : `${count} Termine`),
  filter: 'Termine eingrenzen',
  search: 'Suche',
  when: 'Wann',
  upcoming: 'Kommende',
  past: 'Vergangene',
  anyTime: 'Alle',
  from: 'Von',
  to: 'Bis',
  place: 'Ort',
  anywhere: 'Alle Orte',
  onlyOpen: 'Nur mit offener Anmeldung',
  showAll: 'Alle anzeigen',
  view: 'Ansicht',
  asList: 'Liste',
  asCards: 'Kacheln',
  asMonth: 'Monat',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  thisMonth: 'Dieser Monat',
  furtherOnDay: (count) => `${count} ${count === 1 ? 'weiterer' : 'weitere'}`,
};

export const login: LoginWords = {
  ...common,
  loading: 'Einen Moment …',
  missing: 'Diesen Mitgliederbereich gibt es nicht oder nicht mehr. Bitte beim Verein nach der Adresse fragen.',
  unavailable: 'Der Mitgliederbereich kann gerade nicht angezeigt werden.',
  busy: 'Gerade sind viele gleichzeitig hier. Bitte gleich noch einmal versuchen.',
  elsewhere: 'Mitgliederbereich auf einer eigenen Seite öffnen',

  signInTitle: 'Anmelden für Mitglieder',
  emailLabel: 'E-Mail',
  emailHelp: 'Die Adresse, die der Verein kennt. Dorthin geht ein Link zum Anmelden, ganz ohne Passwort.',
  emailWrong: 'Bitte so schreiben: name@example.org',
  sendLink: 'Link zusenden',
  sendingLink: 'Wird gesendet …',
  linkNotSent: 'Der Link konnte nicht angefordert werden. Die Adresse steht noch da.',
  lookIntoMail: 'Jetzt bitte ins Postfach sehen',
  linkSent: (address) =>
    `Wenn der Verein ${address} kennt, kommt dort in den nächsten Minuten eine Mail mit einem Link an. Manchmal liegt sie im Spam-Ordner.`,
  sendAgain: 'Noch einmal zusenden',
  sendAgainIn: (seconds) => `Noch einmal zusenden (in ${seconds} s)`,
  otherAddress: 'Andere Adresse',
  pasteTitle: 'Mail auf einem anderen Gerät geöffnet?',
  pasteLabel: 'Link aus der Mail',
  pasteHelp: 'Den ganzen Link einfügen oder nur das, was darin hinter dem # steht.',
  pasteWrong: 'Darin steckt kein Link. Bitte den ganzen Link aus der Mail kopieren.',
  goOn: 'Weiter',
  linkFor: (names) => `Dieser Link ist für ${names}.`,
  linkUntil: (when) => `Er gilt bis ${when}.`,
  signIn: 'Anmelden',
  signingIn: 'Anmeldung läuft …',
  linkOver:
    'Dieser Link gilt nicht mehr. Ein Link gilt, bis er beim Abmelden ungültig gemacht wird, höchstens 14 Tage. Hier gibt es einen neuen:',
  notMe: 'Das ist jemand anderes',
  signedInAs: (names) => `Angemeldet: ${names}`,
  signOut: 'Abmelden',
  signedOut: 'Abgemeldet. Bis bald!',
  sessionOver:
    'Die Anmeldung ist abgelaufen, damit niemand sonst diese Daten sieht. Ein neuer Link oder der aus der Mail öffnet sie wieder.',
  addressChanged:
    'Die neue E-Mail-Adresse ist gespeichert. Links an die alte gelten nicht mehr: bitte einen an die neue Adresse anfordern.',
  notHere: 'Auf dieser Website werden keine persönlichen Daten angezeigt.',
  portalClosed: 'Mitglieder können sich hier nicht anmelden.',
  portalAbove: 'Mitglieder dieses Vereins melden sich bei dem Verband an, zu dem er gehört.',
  askClub: (address) => `Fragen: ${address}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'Was der Verein weiß',
  membershipNumber: 'Mitgliedsnummer',
  whose: 'Angezeigt wird',
  edit: 'Bearbeiten',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  saved: 'Gespeichert.',
  nothingChanged: 'Es war alles wie vorher.',
  unsaved: 'noch nicht gespeichert',
  notSaved: 'Es konnte nicht gespeichert werden. Alles Eingetippte ist noch da.',
  perhapsSaved:
    'Es kam keine Antwort, vielleicht ist es gespeichert, vielleicht nicht. Noch einmal zu speichern schadet nicht.',
  emailNote:
    'Eine neue Adresse gilt, sobald sie über den Link in einer Mail dorthin bestätigt ist. Bis dahin bleibt die alte.',
  freshLink: 'Dafür bitte noch einmal mit einem neuen Link anmelden. Alles Eingetippte ist noch da.',
  emailPending: (address) =>
    `Eine Mail an ${address} ist unterwegs. Die neue Adresse gilt, sobald sie über den Link darin bestätigt ist; bis dahin bleibt die alte.`,
  onlyClub: 'Das kann nur der Verein ändern.',
  notGiven: 'keine Angabe',
  conflict: 'Das hat inzwischen jemand geändert. Bitte auswählen, was stimmt:',
  storedNow: 'Inzwischen gespeichert',
  enteredHere: 'Hier eingetippt',
  merged: 'Andere Angaben hat inzwischen jemand geändert. Auch die bleiben erhalten.',
  personGone: 'Zu dieser Person gibt es hier keine Daten mehr.',
  fees: 'Beiträge',
  noFees: 'Es gibt keine Beiträge.',
  amount: 'Betrag',
  reference: 'Verwendungszweck',
  total: 'Summe',
  referenceHint: 'Am Verwendungszweck erkennt der Verein, wofür überwiesen wurde.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  download: 'Alles als Datei herunterladen',
  endsSoon: (left) => `Hier war eine Weile niemand. Die Anmeldung endet in ${left}.`,
  endsForGood: (left) => `Die Anmeldung endet in ${left}. Bitte bis dahin speichern.`,
  stay: 'Angemeldet bleiben',
};

export const signOut: SignOutWords = {
  endLink: 'Auch den Anmelde-Link ungültig machen',
  endLinkHelp: 'Für gemeinsam genutzte Computer: Dann kommt niemand über den Browserverlauf hinein.',
  everywhere: 'Überall abmelden',
  everywhereAsk:
    'Alle Geräte werden abgemeldet, und kein bisher verschickter Link gilt mehr. Ein neuer lässt sich jederzeit anfordern.',
  cancel: 'Abbrechen',
  signingOut: 'Abmeldung läuft …',
  linkEnded: 'Abgemeldet. Auch der Anmelde-Link gilt nicht mehr.',
  linkKept: 'Abgemeldet. Der Anmelde-Link gilt weiter.',
  allEnded: 'Überall abgemeldet. Kein bisher verschickter Link gilt mehr.',
  notTold: 'Nur in diesem Fenster abgemeldet: Der Server hat davon nichts erfahren, und Links können noch gelten.',
  linkUnknown:
    'Abgemeldet. Die Anmeldung war schon vorher zu Ende, deshalb wurde der Link nicht ungültig und gilt vielleicht noch. Um ihn ungültig zu machen, bitte noch einmal damit anmelden und wieder abmelden.',
};

export const mail: MailWords = {
  greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  signInSubject: (organisation) => `Anmelden bei ${organisation}`,
  signIn: (organisation) =>
    `hier ist der Link zum Anmelden bei ${organisation}, um persönliche Daten anzusehen und aktuell zu halten:`,
  signInButton: 'Anmelden',
  validUntil: (when) =>
    `Er gilt bis ${when}, so oft wie nötig, sofern er nicht beim Abmelden ungültig gemacht wird. Wer ihn hat, kann die Daten sehen und ändern: bitte nicht weitergeben.`,
  paste:
    'Wird diese Mail auf einem anderen Gerät gelesen, lässt sich der Link in das Feld auf der Seite kopieren, auf der er angefordert wurde.',
  notAsked: 'Hat ihn niemand angefordert, ist nichts zu tun: ohne diese Mail kommt niemand hinein.',
  emailChangedSubject: (organisation) => `Andere E-Mail-Adresse bei ${organisation}`,
  emailChanged: (organisation) =>
    `Bei ${organisation} ist jetzt eine andere E-Mail-Adresse hinterlegt. Mails gehen ab jetzt dorthin, und Links zum Anmelden, die an diese Adresse kamen, gelten nicht mehr.`,
  notYou: (contact) =>
    contact
      ? `Wenn das ein Irrtum ist, bitte bald an ${contact} schreiben.`
      : 'Wenn das ein Irrtum ist, bitte bald dem Verein Bescheid geben.',
  repeat: 'Diese Mail ist vielleicht schon einmal angekommen.',
  confirmSubject: (organisation) => `Bitte die E-Mail-Adresse für ${organisation} bestätigen`,
  confirm: (organisation) =>
    `diese Adresse wurde bei ${organisation} als neue E-Mail-Adresse eines Mitglieds eingetragen. Gültig wird sie erst mit der Bestätigung hier:`,
  confirmButton: 'Bestätigen',
  confirmUntil: (when) => `Der Link gilt bis ${when}.`,
  confirmNotYou:
    'Wer davon nichts weiß, muss nichts tun: Ohne diesen Link ändert sich nichts, und es kommt keine weitere Mail.',
  requestedSubject: (organisation) => `Neue E-Mail-Adresse bei ${organisation} eingetragen`,
  requested: (organisation) =>
    `bei ${organisation} wurde eine andere E-Mail-Adresse eingetragen. Gültig wird sie erst mit der Bestätigung über eine Mail dorthin. Bis dahin bleibt alles, wie es ist.`,
  undoIntro: 'Ist das ein Irrtum, dann behält dieser Link die alte Adresse bei und meldet alle ab:',
  undoButton: 'Alte Adresse behalten',
  confirmAsk: 'Soll diese E-Mail-Adresse von jetzt an gelten?',
  confirmed:
    'Danke, die E-Mail-Adresse ist bestätigt. Links zum Anmelden gehen von jetzt an dorthin; ältere gelten nicht mehr.',
  undoAsk:
    'Soll die E-Mail-Adresse bleiben, wie sie war? Alle Angemeldeten werden abgemeldet, und ältere Links gelten nicht mehr.',
  undone: 'Erledigt: Die alte E-Mail-Adresse gilt. Alle wurden abgemeldet, und ältere Links gelten nicht mehr.',
  linkGone:
    'Dieser Link gilt nicht mehr. Er wurde schon benutzt, ist abgelaufen, oder die Adresse hat sich inzwischen geändert.',
  linkFailed: 'Das hat gerade nicht geklappt. Bitte gleich noch einmal versuchen.',
  needsScript: 'Diese Seite braucht JavaScript. Bitte einschalten und den Link noch einmal öffnen.',
};
