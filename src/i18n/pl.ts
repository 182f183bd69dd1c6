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

const rules = new Intl.PluralRules('pl');
const forms = (count: number, one: string, few: string, many: string): string =>
  (({ one, few }) as Partial<Record<string, string>>)[rules.select(count)] ?? many;

/** What every element says. */
const common: CommonWords = {
  slow: 'Trwa to dłużej niż zwykle. Proszę pozostać na tej stronie.',
  offline: 'Brak połączenia z serwerem. Proszę sprawdzić połączenie z internetem.',
  too_slow: 'Serwer zbyt długo nie odpowiada.',
  garbled: 'Zamiast serwera odpowiada coś innego, być może strona logowania do sieci Wi-Fi.',
  retry: 'Spróbuj ponownie',
  joinWaitingList: 'Przejdź do listy rezerwowej',
  newTab: '(otwiera się w nowej karcie)',
  close: 'Zamknij',
  addToCalendar: 'Dodaj do kalendarza',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'Proszę uzupełnić.',
    wrong_format: ({ example }) => `Proszę wpisać w ten sposób: ${example}`,
    not_a_date: 'Proszę podać prawidłową datę.',
    short_year: 'Proszę podać rok czterema cyframi.',
    in_the_future: 'Ten dzień jeszcze nie nadszedł.',
    not_a_number: 'Proszę podać liczbę, bez oddzielania tysięcy.',
    not_whole: 'Proszę podać liczbę całkowitą, bez oddzielania tysięcy.',
    not_allowed: 'Proszę wybrać jedną z podanych odpowiedzi.',
    too_long: ({ max }) => `To za długi tekst. Limit znaków: ${max}.`,
    unreadable_characters: 'Niektórych znaków nie da się zapisać. Proszę wpisać to jeszcze raz.',
    full: 'Niestety ostatnie miejsca właśnie zostały zajęte.',
    closed: 'Zapisy zostały zakończone.',
    not_yet_open: 'Zapisy jeszcze się nie rozpoczęły.',
    form_token: 'Formularz był otwarty zbyt długo. Proszę wysłać go ponownie.',
    invalid: 'Ta odpowiedź nie jest tu możliwa.',
    must_accept: 'Aby przejść dalej, proszę zaznaczyć to pole.',
    key_reused: 'Zgłoszenie dotarło już za pierwszym razem i to ono się liczy. Zmiany proszę zgłosić klubowi.',
    rejected: ({ sentence }) => sentence,
  },
  labels: {
    name: 'Imię i nazwisko',
    first_name: 'Imię',
    last_name: 'Nazwisko',
    email: 'Adres e-mail',
    phone: 'Telefon',
    birthdate: 'Data urodzenia',
    address: 'Adres',
    street: 'Ulica i numer',
    postcode: 'Kod pocztowy',
    city: 'Miejscowość',
    country: 'Kraj',
  },
  day: 'Dzień',
  month: 'Miesiąc',
  year: 'Rok',
  dateHint: 'Na przykład 24 3 2015',
  nameHint: 'Tylko jedno imię lub nazwisko? Wystarczy jedno pole.',
  optional: 'nieobowiązkowe',
  requiredNote: 'Obowiązkowe są wszystkie pola z wyjątkiem tych z dopiskiem „nieobowiązkowe”.',
  choose: 'Proszę wybrać',
  noAnswer: 'Brak odpowiedzi',
  onePerLine: 'Każda odpowiedź w osobnym wierszu',

  loading: 'Wczytywanie formularza…',
  send: 'Wyślij zgłoszenie',
  sending: 'Wysyłanie…',
  summary: (count) =>
    `${count} ${forms(count, 'odpowiedź wymaga', 'odpowiedzi wymagają', 'odpowiedzi wymaga')} uzupełnienia lub poprawy`,
  // a name in an exclamation would need its vocative
  thanks: () => 'Dziękujemy!',
  registered: (title) => `Otrzymaliśmy zgłoszenie: „${title}”.`,
  another: 'Zgłoś kolejną osobę',

  placesLeft: (count) =>
    forms(count, 'Zostało jedno wolne miejsce', `Zostały ${count} wolne miejsca`, `Zostało ${count} wolnych miejsc`),
  full: 'Wszystkie miejsca są zajęte. Zapisy nie są już możliwe.',
  closed: 'Zapisy zostały zakończone.',
  notYetOpen: (when) => (when ? `Początek zapisów: ${when}.` : 'Zapisy jeszcze się nie rozpoczęły.'),
  missing: 'Tego formularza nie ma albo już go nie ma. Proszę zapytać w klubie, gdzie można się zapisać.',

  unavailable: 'W tej chwili nie można wyświetlić formularza.',
  busy: 'W tej chwili zapisuje się wiele osób. Proszę za chwilę spróbować ponownie.',
  notSent: 'Nie udało się wysłać zgłoszenia. Wszystkie wpisane dane nadal tu są.',
  perhapsSent:
    'Zgłoszenie zostało wysłane, ale nie nadeszła odpowiedź. Wszystkie wpisane dane nadal tu są. Ponowne wysłanie nikogo nie zapisze dwa razy.',
  perhapsSentOnce:
    'Zgłoszenie zostało wysłane, ale nie nadeszła odpowiedź. Przed ponownym wysłaniem proszę zapytać w klubie, czy dotarło.',
  elsewhere: 'Otwórz formularz na osobnej stronie',

  participant: (number) => `Osoba ${number}`,
  forAll: 'Wspólne dla wszystkich',
  addParticipant: 'Dodaj kolejną osobę',
  removeParticipant: (name) => `Usuń: ${name}`,
  copyPrevious: 'Skopiuj powyższe odpowiedzi',
  someRegistered: (done, total) => `Zapisano: ${done} z ${total}.`,
  isRegistered: 'Zapisano',
  sendRest: 'Zgłoś pozostałe osoby',

  opensIn: (left) => `Do rozpoczęcia zapisów: ${left}.`,
  opensNow: 'Zapisy właśnie się rozpoczynają…',
  openUntil: (when) => `Koniec zapisów: ${when}.`,
  again: (seconds) =>
    `W tej chwili zapisuje się wiele osób. Wpisane dane są zachowane i za ${seconds} s zostaną automatycznie wysłane ponownie.`,

  waitingList: 'Wszystkie miejsca są zajęte. Jest lista rezerwowa.',

  draftBack: 'Przywrócono dane wpisane tu wcześniej.',
  draftWithout: 'Zaznaczenia i poufne odpowiedzi nie są przechowywane.',
  startOver: 'Zacznij od nowa',
  undo: 'Cofnij',

  held: 'Otrzymaliśmy zgłoszenie. Będzie ważne po sprawdzeniu przez klub.',
  checking: 'Chwileczkę, przeglądarka coś sprawdza…',

  apply: 'Wyślij wniosek',
  applied: (title) => `Otrzymaliśmy wniosek: „${title}”. Decyzję podejmie klub.`,
  open: 'Zapisy',
  print: 'Drukuj',
  answers: 'Wysłane odpowiedzi',
  yes: 'Tak',
  no: 'Nie',
};

