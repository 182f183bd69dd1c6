import type { LoginWords, ProfileWords, SignInCodeWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { answers } from './form.js';

export const login: LoginWords = {
  ...common,
  loading: 'Hetkinen…',
  missing: 'Tätä jäsenportaalia ei ole tai sitä ei enää ole. Yhdistyksestä voi kysyä oikeaa osoitetta.',
  unavailable: 'Jäsenportaalia ei voi juuri nyt näyttää.',
  busy: 'Täällä on juuri nyt paljon väkeä. Hetken päästä kannattaa yrittää uudelleen.',
  elsewhere: 'Avaa jäsenportaali omalla sivullaan',

  signInTitle: 'Jäsenten kirjautuminen',
  emailLabel: 'Sähköposti',
  emailHelp:
    'Yhdistykselle ilmoitettu osoite. Siihen lähetetään viesti, jossa on kirjautumislinkki. Salasanaa ei tarvita.',
  emailWrong: 'Oikea muoto: name@example.org',
  sendLink: 'Lähetä linkki',
  sendingLink: 'Lähetetään…',
  linkNotSent: 'Linkin pyytäminen ei onnistunut. Osoite on tallella.',
  checkMail: 'Nyt kannattaa tarkistaa sähköposti',
  linkSent: (address) =>
    `Jos osoite ${address} on yhdistyksen rekisterissä, siihen tulee muutamassa minuutissa viesti. Viesti voi löytyä myös roskapostista.`,
  sendAgain: 'Lähetä uudelleen',
  sendAgainIn: (seconds) => `Lähetä uudelleen (${seconds} s kuluttua)`,
  otherAddress: 'Toinen osoite',
  pasteTitle: 'Avattiinko viesti toisella laitteella?',
  pasteLabel: 'Viestissä oleva linkki',
  pasteHelp: 'Tähän liitetään koko linkki tai vain se osa, joka on merkin # jälkeen.',
  pasteWrong: 'Tässä ei ole linkkiä. Viestistä on kopioitava koko linkki.',
  goOn: 'Jatka',
  // names stay as they are
  linkFor: (names) => `Tällä linkillä pääsee kirjautumaan: ${names}.`,
  linkUntil: (when) => `Linkin voimassaolo päättyy: ${when}.`,
  signIn: 'Kirjaudu sisään',
  signingIn: 'Kirjaudutaan sisään…',
  linkExpired:
    'Tämä linkki ei ole enää voimassa. Linkki on voimassa, kunnes se mitätöidään kirjauduttaessa ulos, enintään 14 päivää. Uuden voi pyytää tästä:',
  notMe: 'Tämä en ole minä',
  signedInAs: (names) => `Kirjautuneena: ${names}`,
  signOut: 'Kirjaudu ulos',
  signedOut: 'Uloskirjautuminen onnistui. Nähdään taas!',
  sessionOver:
    'Kirjautuminen on päättynyt, jottei kukaan muu näkisi näitä tietoja. Uudella linkillä tai viestissä olleella linkillä pääsee takaisin.',
  addressChanged:
    'Uusi sähköpostiosoite on tallennettu. Vanhaan osoitteeseen tulleet linkit eivät ole enää voimassa. Uuden linkin voi pyytää uuteen osoitteeseen.',
  notHere: 'Henkilötietoja ei näytetä tällä verkkosivustolla.',
  portalClosed: 'Jäsenet eivät voi kirjautua täällä.',
  viaParent: 'Tämän yhdistyksen jäsenet kirjautuvat sen liiton sivuilla, johon yhdistys kuuluu.',
  askClub: (address) => `Kysymykset: ${address}`,
};

export const profile: ProfileWords = {
  ...answers,
  ...login,
  yourData: 'Tiedot yhdistyksen rekisterissä',
  print: 'Tulosta tai tallenna PDF-tiedostona',
  membershipNumber: 'Jäsennumero',
  persons: 'Kenen tiedot',
  edit: 'Muokkaa',
  save: 'Tallenna',
  saving: 'Tallennetaan…',
  cancel: 'Peruuta',
  saved: 'Tallennettu.',
  nothingChanged: 'Kaikki oli ennallaan.',
  unsaved: 'ei vielä tallennettu',
  notSaved: 'Tallentaminen ei onnistunut. Kaikki kirjoitettu on tallella.',
  maybeSaved: 'Vastausta ei saatu, joten tallentumisesta ei ole varmuutta. Uudelleen tallentamisesta ei ole haittaa.',
  emailNote:
    'Uusi osoite tulee voimaan, kun se on vahvistettu siihen lähetetyn viestin linkillä. Siihen asti vanha pysyy.',
  freshLink: 'Tätä varten on kirjauduttava uudelleen uudella linkillä. Kaikki kirjoitettu on yhä tallella.',
  emailPending: (address) =>
    `Viesti on matkalla osoitteeseen ${address}. Uusi osoite tulee voimaan, kun se on vahvistettu viestin linkillä; siihen asti vanha pysyy.`,
  onlyClub: 'Vain yhdistys voi muuttaa tätä.',
  notGiven: 'ei annettu',
  conflict: 'Joku on sillä välin muuttanut tätä. Nyt on valittava, kumpi on oikein:',
  storedNow: 'Jonkun muun tallentama',
  enteredHere: 'Tähän kirjoitettu',
  merged: 'Joku on sillä välin muuttanut muita vastauksia. Nekin muutokset säilyvät.',
  personGone: 'Tämän henkilön tietoja ei enää ole täällä.',
  registrations: 'Ilmoittautumiset',
  fees: 'Maksut',
  noFees: 'Maksuja ei ole.',
  download: 'Lataa kaikki tiedostona',
  endsSoon: (left) => `Täällä on ollut hetken hiljaista. Aikaa kirjautumisen päättymiseen: ${left}.`,
  endsFinally: (left) => `Aikaa kirjautumisen päättymiseen: ${left}. Sitä ennen kannattaa tallentaa.`,
  extend: 'Pysy kirjautuneena',
};

export const signOut: SignOutWords = {
  endLink: 'Mitätöi myös kirjautumislinkki',
  endLinkHelp: 'Yhteisellä tietokoneella: silloin kukaan ei pääse sisään selaushistorian kautta.',
  everywhere: 'Kirjaudu ulos kaikkialta',
  everywhereAsk:
    'Kaikki laitteet kirjataan ulos, eikä mikään tähän asti lähetetty linkki ole enää voimassa. Uuden voi pyytää milloin tahansa.',
  cancel: 'Peruuta',
  signingOut: 'Kirjaudutaan ulos…',
  linkEnded: 'Uloskirjautuminen onnistui. Kirjautumislinkkikään ei ole enää voimassa.',
  linkKept: 'Uloskirjautuminen onnistui. Kirjautumislinkki on yhä voimassa.',
  allEnded: 'Uloskirjautuminen kaikkialta onnistui. Mikään tähän asti lähetetty linkki ei ole enää voimassa.',
  signOutFailed:
    'Uloskirjautuminen onnistui vain tässä ikkunassa: palvelin ei saanut siitä tietoa, ja linkit voivat olla yhä voimassa.',
  linkUnknown:
    'Uloskirjautuminen onnistui. Kirjautuminen oli jo päättynyt, joten linkkiä ei mitätöity ja se voi olla yhä voimassa. Linkin voi mitätöidä kirjautumalla sillä vielä kerran sisään ja ulos.',
};

export const signInCode: SignInCodeWords = {
  codeLabel: 'Sähköpostissa oleva koodi',
  codeHelp: 'Kuusi numeroa, vain tähän ikkunaan. Ne toimivat 10\u00a0minuuttia.',
  codeFormat: 'Kirjoita sähköpostissa olevat kuusi numeroa.',
  codeWrong: 'Koodi ei ole oikein. Vertaa numeroita uusimpaan viestiin.',
  codeOver: 'Koodi ei enää toimi. Käytä viestissä olevaa linkkiä tai pyydä uusi viesti.',
};
