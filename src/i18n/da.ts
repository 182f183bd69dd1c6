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
  slow: 'Det tager længere tid end normalt. Bliv på siden.',
  offline: 'Der er ingen forbindelse til serveren. Tjek internetforbindelsen.',
  too_slow: 'Serveren er for længe om at svare.',
  garbled: 'Noget andet svarer i stedet for serveren, måske loginsiden til et wi-fi-netværk.',
  retry: 'Prøv igen',
  joinWaitingList: 'Gå til ventelisten',
  newTab: '(åbner i en ny fane)',
  close: 'Luk',
  addToCalendar: 'Føj til kalender',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'Skal udfyldes.',
    wrong_format: ({ example }) => `Skriv det sådan: ${example}`,
    not_a_date: 'Skriv en gyldig dato.',
    short_year: 'Skriv årstallet med fire cifre.',
    in_the_future: 'Datoen ligger ude i fremtiden.',
    not_a_number: 'Skriv et tal uden tusindtalsseparator.',
    not_whole: 'Skriv et helt tal uden tusindtalsseparator.',
    not_allowed: 'Vælg en af svarmulighederne.',
    too_long: ({ max }) => `Det er for langt. Skriv højst ${max} tegn.`,
    unreadable_characters: 'Der er tegn, som ikke kan gemmes. Skriv det igen.',
    full: 'Desværre er de sidste pladser lige blevet taget.',
    closed: 'Tilmeldingen er lukket.',
    not_yet_open: 'Tilmeldingen er ikke åbnet endnu.',
    form_token: 'Formularen har været åben for længe. Send den igen.',
    invalid: 'Det svar kan ikke bruges her.',
    must_accept: 'Sæt kryds her for at komme videre.',
    key_reused:
      'Tilmeldingen var allerede nået frem første gang, og det er den, der gælder. Kontakt foreningen om ændringer.',
    rejected: ({ sentence }) => sentence,
  },
  labels: {
    name: 'Navn',
    first_name: 'Fornavn',
    last_name: 'Efternavn',
    email: 'E-mail',
    phone: 'Telefon',
    birthdate: 'Fødselsdato',
    address: 'Adresse',
    street: 'Vej og husnummer',
    postcode: 'Postnummer',
    city: 'By',
    country: 'Land',
  },
  day: 'Dag',
  month: 'Måned',
  year: 'År',
  dateHint: 'For eksempel 24 3 2015',
  nameHint: 'Kun ét navn? Så er ét felt nok.',
  optional: 'valgfrit',
  requiredNote: 'Alle felter skal udfyldes, undtagen hvor der står »valgfrit«.',
  choose: 'Vælg',
  noAnswer: 'Ikke besvaret',
  onePerLine: 'Ét svar pr. linje',

  loading: 'Formularen indlæses …',
  send: 'Tilmeld',
  sending: 'Sender …',
  summary: (count) => `${count === 1 ? 'Ét' : count} svar mangler eller skal rettes`,
  thanks: (name) => (name ? `Tak, ${name}!` : 'Tak!'),
  registered: (title) => `Tilmeldingen til »${title}« er modtaget.`,
  another: 'Tilmeld en person mere',

  placesLeft: (count) => (count === 1 ? 'Én ledig plads tilbage' : `${count} ledige pladser tilbage`),
  full: 'Alle pladser er taget. Det er ikke længere muligt at tilmelde sig.',
  closed: 'Tilmeldingen er lukket.',
  notYetOpen: (when) => (when ? `Tilmeldingen åbner ${when}.` : 'Tilmeldingen er ikke åbnet endnu.'),
  missing: 'Formularen findes ikke, eller den findes ikke længere. Spørg foreningen, hvor man tilmelder sig.',

  unavailable: 'Formularen kan ikke vises lige nu.',
  busy: 'Mange tilmelder sig lige nu. Prøv igen om et øjeblik.',
  notSent: 'Tilmeldingen kunne ikke sendes. Alt, hvad du har skrevet, er her stadig.',
  perhapsSent:
    'Tilmeldingen blev sendt, men der kom intet svar. Alt, hvad du har skrevet, er her stadig. Hvis du sender den igen, bliver ingen tilmeldt to gange.',
  perhapsSentOnce:
    'Tilmeldingen blev sendt, men der kom intet svar. Spørg foreningen, om den er nået frem, før du sender den igen.',
  elsewhere: 'Åbn formularen på sin egen side',

  participant: (number) => `Person ${number}`,
  forAll: 'Fælles for alle',
  addParticipant: 'Tilføj en person mere',
  removeParticipant: (name) => `Fjern ${name}`,
  copyPrevious: 'Kopiér svarene ovenfor',
  someRegistered: (done, total) => `${done} ud af ${total} er tilmeldt.`,
  isRegistered: 'Tilmeldt',
  sendRest: 'Tilmeld de øvrige',

  opensIn: (left) => `Tilmeldingen åbner om ${left}.`,
  opensNow: 'Tilmeldingen åbner nu …',
  openUntil: (when) => `Tilmeldingen er åben til ${when}.`,
  again: (seconds) =>
    `Mange tilmelder sig lige nu. Alt, hvad du har skrevet, bliver stående og sendes automatisk igen om ${seconds} sek.`,

  waitingList: 'Alle pladser er taget. Der er en venteliste.',

  draftBack: 'Det, du skrev her før, er tilbage.',
  draftWithout: 'Krydser og fortrolige oplysninger gemmes ikke.',
  startOver: 'Begynd forfra',
  undo: 'Fortryd',

  held: 'Tilmeldingen er modtaget. Foreningen ser på den, før den gælder.',
  checking: 'Et øjeblik, browseren tjekker noget …',

  apply: 'Send ansøgning',
  applied: (title) => `Ansøgningen »${title}« er modtaget. Foreningen tager stilling til den.`,
  open: 'Tilmelding',
  print: 'Udskriv',
  answers: 'Sendte svar',
  yes: 'Ja',
  no: 'Nej',
};

