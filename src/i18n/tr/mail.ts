import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `Merhaba ${name},` : 'Merhaba,'),
  signInSubject: (organisation) => `${organisation} üye girişi`,
  signIn: (organisation) =>
    `${organisation} üye alanında kişisel bilgileri görmek ve güncel tutmak için giriş bağlantısı aşağıda:`,
  deskSignIn: (organisation) => `${organisation} kayıtlarının yönetildiği sayfaya giriş bağlantısı aşağıda:`,
  signInButton: 'Giriş yap',
  validUntil: (when) =>
    `Son geçerlilik zamanı: ${when}. O zamana kadar, çıkışta geçersiz kılınmadıkça, gerektiği kadar kullanılabilir. Bağlantı kimdeyse bilgileri görebilir ve değiştirebilir: lütfen başkasına vermeyin.`,
  paste: 'Bu e-posta başka bir cihazda okunuyorsa bağlantı, istendiği sayfadaki alana kopyalanabilir.',
  codeIntro: 'Bağlantı başka bir cihazda istendiyse bu kod orada, istendiği sayfaya yazılabilir:',
  codeNote:
    'Kod bir kez ve istekten sonra yalnızca 10 dakika geçerlidir. Kullanıldıktan sonra bağlantı da geçersiz olur. Kodu kimseye söylemeyin: kulüp bunu asla sormaz.',
  notAsked: 'Bağlantıyı kimse istemediyse bir şey yapmaya gerek yok: bu e-posta olmadan kimse giriş yapamaz.',
  emailChangedSubject: (organisation) => `${organisation}: e-posta adresi değişti`,
  emailChanged: (organisation) =>
    `${organisation} kayıtlarında artık başka bir e-posta adresi var. E-postalar bundan sonra oraya gidecek, bu adrese gelen giriş bağlantıları ise artık geçerli değil.`,
  notYou: (contact) =>
    contact
      ? `Bir yanlışlık varsa lütfen en kısa sürede ${contact} adresine yazın.`
      : 'Bir yanlışlık varsa lütfen en kısa sürede derneğe haber verin.',
  repeat: 'Bu e-posta daha önce de gelmiş olabilir.',
  confirmSubject: (organisation) => `E-posta adresinin onayı: ${organisation}`,
  confirm: (organisation) =>
    `Bu adres bir üyenin yeni e-posta adresi olarak girildi (${organisation}). Burada onaylanınca geçerli olur:`,
  confirmButton: 'Onayla',
  confirmUntil: (when) => `Bağlantı şu zamana kadar çalışır: ${when}.`,
  confirmNotYou:
    'Bundan haberi olmayanın bir şey yapması gerekmez: bu bağlantı olmadan hiçbir şey değişmez ve başka e-posta gelmez.',
  requestedSubject: (organisation) => `Yeni bir e-posta adresi girildi: ${organisation}`,
  requested: (organisation) =>
    `Başka bir e-posta adresi girildi (${organisation}). Oraya giden bir e-postayla onaylanınca geçerli olur. O zamana kadar her şey olduğu gibi kalır.`,
  undoIntro: 'Bu bir yanlışlıksa, bu bağlantı eski adresi korur ve tüm cihazlardaki oturumları kapatır:',
  undoButton: 'Eski adresi koru',
  scanCode: 'Banka uygulamaları tutarı, hesabı ve açıklamayı bu koddan okur.',
  stillToPay: 'Kalan tutar',
  feeReminderSubject: (organisation) => `Ödeme hatırlatması: ${organisation}`,
  feeReminder: (organisation) =>
    `Bu tutar henüz ödenmedi: ${organisation}. Bu arada ödendiyse lütfen bu e-postayı dikkate almayın.`,
  movedFrom: (event) => `Kulüp bu kaydı “${event}” etkinliğinden buraya taşıdı. Orada artık geçerli değil.`,
};
