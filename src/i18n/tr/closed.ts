import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Kayıtların kapandığı zaman: ${moment}.`,
  full: 'Tüm yerler doldu. Artık kayıt yapılamıyor.',
  notYetOpen: (when) => (when ? `Kayıt başlangıcı: ${when}.` : 'Kayıtlar henüz açılmadı.'),
  opensIn: (left) => `Kayıtların açılmasına kalan süre: ${left}.`,
  opensNow: 'Kayıtlar açılıyor…',
};
