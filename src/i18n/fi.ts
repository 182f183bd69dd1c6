import type { CommonWords, FindingWords, FormWords, ListWords } from './messages.js';

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
  optional: 'vapaaehtoinen',
  requiredNote: 'Kaikki kohdat ovat pakollisia, ellei niissä lue ”vapaaehtoinen”.',
  choose: 'Valitse',
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
