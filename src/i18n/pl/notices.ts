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
  settings: (key) => `Częstość takich wiadomości ustawia „${key}” w pliku klubu.`,
};