export const list: ListWords = {
  ...common,
  loading: 'Arrangementerne indlæses …',
  missing: 'Arrangementerne findes ikke, eller de findes ikke længere. Spørg foreningen efter kalenderen.',
  unavailable: 'Arrangementerne kan ikke vises lige nu.',
  busy: 'Mange kigger på arrangementerne lige nu. Prøv igen om et øjeblik.',
  elsewhere: 'Åbn arrangementerne på en side for sig',

  events: 'Arrangementer',
  none: 'Der er ikke planlagt nogen arrangementer lige nu.',
  noneFound: 'Ingen arrangementer passer til søgningen.',
  more: 'Vis flere',

  isOpen: 'Tilmelding åben',
  fewLeft: (count) => (count === 1 ? 'Én plads tilbage' : `${count} pladser tilbage`),
  isFull: 'Fuldtegnet',
  hasWaitingList: 'Venteliste',
  opensOn: (when) => (when ? `Tilmelding åbner ${when}` : 'Tilmelding ikke åbnet endnu'),
  isClosed: 'Tilmelding lukket',
  isOver: 'Afholdt',

  register: 'Tilmelding',
  details: 'Læs mere',
  back: 'Alle arrangementer',

  subscribe: 'Abonnér på kalenderen',
};

export const finding: FindingWords = {
  found: (count) => (count === 1 ? 'Ét arrangement' : `${count} arrangementer`),
  filter: 'Filtrér arrangementer',
  search: 'Søg',
  when: 'Hvornår',
  upcoming: 'Kommende',
  past: 'Tidligere',
  anyTime: 'Alle',
  from: 'Fra',
  to: 'Til',
  place: 'Sted',
  anywhere: 'Alle steder',
  onlyOpen: 'Kun med åben tilmelding',
  showAll: 'Vis alle',
  view: 'Visning',
  asList: 'Liste',
  asCards: 'Fliser',
  asMonth: 'Måned',
  previousMonth: 'Forrige måned',
  nextMonth: 'Næste måned',
  thisMonth: 'Denne måned',
  furtherOnDay: (count) => `${count} ${count === 1 ? 'mere' : 'flere'}`,
};

