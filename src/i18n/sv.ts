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
  slow: 'Det tar längre tid än vanligt. Stanna kvar på sidan.',
  offline: 'Det går inte att nå servern. Kontrollera internetanslutningen.',
  too_slow: 'Det tar för lång tid innan servern svarar.',
  garbled: 'Något annat svarar i stället för servern, kanske inloggningssidan för ett wifi-nätverk.',
  retry: 'Försök igen',
  joinWaitingList: 'Till väntelistan',
  newTab: '(öppnas i en ny flik)',
  close: 'Stäng',
  addToCalendar: 'Lägg till i kalendern',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'ymd',
  issues: {
    required: 'Det här behöver fyllas i.',
    wrong_format: ({ example }) => `Skriv så här: ${example}`,
    not_a_date: 'Ange ett giltigt datum.',
    short_year: 'Ange årtalet med fyra siffror.',
    in_the_future: 'Datumet ligger i framtiden.',
    not_a_number: 'Ange ett tal, utan mellanslag.',
    not_whole: 'Ange ett heltal, utan mellanslag.',
    not_allowed: 'Välj ett av svarsalternativen.',
    too_long: ({ max }) => `Det är för långt. Skriv högst ${max} tecken.`,
    unreadable_characters: 'Här finns tecken som inte går att spara. Skriv om svaret.',
    full: 'Tyvärr har de sista platserna precis tagits.',
    closed: 'Anmälan är stängd.',
    not_yet_open: 'Anmälan har inte öppnat än.',
    form_token: 'Formuläret har varit öppet för länge. Skicka det igen.',
    invalid: 'Det svaret går inte att använda här.',
    must_accept: 'Kryssa i rutan för att gå vidare.',
    key_reused:
      'Anmälan hade redan kommit fram första gången, och det är den som gäller. Kontakta föreningen om något ska ändras.',
    rejected: ({ sentence }) => sentence,
  },
  labels: {
    name: 'Namn',
    first_name: 'Förnamn',
    last_name: 'Efternamn',
    email: 'E-post',
    phone: 'Telefon',
    birthdate: 'Födelsedatum',
    address: 'Adress',
    street: 'Gatuadress',
    postcode: 'Postnummer',
    city: 'Ort',
    country: 'Land',
  },
  day: 'Dag',
  month: 'Månad',
  year: 'År',
  dateHint: 'Till exempel 2015 3 24',
  nameHint: 'Bara ett namn? Då räcker ett fält.',
  optional: 'frivilligt',
  requiredNote: 'Allt behöver fyllas i, utom där det står ”frivilligt”.',
  choose: 'Välj',
  noAnswer: 'Inget svar',
  onePerLine: 'Ett svar per rad',

  loading: 'Formuläret laddas …',
  send: 'Skicka anmälan',
  sending: 'Skickar …',
  summary: (count) => `${count === 1 ? 'Ett' : count} svar saknas eller behöver ändras`,
  thanks: (name) => (name ? `Tack, ${name}!` : 'Tack!'),
  registered: (title) => `Anmälan till ”${title}” har kommit fram.`,
  another: 'Anmäl en person till',

  placesLeft: (count) => (count === 1 ? 'En plats kvar' : `${count} platser kvar`),
  full: 'Alla platser är tagna. Det går inte längre att anmäla sig.',
  closed: 'Anmälan är stängd.',
  notYetOpen: (when) => (when ? `Anmälan öppnar ${when}.` : 'Anmälan har inte öppnat än.'),
  missing: 'Formuläret finns inte, eller finns inte längre. Fråga föreningen var man anmäler sig.',

  unavailable: 'Formuläret kan inte visas just nu.',
  busy: 'Många anmäler sig just nu. Försök igen om en liten stund.',
  notSent: 'Anmälan kunde inte skickas. Allt du har skrivit finns kvar.',
  perhapsSent:
    'Anmälan skickades, men det kom inget svar. Allt du har skrivit finns kvar. Om du skickar igen blir ingen anmäld två gånger.',
  perhapsSentOnce:
    'Anmälan skickades, men det kom inget svar. Fråga föreningen om den har kommit fram innan du skickar igen.',
  elsewhere: 'Öppna formuläret på en egen sida',

  participant: (number) => `Person ${number}`,
  forAll: 'Gemensamt för alla',
  addParticipant: 'Lägg till en person',
  removeParticipant: (name) => `Ta bort ${name}`,
  copyPrevious: 'Kopiera svaren ovan',
  someRegistered: (done, total) => `Anmälda: ${done} av ${total}.`,
  isRegistered: 'Anmäld',
  sendRest: 'Anmäl de övriga',

  opensIn: (left) => `Anmälan öppnar om ${left}.`,
  opensNow: 'Anmälan öppnar nu …',
  openUntil: (when) => `Anmälan är öppen till ${when}.`,
  again: (seconds) =>
    `Många anmäler sig just nu. Allt du har skrivit finns kvar och skickas igen automatiskt om ${seconds} s.`,

  waitingList: 'Alla platser är tagna. Det finns en väntelista.',

  draftBack: 'Det du skrev här tidigare är tillbaka.',
  draftWithout: 'Kryss och känsliga svar sparas inte.',
  startOver: 'Börja om',
  undo: 'Ångra',

  held: 'Anmälan har kommit fram. Föreningen tittar på den innan den gäller.',
  checking: 'Ett ögonblick, webbläsaren kontrollerar en sak …',

  apply: 'Skicka ansökan',
  applied: (title) => `Ansökan ”${title}” har kommit fram. Föreningen tar ställning till den.`,
  open: 'Anmälan',
  print: 'Skriv ut',
  answers: 'Skickade svar',
  yes: 'Ja',
  no: 'Nej',
};

