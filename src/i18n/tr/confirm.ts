import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'E-posta adresi henüz onaylanmadı',
  confirmSent: (address) =>
    `${address} adresine bir e-posta gönderiliyor. Kayıt, 24 saat içinde bu e-postadaki düğmeyle onaylanınca geçerli olur. Sonra silinir.`,
  sendMailAgain: 'E-postayı yeniden gönder',
  mailSentAgain: 'Adres henüz onaylanmadıysa e-posta yeniden yolda. Spam klasörüne düşmüş de olabilir.',
};
