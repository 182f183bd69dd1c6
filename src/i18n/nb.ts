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
  slow: 'Det tar lengre tid enn vanlig. Bli på denne siden.',
  offline: 'Det er ingen forbindelse med serveren. Sjekk internettforbindelsen.',
  too_slow: 'Serveren bruker for lang tid på å svare.',
  garbled: 'Noe annet svarer i stedet for serveren, kanskje innloggingssiden til et trådløst nett.',
  retry: 'Prøv igjen',
  joinWaitingList: 'Til ventelisten',
  newTab: '(åpnes i en ny fane)',
  close: 'Lukk',
  addToCalendar: 'Legg til i kalenderen',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'Må fylles ut.',
    wrong_format: ({ example }) => `Skriv det slik: ${example}`,
    not_a_date: 'Oppgi en gyldig dato.',
    short_year: 'Oppgi årstallet med fire sifre.',
    in_the_future: 'Datoen ligger fram i tid.',
    not_a_number: 'Oppgi et tall, uten tusenskille.',
    not_whole: 'Oppgi et helt tall, uten tusenskille.',
    not_allowed: 'Velg et av svaralternativene.',
    too_long: ({ max }) => `Det er for langt. Skriv høyst ${max} tegn.`,
    unreadable_characters: 'Her er det tegn som ikke kan lagres. Skriv svaret på nytt.',
    full: 'De siste plassene ble dessverre tatt akkurat nå.',
    closed: 'Påmeldingen er stengt.',
    not_yet_open: 'Påmeldingen har ikke åpnet ennå.',
    form_token: 'Skjemaet har vært åpent for lenge. Send det en gang til.',
    invalid: 'Dette svaret kan ikke brukes her.',
    must_accept: 'Kryss av her for å gå videre.',
    key_reused:
      'Påmeldingen var allerede kommet fram første gang, og det er den som gjelder. Ta kontakt med foreningen om endringer.',
    rejected: ({ sentence }) => sentence,
  },
  labels: {
    name: 'Navn',
    first_name: 'Fornavn',
    last_name: 'Etternavn',
    email: 'E-post',
    phone: 'Telefon',
    birthdate: 'Fødselsdato',
    address: 'Adresse',
    street: 'Gate og husnummer',
    postcode: 'Postnummer',
    city: 'Poststed',
    country: 'Land',
  },
  day: 'Dag',
  month: 'Måned',
  year: 'År',
  dateHint: 'For eksempel 24 3 2015',
  nameHint: 'Bare ett navn? Da holder det med ett felt.',
  optional: 'valgfritt',
  requiredNote: 'Alt må fylles ut, unntatt der det står «valgfritt».',
  choose: 'Velg',
  noAnswer: 'Ikke besvart',
  onePerLine: 'Ett svar per linje',

  loading: 'Skjemaet lastes inn …',
  send: 'Meld på',
  sending: 'Sender …',
  summary: (count) => `${count === 1 ? 'Ett' : count} svar mangler eller må rettes`,
  thanks: (name) => (name ? `Takk, ${name}!` : 'Takk!'),
  registered: (title) => `Påmeldingen til «${title}» er mottatt.`,
  another: 'Meld på en til',

  placesLeft: (count) => (count === 1 ? 'Én ledig plass igjen' : `${count} ledige plasser igjen`),
  full: 'Alle plassene er tatt. Det er ikke lenger mulig å melde seg på.',
  closed: 'Påmeldingen er stengt.',
  notYetOpen: (when) => (when ? `Påmeldingen åpner ${when}.` : 'Påmeldingen har ikke åpnet ennå.'),
  missing: 'Skjemaet finnes ikke, eller finnes ikke lenger. Spør foreningen hvor man melder seg på.',

  unavailable: 'Skjemaet kan ikke vises akkurat nå.',
  busy: 'Mange melder seg på akkurat nå. Prøv igjen om litt.',
  notSent: 'Påmeldingen kunne ikke sendes. Alt du har skrevet, er her fortsatt.',
  perhapsSent:
    'Påmeldingen ble sendt, men det kom ikke noe svar. Alt du har skrevet, er her fortsatt. Om du sender den på nytt, blir ingen påmeldt to ganger.',
  perhapsSentOnce:
    'Påmeldingen ble sendt, men det kom ikke noe svar. Spør foreningen om den har kommet fram, før du sender den på nytt.',
  elsewhere: 'Åpne skjemaet på en egen side',

  participant: (number) => `Person ${number}`,
  forAll: 'Felles for alle',
  addParticipant: 'Legg til en person',
  removeParticipant: (name) => `Fjern ${name}`,
  copyPrevious: 'Kopier svarene over',
  someRegistered: (done, total) => `${done} av ${total} er påmeldt.`,
  isRegistered: 'Påmeldt',
  sendRest: 'Meld på de andre',

  opensIn: (left) => `Påmeldingen åpner om ${left}.`,
  opensNow: 'Påmeldingen åpner nå …',
  openUntil: (when) => `Påmeldingen er åpen til ${when}.`,
  again: (seconds) =>
    `Mange melder seg på akkurat nå. Alt du har skrevet, er her fortsatt og sendes automatisk på nytt om ${seconds} s.`,

  waitingList: 'Alle plassene er tatt. Det finnes en venteliste.',

  draftBack: 'Det du skrev her tidligere, er tilbake.',
  draftWithout: 'Avkryssinger og fortrolige opplysninger lagres ikke.',
  startOver: 'Begynn på nytt',
  undo: 'Angre',

  held: 'Påmeldingen er mottatt. Foreningen ser på den før den gjelder.',
  checking: 'Et øyeblikk, nettleseren sjekker noe …',

  apply: 'Send søknad',
  applied: (title) => `Søknaden «${title}» er mottatt. Foreningen tar stilling til den.`,
  open: 'Påmelding',
  print: 'Skriv ut',
  answers: 'Sendte svar',
  yes: 'Ja',
  no: 'Nei',
};

