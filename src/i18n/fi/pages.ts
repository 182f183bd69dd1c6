import type { PageWords } from '../server-messages.js';
import { formFacts } from './form-facts.js';

export const pages: PageWords = {
  ...formFacts,
  notFound: 'Sivua ei löytynyt',
  notFoundHelp: 'Tarkista osoite tai kysy sitä yhdistykseltä.',
  unavailable: 'Sivu ei ole juuri nyt käytettävissä',
  tryAgain: 'Yritä hetken päästä uudelleen.',
  calendarHelp: 'Uudet tapahtumat ja muutokset näkyvät kalenterissa automaattisesti.',
  calendarFile: 'Lataa kalenteritiedosto',
  members: 'Jäsenet',
  membersHelp: 'Omien tietojen ja maksujen katselu ja päivitys.',
  membersNeedScript: 'Kirjautuminen vaatii JavaScriptin. Ota se käyttöön ja lataa sivu uudelleen.',
  withoutScript: 'Eikö lomake näy? Avaa se ilman JavaScriptiä',
  showPrice: 'Laske hinta',
  priceNow: 'Hinta näillä vastauksilla',
  sendForAnother: 'Ilmoita toinen henkilö lähettämällä lomake uudelleen.',
  scriptForNow:
    'Tästä internetyhteydestä on juuri tullut hyvin monta ilmoittautumista. Lomake vaatii muutaman minuutin ajan JavaScriptin. Ota se käyttöön, yritä myöhemmin uudelleen tai ota yhteyttä yhdistykseen.',
  notAForm: 'Tämä pyyntö ei tullut lomakkeelta',
  openForm: 'Avaa lomake',
  tooLong: 'Vastaukset ovat liian pitkiä',
  shorten: 'Vastaukset ovat liian pitkiä. Lyhennä pisimpiä.',
  goBack: 'Palaa takaisin ja lyhennä pisimpiä vastauksia.',

  confirmAsk: 'Otetaanko tämä sähköpostiosoite käyttöön?',
  confirmed:
    'Kiitos, sähköpostiosoite on vahvistettu. Kirjautumislinkit tulevat nyt sinne; vanhemmat eivät enää toimi.',
  undoAsk:
    'Pidetäänkö sähköpostiosoite ennallaan? Kaikki laitteet kirjataan ulos, ja vanhemmat linkit lakkaavat toimimasta.',
  undone:
    'Valmis: vanha sähköpostiosoite on voimassa. Kaikki laitteet on kirjattu ulos, eivätkä vanhemmat linkit enää toimi.',
  linkGone: 'Tämä linkki ei enää toimi. Se on jo käytetty tai vanhentunut, tai osoite on sillä välin muuttunut.',
  linkFailed: 'Se ei onnistunut juuri nyt. Yritä hetken päästä uudelleen.',
  needsScript: 'Tämä sivu tarvitsee JavaScriptin. Ota se käyttöön ja avaa linkki uudelleen.',

  landingIntro: 'Ilmoittautumislomakkeita, tapahtumaluetteloita ja jäsenportaali yhdistyksille.',
  clubs: 'Yhdistykset',
  clubAddress: 'Yhdistyksen tapahtumat löytyvät osoitteesta, jonka yhdistys on antanut.',
  forWebmasters: 'Verkkosivujen ylläpitäjille ja kehittäjille',
  examplePage: 'Esimerkkisivu, jolla on lomake',
  apiReference: 'API-dokumentaatio',
  doctorHelp: (parameter) => `Eikö lomake näy? Lisää sivusi osoitteen perään ${parameter}, niin diagnoosi kertoo syyn.`,
};
