import type { DeskDuplicatesWords } from '../desk-screen-messages.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'Bu kayıtlar aynı kişiye ait olabilir. Birleştirince burada seçilen yanıtlarla biri kalır.',
  none: 'Listede iki kez yer alan kimse yok gibi görünüyor.',
  shared: { birthdate: 'Aynı ad ve doğum tarihi', email: 'Aynı ad ve e-posta adresi' },
  keep: 'Hangi kayıt kalsın?',
  mustKeep: 'Yalnızca bu kalabilir: yeri var ya da onun için ödeme yapıldı.',
  bothPaid:
    'İkisi için de ödeme yapıldı, bu yüzden birleştirilemez. Önce birinin ödemesini iade edin, sonra onu iptal edin.',
  differing: 'Farklı yanıtlar: hangileri kalsın?',
  same: 'Aynı yanıtlar',
  fixed: 'Onay, kişinin verdiği gibi kalır.',
  merge: 'Birleştir',
  ask: (name) =>
    `${name} adına yapılan iki kayıt birleştirilsin mi? Diğeri silinir ve yeri boşalır. Fiyat değişmedikçe e-posta gönderilmez.`,
  twoPersons: 'İki farklı kişi',
  merged: (name) => `${name} adına yapılan kayıtlar birleştirildi.`,
  distinct: (name) => `Not edildi: ${name} adında iki kişi var.`,
};
