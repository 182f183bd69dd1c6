import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `“${event}” kayıtlarında yenilik var.`,
  digestSubject: (organisation) => `Kayıtlar: ${organisation}`,
  digest: 'Son özetten bu yana yeni olanlar:',
  placesTaken: 'Dolu yerler',
  cancelled: 'İptal edildi',
  review: 'İnceleme bekliyor',
  decide: 'Kulübün kararı bekleniyor.',
  refusedSubject: (event) => `Teslim edilemedi: ${event}`,
  mailRefused: (event) =>
    `“${event}” kaydıyla ilgili bir e-posta teslim edilemedi ve yeniden gönderilmeyecek. Kişiye başka bir yoldan haber verilmesi iyi olur.`,
  serviceRefused: (event) =>
    `Kulübün sistemi, e-posta adresi onaylanmış bir “${event}” kaydını kabul etmedi. Kişiye bilgi verildi. Kayıt, o zamana kadar kabul edilmezse 24 saat sonra silinir.`,
  settings: 'Bu e-postaların sıklığını kulüp kendi ayarlarında belirler.',
};