export const list: ListWords = {
  ...common,
  loading: 'Aktiviteterna laddas …',
  missing: 'Aktiviteterna finns inte, eller finns inte längre. Fråga föreningen efter kalendern.',
  unavailable: 'Aktiviteterna kan inte visas just nu.',
  busy: 'Många tittar på aktiviteterna just nu. Försök igen om en liten stund.',
  elsewhere: 'Öppna aktiviteterna på en egen sida',

  events: 'Aktiviteter',
  none: 'Just nu finns inga planerade aktiviteter.',
  noneFound: 'Inga aktiviteter matchar sökningen.',
  more: 'Visa fler',

  isOpen: 'Anmälan öppen',
  fewLeft: (count) => (count === 1 ? 'En plats kvar' : `${count} platser kvar`),
  isFull: 'Fullbokad',
  hasWaitingList: 'Väntelista',
  opensOn: (when) => (when ? `Anmälan öppnar ${when}` : 'Anmälan inte öppen än'),
  isClosed: 'Anmälan stängd',
  isOver: 'Avslutad',

  register: 'Anmälan',
  details: 'Läs mer',
  back: 'Alla aktiviteter',

  subscribe: 'Prenumerera på kalendern',
};

export const finding: FindingWords = {
  found: (count) => (count === 1 ? 'En aktivitet' : `${count} aktiviteter`),
  filter: 'Filtrera aktiviteter',
  search: 'Sök',
  when: 'När',
  upcoming: 'Kommande',
  past: 'Tidigare',
  anyTime: 'Alla',
  from: 'Från',
  to: 'Till',
  place: 'Var',
  anywhere: 'Överallt',
  onlyOpen: 'Bara med öppen anmälan',
  showAll: 'Visa alla',
  view: 'Vy',
  asList: 'Lista',
  asCards: 'Kort',
  asMonth: 'Månad',
  previousMonth: 'Föregående månad',
  nextMonth: 'Nästa månad',
  thisMonth: 'Den här månaden',
  furtherOnDay: (count) => `${count} till`,
};

