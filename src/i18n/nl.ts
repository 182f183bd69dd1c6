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
  slow: 'Het duurt langer dan normaal. Blijf op deze pagina.',
  offline: 'Er is geen verbinding met de server. Controleer je internetverbinding.',
  too_slow: 'De server doet te lang over een antwoord.',
  garbled: 'Er antwoordt iets anders dan de server, misschien de inlogpagina van een wifinetwerk.',
  retry: 'Opnieuw proberen',
  joinWaitingList: 'Naar de wachtlijst',
  newTab: '(opent in een nieuw tabblad)',
  close: 'Sluiten',
  addToCalendar: 'In agenda zetten',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'Vul dit nog in.',
    wrong_format: ({ example }) => `Schrijf het zo: ${example}`,
    not_a_date: 'Vul een geldige datum in.',
    short_year: 'Vul het jaar met vier cijfers in.',
    in_the_future: 'Deze datum ligt in de toekomst.',
    not_a_number: 'Vul een getal in, zonder punt voor duizendtallen.',
    not_whole: 'Vul een heel getal in, zonder punt voor duizendtallen.',
    not_allowed: 'Kies een van de gegeven antwoorden.',
    too_long: ({ max }) => `Dit is te lang. Gebruik hoogstens ${max} tekens.`,
    unreadable_characters: 'Hier staan tekens in die niet bewaard kunnen worden. Typ het opnieuw.',
    full: 'Helaas zijn de laatste plaatsen net vergeven.',
    closed: 'Aanmelden kan niet meer.',
    not_yet_open: 'Aanmelden kan nog niet.',
    form_token: 'Dit formulier stond te lang open. Verstuur het nog een keer.',
    invalid: 'Dit antwoord kan hier niet.',
    must_accept: 'Vink dit aan om verder te gaan.',
    key_reused: 'De aanmelding was de eerste keer al aangekomen, en die telt. Geef wijzigingen door aan de vereniging.',
    rejected: ({ sentence }) => sentence,
  },
  labels: {
    name: 'Naam',
    first_name: 'Voornaam',
    last_name: 'Achternaam',
    email: 'E-mailadres',
    phone: 'Telefoonnummer',
    birthdate: 'Geboortedatum',
    address: 'Adres',
    street: 'Straat en huisnummer',
    postcode: 'Postcode',
    city: 'Plaats',
    country: 'Land',
  },
  day: 'Dag',
  month: 'Maand',
  year: 'Jaar',
  dateHint: 'Bijvoorbeeld 24 3 2015',
  nameHint: 'Maar één naam? Dan is één veld genoeg.',
  optional: 'niet verplicht',
  requiredNote: 'Alles is verplicht, behalve waar ‘niet verplicht’ staat.',
  choose: 'Maak een keuze',
  noAnswer: 'Geen antwoord',
  onePerLine: 'Eén antwoord per regel',

  loading: 'Het formulier wordt geladen…',
  send: 'Aanmelden',
  sending: 'Bezig met versturen…',
  summary: (count) => (count === 1 ? 'Kijk nog even naar één antwoord' : `Kijk nog even naar ${count} antwoorden`),
  thanks: (name) => (name ? `Bedankt, ${name}!` : 'Bedankt!'),
  registered: (title) => `De aanmelding voor ‘${title}’ is binnen.`,
  another: 'Nog iemand aanmelden',

  placesLeft: (count) => (count === 1 ? 'Nog één plaats vrij' : `Nog ${count} plaatsen vrij`),
  full: 'Alle plaatsen zijn bezet. Aanmelden kan niet meer.',
  closed: 'Aanmelden kan niet meer.',
  notYetOpen: (when) => (when ? `Aanmelden kan vanaf ${when}.` : 'Aanmelden kan nog niet.'),
  missing: 'Dit formulier bestaat niet of niet meer. Vraag bij de vereniging na waar aanmelden kan.',

  unavailable: 'Het formulier kan nu niet worden getoond.',
  busy: 'Er melden zich nu veel mensen tegelijk aan. Probeer het zo nog eens.',
  notSent: 'De aanmelding kon niet worden verstuurd. Alles wat je hebt ingevuld, staat er nog.',
  perhapsSent:
    'De aanmelding is verstuurd, maar er kwam geen antwoord. Alles wat je hebt ingevuld, staat er nog. Als je nog een keer verstuurt, wordt niemand dubbel aangemeld.',
  perhapsSentOnce:
    'De aanmelding is verstuurd, maar er kwam geen antwoord. Vraag eerst bij de vereniging na of die is aangekomen.',
  elsewhere: 'Formulier op een aparte pagina openen',

  participant: (number) => `Persoon ${number}`,
  forAll: 'Voor iedereen',
  addParticipant: 'Nog iemand toevoegen',
  removeParticipant: (name) => `${name} verwijderen`,
  copyPrevious: 'Antwoorden van hierboven overnemen',
  someRegistered: (done, total) => `Aangemeld: ${done} van de ${total}.`,
  isRegistered: 'Aangemeld',
  sendRest: 'De anderen aanmelden',

  opensIn: (left) => `Aanmelden kan over ${left}.`,
  opensNow: 'De aanmelding gaat nu open…',
  openUntil: (when) => `Aanmelden kan tot ${when}.`,
  again: (seconds) =>
    `Er melden zich nu veel mensen tegelijk aan. Alles wat je hebt ingevuld, blijft bewaard en wordt over ${seconds} s vanzelf opnieuw verstuurd.`,

  waitingList: 'Alle plaatsen zijn bezet. Er is een wachtlijst.',

  draftBack: 'Wat je hier eerder had ingevuld, staat er weer.',
  draftWithout: 'Vinkjes en vertrouwelijke antwoorden worden niet bewaard.',
  startOver: 'Opnieuw beginnen',
  undo: 'Ongedaan maken',

  held: 'De aanmelding is binnen. De vereniging bekijkt de aanmelding voordat die definitief is.',
  checking: 'Een ogenblik, de browser controleert iets…',

  apply: 'Aanvraag versturen',
  applied: (title) => `De aanvraag ‘${title}’ is binnen. De vereniging beslist erover.`,
  open: 'Aanmelden',
  print: 'Afdrukken',
  answers: 'Verstuurde antwoorden',
  yes: 'Ja',
  no: 'Nee',
};

