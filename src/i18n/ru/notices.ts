import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `Есть новости о регистрациях на «${event}».`,
  digestSubject: (organisation) => `Регистрации: ${organisation}`,
  digest: 'Новое после последней сводки:',
  placesTaken: 'Занятые места',
  cancelled: 'Отменено',
  review: 'Ожидает проверки',
  decide: 'Здесь ожидается решение клуба.',
  refusedSubject: (event) => `Не доставлено: ${event}`,
  mailRefused: (event) =>
    `Письмо о регистрации на «${event}» не удалось доставить, и повторно оно отправлено не будет. Стоит сообщить человеку другим способом.`,
  serviceRefused: (event) =>
    `Система клуба не приняла регистрацию на «${event}», адрес электронной почты которой подтверждён. Человеку об этом сообщено. Регистрация будет удалена через 24 часа, если до этого её не примут.`,
  settings: 'Как часто приходят такие письма, клуб определяет в своих настройках.',
};
