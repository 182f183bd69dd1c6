import type { DeskListSettingsWords } from '../desk-screen-messages.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'Kayıt ve kontenjan',
  openUntil: (moment) => `Kayıt ${moment} tarihine kadar açık.`,
  opensAt: (moment) => `Kayıt ${moment} tarihinde açılıyor.`,
  closedByFile: (moment) => `Kayıt, derneğin ayar dosyasında yazdığı gibi ${moment} tarihinde kapandı.`,
  closedHere: (moment) => `Kayıt burada kapatıldı (${moment}) ve burada açılana kadar kapalı kalır.`,
  hidden: 'Bu etkinlik görünmüyor: derneğin ayar dosyası onu gizliyor.',
  close: 'Kaydı kapat',
  open: 'Kaydı aç',
  nowClosed: 'Kayıt artık kapalı.',
  nowOpen: 'Kayıt, derneğin ayar dosyasında yazdığı gibi yeniden açık.',
  placesLabel: 'Yer sayısı',
  placesHelp: 'Sınır yoksa boş bırakın. Boşalan yerler önce bekleme listesine verilir.',
  taken: (count) => `Dolu veya teklif edilmiş: ${count}.`,
  fileSays: (count) => `Burada değiştirildi. Kulübün ayar dosyasında ${count} yazıyor.`,
  fileUnlimited: 'Burada değiştirildi. Kulübün ayar dosyasında sınır yok.',
  savePlaces: 'Yerleri kaydet',
  placesSaved: 'Yer sayısı değiştirildi.',
  invalid: (max) => `1 ile ${max} arasında bir tam sayı girin veya boş bırakın.`,
  fewerThanTaken: (taken, places) =>
    `${taken} yer zaten dolu veya teklif edilmiş. Yine de ${places} olarak değiştirilsin mi? Kimse yerini kaybetmez, ama dolu yerler azalana kadar yenisi verilmez.`,
};
