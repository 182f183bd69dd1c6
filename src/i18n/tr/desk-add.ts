import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `${name} eklendi.`,
  help: 'Bir e-posta adresi verilirse her zamanki e-posta gönderilir. Onaylar burada sorulmaz: kayıt sayfasında verilebilir.',
  toWaitingList: 'Bunun yerine bekleme listesine al',
};
