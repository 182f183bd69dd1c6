import type { PageWords } from '../server-messages.js';
import { formFacts } from './form-facts.js';

export const pages: PageWords = {
  ...formFacts,
  notFound: 'Nie znaleziono strony',
  notFoundHelp: 'Proszę sprawdzić adres lub zapytać o niego w klubie.',
  unavailable: 'Ta strona jest teraz niedostępna',
  tryAgain: 'Proszę spróbować ponownie za chwilę.',
  calendarHelp: 'Nowe wydarzenia i zmiany pojawiają się w kalendarzu automatycznie.',
  calendarFile: 'Pobierz plik kalendarza',
  members: 'Członkowie',
  membersHelp: 'Przeglądanie i aktualizacja danych osobowych oraz składek.',
  membersNeedScript: 'Logowanie wymaga JavaScriptu. Proszę go włączyć i odświeżyć stronę.',
  withoutScript: 'Formularz się nie wyświetla? Otwórz go bez JavaScriptu',
  showPrice: 'Oblicz cenę',
  priceNow: 'Cena przy tych odpowiedziach',
  sendForAnother: 'Aby zgłosić kolejną osobę, proszę wysłać formularz jeszcze raz.',
  scriptForNow:
    'Z tego łącza internetowego nadeszło właśnie bardzo wiele zgłoszeń. Przez kilka minut formularz wymaga JavaScriptu. Proszę go włączyć, spróbować później lub skontaktować się z klubem.',
  notAForm: 'To żądanie nie pochodzi z formularza',
  openForm: 'Otwórz formularz',
  tooLong: 'Odpowiedzi są za długie',
  shorten: 'Odpowiedzi są za długie. Proszę skrócić najdłuższe.',
  goBack: 'Proszę wrócić i skrócić najdłuższe odpowiedzi.',

  confirmAsk: 'Czy ten adres e-mail ma od teraz obowiązywać?',
  confirmed:
    'Dziękujemy, adres e-mail został potwierdzony. Linki do logowania trafiają odtąd tam; starsze już nie działają.',
  undoAsk:
    'Czy adres e-mail ma zostać taki, jaki był? Wszystkie urządzenia zostaną wylogowane, a starsze linki wygasną.',
  undone:
    'Gotowe: obowiązuje stary adres e-mail. Wszystkie urządzenia zostały wylogowane, a starsze linki już nie działają.',
  linkGone: 'Ten link już nie działa. Został już użyty, wygasł albo adres w międzyczasie się zmienił.',
  linkFailed: 'Teraz się nie udało. Proszę spróbować ponownie za chwilę.',
  needsScript: 'Ta strona wymaga JavaScriptu. Proszę go włączyć i otworzyć link ponownie.',

  landingIntro: 'Formularze zgłoszeń, listy wydarzeń i portal członków dla klubów i stowarzyszeń.',
  clubs: 'Kluby',
  clubAddress: 'Wydarzenia klubu są pod adresem, który podał klub.',
  forWebmasters: 'Dla webmasterów i programistów',
  examplePage: 'Przykładowa strona z formularzem',
  apiReference: 'Dokumentacja API',
  doctorHelp: (parameter) =>
    `Formularz się nie pojawia? Wystarczy dodać ${parameter} do adresu strony: diagnostyka poda przyczynę.`,
};
