import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `Є новини про реєстрації на «${event}».`,
  digestSubject: (organisation) => `Реєстрації: ${organisation}`,
  digest: 'Нове після останнього огляду:',
  placesTaken: 'Зайняті місця',
  cancelled: 'Скасовано',
  review: 'Очікує на перевірку',
  decide: 'Це очікує на рішення клубу.',
  refusedSubject: (event) => `Не доставлено: ${event}`,
  mailRefused: (event) =>
    `Лист про реєстрацію на «${event}» не вдалося доставити, і повторно його не буде надіслано. Варто повідомити людину в інший спосіб.`,
  serviceRefused: (event) =>
    `Система клубу не прийняла реєстрацію на «${event}», адресу електронної пошти якої підтверджено. Людину про це повідомлено. Реєстрацію буде видалено через 24 години, якщо до того її не приймуть.`,
  settings: 'Як часто надходять такі листи, клуб визначає у своїх налаштуваннях.',
};