export const list: ListWords = {
  ...common,
  loading: 'Arrangementene lastes inn …',
  missing: 'Arrangementene finnes ikke, eller finnes ikke lenger. Spør foreningen etter kalenderen.',
  unavailable: 'Arrangementene kan ikke vises akkurat nå.',
  busy: 'Mange ser på arrangementene akkurat nå. Prøv igjen om litt.',
  elsewhere: 'Åpne arrangementene på en egen side',

  events: 'Arrangementer',
  none: 'Ingen arrangementer er planlagt akkurat nå.',
  noneFound: 'Ingen arrangementer passer til søket.',
  more: 'Vis flere',

  isOpen: 'Påmelding åpen',
  fewLeft: (count) => (count === 1 ? 'Én plass igjen' : `${count} plasser igjen`),
  isFull: 'Fulltegnet',
  hasWaitingList: 'Venteliste',
  opensOn: (when) => (when ? `Påmelding åpner ${when}` : 'Påmelding ikke åpnet ennå'),
  isClosed: 'Påmelding stengt',
  isOver: 'Avsluttet',

  register: 'Påmelding',
  details: 'Les mer',
  back: 'Alle arrangementer',

  subscribe: 'Abonner på kalenderen',
};

export const finding: FindingWords = {
  found: (count) => (count === 1 ? 'Ett arrangement' : `${count} arrangementer`),
  filter: 'Filtrer arrangementer',
  search: 'Søk',
  when: 'Når',
  upcoming: 'Kommende',
  past: 'Tidligere',
  anyTime: 'Alle',
  from: 'Fra',
  to: 'Til',
  place: 'Sted',
  anywhere: 'Alle steder',
  onlyOpen: 'Bare med åpen påmelding',
  showAll: 'Vis alle',
  view: 'Visning',
  asList: 'Liste',
  asCards: 'Kort',
  asMonth: 'Måned',
  previousMonth: 'Forrige måned',
  nextMonth: 'Neste måned',
  thisMonth: 'Denne måneden',
  furtherOnDay: (count) => `${count} til`,
};