export const login: LoginWords = {
  ...common,
  loading: 'Ett ögonblick …',
  missing: 'Medlemsportalen finns inte, eller finns inte längre. Fråga föreningen efter adressen.',
  unavailable: 'Medlemsportalen kan inte visas just nu.',
  busy: 'Många är här just nu. Försök igen om en liten stund.',
  elsewhere: 'Öppna medlemsportalen på en egen sida',

  signInTitle: 'Inloggning för medlemmar',
  emailLabel: 'E-post',
  emailHelp: 'Adressen som föreningen känner till. Dit skickas ett mejl med en inloggningslänk, helt utan lösenord.',
  emailWrong: 'Skriv så här: name@example.org',
  sendLink: 'Skicka en länk',
  sendingLink: 'Skickar …',
  linkNotSent: 'Det gick inte att beställa länken. Adressen står kvar.',
  lookIntoMail: 'Titta i inkorgen nu',
  linkSent: (address) =>
    `Om föreningen känner till ${address} kommer ett mejl med en länk dit inom några minuter. Det kan också ha hamnat i skräpposten.`,
  sendAgain: 'Skicka igen',
  sendAgainIn: (seconds) => `Skicka igen (om ${seconds} s)`,
  otherAddress: 'En annan adress',
  pasteTitle: 'Har mejlet öppnats på en annan enhet?',
  pasteLabel: 'Länken från mejlet',
  pasteHelp: 'Klistra in hela länken, eller bara det som står efter # i den.',
  pasteWrong: 'Här finns ingen länk. Kopiera hela länken från mejlet.',
  goOn: 'Fortsätt',
  linkFor: (names) => `Den här länken är för ${names}.`,
  linkUntil: (when) => `Den gäller till ${when}.`,
  signIn: 'Logga in',
  signingIn: 'Loggar in …',
  linkOver:
    'Den här länken gäller inte längre. En länk gäller tills den avslutas vid utloggning, högst 14 dagar. Här går det att beställa en ny:',
  notMe: 'Det är någon annan',
  signedInAs: (names) => `Inloggad som ${names}`,
  signOut: 'Logga ut',
  signedOut: 'Du är utloggad. Vi ses!',
  sessionOver:
    'Inloggningen har avslutats, så att ingen annan ser uppgifterna. Med en ny länk, eller den från mejlet, kommer du in igen.',
  addressChanged:
    'Den nya e-postadressen är sparad. Länkar som skickades till den gamla gäller inte längre: beställ en till den nya adressen.',
  notHere: 'Personuppgifter visas inte på den här webbplatsen.',
  portalClosed: 'Medlemmar kan inte logga in här.',
  portalAbove: 'Medlemmar i den här föreningen loggar in hos det förbund som den tillhör.',
  askClub: (address) => `Frågor: ${address}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'Uppgifter hos föreningen',
  membershipNumber: 'Medlemsnummer',
  whose: 'Visa',
  edit: 'Ändra',
  save: 'Spara',
  saving: 'Sparar …',
  cancel: 'Avbryt',
  saved: 'Sparat.',
  nothingChanged: 'Allt var som förut.',
  unsaved: 'inte sparat än',
  notSaved: 'Det gick inte att spara. Allt du har skrivit finns kvar.',
  perhapsSaved: 'Det kom inget svar, så kanske är det sparat och kanske inte. Det gör inget om du sparar igen.',
  emailNote: 'En ny adress gäller när den har bekräftats med länken i ett mejl dit. Till dess gäller den gamla.',
  freshLink: 'För detta krävs en ny inloggning med en ny länk. Allt som skrivits finns kvar.',
  emailPending: (address) =>
    `Ett mejl är på väg till ${address}. Den nya adressen gäller när den har bekräftats med länken; till dess gäller den gamla.`,
  onlyClub: 'Bara föreningen kan ändra det här.',
  notGiven: 'inte angivet',
  conflict: 'Någon har ändrat det här under tiden. Välj det som stämmer:',
  storedNow: 'Sparat av någon annan',
  enteredHere: 'Ifyllt här',
  merged: 'Någon har ändrat andra svar under tiden. De ändringarna finns också kvar.',
  personGone: 'Den här personens uppgifter finns inte längre här.',
  fees: 'Avgifter',
  noFees: 'Det finns inga avgifter.',
  amount: 'Belopp',
  reference: 'Betalningsreferens',
  total: 'Summa',
  referenceHint: 'Betalningsreferensen visar föreningen vad en betalning gäller.',
  copy: 'Kopiera',
  copied: 'Kopierat',
  download: 'Ladda ner allt som en fil',
  endsSoon: (left) => `Det har varit stilla här en stund. Inloggningen avslutas om ${left}.`,
  endsForGood: (left) => `Inloggningen avslutas om ${left}. Spara innan dess.`,
  stay: 'Fortsätt vara inloggad',
};

export const signOut: SignOutWords = {
  endLink: 'Avsluta även inloggningslänken',
  endLinkHelp: 'På en delad dator: då kan ingen komma in igen via webbläsarens historik.',
  everywhere: 'Logga ut överallt',
  everywhereAsk:
    'Alla enheter loggas ut, och ingen länk som har skickats hittills gäller längre. Det går alltid att beställa en ny.',
  cancel: 'Avbryt',
  signingOut: 'Loggar ut …',
  linkEnded: 'Du är utloggad. Inloggningslänken gäller inte heller längre.',
  linkKept: 'Du är utloggad. Inloggningslänken gäller fortfarande.',
  allEnded: 'Du är utloggad överallt. Ingen länk som har skickats hittills gäller längre.',
  notTold: 'Du är utloggad bara i det här fönstret: servern kunde inte nås, och länkar kan fortfarande gälla.',
  linkUnknown:
    'Du är utloggad. Inloggningen var redan avslutad, så länken avslutades inte och gäller kanske fortfarande. Logga in med den en gång till och sedan ut för att avsluta den.',
};

export const mail: MailWords = {
  greeting: (name) => (name ? `Hej ${name},` : 'Hej,'),
  signInSubject: (organisation) => `Logga in hos ${organisation}`,
  signIn: (organisation) =>
    `Här är länken för att logga in hos ${organisation}, se personuppgifter och hålla dem aktuella:`,
  signInButton: 'Logga in',
  validUntil: (when) =>
    `Länken gäller till ${when}, så många gånger som det behövs, om den inte avslutas vid utloggning. Den som har länken kan se och ändra uppgifterna, så skicka den inte vidare.`,
  paste: 'Om mejlet läses på en annan enhet går det att kopiera länken till fältet på sidan där den beställdes.',
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
    `den här adressen har angetts hos ${organisation} som en medlems nya e-postadress. Den gäller när det har bekräftats här:`,
  confirmButton: 'Bekräfta',
  confirmUntil: (when) => `Länken fungerar till ${when}.`,
  confirmNotYou:
    'Den som inte känner till detta behöver inte göra något: utan länken ändras inget, och inga fler mejl kommer.',
  requestedSubject: (organisation) => `Ny e-postadress angiven hos ${organisation}`,
  requested: (organisation) =>
    `en annan e-postadress har angetts hos ${organisation}. Den gäller när den har bekräftats genom ett mejl dit. Till dess förblir allt som det är.`,
  undoIntro: 'Om det är ett misstag behåller den här länken den gamla adressen och loggar ut alla:',
  undoButton: 'Behåll den gamla adressen',
  confirmAsk: 'Ska den här e-postadressen gälla från och med nu?',
  confirmed:
    'Tack, e-postadressen är bekräftad. Inloggningslänkar skickas dit från och med nu; äldre fungerar inte längre.',
  undoAsk: 'Ska e-postadressen förbli som den var? Alla loggas ut och äldre länkar upphör.',
  undone: 'Klart: den gamla e-postadressen gäller. Alla har loggats ut, och äldre länkar fungerar inte längre.',
  linkGone:
    'Den här länken fungerar inte längre. Den har redan använts, har gått ut, eller så har adressen ändrats under tiden.',
  linkFailed: 'Det gick inte just nu. Försök igen om en stund.',
  needsScript: 'Den här sidan kräver JavaScript. Slå på det och öppna länken igen.',
};
