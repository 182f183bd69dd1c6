import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Lütfen doldurun.',
    wrong_format: ({ example }) => `Lütfen şöyle yazın: ${example}`,
    not_a_date: 'Lütfen geçerli bir tarih girin.',
    short_year: 'Lütfen yılı dört rakamla yazın.',
    in_the_future: 'Bu tarih henüz gelmedi.',
    age: ({ at_least, below, on }) =>
      `Yaş${on === 'first_day' ? ' (ilk gün)' : ''}: ${commaSeparated(at_least && `en az ${at_least}`, below && `en fazla ${below - 1}`)}.`,
    not_a_number: 'Lütfen binlik ayırıcı kullanmadan bir sayı girin.',
    not_whole: 'Lütfen binlik ayırıcı kullanmadan bir tam sayı girin.',
    not_allowed: 'Lütfen sunulan yanıtlardan birini seçin.',
    too_long: ({ max }) => `Bu çok uzun. Lütfen en fazla ${max} karakter kullanın.`,
    unreadable_characters: 'Kaydedilemeyen karakterler var. Lütfen yeniden yazın.',
    full: 'Ne yazık ki son yerler az önce doldu.',
    closed: 'Kayıtlar kapandı.',
    not_yet_open: 'Kayıtlar henüz açılmadı.',
    form_token: 'Form çok uzun süre açık kaldı. Lütfen yeniden gönderin.',
    invalid: 'Bu yanıt burada geçerli değil.',
    must_accept: 'Devam etmek için lütfen bu kutuyu işaretleyin.',
    key_reused: 'Kayıt ilk gönderimde ulaşmıştı ve o hâliyle geçerli. Değişiklikler için lütfen derneğe başvurun.',
    rejected: ({ sentence }) => sentence,
  },
  askFor: {
    first_name: 'Lütfen bir ad yazın.',
    email: 'Lütfen bir e-posta adresi yazın.',
    birthdate: 'Lütfen bir doğum tarihi yazın.',
  },
  pick: (label) => `Lütfen seçin: ${label}`,
  stillMissing: 'Henüz eksik:',
  labels: {
    name: 'Ad soyad',
    first_name: 'Ad',
    last_name: 'Soyad',
    email: 'E-posta',
    phone: 'Telefon',
    birthdate: 'Doğum tarihi',
    address: 'Adres',
    street: 'Sokak ve kapı numarası',
    postcode: 'Posta kodu',
    city: 'Şehir',
    country: 'Ülke',
  },
  day: 'Gün',
  month: 'Ay',
  year: 'Yıl',
  dateHint: 'Örneğin 24.03.2015',
  nameHint: 'Tek bir ad mı var? Bir alan yeterlidir.',
  optional: 'isteğe bağlı',
  requiredNote: 'Yanında “isteğe bağlı” yazmayan tüm alanlar zorunludur.',
  choose: 'Lütfen seçin',
  noAnswer: 'Yanıt yok',
  onePerLine: 'Her satıra bir yanıt',
  summary: (count) => `${count === 1 ? 'Bir' : count} yanıtın gözden geçirilmesi gerekiyor`,
  open: 'Kayıt',
  answers: 'Gönderilen yanıtlar',
  yes: 'Evet',
  no: 'Hayır',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'Form yükleniyor…',

  send: 'Kaydı gönder',
  sending: 'Gönderiliyor…',
  thanks: (name) => (name ? `Teşekkürler, ${name}!` : 'Teşekkürler!'),
  registered: (title) => `“${title}” için kayıt alındı.`,
  next: 'Bir kişi daha kaydet',

  placesLeft: (count) => `${count === 1 ? 'Bir' : count} yer kaldı`,
  closed: 'Kayıtlar kapandı.',
  missing: 'Böyle bir form yok veya artık kullanılmıyor. Nereden kayıt yapılacağını lütfen derneğe sorun.',

  unavailable: 'Form şu anda gösterilemiyor.',
  busy: 'Şu anda çok sayıda kişi kayıt yapıyor. Lütfen birazdan yeniden deneyin.',
  notSent: 'Kayıt gönderilemedi. Yazılan her şey hâlâ burada.',
  maybeStored: 'Yanıt gelmedi. Yazılan her şey hâlâ burada. Kayıt yeniden gönderilirse kimse iki kez kaydedilmez.',
  maybeStoredOnce: 'Yanıt gelmedi. Yeniden göndermeden önce kaydın ulaşıp ulaşmadığını lütfen derneğe sorun.',
  elsewhere: 'Formu ayrı bir sayfada aç',
  allEvents: 'Tüm etkinlikler',

  map: 'Harita',
  participant: (number) => `${number}. kişi`,
  forAll: 'Herkes için ortak',
  addParticipant: 'Bir kişi daha ekle',
  removeParticipant: (name) => `Kaldır: ${name}`,
  copyPrevious: 'Yukarıdaki yanıtları kopyala',
  someRegistered: (done, total) => `${total} kişiden ${done} kişinin kaydı alındı.`,
  isRegistered: 'Kaydı alındı',
  sendRest: 'Diğerlerini kaydet',

  openUntil: (when) => `Son kayıt zamanı: ${when}.`,
  retryIn: (seconds) =>
    `Şu anda çok sayıda kişi kayıt yapıyor. Yazılan her şey korunuyor ve ${seconds} sn sonra otomatik olarak yeniden gönderilecek.`,

  waitingList: 'Tüm yerler doldu. Bir bekleme listesi var.',

  draftBack: 'Daha önce burada yazılanlar geri getirildi.',
  draftNote: 'İşaretler ve gizli yanıtlar saklanmaz.',
  startOver: 'Baştan başla',
  undo: 'Geri al',

  review: 'Kayıt alındı. Kesinleşmeden önce dernek tarafından incelenecek.',
  checking: 'Bir saniye, tarayıcı bir kontrol yapıyor…',

  apply: 'Başvuruyu gönder',
  applied: (title) => `“${title}” başvurusu alındı. Kararı dernek verecek.`,
  print: 'Yazdır',
  share: 'Paylaş',
};
