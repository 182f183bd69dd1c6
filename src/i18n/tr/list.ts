import type { FilterWords, ListWords } from '../messages.js';
import { common } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'Etkinlikler yükleniyor…',
  missing: 'Böyle etkinlikler yok veya artık yayında değil. Takvimi lütfen derneğe sorun.',
  unavailable: 'Etkinlikler şu anda gösterilemiyor.',
  busy: 'Şu anda çok sayıda kişi etkinliklere bakıyor. Lütfen birazdan yeniden deneyin.',
  elsewhere: 'Etkinlikleri ayrı bir sayfada aç',

  events: 'Etkinlikler',
  noEvents: 'Şu anda planlanmış etkinlik yok.',
  noResults: 'Aramaya uygun etkinlik bulunamadı.',
  showMore: 'Daha fazla göster',

  isOpen: 'Kayıtlar açık',
  fewLeft: (count) => `${count === 1 ? 'Bir' : count} yer kaldı`,
  isFull: 'Dolu',
  hasWaitingList: 'Bekleme listesi',
  opensOn: (when) => (when ? `Kayıt başlangıcı: ${when}` : 'Kayıtlar henüz açılmadı'),
  isClosed: 'Kayıtlar kapandı',
  isOver: 'Sona erdi',

  priceFrom: (amount) => `${amount} ve üzeri`,
  isFree: 'Ücretsiz',
  map: 'Harita',

  register: 'Kayıt ol',
  details: 'Ayrıntılar',
  back: 'Tüm etkinlikler',

  subscribe: 'Takvime abone ol',
};

export const filters: FilterWords = {
  resultCount: (count) => `${count === 1 ? 'Bir' : count} etkinlik`,
  shownOf: (visible, count) => `Gösterilen: ${visible} / ${count}`,
  filter: 'Etkinlikleri filtrele',
  search: 'Ara',
  time: 'Ne zaman',
  upcoming: 'Yaklaşan',
  past: 'Geçmiş',
  anyTime: 'Tümü',
  from: 'Başlangıç',
  to: 'Bitiş',
  place: 'Nerede',
  anywhere: 'Her yerde',
  onlyOpen: 'Yalnızca kaydı açık olanlar',
  showAll: 'Tümünü göster',
  view: 'Görünüm',
  asList: 'Liste',
  asCards: 'Kartlar',
  asMonth: 'Ay',
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  thisMonth: 'Bu ay',
  furtherOnDay: (count) => `${count} tane daha`,
};
