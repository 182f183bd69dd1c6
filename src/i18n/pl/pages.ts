import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
  confirmAsk: 'Czy ten adres e-mail ma od teraz obowiązywać?',
  confirmed:
    'Dziękujemy, adres e-mail został potwierdzony. Linki do logowania trafiają odtąd tam; starsze już nie działają.',
  undoAsk: 'Czy adres e-mail ma zostać taki, jaki był? Wszyscy zostaną wylogowani, a starsze linki wygasną.',
  undone: 'Gotowe: obowiązuje stary adres e-mail. Wszyscy zostali wylogowani, a starsze linki już nie działają.',
  linkGone: 'Ten link już nie działa. Został już użyty, wygasł albo adres w międzyczasie się zmienił.',
  linkFailed: 'Teraz się nie udało. Proszę spróbować ponownie za chwilę.',
  needsScript: 'Ta strona wymaga JavaScriptu. Proszę go włączyć i otworzyć link ponownie.',
};