export const login: LoginWords = {
  ...common,
  loading: 'Et øjeblik …',
  missing: 'Medlemsportalen findes ikke, eller den findes ikke længere. Spørg foreningen efter adressen.',
  unavailable: 'Medlemsportalen kan ikke vises lige nu.',
  busy: 'Der er mange her lige nu. Prøv igen om et øjeblik.',
  elsewhere: 'Åbn medlemsportalen på en side for sig',

  signInTitle: 'Login for medlemmer',
  emailLabel: 'E-mail',
  emailHelp:
    'Den adresse, som foreningen kender. Der sendes et link dertil, så du kan logge ind helt uden adgangskode.',
  emailWrong: 'Skriv den sådan: name@example.org',
  sendLink: 'Send et link',
  sendingLink: 'Sender …',
  linkNotSent: 'Linket kunne ikke bestilles. Adressen står her stadig.',
  lookIntoMail: 'Tjek nu din mail',
  linkSent: (address) =>
    `Hvis foreningen kender ${address}, kommer der om få minutter en mail med et link. Nogle gange havner den i spam.`,
  sendAgain: 'Send igen',
  sendAgainIn: (seconds) => `Send igen (om ${seconds} sek.)`,
  otherAddress: 'En anden adresse',
  pasteTitle: 'Har du åbnet mailen på en anden enhed?',
  pasteLabel: 'Link fra mailen',
  pasteHelp: 'Indsæt hele linket eller kun det, der står efter # i linket.',
  pasteWrong: 'Der er ikke noget link her. Kopiér hele linket fra mailen.',
  goOn: 'Fortsæt',
  linkFor: (names) => `Linket er til ${names}.`,
  linkUntil: (when) => `Det virker til ${when}.`,
  signIn: 'Log ind',
  signingIn: 'Logger ind …',
  linkOver:
    'Linket virker ikke længere. Et link virker, indtil det gøres ugyldigt, når der logges ud, højst 14 dage. Her kan du få et nyt:',
  notMe: 'Det er en anden',
  signedInAs: (names) => `Logget ind: ${names}`,
  signOut: 'Log ud',
  signedOut: 'Du er logget ud. På gensyn!',
  sessionOver:
    'Du er blevet logget ud, så ingen andre kan se oplysningerne. Et nyt link eller det fra mailen åbner dem igen.',
  addressChanged:
    'Den nye e-mailadresse er gemt. Links, der er sendt til den gamle, virker ikke længere, så bestil et nyt til den nye adresse.',
  notHere: 'Personlige oplysninger vises ikke på denne hjemmeside.',
  portalClosed: 'Medlemmer kan ikke logge ind her.',
  portalAbove: 'Foreningens medlemmer logger ind hos det forbund, som foreningen hører under.',
  askClub: (address) => `Spørgsmål: ${address}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'Det ved foreningen',
  membershipNumber: 'Medlemsnummer',
  whose: 'Vis',
  edit: 'Redigér',
  save: 'Gem',
  saving: 'Gemmer …',
  cancel: 'Annullér',
  saved: 'Gemt.',
  nothingChanged: 'Der var ikke ændret noget.',
  unsaved: 'ikke gemt endnu',
  notSaved: 'Det kunne ikke gemmes. Alt, hvad du har skrevet, er her stadig.',
  perhapsSaved: 'Der kom intet svar, så måske er det gemt, måske ikke. Det gør ingen skade at gemme igen.',
  emailNote: 'En ny adresse gælder, når den er bekræftet med linket i en mail dertil. Indtil da gælder den gamle.',
  freshLink: 'Hertil kræves, at du logger ind igen med et nyt link. Alt det indtastede er her stadig.',
  emailPending: (address) =>
    `En mail er på vej til ${address}. Den nye adresse gælder, når den er bekræftet med linket; indtil da gælder den gamle.`,
  onlyClub: 'Det kan kun foreningen ændre.',
  notGiven: 'ikke oplyst',
  conflict: 'Nogen har ændret svaret i mellemtiden. Vælg det, der er rigtigt:',
  storedNow: 'Gemt i mellemtiden',
  enteredHere: 'Skrevet her',
  merged: 'Nogen har ændret andre svar i mellemtiden. De bliver også stående.',
  personGone: 'Personen står her ikke længere.',
  fees: 'Kontingent og gebyrer',
  noFees: 'Der er hverken kontingent eller gebyrer.',
  amount: 'Beløb',
  reference: 'Betalingsreference',
  total: 'I alt',
  referenceHint: 'Betalingsreferencen viser foreningen, hvad en overførsel dækker.',
  copy: 'Kopiér',
  copied: 'Kopieret',
  download: 'Hent det hele som en fil',
  endsSoon: (left) => `Der har ikke været nogen her i et stykke tid. Du bliver logget ud om ${left}.`,
  endsForGood: (left) => `Du bliver logget ud om ${left}. Gem inden da.`,
  stay: 'Forbliv logget ind',
};

export const signOut: SignOutWords = {
  endLink: 'Gør også login-linket ugyldigt',
  endLinkHelp: 'På en fælles computer: så kan ingen komme ind igen via browserhistorikken.',
  everywhere: 'Log ud overalt',
  everywhereAsk:
    'Alle enheder logges ud, og ingen af de links, der er sendt indtil nu, virker længere. Et nyt kan altid bestilles.',
  cancel: 'Annullér',
  signingOut: 'Logger ud …',
  linkEnded: 'Du er logget ud. Login-linket virker heller ikke længere.',
  linkKept: 'Du er logget ud. Login-linket virker stadig.',
  allEnded: 'Du er logget ud overalt. Ingen af de links, der er sendt indtil nu, virker længere.',
  notTold: 'Du er kun logget ud i dette vindue: Serveren kunne ikke få besked, og links virker måske stadig.',
  linkUnknown:
    'Du er logget ud. Loginnet var allerede slut, så linket blev ikke gjort ugyldigt og virker måske stadig. Log ind med det én gang til og ud igen for at gøre det ugyldigt.',
};

export const mail: MailWords = {
  greeting: (name) => (name ? `Hej ${name},` : 'Hej,'),
  signInSubject: (organisation) => `Log ind hos ${organisation}`,
  signIn: (organisation) =>
    `Her er linket til at logge ind hos ${organisation}, så du kan se personlige oplysninger og holde dem ajour:`,
  signInButton: 'Log ind',
  validUntil: (when) =>
    `Det virker til ${when}, så ofte der er brug for det, medmindre det gøres ugyldigt, når der logges ud. Den, der har linket, kan se og ændre oplysningerne, så giv det ikke videre.`,
  paste:
    'Hvis du læser mailen på en anden enhed, kan du kopiere linket ind i feltet på den side, hvor det blev bestilt.',
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
    `denne adresse er angivet hos ${organisation} som et medlems nye e-mailadresse. Den gælder, når det er bekræftet her:`,
  confirmButton: 'Bekræft',
  confirmUntil: (when) => `Linket virker indtil ${when}.`,
  confirmNotYou:
    'Den, der intet kender til dette, skal ikke gøre noget: uden linket ændres intet, og der kommer ikke flere mails.',
  requestedSubject: (organisation) => `Ny e-mailadresse angivet hos ${organisation}`,
  requested: (organisation) =>
    `en anden e-mailadresse er angivet hos ${organisation}. Den gælder, når den er bekræftet via en mail dertil. Indtil da bliver alt, som det er.`,
  undoIntro: 'Er det en fejl, beholder dette link den gamle adresse og logger alle ud:',
  undoButton: 'Behold den gamle adresse',
  confirmAsk: 'Skal denne e-mailadresse gælde fra nu af?',
  confirmed: 'Tak, e-mailadressen er bekræftet. Login-links sendes dertil fra nu af; ældre virker ikke længere.',
  undoAsk: 'Skal e-mailadressen blive, som den var? Alle bliver logget ud, og ældre links udløber.',
  undone: 'Udført: den gamle e-mailadresse gælder. Alle er logget ud, og ældre links virker ikke længere.',
  linkGone:
    'Dette link virker ikke længere. Det er allerede brugt, er udløbet, eller adressen er ændret i mellemtiden.',
  linkFailed: 'Det lykkedes ikke lige nu. Prøv igen om lidt.',
  needsScript: 'Denne side kræver JavaScript. Slå det til, og åbn linket igen.',
};