export const list: ListWords = {
  ...common,
  loading: 'Wczytywanie wydarzeń…',
  missing: 'Tych wydarzeń nie ma albo już ich nie ma. Proszę zapytać w klubie o kalendarz.',
  unavailable: 'W tej chwili nie można wyświetlić wydarzeń.',
  busy: 'W tej chwili wydarzenia przegląda wiele osób. Proszę za chwilę spróbować ponownie.',
  elsewhere: 'Otwórz wydarzenia na osobnej stronie',

  events: 'Wydarzenia',
  none: 'Obecnie nie ma zaplanowanych wydarzeń.',
  noneFound: 'Brak pasujących wydarzeń.',
  more: 'Pokaż więcej',

  isOpen: 'Zapisy otwarte',
  fewLeft: (count) => forms(count, 'Zostało jedno miejsce', `Zostały ${count} miejsca`, `Zostało ${count} miejsc`),
  isFull: 'Brak miejsc',
  hasWaitingList: 'Lista rezerwowa',
  opensOn: (when) => (when ? `Początek zapisów: ${when}` : 'Zapisy jeszcze zamknięte'),
  isClosed: 'Zapisy zakończone',
  isOver: 'Już się odbyło',

  register: 'Zapisz się',
  details: 'Szczegóły',
  back: 'Wszystkie wydarzenia',

  subscribe: 'Subskrybuj kalendarz',
};

