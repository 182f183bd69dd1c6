import type {
  CommonWords,
  FindingWords,
  FormWords,
  ListWords,
  LoginWords,
  MailWords,
  ProfileWords,
  SignOutWords,
} from './messages.js';

/** What every element says. */
const common: CommonWords = {
  slow: 'Tämä kestää tavallista kauemmin. Sivua ei kannata sulkea.',
  offline: 'Palvelimeen ei saada yhteyttä. Internetyhteys kannattaa tarkistaa.',
  too_slow: 'Palvelimen vastaus viipyy liian kauan.',
  garbled: 'Palvelimen sijasta vastaa jokin muu, ehkä langattoman verkon kirjautumissivu.',
  retry: 'Yritä uudelleen',
  joinWaitingList: 'Siirry jonotuslistalle',
  newTab: '(avautuu uuteen välilehteen)',
  close: 'Sulje',
  addToCalendar: 'Lisää kalenteriin',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'Tämä tieto puuttuu.',
    wrong_format: ({ example }) => `Oikea muoto: ${example}`,
    not_a_date: 'Päivämäärä ei ole kelvollinen.',
    short_year: 'Vuosi on annettava neljällä numerolla.',
    in_the_future: 'Tämä päivä on vasta tulossa.',
    not_a_number: 'Tähän tarvitaan luku, ilman tuhaterotinta.',
    not_whole: 'Tähän tarvitaan kokonaisluku, ilman tuhaterotinta.',
    not_allowed: 'Vastauksen on oltava jokin annetuista vaihtoehdoista.',
    too_long: ({ max }) => `Vastaus on liian pitkä. Enimmäispituus on ${max} merkkiä.`,
    unreadable_characters: 'Vastauksessa on merkkejä, joita ei voi tallentaa. Se on kirjoitettava uudelleen.',
    full: 'Viimeiset paikat menivät valitettavasti juuri.',
    closed: 'Ilmoittautuminen on päättynyt.',
    not_yet_open: 'Ilmoittautuminen ei ole vielä alkanut.',
    form_token: 'Lomake oli auki liian kauan. Se on lähetettävä uudelleen.',
    invalid: 'Tämä vastaus ei kelpaa tähän.',
    must_accept: 'Jatkaminen edellyttää, että tämä kohta rastitaan.',
    key_reused:
      'Ilmoittautuminen oli tullut perille jo ensimmäisellä kerralla, ja se on voimassa sellaisena. Muutoksista voi ilmoittaa yhdistykselle.',
    rejected: ({ sentence }) => sentence,
  },
  labels: {
    name: 'Nimi',
    first_name: 'Etunimi',
    last_name: 'Sukunimi',
    email: 'Sähköposti',
    phone: 'Puhelin',
    birthdate: 'Syntymäaika',
    address: 'Osoite',
    street: 'Katuosoite',
    postcode: 'Postinumero',
    city: 'Postitoimipaikka',
    country: 'Maa',
  },
  day: 'Päivä',
  month: 'Kuukausi',
  year: 'Vuosi',
  dateHint: 'Esimerkiksi 24 3 2015',
  nameHint: 'Vain yksi nimi? Yksi kenttä riittää.',
  optional: 'vapaaehtoinen',
  requiredNote: 'Kaikki kohdat ovat pakollisia, ellei niissä lue ”vapaaehtoinen”.',
  choose: 'Valitse',
  noAnswer: 'Ei vastausta',
  onePerLine: 'Yksi vastaus riville',

  loading: 'Lomaketta ladataan…',
  send: 'Lähetä ilmoittautuminen',
  sending: 'Lähetetään…',
  summary: (count) => `${count === 1 ? 'Yksi vastaus' : `${count} vastausta`} puuttuu tai vaatii korjausta`,
  thanks: (name) => (name ? `Kiitos, ${name}!` : 'Kiitos!'),
  registered: (title) => `Ilmoittautuminen on saapunut: ”${title}”.`,
  another: 'Ilmoita vielä toinen henkilö',

  placesLeft: (count) => `${count === 1 ? 'Yksi paikka' : `${count} paikkaa`} jäljellä`,
  full: 'Kaikki paikat on varattu. Ilmoittautuminen ei ole enää mahdollista.',
  closed: 'Ilmoittautuminen on päättynyt.',
  notYetOpen: (when) => (when ? `Ilmoittautuminen alkaa: ${when}.` : 'Ilmoittautuminen ei ole vielä alkanut.'),
  missing: 'Tätä lomaketta ei ole tai sitä ei enää ole. Yhdistyksestä voi kysyä, missä ilmoittaudutaan.',

  unavailable: 'Lomaketta ei voi juuri nyt näyttää.',
  busy: 'Moni ilmoittautuu juuri nyt. Hetken päästä kannattaa yrittää uudelleen.',
  notSent: 'Ilmoittautumista ei voitu lähettää. Kaikki kirjoitettu on tallella.',
  perhapsSent:
    'Ilmoittautuminen lähetettiin, mutta vastausta ei saatu. Kaikki kirjoitettu on tallella. Sen voi lähettää uudelleen, eikä ketään ilmoiteta kahteen kertaan.',
  perhapsSentOnce:
    'Ilmoittautuminen lähetettiin, mutta vastausta ei saatu. Ennen uutta lähettämistä kannattaa kysyä yhdistyksestä, onko se tullut perille.',
  elsewhere: 'Avaa lomake omalla sivullaan',

  participant: (number) => `Henkilö ${number}`,
  forAll: 'Kaikille yhteistä',
  addParticipant: 'Lisää henkilö',
  removeParticipant: (name) => `Poista: ${name}`,
  copyPrevious: 'Kopioi yllä olevat vastaukset',
  someRegistered: (done, total) => `Ilmoitettu: ${done}/${total}.`,
  isRegistered: 'Ilmoitettu',
  sendRest: 'Ilmoita muut',

  opensIn: (left) => `Ilmoittautumisen alkuun: ${left}.`,
  opensNow: 'Ilmoittautuminen alkaa…',
  openUntil: (when) => `Ilmoittautuminen päättyy: ${when}.`,
  again: (seconds) =>
    `Moni ilmoittautuu juuri nyt. Kaikki kirjoitettu on tallella ja lähetetään automaattisesti uudelleen ${seconds} sekunnin kuluttua.`,

  waitingList: 'Kaikki paikat on varattu, mutta tarjolla on jonotuslista.',

  draftBack: 'Aiemmin kirjoitettu on palautettu.',
  draftWithout: 'Rasteja ja luottamuksellisia tietoja ei säilytetä.',
  startOver: 'Aloita alusta',
  undo: 'Kumoa',

  held: 'Ilmoittautuminen on saapunut. Se on voimassa, kun yhdistys on tarkistanut sen.',
  checking: 'Hetkinen, selain tekee tarkistusta…',

  apply: 'Lähetä hakemus',
  applied: (title) => `Hakemus on saapunut: ”${title}”. Yhdistys päättää siitä.`,
  open: 'Ilmoittautuminen',
  print: 'Tulosta',
  answers: 'Lähetetyt vastaukset',
  yes: 'Kyllä',
  no: 'Ei',
};