export const list: ListWords = {
  ...common,
  loading: 'De activiteiten worden geladen…',
  missing: 'Deze activiteiten bestaan niet of niet meer. Vraag bij de vereniging naar de agenda.',
  unavailable: 'De activiteiten kunnen nu niet worden getoond.',
  busy: 'Veel mensen bekijken nu tegelijk de activiteiten. Probeer het zo nog eens.',
  elsewhere: 'Activiteiten op een aparte pagina openen',

  events: 'Activiteiten',
  none: 'Er zijn nu geen activiteiten gepland.',
  noneFound: 'Geen passende activiteiten gevonden.',
  more: 'Meer tonen',

  isOpen: 'Aanmelden kan',
  fewLeft: (count) => (count === 1 ? 'Nog één plaats' : `Nog ${count} plaatsen`),
  isFull: 'Vol',
  hasWaitingList: 'Wachtlijst',
  opensOn: (when) => (when ? `Aanmelden vanaf ${when}` : 'Aanmelden kan nog niet'),
  isClosed: 'Aanmelding gesloten',
  isOver: 'Afgelopen',

  register: 'Aanmelden',
  details: 'Meer info',
  back: 'Alle activiteiten',

  subscribe: 'Abonneren op de agenda',
};

export const finding: FindingWords = {
  found: (count) => (count === 1 ? 'Eén activiteit' : `${count} activiteiten`),
  filter: 'Activiteiten filteren',
  search: 'Zoeken',
  when: 'Wanneer',
  upcoming: 'Komende',
  past: 'Afgelopen',
  anyTime: 'Alle',
  from: 'Vanaf',
  to: 'Tot en met',
  place: 'Locatie',
  anywhere: 'Alle locaties',
  onlyOpen: 'Alleen met open aanmelding',
  showAll: 'Alles tonen',
  view: 'Weergave',
  asList: 'Lijst',
  asCards: 'Tegels',
  asMonth: 'Maand',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  thisMonth: 'Deze maand',
  furtherOnDay: (count) => `Nog ${count}`,
};

