import type { CommonWords } from '../messages.js';

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'İşlem her zamankinden uzun sürüyor. Lütfen bu sayfada kalın.',
  offline: 'Sunucuya bağlanılamıyor. Lütfen internet bağlantısını kontrol edin.',
  too_slow: 'Sunucunun yanıt vermesi çok uzun sürüyor.',
  invalid_response: 'Sunucunun yerine başka bir şey yanıt veriyor, belki bir Wi-Fi ağının giriş sayfası.',
  retry: 'Yeniden dene',
  joinWaitingList: 'Bekleme listesine git',
  newTab: '(yeni sekmede açılır)',
  close: 'Kapat',
  addToCalendar: 'Takvime ekle',
};
