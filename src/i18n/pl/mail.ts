import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  // a name right after the greeting would need its vocative
  greeting: (name) => (name ? `Dzień dobry (wiadomość dla: ${name})!` : 'Dzień dobry!'),
  signInSubject: (organisation) => `Logowanie: ${organisation}`,
  signIn: (organisation) =>
    `Oto link do logowania w strefie członkowskiej (${organisation}), w której można zobaczyć dane osobowe i je aktualizować:`,
  deskSignIn: (organisation) =>
    `Oto link do logowania na stronie, na której zarządza się zgłoszeniami (${organisation}):`,
  signInButton: 'Zaloguj się',
  validUntil: (when) =>
    `Link jest ważny do: ${when}. Do tego czasu można go używać tak często, jak trzeba, chyba że zostanie unieważniony przy wylogowaniu. Kto go ma, może zobaczyć i zmienić dane, dlatego proszę nikomu go nie przekazywać.`,
  paste:
    'Jeśli ta wiadomość jest czytana na innym urządzeniu, link można skopiować do pola na stronie, na której został zamówiony.',
  codeIntro: 'Jeśli link zamówiono na innym urządzeniu, można tam, na stronie zamówienia, wpisać ten kod:',
  codeNote:
    'Kod działa jeden raz i tylko przez 10 minut od zamówienia. Po jego użyciu link także przestaje działać. Proszę nikomu nie podawać kodu: klub nigdy o niego nie pyta.',
  notAsked: 'Jeśli nikt nie zamawiał linku, nie trzeba nic robić: bez tej wiadomości nikt się nie zaloguje.',
  emailChangedSubject: (organisation) => `Zmiana adresu e-mail w danych członkowskich: ${organisation}`,
  emailChanged: (organisation) =>
    `W danych członkowskich (${organisation}) jest teraz inny adres e-mail. Wiadomości będą odtąd przychodzić na nowy adres, a linki do logowania, które przyszły na ten adres, już nie działają.`,
  notYou: (contact) =>
    contact
      ? `Jeśli to pomyłka, proszę wkrótce napisać na adres ${contact}.`
      : 'Jeśli to pomyłka, proszę wkrótce powiadomić klub.',
  repeat: 'Możliwe, że ta wiadomość dotarła już wcześniej.',
  confirmSubject: (organisation) => `Potwierdzenie adresu e-mail: ${organisation}`,
  confirm: (organisation) =>
    `Ten adres podano jako nowy adres e-mail osoby należącej do klubu (${organisation}). Zacznie obowiązywać po potwierdzeniu tutaj:`,
  confirmButton: 'Potwierdź',
  confirmUntil: (when) => `Link działa do: ${when}.`,
  confirmNotYou:
    'Kto nic o tym nie wie, nie musi nic robić: bez tego linku nic się nie zmieni i nie przyjdą kolejne wiadomości.',
  requestedSubject: (organisation) => `Podano nowy adres e-mail: ${organisation}`,
  requested: (organisation) =>
    `Podano inny adres e-mail (${organisation}). Zacznie obowiązywać po potwierdzeniu wiadomością, która na niego przyjdzie. Do tego czasu wszystko zostaje bez zmian.`,
  undoIntro: 'Jeśli to pomyłka, ten link zachowa stary adres i wyloguje wszystkie urządzenia:',
  undoButton: 'Zachowaj stary adres',
  scanCode: 'Aplikacje bankowe odczytują z tego kodu kwotę, konto i tytuł przelewu.',
  stillToPay: 'Pozostało do zapłaty',
  feeReminderSubject: (organisation) => `Przypomnienie o płatności od ${organisation}`,
  feeReminder: (organisation) =>
    `To nie zostało jeszcze opłacone: ${organisation}. Jeśli w międzyczasie zapłacono, proszę zignorować tę wiadomość.`,
  movedFrom: (event) => `Klub przeniósł tu to zgłoszenie z „${event}”. Tam już nie obowiązuje.`,
};
