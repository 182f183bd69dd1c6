import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'Осталось подтвердить электронный адрес',
  confirmSent: (address) =>
    `Письмо на адрес ${address} уже в пути. Регистрация начнёт действовать, когда её подтвердят кнопкой в письме, в течение 24 часов. После этого она будет удалена.`,
  sendMailAgain: 'Отправить письмо ещё раз',
  mailSentAgain: 'Если адрес ещё не подтверждён, письмо снова в пути. Оно может оказаться и в папке со спамом.',
};
