import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Tämä tieto puuttuu.',
    wrong_format: ({ example }) => `Oikea muoto: ${example}`,
    not_a_date: 'Päivämäärä ei ole kelvollinen.',
    short_year: 'Vuosi on annettava neljällä numerolla.',
    in_the_future: 'Tämä päivä on vasta tulossa.',
    age: ({ at_least, below, on }) =>
      `Ikä${on === 'first_day' ? ' ensimmäisenä päivänä' : ''}: ${commaSeparated(at_least && `vähintään ${at_least}`, below && `enintään ${below - 1}`)}.`,
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
  askFor: {
    first_name: 'Etunimi puuttuu.',
    email: 'Sähköpostiosoite puuttuu.',
    birthdate: 'Syntymäaika puuttuu.',
  },
  pick: (label) => `Valinta puuttuu: ${label}`,
  stillMissing: 'Vielä puuttuu:',
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
  dateHint: 'Esimerkiksi 24.3.2015',
  nameHint: 'Vain yksi nimi? Yksi kenttä riittää.',
  optional: 'vapaaehtoinen',
  requiredNote: 'Kaikki kohdat ovat pakollisia, ellei niissä lue ”vapaaehtoinen”.',
  choose: 'Valitse',
  noAnswer: 'Ei vastausta',
  onePerLine: 'Yksi vastaus riville',
  summary: (count) => `${count === 1 ? 'Yksi vastaus' : `${count} vastausta`} puuttuu tai vaatii korjausta`,
  open: 'Ilmoittautuminen',
  answers: 'Lähetetyt vastaukset',
  yes: 'Kyllä',
  no: 'Ei',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'Lomaketta ladataan…',

  send: 'Lähetä ilmoittautuminen',
  sending: 'Lähetetään…',
  thanks: (name) => (name ? `Kiitos, ${name}!` : 'Kiitos!'),
  registered: (title) => `Ilmoittautuminen on saapunut: ”${title}”.`,
  next: 'Ilmoita vielä toinen henkilö',

  placesLeft: (count) => `${count === 1 ? 'Yksi paikka' : `${count} paikkaa`} jäljellä`,
  closed: 'Ilmoittautuminen on päättynyt.',
  missing: 'Tätä lomaketta ei ole tai sitä ei enää ole. Yhdistyksestä voi kysyä, missä ilmoittaudutaan.',

  unavailable: 'Lomaketta ei voi juuri nyt näyttää.',
  busy: 'Moni ilmoittautuu juuri nyt. Hetken päästä kannattaa yrittää uudelleen.',
  notSent: 'Ilmoittautumista ei voitu lähettää. Kaikki kirjoitettu on tallella.',
  maybeStored:
    'Vastausta ei saatu. Kaikki kirjoitettu on tallella. Ilmoittautumisen voi lähettää uudelleen, eikä ketään ilmoiteta kahteen kertaan.',
  maybeStoredOnce:
    'Vastausta ei saatu. Ennen uutta lähettämistä kannattaa kysyä yhdistyksestä, onko ilmoittautuminen tullut perille.',
  elsewhere: 'Avaa lomake omalla sivullaan',
  allEvents: 'Kaikki tapahtumat',

  map: 'Kartta',
  participant: (number) => `Henkilö ${number}`,
  forAll: 'Kaikille yhteistä',
  addParticipant: 'Lisää henkilö',
  removeParticipant: (name) => `Poista: ${name}`,
  copyPrevious: 'Kopioi yllä olevat vastaukset',
  someRegistered: (done, total) => `Ilmoitettu: ${done}/${total}.`,
  isRegistered: 'Ilmoitettu',
  sendRest: 'Ilmoita muut',

  openUntil: (when) => `Ilmoittautuminen päättyy: ${when}.`,
  retryIn: (seconds) =>
    `Moni ilmoittautuu juuri nyt. Kaikki kirjoitettu on tallella ja lähetetään automaattisesti uudelleen ${seconds} sekunnin kuluttua.`,

  waitingList: 'Kaikki paikat on varattu, mutta tarjolla on jonotuslista.',

  draftBack: 'Aiemmin kirjoitettu on palautettu.',
  draftNote: 'Rasteja ja luottamuksellisia tietoja ei säilytetä.',
  startOver: 'Aloita alusta',
  undo: 'Kumoa',

  review: 'Ilmoittautuminen on saapunut. Se on voimassa, kun yhdistys on tarkistanut sen.',
  checking: 'Hetkinen, selain tekee tarkistusta…',

  apply: 'Lähetä hakemus',
  applied: (title) => `Hakemus on saapunut: ”${title}”. Yhdistys päättää siitä.`,
  print: 'Tulosta',
  share: 'Jaa',
};
