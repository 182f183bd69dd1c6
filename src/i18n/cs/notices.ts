import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `K přihláškám na „${event}“ jsou novinky.`,
  digestSubject: (organisation) => `Přihlášky: ${organisation}`,
  digest: 'Nové od posledního přehledu:',
  placesTaken: 'Obsazená místa',
  cancelled: 'Zrušeno',
  review: 'Čeká na kontrolu',
  decide: 'Toto čeká na rozhodnutí spolku.',
  refusedSubject: (event) => `Nedoručeno: ${event}`,
  mailRefused: (event) =>
    `E-mail o přihlášce na „${event}“ se nepodařilo doručit a znovu se posílat nebude. Je vhodné dát vědět jinak.`,
  serviceRefused: (event) =>
    `Systém spolku nepřijal přihlášku na „${event}“, jejíž e-mailová adresa je potvrzená. Dotyčná osoba o tom dostala zprávu. Přihláška se za 24 hodin smaže, pokud do té doby přijata nebude.`,
  settings: 'Jak často takové e-maily chodí, určuje spolek ve svém nastavení.',
};
