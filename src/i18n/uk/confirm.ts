import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'Залишилося підтвердити електронну адресу',
  confirmSent: (address) =>
    `Лист на адресу ${address} уже в дорозі. Реєстрація діятиме, щойно її підтвердять кнопкою в листі, протягом 24 годин. Після цього її буде видалено.`,
  sendMailAgain: 'Надіслати лист ще раз',
  mailSentAgain: 'Якщо адресу ще не підтверджено, лист знову в дорозі. Він може опинитися й у папці зі спамом.',
};
