import type { PageWords } from '../server-messages.js';
import { formFacts } from './form-facts.js';

export const pages: PageWords = {
  ...formFacts,
  notFound: 'Sayfa bulunamadı',
  notFoundHelp: 'Lütfen adresi kontrol edin veya derneğe sorun.',
  unavailable: 'Bu sayfa şu anda kullanılamıyor',
  tryAgain: 'Lütfen birazdan yeniden deneyin.',
  calendarHelp: 'Yeni etkinlikler ve değişiklikler takvimde kendiliğinden görünür.',
  calendarFile: 'Takvim dosyasını indir',
  members: 'Üyeler',
  membersHelp: 'Kişisel bilgileri ve aidatları görüntüleme ve güncelleme.',
  membersNeedScript: 'Giriş yapmak için JavaScript gerekir. Lütfen etkinleştirip sayfayı yenileyin.',
  withoutScript: 'Form görünmüyor mu? JavaScript olmadan aç',
  showPrice: 'Fiyatı hesapla',
  priceNow: 'Bu yanıtlara göre fiyat',
  sendForAnother: 'Bir kişi daha kaydetmek için lütfen formu yeniden gönderin.',
  scriptForNow:
    'Bu internet bağlantısından az önce çok sayıda kayıt geldi. Birkaç dakika boyunca form JavaScript gerektirir. Lütfen etkinleştirin, daha sonra yeniden deneyin veya derneğe başvurun.',
  notAForm: 'Bu istek formdan gelmedi',
  openForm: 'Formu aç',
  tooLong: 'Yanıtlar çok uzun',
  shorten: 'Yanıtlar çok uzun. Lütfen en uzun olanları kısaltın.',
  goBack: 'Lütfen geri dönüp en uzun yanıtları kısaltın.',

  confirmAsk: 'Bu e-posta adresi bundan sonra geçerli olsun mu?',
  confirmed: 'Teşekkürler, e-posta adresi onaylandı. Oturum açma bağlantıları artık oraya gider; eskileri geçersizdir.',
  undoAsk: 'E-posta adresi eskisi gibi kalsın mı? Tüm cihazlardaki oturumlar kapanır ve eski bağlantılar sona erer.',
  undone:
    'Tamam: eski e-posta adresi geçerli. Tüm cihazlardaki oturumlar kapatıldı, eski bağlantılar artık çalışmıyor.',
  linkGone: 'Bu bağlantı artık çalışmıyor. Daha önce kullanıldı, süresi doldu ya da adres bu arada değişti.',
  linkFailed: 'Bu, şu anda yapılamadı. Lütfen birazdan yeniden deneyin.',
  needsScript: 'Bu sayfa JavaScript gerektirir. Lütfen etkinleştirin ve bağlantıyı yeniden açın.',

  landingIntro: 'Kulüpler için kayıt formları, etkinlik listeleri ve üye portalı.',
  clubs: 'Kulüpler',
  clubAddress: 'Bir kulübün etkinlikleri için kulübün verdiği adresi kullanın.',
  forWebmasters: 'Site yöneticileri ve geliştiriciler için',
  examplePage: 'Form içeren örnek sayfa',
  apiReference: 'API belgeleri',
  doctorHelp: (parameter) =>
    `Form görünmüyor mu? Sayfanızın adresine ${parameter} ekleyin: tanı aracı nedenini söyler.`,
};