export const list: ListWords = {
  ...common,
  loading: 'Tapahtumia ladataan…',
  missing: 'Näitä tapahtumia ei ole tai niitä ei enää ole. Yhdistyksestä voi kysyä, mistä kalenteri löytyy.',
  unavailable: 'Tapahtumia ei voi juuri nyt näyttää.',
  busy: 'Moni katselee tapahtumia juuri nyt. Hetken päästä kannattaa yrittää uudelleen.',
  elsewhere: 'Avaa tapahtumat omalla sivullaan',

  events: 'Tapahtumat',
  none: 'Tapahtumia ei ole juuri nyt tiedossa.',
  noneFound: 'Sopivia tapahtumia ei löytynyt.',
  more: 'Näytä lisää',

  isOpen: 'Ilmoittautuminen auki',
  fewLeft: (count) => `${count === 1 ? 'Yksi paikka' : `${count} paikkaa`} jäljellä`,
  isFull: 'Täynnä',
  hasWaitingList: 'Jonotuslista',
  opensOn: (when) => (when ? `Ilmoittautuminen alkaa: ${when}` : 'Ilmoittautuminen ei vielä auki'),
  isClosed: 'Ilmoittautuminen päättynyt',
  isOver: 'Ohi',

  register: 'Ilmoittaudu',
  details: 'Lisätietoja',
  back: 'Kaikki tapahtumat',

  subscribe: 'Tilaa kalenteri',
};

