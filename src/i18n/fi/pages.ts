import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
  confirmAsk: 'Otetaanko tämä sähköpostiosoite käyttöön?',
  confirmed:
    'Kiitos, sähköpostiosoite on vahvistettu. Kirjautumislinkit tulevat nyt sinne; vanhemmat eivät enää toimi.',
  undoAsk: 'Pidetäänkö sähköpostiosoite ennallaan? Kaikki kirjataan ulos, ja vanhemmat linkit lakkaavat toimimasta.',
  undone: 'Valmis: vanha sähköpostiosoite on voimassa. Kaikki on kirjattu ulos, eivätkä vanhemmat linkit enää toimi.',
  linkGone: 'Tämä linkki ei enää toimi. Se on jo käytetty tai vanhentunut, tai osoite on sillä välin muuttunut.',
  linkFailed: 'Se ei onnistunut juuri nyt. Yritä hetken päästä uudelleen.',
  needsScript: 'Tämä sivu tarvitsee JavaScriptin. Ota se käyttöön ja avaa linkki uudelleen.',
};