export const login: LoginWords = {
  ...common,
  loading: 'Een ogenblik…',
  missing: 'Dit ledenportaal bestaat niet of niet meer. Vraag bij de vereniging naar het adres.',
  unavailable: 'Het ledenportaal kan nu niet worden getoond.',
  busy: 'Er zijn hier nu veel mensen tegelijk. Probeer het zo nog eens.',
  elsewhere: 'Ledenportaal op een aparte pagina openen',

  signInTitle: 'Inloggen voor leden',
  emailLabel: 'E-mailadres',
  emailHelp: 'Het adres dat de vereniging kent. Je krijgt daar een link om in te loggen, zonder wachtwoord.',
  emailWrong: 'Schrijf het zo: name@example.org',
  sendLink: 'Link sturen',
  sendingLink: 'Bezig met versturen…',
  linkNotSent: 'De link kon niet worden aangevraagd. Het adres staat er nog.',
  lookIntoMail: 'Kijk nu in je mail',
  linkSent: (address) =>
    `Als de vereniging ${address} kent, komt daar binnen enkele minuten een mail met een link aan. Soms belandt die in de spam.`,
  sendAgain: 'Opnieuw sturen',
  sendAgainIn: (seconds) => `Opnieuw sturen (over ${seconds} s)`,
  otherAddress: 'Ander adres',
  pasteTitle: 'Mail op een ander apparaat geopend?',
  pasteLabel: 'Link uit de mail',
  pasteHelp: 'Plak de hele link, of alleen wat daarin achter het hekje # staat.',
  pasteWrong: 'Hier zit geen link in. Kopieer de hele link uit de mail.',
  goOn: 'Verder',
  linkFor: (names) => `Deze link is voor ${names}.`,
  linkUntil: (when) => `De link werkt tot ${when}.`,
  signIn: 'Inloggen',
  signingIn: 'Bezig met inloggen…',
  linkOver:
    'Deze link werkt niet meer. Een link werkt tot hij bij het uitloggen vervalt, hoogstens 14 dagen. Hier kun je een nieuwe aanvragen:',
  notMe: 'Dat is iemand anders',
  signedInAs: (names) => `Ingelogd: ${names}`,
  signOut: 'Uitloggen',
  signedOut: 'Je bent uitgelogd. Tot ziens!',
  sessionOver:
    'Je bent automatisch uitgelogd, zodat niemand anders deze gegevens ziet. Met een nieuwe link, of met die uit de mail, kun je er weer bij.',
  addressChanged:
    'Het nieuwe e-mailadres is opgeslagen. Links die naar het oude adres zijn gestuurd, werken niet meer: vraag er een aan voor het nieuwe adres.',
  notHere: 'Op deze website worden geen persoonlijke gegevens getoond.',
  portalClosed: 'Leden kunnen hier niet inloggen.',
  portalAbove: 'Leden van deze vereniging loggen in bij de bond waarbij de vereniging is aangesloten.',
  askClub: (address) => `Vragen: ${address}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'Wat de vereniging weet',
  membershipNumber: 'Lidnummer',
  whose: 'Tonen',
  edit: 'Bewerken',
  save: 'Opslaan',
  saving: 'Bezig met opslaan…',
  cancel: 'Annuleren',
  saved: 'Opgeslagen.',
  nothingChanged: 'Er was niets veranderd.',
  unsaved: 'nog niet opgeslagen',
  notSaved: 'Opslaan is niet gelukt. Alles wat je hebt ingevuld, staat er nog.',
  perhapsSaved:
    'Er kwam geen antwoord. Misschien is het opgeslagen, misschien niet. Nog een keer opslaan kan geen kwaad.',
  emailNote: 'Een nieuw adres geldt zodra het is bevestigd via de link in een mail daarheen. Tot dan geldt het oude.',
  freshLink: 'Hiervoor graag opnieuw inloggen met een nieuwe link. Alles wat is getypt, staat er nog.',
  emailPending: (address) =>
    `Er is een mail onderweg naar ${address}. Het nieuwe adres geldt zodra het via de link daarin is bevestigd; tot dan geldt het oude.`,
  onlyClub: 'Alleen de vereniging kan dit wijzigen.',
  notGiven: 'niet ingevuld',
  conflict: 'Iemand heeft dit intussen gewijzigd. Kies wat klopt:',
  storedNow: 'Intussen opgeslagen',
  enteredHere: 'Hier ingevuld',
  merged: 'Iemand heeft intussen andere antwoorden gewijzigd. Ook die blijven bewaard.',
  personGone: 'Deze persoon staat hier niet meer bij.',
  fees: 'Contributie en bijdragen',
  noFees: 'Er staan geen bedragen open.',
  amount: 'Bedrag',
  reference: 'Betalingskenmerk',
  total: 'Totaal',
  referenceHint: 'Aan het betalingskenmerk ziet de vereniging waar een overschrijving voor is.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  download: 'Alles als bestand downloaden',
  endsSoon: (left) => `Er is hier een tijdje niets gebeurd. Over ${left} word je uitgelogd.`,
  endsForGood: (left) => `Over ${left} word je uitgelogd. Sla voor die tijd alles op.`,
  stay: 'Ingelogd blijven',
};

export const signOut: SignOutWords = {
  endLink: 'Ook de inloglink laten vervallen',
  endLinkHelp: 'Op een gedeelde computer: dan komt niemand via de browsergeschiedenis weer binnen.',
  everywhere: 'Overal uitloggen',
  everywhereAsk:
    'Alle apparaten worden uitgelogd en geen enkele tot nu toe verstuurde link werkt nog. Een nieuwe kun je altijd aanvragen.',
  cancel: 'Annuleren',
  signingOut: 'Bezig met uitloggen…',
  linkEnded: 'Je bent uitgelogd. De inloglink werkt ook niet meer.',
  linkKept: 'Je bent uitgelogd. De inloglink blijft werken.',
  allEnded: 'Je bent overal uitgelogd. Geen enkele tot nu toe verstuurde link werkt nog.',
  notTold: 'Je bent alleen in dit venster uitgelogd: de server kon niet worden bereikt, en links werken mogelijk nog.',
  linkUnknown:
    'Je bent uitgelogd. De sessie was al afgelopen, daarom is de link niet vervallen en werkt hij misschien nog. Log er nog één keer mee in en weer uit om hem te laten vervallen.',
};

export const mail: MailWords = {
  greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  signInSubject: (organisation) => `Inloggen bij ${organisation}`,
  signIn: (organisation) =>
    `Met deze link log je in bij ${organisation}, om persoonlijke gegevens te bekijken en actueel te houden:`,
  signInButton: 'Inloggen',
  validUntil: (when) =>
    `De link werkt tot ${when}, zo vaak als nodig, tenzij hij bij het uitloggen vervalt. Wie hem heeft, kan de gegevens zien en wijzigen: geef hem dus niet door.`,
  paste:
    'Als je deze mail op een ander apparaat leest, kun je de link kopiëren naar het veld op de pagina waar hij is aangevraagd.',
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
    `dit adres is bij ${organisation} opgegeven als nieuw e-mailadres van een lid. Het geldt zodra het hier is bevestigd:`,
  confirmButton: 'Bevestigen',
  confirmUntil: (when) => `De link werkt tot ${when}.`,
  confirmNotYou:
    'Wie hier niets van weet, hoeft niets te doen: zonder deze link verandert er niets, en er komt geen mail meer.',
  requestedSubject: (organisation) => `Nieuw e-mailadres opgegeven bij ${organisation}`,
  requested: (organisation) =>
    `er is bij ${organisation} een ander e-mailadres opgegeven. Het geldt zodra het via een mail daarheen is bevestigd. Tot dan blijft alles zoals het is.`,
  undoIntro: 'Is dat een vergissing, dan behoudt deze link het oude adres en logt hij iedereen uit:',
  undoButton: 'Oude adres behouden',
  confirmAsk: 'Dit e-mailadres vanaf nu gebruiken?',
  confirmed:
    'Bedankt, het e-mailadres is bevestigd. Links om in te loggen gaan vanaf nu daarheen; oudere werken niet meer.',
  undoAsk: 'Moet het e-mailadres blijven zoals het was? Iedereen wordt uitgelogd en oudere links vervallen.',
  undone: 'Klaar: het oude e-mailadres geldt. Iedereen is uitgelogd en oudere links werken niet meer.',
  linkGone: 'Deze link werkt niet meer. Hij is al gebruikt of verlopen, of het adres is intussen veranderd.',
  linkFailed: 'Dat lukte nu even niet. Probeer het zo nog eens.',
  needsScript: 'Deze pagina heeft JavaScript nodig. Zet het aan en open de link opnieuw.',
};