export const finding: FindingWords = {
  found: (count) => (count === 1 ? 'Yksi tapahtuma' : `${count} tapahtumaa`),
  filter: 'Rajaa tapahtumia',
  search: 'Haku',
  when: 'Milloin',
  upcoming: 'Tulevat',
  past: 'Menneet',
  anyTime: 'Kaikki',
  from: 'Alkupäivä',
  to: 'Loppupäivä',
  place: 'Missä',
  anywhere: 'Kaikkialla',
  onlyOpen: 'Vain ne, joihin voi ilmoittautua',
  showAll: 'Näytä kaikki',
  view: 'Näkymä',
  asList: 'Luettelo',
  asCards: 'Kortit',
  asMonth: 'Kuukausi',
  previousMonth: 'Edellinen kuukausi',
  nextMonth: 'Seuraava kuukausi',
  thisMonth: 'Tämä kuukausi',
  furtherOnDay: (count) => `${count} ${count === 1 ? 'muu' : 'muuta'}`,
};

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
    'Osoite, jonka yhdistys tuntee. Siihen lähetetään viesti, jossa on kirjautumislinkki. Salasanaa ei tarvita.',
  emailWrong: 'Oikea muoto: name@example.org',
  sendLink: 'Lähetä linkki',
  sendingLink: 'Lähetetään…',
  linkNotSent: 'Linkin pyytäminen ei onnistunut. Osoite on tallella.',
  lookIntoMail: 'Nyt kannattaa tarkistaa sähköposti',
  linkSent: (address) =>
    `Jos yhdistys tuntee osoitteen ${address}, siihen tulee muutamassa minuutissa viesti, jossa on linkki. Viesti voi löytyä myös roskapostista.`,
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
  linkOver:
    'Tämä linkki ei ole enää voimassa. Linkki on voimassa, kunnes se mitätöidään kirjauduttaessa ulos, enintään 14 päivää. Uuden voi pyytää tästä:',
  notMe: 'Se on joku muu',
  signedInAs: (names) => `Kirjautuneena: ${names}`,
  signOut: 'Kirjaudu ulos',
  signedOut: 'Uloskirjautuminen onnistui. Nähdään taas!',
  sessionOver:
    'Kirjautuminen on päättynyt, jottei kukaan muu näkisi näitä tietoja. Uudella linkillä tai viestissä olleella linkillä pääsee takaisin.',
  addressChanged:
    'Uusi sähköpostiosoite on tallennettu. Vanhaan osoitteeseen tulleet linkit eivät ole enää voimassa. Uuden linkin voi pyytää uuteen osoitteeseen.',
  notHere: 'Henkilötietoja ei näytetä tällä verkkosivustolla.',
  portalClosed: 'Jäsenet eivät voi kirjautua täällä.',
  portalAbove: 'Tämän yhdistyksen jäsenet kirjautuvat sen liiton sivuilla, johon yhdistys kuuluu.',
  askClub: (address) => `Kysymykset: ${address}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'Tiedot yhdistyksen rekisterissä',
  membershipNumber: 'Jäsennumero',
  whose: 'Kenen tiedot',
  edit: 'Muokkaa',
  save: 'Tallenna',
  saving: 'Tallennetaan…',
  cancel: 'Peruuta',
  saved: 'Tallennettu.',
  nothingChanged: 'Kaikki oli ennallaan.',
  unsaved: 'ei vielä tallennettu',
  notSaved: 'Tallentaminen ei onnistunut. Kaikki kirjoitettu on tallella.',
  perhapsSaved: 'Vastausta ei saatu, joten tallentumisesta ei ole varmuutta. Uudelleen tallentamisesta ei ole haittaa.',
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
  fees: 'Maksut',
  noFees: 'Maksuja ei ole.',
  amount: 'Summa',
  reference: 'Viite',
  total: 'Yhteensä',
  referenceHint: 'Viitteestä yhdistys näkee, mitä tilisiirto koskee.',
  copy: 'Kopioi',
  copied: 'Kopioitu',
  download: 'Lataa kaikki tiedostona',
  endsSoon: (left) => `Täällä on ollut hetken hiljaista. Aikaa kirjautumisen päättymiseen: ${left}.`,
  endsForGood: (left) => `Aikaa kirjautumisen päättymiseen: ${left}. Sitä ennen kannattaa tallentaa.`,
  stay: 'Pysy kirjautuneena',
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
  notTold:
    'Uloskirjautuminen onnistui vain tässä ikkunassa: palvelin ei saanut siitä tietoa, ja linkit voivat olla yhä voimassa.',
  linkUnknown:
    'Uloskirjautuminen onnistui. Kirjautuminen oli jo päättynyt, joten linkkiä ei mitätöity ja se voi olla yhä voimassa. Linkin voi mitätöidä kirjautumalla sillä vielä kerran sisään ja ulos.',
};

export const mail: MailWords = {
  greeting: (name) => (name ? `Hei ${name},` : 'Hei,'),
  signInSubject: (organisation) => `Kirjautuminen: ${organisation}`,
  signIn: (organisation) =>
    `Tässä on kirjautumislinkki jäsenportaaliin (${organisation}), jossa voi katsoa henkilötietoja ja pitää ne ajan tasalla:`,
  signInButton: 'Kirjaudu sisään',
  validUntil: (when) =>
    `Linkin voimassaolo päättyy: ${when}. Siihen asti sitä voi käyttää niin usein kuin tarvitsee, ellei sitä mitätöidä kirjauduttaessa ulos. Se, jolla linkki on, voi nähdä tiedot ja muuttaa niitä, joten linkkiä ei pidä antaa muille.`,
  paste:
    'Jos tämä viesti luetaan toisella laitteella, linkin voi kopioida kenttään sillä sivulla, jolla se pyydettiin.',
  notAsked:
    'Jos kukaan ei ole pyytänyt linkkiä, mitään ei tarvitse tehdä: ilman tätä viestiä kukaan ei pääse kirjautumaan.',
  emailChangedSubject: (organisation) => `Jäsentietojen sähköpostiosoite on muuttunut: ${organisation}`,
  emailChanged: (organisation) =>
    `Jäsentiedoissa (${organisation}) on nyt toinen sähköpostiosoite. Viestit lähetetään tästä lähtien siihen, eivätkä tähän osoitteeseen tulleet kirjautumislinkit ole enää voimassa.`,
  notYou: (contact) =>
    contact
      ? `Jos tämä on erehdys, siitä kannattaa kirjoittaa pian osoitteeseen ${contact}.`
      : 'Jos tämä on erehdys, siitä kannattaa kertoa pian yhdistykselle.',
  repeat: 'Tämä viesti on voinut tulla jo aiemmin.',
  confirmSubject: (organisation) => `Vahvista sähköpostiosoite: ${organisation}`,
  confirm: (organisation) =>
    `tämä osoite on ilmoitettu jäsenen uudeksi sähköpostiosoitteeksi (${organisation}). Se tulee voimaan, kun se vahvistetaan tästä:`,
  confirmButton: 'Vahvista',
  confirmUntil: (when) => `Linkki toimii tähän asti: ${when}.`,
  confirmNotYou:
    'Jos asia ei ole tuttu, mitään ei tarvitse tehdä: ilman tätä linkkiä mikään ei muutu, eikä muita viestejä tule.',
  requestedSubject: (organisation) => `Uusi sähköpostiosoite ilmoitettu: ${organisation}`,
  requested: (organisation) =>
    `toinen sähköpostiosoite on ilmoitettu (${organisation}). Se tulee voimaan, kun se on vahvistettu siihen lähetetyllä viestillä. Siihen asti kaikki pysyy ennallaan.`,
  undoIntro: 'Jos se on erehdys, tämä linkki säilyttää vanhan osoitteen ja kirjaa kaikki ulos:',
  undoButton: 'Säilytä vanha osoite',
  confirmAsk: 'Otetaanko tämä sähköpostiosoite käyttöön?',
  confirmed:
    'Kiitos, sähköpostiosoite on vahvistettu. Kirjautumislinkit tulevat nyt sinne; vanhemmat eivät enää toimi.',
  undoAsk: 'Pidetäänkö sähköpostiosoite ennallaan? Kaikki kirjataan ulos, ja vanhemmat linkit lakkaavat toimimasta.',
  undone: 'Valmis: vanha sähköpostiosoite on voimassa. Kaikki on kirjattu ulos, eivätkä vanhemmat linkit enää toimi.',
  linkGone: 'Tämä linkki ei enää toimi. Se on jo käytetty tai vanhentunut, tai osoite on sillä välin muuttunut.',
  linkFailed: 'Se ei onnistunut juuri nyt. Yritä hetken päästä uudelleen.',
  needsScript: 'Tämä sivu tarvitsee JavaScriptin. Ota se käyttöön ja avaa linkki uudelleen.',
};
