import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common, forms } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Proszę uzupełnić.',
    wrong_format: ({ example }) => `Proszę wpisać w ten sposób: ${example}`,
    not_a_date: 'Proszę podać prawidłową datę.',
    short_year: 'Proszę podać rok czterema cyframi.',
    in_the_future: 'Ten dzień jeszcze nie nadszedł.',
    age: ({ at_least, below, on }) =>
      `Wiek${on === 'first_day' ? ' pierwszego dnia' : ''}: ${commaSeparated(at_least && `co najmniej ${at_least}`, below && `najwyżej ${below - 1}`)}.`,
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
    key_reused: 'Zgłoszenie dotarło już wcześniej. Zmiany proszę zgłosić klubowi.',
    rejected: ({ sentence }) => sentence,
  },
  askFor: {
    first_name: 'Proszę podać imię.',
    email: 'Proszę podać adres e-mail.',
    birthdate: 'Proszę podać datę urodzenia.',
  },
  pick: (label) => `Proszę wybrać: ${label}`,
  stillMissing: 'Brakuje:',
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
  dateHint: 'Na przykład 24.03.2015',
  nameHint: 'Tylko jedno imię lub nazwisko? Wystarczy jedno pole.',
  optional: 'nieobowiązkowe',
  requiredNote: 'Obowiązkowe są wszystkie pola z wyjątkiem tych z dopiskiem „nieobowiązkowe”.',
  choose: 'Proszę wybrać',
  noAnswer: 'Brak odpowiedzi',
  onePerLine: 'Każda odpowiedź w osobnym wierszu',
  summary: (count) =>
    `${count} ${forms(count, 'odpowiedź wymaga', 'odpowiedzi wymagają', 'odpowiedzi wymaga')} uzupełnienia lub poprawy`,
  open: 'Zapisy',
  answers: 'Wysłane odpowiedzi',
  yes: 'Tak',
  no: 'Nie',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'Wczytywanie formularza…',

  send: 'Wyślij zgłoszenie',
  sending: 'Wysyłanie…',
  // a name in an exclamation would need its vocative
  thanks: () => 'Dziękujemy!',
  registered: (title) => `Otrzymaliśmy zgłoszenie: „${title}”.`,
  next: 'Zgłoś kolejną osobę',

  placesLeft: (count) =>
    forms(count, 'Zostało jedno wolne miejsce', `Zostały ${count} wolne miejsca`, `Zostało ${count} wolnych miejsc`),
  closed: 'Zapisy zostały zakończone.',
  missing: 'Tego formularza nie ma albo już go nie ma. Proszę zapytać w klubie, gdzie można się zapisać.',

  unavailable: 'W tej chwili nie można wyświetlić formularza.',
  busy: 'W tej chwili zapisuje się wiele osób. Proszę za chwilę spróbować ponownie.',
  notSent: 'Nie udało się wysłać zgłoszenia. Wszystkie wpisane dane nadal tu są.',
  maybeStored:
    'Nie nadeszła odpowiedź. Wszystkie wpisane dane nadal tu są. Ponowne wysłanie zgłoszenia nikogo nie zapisze dwa razy.',
  maybeStoredOnce: 'Nie nadeszła odpowiedź. Przed ponownym wysłaniem proszę zapytać w klubie, czy zgłoszenie dotarło.',
  elsewhere: 'Otwórz formularz na osobnej stronie',
  allEvents: 'Wszystkie wydarzenia',

  map: 'Mapa',
  participant: (number) => `Osoba ${number}`,
  forAll: 'Wspólne dla wszystkich',
  addParticipant: 'Dodaj kolejną osobę',
  removeParticipant: (name) => `Usuń: ${name}`,
  copyPrevious: 'Skopiuj powyższe odpowiedzi',
  someRegistered: (done, total) => `Zapisano: ${done} z ${total}.`,
  isRegistered: 'Zapisano',
  sendRest: 'Zgłoś pozostałe osoby',

  openUntil: (when) => `Koniec zapisów: ${when}.`,
  retryIn: (seconds) =>
    `W tej chwili zapisuje się wiele osób. Wpisane dane są zachowane i za ${seconds} s zostaną automatycznie wysłane ponownie.`,

  waitingList: 'Wszystkie miejsca są zajęte. Jest lista rezerwowa.',

  draftBack: 'Przywrócono dane wpisane tu wcześniej.',
  draftNote: 'Zaznaczenia i poufne odpowiedzi nie są przechowywane.',
  startOver: 'Zacznij od nowa',
  undo: 'Cofnij',

  review: 'Otrzymaliśmy zgłoszenie. Będzie ważne po sprawdzeniu przez klub.',
  checking: 'Chwileczkę, przeglądarka coś sprawdza…',

  apply: 'Wyślij wniosek',
  applied: (title) => `Otrzymaliśmy wniosek: „${title}”. Decyzję podejmie klub.`,
  print: 'Drukuj',
  share: 'Udostępnij',
};