export const finding: FindingWords = {
  found: (count) => `${count} ${forms(count, 'wydarzenie', 'wydarzenia', 'wydarzeń')}`,
  filter: 'Filtruj wydarzenia',
  search: 'Szukaj',
  when: 'Kiedy',
  upcoming: 'Nadchodzące',
  past: 'Minione',
  anyTime: 'Wszystkie',
  from: 'Od',
  to: 'Do',
  place: 'Gdzie',
  anywhere: 'Wszędzie',
  onlyOpen: 'Tylko z otwartymi zapisami',
  showAll: 'Pokaż wszystkie',
  view: 'Widok',
  asList: 'Lista',
  asCards: 'Kafelki',
  asMonth: 'Miesiąc',
  previousMonth: 'Poprzedni miesiąc',
  nextMonth: 'Następny miesiąc',
  thisMonth: 'Bieżący miesiąc',
  furtherOnDay: (count) => `Jeszcze ${count}`,
};

export const login: LoginWords = {
  ...common,
  loading: 'Chwileczkę…',
  missing: 'Tej strefy członkowskiej nie ma albo już jej nie ma. Proszę zapytać w klubie o adres.',
  unavailable: 'W tej chwili nie można wyświetlić strefy członkowskiej.',
  busy: 'W tej chwili jest tu wiele osób. Proszę za chwilę spróbować ponownie.',
  elsewhere: 'Otwórz strefę członkowską na osobnej stronie',

  signInTitle: 'Logowanie dla członków',
  emailLabel: 'Adres e-mail',
  emailHelp: 'Adres, który zna klub. Przyjdzie na niego wiadomość z linkiem do logowania, hasło nie jest potrzebne.',
  emailWrong: 'Proszę wpisać w ten sposób: name@example.org',
  sendLink: 'Wyślij link',
  sendingLink: 'Wysyłanie…',
  linkNotSent: 'Nie udało się zamówić linku. Wpisany adres nadal tu jest.',
  lookIntoMail: 'Teraz proszę zajrzeć do skrzynki',
  linkSent: (address) =>
    `Jeśli klub zna adres ${address}, w ciągu kilku minut przyjdzie na niego wiadomość z linkiem. Czasem trafia ona do spamu.`,
  sendAgain: 'Wyślij ponownie',
  sendAgainIn: (seconds) => `Wyślij ponownie (za ${seconds} s)`,
  otherAddress: 'Inny adres',
  pasteTitle: 'Wiadomość otwarta na innym urządzeniu?',
  pasteLabel: 'Link z wiadomości',
  pasteHelp: 'Proszę wkleić cały link albo tylko to, co następuje w nim po znaku #.',
  pasteWrong: 'Nie ma tu linku. Proszę skopiować z wiadomości cały link.',
  goOn: 'Dalej',
  // names stay as they are
  linkFor: (names) => `Tym linkiem można się zalogować jako ${names}.`,
  linkUntil: (when) => `Link jest ważny do: ${when}.`,
  signIn: 'Zaloguj się',
  signingIn: 'Logowanie…',
  linkOver:
    'Ten link już nie działa. Link jest ważny do unieważnienia przy wylogowaniu, najwyżej 14 dni. Nowy można zamówić tutaj:',
  notMe: 'To ktoś inny',
  signedInAs: (names) => `Zalogowano jako ${names}`,
  signOut: 'Wyloguj się',
  signedOut: 'Wylogowano. Do zobaczenia!',
  sessionOver:
    'Sesja została zakończona, aby nikt inny nie zobaczył tych danych. Nowy link albo ten z wiadomości otworzy je ponownie.',
  addressChanged:
    'Nowy adres e-mail został zapisany. Linki wysłane na stary adres już nie działają: proszę zamówić link na nowy adres.',
  notHere: 'Na tej stronie internetowej dane osobowe nie są wyświetlane.',
  portalClosed: 'Członkowie nie mogą się tutaj zalogować.',
  portalAbove: 'Członkowie tego klubu logują się na stronie związku, do którego klub należy.',
  askClub: (address) => `Pytania: ${address}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'Dane zapisane w klubie',
  membershipNumber: 'Numer członkowski',
  whose: 'Czyje dane',
  edit: 'Edytuj',
  // with a word after it: without one it is close to the word for registering
  save: 'Zapisz zmiany',
  saving: 'Zapisywanie zmian…',
  cancel: 'Anuluj',
  saved: 'Zmiany zostały zapisane.',
  nothingChanged: 'Wszystko było tak jak wcześniej.',
  unsaved: 'jeszcze niezapisane',
  notSaved: 'Nie udało się zapisać zmian. Wszystkie wpisane dane nadal tu są.',
  perhapsSaved:
    'Nie nadeszła odpowiedź, więc nie wiadomo, czy zmiany zostały zapisane. Ponowne zapisanie niczemu nie zaszkodzi.',
  emailNote:
    'Nowy adres zacznie obowiązywać po potwierdzeniu linkiem z wiadomości, która na niego przyjdzie. Do tego czasu obowiązuje stary.',
  freshLink: 'Do tego trzeba zalogować się ponownie nowym linkiem. Wszystko, co wpisano, nadal tu jest.',
  emailPending: (address) =>
    `Wiadomość jest w drodze na adres ${address}. Nowy adres zacznie obowiązywać po potwierdzeniu linkiem; do tego czasu obowiązuje stary.`,
  onlyClub: 'Może to zmienić tylko klub.',
  notGiven: 'nie podano',
  conflict: 'W międzyczasie ktoś to zmienił. Proszę wybrać, co jest prawidłowe:',
  storedNow: 'Zapisane przez inną osobę',
  enteredHere: 'Wpisane tutaj',
  merged: 'W międzyczasie ktoś zmienił inne odpowiedzi. Te zmiany również zostały zachowane.',
  personGone: 'Danych tej osoby już tu nie ma.',
  fees: 'Składki i opłaty',
  noFees: 'Nie ma żadnych składek ani opłat.',
  amount: 'Kwota',
  reference: 'Tytuł przelewu',
  total: 'Razem',
  referenceHint: 'Po tytule przelewu klub rozpoznaje, czego dotyczy wpłata.',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  download: 'Pobierz wszystko jako plik',
  endsSoon: (left) => `Od dłuższej chwili nic się tu nie działo. Do wylogowania pozostało: ${left}.`,
  endsForGood: (left) => `Do wylogowania pozostało: ${left}. Proszę do tego czasu zapisać zmiany.`,
  stay: 'Nie wylogowuj',
};

export const signOut: SignOutWords = {
  endLink: 'Unieważnij też link do logowania',
  endLinkHelp: 'Na wspólnym komputerze: wtedy nikt nie wejdzie przez historię przeglądarki.',
  everywhere: 'Wyloguj się wszędzie',
  everywhereAsk:
    'Wszystkie urządzenia zostaną wylogowane, a żaden wysłany dotąd link nie będzie już działać. Nowy można zamówić w każdej chwili.',
  cancel: 'Anuluj',
  signingOut: 'Wylogowywanie…',
  linkEnded: 'Wylogowano. Link do logowania też już nie działa.',
  linkKept: 'Wylogowano. Link do logowania nadal działa.',
  allEnded: 'Wylogowano wszędzie. Żaden wysłany dotąd link już nie działa.',
  notTold: 'Wylogowano tylko w tym oknie: serwer nie otrzymał informacji, więc linki mogą nadal działać.',
  linkUnknown:
    'Wylogowano. Sesja zakończyła się już wcześniej, więc link nie został unieważniony i może nadal działać. Aby go unieważnić, proszę zalogować się nim jeszcze raz i wylogować.',
};

export const mail: MailWords = {
  // a name right after the greeting would need its vocative
  greeting: (name) => (name ? `Dzień dobry (wiadomość dla: ${name}),` : 'Dzień dobry,'),
  signInSubject: (organisation) => `Logowanie: ${organisation}`,
  signIn: (organisation) =>
    `oto link do logowania w strefie członkowskiej (${organisation}), w której można zobaczyć dane osobowe i je aktualizować:`,
  signInButton: 'Zaloguj się',
  validUntil: (when) =>
    `Link jest ważny do: ${when}. Do tego czasu można go używać tak często, jak trzeba, chyba że zostanie unieważniony przy wylogowaniu. Kto go ma, może zobaczyć i zmienić dane, dlatego proszę nikomu go nie przekazywać.`,
  paste:
    'Jeśli ta wiadomość jest czytana na innym urządzeniu, link można skopiować do pola na stronie, na której został zamówiony.',
  notAsked: 'Jeśli nikt nie zamawiał linku, nie trzeba nic robić: bez tej wiadomości nikt się nie zaloguje.',
  emailChangedSubject: (organisation) => `Zmiana adresu e-mail w danych członkowskich: ${organisation}`,
  emailChanged: (organisation) =>
    `w danych członkowskich (${organisation}) jest teraz inny adres e-mail. Wiadomości będą odtąd przychodzić na nowy adres, a linki do logowania, które przyszły na ten adres, już nie działają.`,
  notYou: (contact) =>
    contact
      ? `Jeśli to pomyłka, proszę wkrótce napisać na adres ${contact}.`
      : 'Jeśli to pomyłka, proszę wkrótce powiadomić klub.',
  repeat: 'Możliwe, że ta wiadomość dotarła już wcześniej.',
  confirmSubject: (organisation) => `Potwierdzenie adresu e-mail: ${organisation}`,
  confirm: (organisation) =>
    `ten adres podano jako nowy adres e-mail osoby należącej do klubu (${organisation}). Zacznie obowiązywać po potwierdzeniu tutaj:`,
  confirmButton: 'Potwierdź',
  confirmUntil: (when) => `Link działa do: ${when}.`,
  confirmNotYou:
    'Kto nic o tym nie wie, nie musi nic robić: bez tego linku nic się nie zmieni i nie przyjdą kolejne wiadomości.',
  requestedSubject: (organisation) => `Podano nowy adres e-mail: ${organisation}`,
  requested: (organisation) =>
    `podano inny adres e-mail (${organisation}). Zacznie obowiązywać po potwierdzeniu wiadomością, która na niego przyjdzie. Do tego czasu wszystko zostaje bez zmian.`,
  undoIntro: 'Jeśli to pomyłka, ten link zachowa stary adres i wyloguje wszystkich:',
  undoButton: 'Zachowaj stary adres',
  confirmAsk: 'Czy ten adres e-mail ma od teraz obowiązywać?',
  confirmed:
    'Dziękujemy, adres e-mail został potwierdzony. Linki do logowania trafiają odtąd tam; starsze już nie działają.',
  undoAsk: 'Czy adres e-mail ma zostać taki, jaki był? Wszyscy zostaną wylogowani, a starsze linki wygasną.',
  undone: 'Gotowe: obowiązuje stary adres e-mail. Wszyscy zostali wylogowani, a starsze linki już nie działają.',
  linkGone: 'Ten link już nie działa. Został już użyty, wygasł albo adres w międzyczasie się zmienił.',
  linkFailed: 'Teraz się nie udało. Proszę spróbować ponownie za chwilę.',
  needsScript: 'Ta strona wymaga JavaScriptu. Proszę go włączyć i otworzyć link ponownie.',
};
