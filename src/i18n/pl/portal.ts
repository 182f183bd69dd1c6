import type { LoginWords, ProfileWords, SignInCodeWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { answers } from './form.js';

export const login: LoginWords = {
  ...common,
  loading: 'Chwileczkę…',
  missing: 'Tej strefy członkowskiej nie ma albo już jej nie ma. Proszę zapytać w klubie o adres.',
  unavailable: 'W tej chwili nie można wyświetlić strefy członkowskiej.',
  busy: 'W tej chwili jest tu wiele osób. Proszę za chwilę spróbować ponownie.',
  elsewhere: 'Otwórz strefę członkowską na osobnej stronie',

  signInTitle: 'Logowanie dla członków',
  emailLabel: 'Adres e-mail',
  emailHelp: 'Adres podany w klubie. Przyjdzie na niego wiadomość z linkiem do logowania, hasło nie jest potrzebne.',
  emailWrong: 'Proszę wpisać w ten sposób: name@example.org',
  sendLink: 'Wyślij link',
  sendingLink: 'Wysyłanie…',
  linkNotSent: 'Nie udało się zamówić linku. Wpisany adres nadal tu jest.',
  checkMail: 'Teraz proszę zajrzeć do skrzynki',
  linkSent: (address) =>
    `Jeśli adres ${address} jest zapisany w klubie, w ciągu kilku minut przyjdzie na niego wiadomość. Czasem trafia ona do spamu.`,
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
  linkExpired:
    'Ten link już nie działa. Link jest ważny do unieważnienia przy wylogowaniu, najwyżej 14 dni. Nowy można zamówić tutaj:',
  notMe: 'To nie ja',
  signedInAs: (names) => `Zalogowano jako ${names}`,
  signOut: 'Wyloguj się',
  signedOut: 'Wylogowano. Do zobaczenia!',
  sessionOver:
    'Sesja została zakończona, aby nikt inny nie zobaczył tych danych. Nowy link albo ten z wiadomości otworzy je ponownie.',
  addressChanged:
    'Nowy adres e-mail został zapisany. Linki wysłane na stary adres już nie działają: proszę zamówić link na nowy adres.',
  notHere: 'Na tej stronie internetowej dane osobowe nie są wyświetlane.',
  portalClosed: 'Członkowie nie mogą się tutaj zalogować.',
  viaParent: 'Członkowie tego klubu logują się na stronie związku, do którego klub należy.',
  askClub: (address) => `Pytania: ${address}`,
};

export const profile: ProfileWords = {
  ...answers,
  ...login,
  yourData: 'Dane zapisane w klubie',
  print: 'Drukuj lub zapisz jako PDF',
  membershipNumber: 'Numer członkowski',
  persons: 'Czyje dane',
  edit: 'Edytuj',
  // with a word after it: without one it is close to the word for registering
  save: 'Zapisz zmiany',
  saving: 'Zapisywanie zmian…',
  cancel: 'Anuluj',
  saved: 'Zmiany zostały zapisane.',
  nothingChanged: 'Wszystko było tak jak wcześniej.',
  unsaved: 'jeszcze niezapisane',
  notSaved: 'Nie udało się zapisać zmian. Wszystkie wpisane dane nadal tu są.',
  maybeSaved:
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
  registrations: 'Zgłoszenia',
  fees: 'Składki i opłaty',
  noFees: 'Nie ma żadnych składek ani opłat.',
  download: 'Pobierz wszystko jako plik',
  endsSoon: (left) => `Od dłuższej chwili nic się tu nie działo. Do wylogowania pozostało: ${left}.`,
  endsFinally: (left) => `Do wylogowania pozostało: ${left}. Proszę do tego czasu zapisać zmiany.`,
  extend: 'Nie wylogowuj',
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
  signOutFailed: 'Wylogowano tylko w tym oknie: serwer nie otrzymał informacji, więc linki mogą nadal działać.',
  linkUnknown:
    'Wylogowano. Sesja zakończyła się już wcześniej, więc link nie został unieważniony i może nadal działać. Aby go unieważnić, proszę zalogować się nim jeszcze raz i wylogować.',
};

export const signInCode: SignInCodeWords = {
  codeLabel: 'Kod z wiadomości',
  codeHelp: 'Sześć cyfr, tylko do tego okna. Działają 10\u00a0minut.',
  codeFormat: 'Proszę wpisać sześć cyfr z wiadomości.',
  codeWrong: 'Ten kod się nie zgadza. Proszę porównać cyfry z najnowszą wiadomością.',
  codeOver: 'Ten kod już nie działa. Proszę użyć linku z wiadomości albo zamówić nową wiadomość.',
};
