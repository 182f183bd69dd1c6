import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `Są nowe informacje o zgłoszeniach na „${event}”.`,
  digestSubject: (organisation) => `Zgłoszenia: ${organisation}`,
  digest: 'Nowe od ostatniego podsumowania:',
  placesTaken: 'Zajęte miejsca',
  cancelled: 'Odwołane',
  review: 'Czeka na sprawdzenie',
  decide: 'To czeka na decyzję klubu.',
  refusedSubject: (event) => `Nie dostarczono: ${event}`,
  mailRefused: (event) =>
    `Wiadomość o zgłoszeniu na „${event}” nie mogła zostać dostarczona i nie będzie wysłana ponownie. Warto powiadomić tę osobę w inny sposób.`,
  serviceRefused: (event) =>
    `System klubu nie przyjął zgłoszenia na „${event}”, którego adres e-mail jest potwierdzony. Ta osoba została o tym powiadomiona. Zgłoszenie zostanie usunięte po 24 godzinach, jeśli wcześniej nie zostanie przyjęte.`,
  settings: 'Częstość takich wiadomości klub określa w swoich ustawieniach.',
};
