import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
  confirmAsk: 'Bu e-posta adresi bundan sonra geçerli olsun mu?',
  confirmed: 'Teşekkürler, e-posta adresi onaylandı. Oturum açma bağlantıları artık oraya gider; eskileri geçersizdir.',
  undoAsk: 'E-posta adresi eskisi gibi kalsın mı? Herkesin oturumu kapanır ve eski bağlantılar sona erer.',
  undone: 'Tamam: eski e-posta adresi geçerli. Herkesin oturumu kapatıldı, eski bağlantılar artık çalışmıyor.',
  linkGone: 'Bu bağlantı artık çalışmıyor. Daha önce kullanıldı, süresi doldu ya da adres bu arada değişti.',
  linkFailed: 'Bu, şu anda yapılamadı. Lütfen birazdan yeniden deneyin.',
  needsScript: 'Bu sayfa JavaScript gerektirir. Lütfen etkinleştirin ve bağlantıyı yeniden açın.',
};