export const login: LoginWords = {
  ...common,
  loading: 'Et øyeblikk …',
  missing: 'Medlemsportalen finnes ikke, eller finnes ikke lenger. Spør foreningen om adressen.',
  unavailable: 'Medlemsportalen kan ikke vises akkurat nå.',
  busy: 'Mange er her akkurat nå. Prøv igjen om litt.',
  elsewhere: 'Åpne medlemsportalen på en egen side',

  signInTitle: 'Innlogging for medlemmer',
  emailLabel: 'E-post',
  emailHelp: 'Adressen som foreningen kjenner. Dit sendes en e-post med en innloggingslenke, helt uten passord.',
  emailWrong: 'Skriv den slik: name@example.org',
  sendLink: 'Send en lenke',
  sendingLink: 'Sender …',
  linkNotSent: 'Lenken kunne ikke bestilles. Adressen står her fortsatt.',
  lookIntoMail: 'Se i innboksen nå',
  linkSent: (address) =>
    `Hvis foreningen kjenner ${address}, kommer det en e-post med en lenke dit i løpet av noen minutter. Den kan også ha havnet i søppelposten.`,
  sendAgain: 'Send på nytt',
  sendAgainIn: (seconds) => `Send på nytt (om ${seconds} s)`,
  otherAddress: 'En annen adresse',
  pasteTitle: 'Er e-posten åpnet på en annen enhet?',
  pasteLabel: 'Lenken fra e-posten',
  pasteHelp: 'Lim inn hele lenken, eller bare det som står etter # i den.',
  pasteWrong: 'Her er det ingen lenke. Kopier hele lenken fra e-posten.',
  goOn: 'Fortsett',
  linkFor: (names) => `Denne lenken er for ${names}.`,
  linkUntil: (when) => `Den gjelder til ${when}.`,
  signIn: 'Logg inn',
  signingIn: 'Logger inn …',
  linkOver:
    'Denne lenken gjelder ikke lenger. En lenke gjelder til den gjøres ugyldig ved utlogging, høyst 14 dager. Her kan en ny bestilles:',
  notMe: 'Det er noen andre',
  signedInAs: (names) => `Logget inn som ${names}`,
  signOut: 'Logg ut',
  signedOut: 'Du er logget ut. På gjensyn!',
  sessionOver:
    'Innloggingen er avsluttet, slik at ingen andre ser disse opplysningene. Med en ny lenke, eller den fra e-posten, kommer du inn igjen.',
  addressChanged:
    'Den nye e-postadressen er lagret. Lenker som ble sendt til den gamle, gjelder ikke lenger. Bestill en til den nye adressen.',
  notHere: 'Personopplysninger vises ikke på dette nettstedet.',
  portalClosed: 'Medlemmer kan ikke logge inn her.',
  portalAbove: 'Medlemmer av denne foreningen logger inn hos forbundet den tilhører.',
  askClub: (address) => `Spørsmål: ${address}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'Opplysninger hos foreningen',
  membershipNumber: 'Medlemsnummer',
  whose: 'Vis',
  edit: 'Endre',
  save: 'Lagre',
  saving: 'Lagrer …',
  cancel: 'Avbryt',
  saved: 'Lagret.',
  nothingChanged: 'Alt var som før.',
  unsaved: 'ikke lagret ennå',
  notSaved: 'Det kunne ikke lagres. Alt du har skrevet, er her fortsatt.',
  perhapsSaved:
    'Det kom ikke noe svar, så kanskje er det lagret, kanskje ikke. Det gjør ingenting om du lagrer en gang til.',
  emailNote: 'En ny adresse gjelder når den er bekreftet med lenken i en e-post dit. Til da gjelder den gamle.',
  freshLink: 'For dette kreves ny innlogging med en ny lenke. Alt som er skrevet, er her fortsatt.',
  emailPending: (address) =>
    `En e-post er på vei til ${address}. Den nye adressen gjelder når den er bekreftet med lenken; til da gjelder den gamle.`,
  onlyClub: 'Bare foreningen kan endre dette.',
  notGiven: 'ikke oppgitt',
  conflict: 'Noen har endret dette i mellomtiden. Velg det som stemmer:',
  storedNow: 'Lagret av noen andre',
  enteredHere: 'Fylt ut her',
  merged: 'Noen har endret andre svar i mellomtiden. Også de endringene er tatt vare på.',
  personGone: 'Opplysningene om denne personen finnes ikke her lenger.',
  fees: 'Kontingent og avgifter',
  noFees: 'Det er ingen kontingent eller avgifter å betale.',
  amount: 'Beløp',
  reference: 'Betalingsreferanse',
  total: 'Sum',
  referenceHint: 'Betalingsreferansen viser foreningen hva en betaling gjelder.',
  copy: 'Kopier',
  copied: 'Kopiert',
  download: 'Last ned alt som en fil',
  endsSoon: (left) => `Det har vært stille her en stund. Innloggingen avsluttes om ${left}.`,
  endsForGood: (left) => `Innloggingen avsluttes om ${left}. Lagre før det.`,
  stay: 'Forbli innlogget',
};

export const signOut: SignOutWords = {
  endLink: 'Gjør også innloggingslenken ugyldig',
  endLinkHelp: 'På en delt datamaskin: da kommer ingen inn igjen via nettleserloggen.',
  everywhere: 'Logg ut overalt',
  everywhereAsk:
    'Alle enheter logges ut, og ingen lenke som er sendt til nå, gjelder lenger. En ny kan alltid bestilles.',
  cancel: 'Avbryt',
  signingOut: 'Logger ut …',
  linkEnded: 'Du er logget ut. Innloggingslenken gjelder heller ikke lenger.',
  linkKept: 'Du er logget ut. Innloggingslenken gjelder fortsatt.',
  allEnded: 'Du er logget ut overalt. Ingen lenke som er sendt til nå, gjelder lenger.',
  notTold: 'Du er bare logget ut i dette vinduet: Serveren fikk ikke beskjed, og lenker kan fortsatt gjelde.',
  linkUnknown:
    'Du er logget ut. Innloggingen var allerede avsluttet, så lenken ble ikke gjort ugyldig og gjelder kanskje fortsatt. Logg inn med den én gang til og ut igjen for å gjøre den ugyldig.',
};

export const mail: MailWords = {
  // no comma after it, as is usual
  greeting: (name) => (name ? `Hei ${name}` : 'Hei'),
  signInSubject: (organisation) => `Logg inn hos ${organisation}`,
  signIn: (organisation) =>
    `Her er lenken for å logge inn hos ${organisation}, se personopplysninger og holde dem oppdatert:`,
  signInButton: 'Logg inn',
  validUntil: (when) =>
    `Lenken gjelder til ${when}, så mange ganger det trengs, med mindre den gjøres ugyldig ved utlogging. Den som har lenken, kan se og endre opplysningene, så ikke send den videre.`,
  paste: 'Hvis e-posten leses på en annen enhet, kan lenken kopieres inn i feltet på siden der den ble bestilt.',
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
    `denne adressen er oppgitt hos ${organisation} som et medlems nye e-postadresse. Den gjelder når det er bekreftet her:`,
  confirmButton: 'Bekreft',
  confirmUntil: (when) => `Lenken virker til ${when}.`,
  confirmNotYou:
    'Den som ikke kjenner til dette, trenger ikke gjøre noe: uten lenken endres ingenting, og det kommer ikke flere e-poster.',
  requestedSubject: (organisation) => `Ny e-postadresse oppgitt hos ${organisation}`,
  requested: (organisation) =>
    `en annen e-postadresse er oppgitt hos ${organisation}. Den gjelder når den er bekreftet med en e-post dit. Til da blir alt som det er.`,
  undoIntro: 'Er det en feil, beholder denne lenken den gamle adressen og logger alle ut:',
  undoButton: 'Behold den gamle adressen',
  confirmAsk: 'Skal denne e-postadressen gjelde fra nå av?',
  confirmed: 'Takk, e-postadressen er bekreftet. Innloggingslenker sendes dit fra nå av; eldre virker ikke lenger.',
  undoAsk: 'Skal e-postadressen bli som den var? Alle logges ut, og eldre lenker utløper.',
  undone: 'Ferdig: den gamle e-postadressen gjelder. Alle er logget ut, og eldre lenker virker ikke lenger.',
  linkGone:
    'Denne lenken virker ikke lenger. Den er allerede brukt, har utløpt, eller adressen er endret i mellomtiden.',
  linkFailed: 'Det gikk ikke akkurat nå. Prøv igjen om litt.',
  needsScript: 'Denne siden trenger JavaScript. Slå det på og åpne lenken igjen.',
};
