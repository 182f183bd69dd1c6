import type { DeskMoveWords } from '../desk-screen-messages.js';

export const deskMove: DeskMoveWords = {
  choose: 'Hangi etkinliğe?',
  noEvents: 'Taşınabilecek başka bir etkinlik yok.',
  freePlaces: (count) => `Boş yerler: ${count}`,
  unlimited: 'Yer sınırı yok',
  full: 'Dolu',
  toWaitingList: 'Bekleme listesine',
  otherEvent: 'Başka bir etkinlik seç',
  between: (from, to) => `“${from}” etkinliğinden “${to}” etkinliğine`,
  leftOut: (fields) => `Yeni form şunları sormuyor: ${fields}. Bu yanıtlar silinir.`,
  help: 'Önceki etkinlikteki yer hemen boşalır. E-posta adresi varsa bunu bildiren bir e-posta gider. Onaylar yalnızca iki form da aynı sözlerle istiyorsa taşınır.',
  paidHelp:
    'Ödenen tutar yeni etkinlik için sayılır. Fiyatı daha yüksekse kalanı ödenir. Daha düşükse kulüp farkı borçludur.',
  toWaitingListInstead: 'Bunun yerine bekleme listesine taşı',
  priceCheck: 'Bu, fiyatı değiştirir. Lütfen yeni fiyatı kontrol edip yeniden taşıyın.',
  moved: (name, event) => `${name} “${event}” etkinliğine taşındı.`,
};
