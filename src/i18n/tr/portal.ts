import type { LoginWords, ProfileWords, SignInCodeWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { answers } from './form.js';

export const login: LoginWords = {
  ...common,
  loading: 'Bir saniye…',
  missing: 'Böyle bir üye alanı yok veya artık kullanılmıyor. Adresini lütfen derneğe sorun.',
  unavailable: 'Üye alanı şu anda gösterilemiyor.',
  busy: 'Şu anda burada çok sayıda kişi var. Lütfen birazdan yeniden deneyin.',
  elsewhere: 'Üye alanını ayrı bir sayfada aç',

  signInTitle: 'Üye girişi',
  emailLabel: 'E-posta',
  emailHelp: 'Derneğe bildirilmiş adres. Bu adrese giriş bağlantısı içeren bir e-posta gelir, parola gerekmez.',
  emailWrong: 'Lütfen şöyle yazın: name@example.org',
  sendLink: 'Bağlantı gönder',
  sendingLink: 'Gönderiliyor…',
  linkNotSent: 'Bağlantı isteği gönderilemedi. Yazılan adres hâlâ burada.',
  checkMail: 'Şimdi lütfen gelen kutusuna bakın',
  linkSent: (address) =>
    `${address} adresi derneğe bildirilmişse birkaç dakika içinde oraya bir e-posta gelir. Bu e-posta spam klasörüne düşmüş de olabilir.`,
  sendAgain: 'Yeniden gönder',
  sendAgainIn: (seconds) => `Yeniden gönder (${seconds} sn sonra)`,
  otherAddress: 'Başka bir adres',
  pasteTitle: 'E-posta başka bir cihazda mı açıldı?',
  pasteLabel: 'E-postadaki bağlantı',
  pasteHelp: 'Bağlantının tamamı veya yalnızca # işaretinden sonraki bölümü yapıştırılabilir.',
  pasteWrong: 'Burada bir bağlantı yok. Lütfen e-postadaki bağlantının tamamını kopyalayın.',
  goOn: 'Devam et',
  linkFor: (names) => `Bu bağlantı ${names} için.`,
  linkUntil: (when) => `Bağlantının son geçerlilik zamanı: ${when}.`,
  signIn: 'Giriş yap',
  signingIn: 'Giriş yapılıyor…',
  linkExpired:
    'Bu bağlantı artık geçerli değil. Bağlantılar çıkışta geçersiz kılınana kadar, en fazla 14 gün geçerlidir. Yenisi buradan istenebilir:',
  notMe: 'Bu ben değilim',
  signedInAs: (names) => `Giriş yapıldı: ${names}`,
  signOut: 'Çıkış yap',
  signedOut: 'Çıkış yapıldı. Görüşmek üzere!',
  sessionOver:
    'Bu bilgileri başkası görmesin diye oturum sona erdi. Yeni bir bağlantıyla veya e-postadaki bağlantıyla yeniden açılabilir.',
  addressChanged:
    'Yeni e-posta adresi kaydedildi. Eski adrese giden bağlantılar artık geçerli değil: lütfen yeni adrese bir bağlantı isteyin.',
  notHere: 'Kişisel bilgiler bu sitede gösterilmez.',
  portalClosed: 'Üyeler buradan giriş yapamıyor.',
  viaParent: 'Bu derneğin üyeleri, derneğin bağlı olduğu birliğin sayfasından giriş yapar.',
  askClub: (address) => `Sorular için: ${address}`,
};

export const profile: ProfileWords = {
  ...answers,
  ...login,
  yourData: 'Dernekte kayıtlı bilgiler',
  print: 'Yazdır veya PDF olarak kaydet',
  membershipNumber: 'Üye numarası',
  persons: 'Kimin bilgileri',
  edit: 'Düzenle',
  save: 'Kaydet',
  saving: 'Kaydediliyor…',
  cancel: 'Vazgeç',
  saved: 'Kaydedildi.',
  nothingChanged: 'Değişen bir şey yok, her şey eskisi gibi.',
  unsaved: 'henüz kaydedilmedi',
  notSaved: 'Değişiklikler kaydedilemedi. Yazılan her şey hâlâ burada.',
  maybeSaved:
    'Yanıt gelmedi: değişiklikler kaydedilmiş de olabilir, kaydedilmemiş de. Yeniden kaydetmenin bir zararı yok.',
  emailNote: 'Yeni adres, oraya giden e-postadaki bağlantıyla onaylanınca geçerli olur. O zamana kadar eskisi kalır.',
  freshLink: 'Bunun için yeni bir bağlantıyla tekrar oturum açmak gerekiyor. Yazılan her şey hâlâ burada.',
  emailPending: (address) =>
    `${address} adresine giden e-posta yolda. Yeni adres, içindeki bağlantıyla onaylanınca geçerli olur; o zamana kadar eskisi kalır.`,
  onlyClub: 'Bunu yalnızca dernek değiştirebilir.',
  notGiven: 'belirtilmemiş',
  conflict: 'Bu arada biri bunu değiştirdi. Lütfen doğru olanı seçin:',
  storedNow: 'Şu anda kayıtlı olan',
  enteredHere: 'Buraya yazılan',
  merged: 'Bu arada biri başka yanıtları değiştirdi. Onlar da korunuyor.',
  personGone: 'Bu kişinin bilgileri artık burada yok.',
  registrations: 'Kayıtlar',
  fees: 'Aidatlar ve ücretler',
  noFees: 'Aidat veya ücret yok.',
  download: 'Tümünü dosya olarak indir',
  endsSoon: (left) => `Bir süredir burada kimse yoktu. Oturumun kapanmasına kalan süre: ${left}.`,
  endsFinally: (left) => `Oturumun kapanmasına kalan süre: ${left}. Lütfen o zamana kadar kaydedin.`,
  extend: 'Oturumu açık tut',
};

export const signOut: SignOutWords = {
  endLink: 'Giriş bağlantısını da geçersiz kıl',
  endLinkHelp: 'Ortak bir bilgisayarda: böylece kimse tarayıcı geçmişinden içeri giremez.',
  everywhere: 'Her yerden çıkış yap',
  everywhereAsk:
    'Tüm cihazlarda oturum kapanır ve şimdiye kadar gönderilen bağlantıların hiçbiri artık geçerli olmaz. Yenisi her zaman istenebilir.',
  cancel: 'Vazgeç',
  signingOut: 'Çıkış yapılıyor…',
  linkEnded: 'Çıkış yapıldı. Giriş bağlantısı da artık geçerli değil.',
  linkKept: 'Çıkış yapıldı. Giriş bağlantısı hâlâ geçerli.',
  allEnded: 'Her yerden çıkış yapıldı. Şimdiye kadar gönderilen bağlantıların hiçbiri artık geçerli değil.',
  signOutFailed: 'Yalnızca bu pencerede çıkış yapıldı: sunucuya bildirilemedi, bağlantılar hâlâ geçerli olabilir.',
  linkUnknown:
    'Çıkış yapıldı. Oturum daha önce sona ermişti, bu yüzden bağlantı geçersiz kılınmadı ve hâlâ geçerli olabilir. Geçersiz kılmak için onunla bir kez daha giriş ve çıkış yapmak yeterli.',
};

export const signInCode: SignInCodeWords = {
  codeLabel: 'E-postadaki kod',
  codeHelp: 'Altı rakam, yalnızca bu pencere için. 10\u00a0dakika geçerlidir.',
  codeFormat: 'Lütfen e-postadaki altı rakamı yazın.',
  codeWrong: 'Bu kod doğru değil. Lütfen rakamları en son e-postayla karşılaştırın.',
  codeOver: 'Bu kod artık geçerli değil. Lütfen e-postadaki bağlantıyı kullanın veya yeni bir e-posta isteyin.',
};
