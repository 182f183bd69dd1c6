import type { FilterWords, ListWords } from '../messages.js';
import { common } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'Tapahtumia ladataan…',
  missing: 'Näitä tapahtumia ei ole tai niitä ei enää ole. Yhdistyksestä voi kysyä, mistä kalenteri löytyy.',
  unavailable: 'Tapahtumia ei voi juuri nyt näyttää.',
  busy: 'Moni katselee tapahtumia juuri nyt. Hetken päästä kannattaa yrittää uudelleen.',
  elsewhere: 'Avaa tapahtumat omalla sivullaan',

  events: 'Tapahtumat',
  noEvents: 'Tapahtumia ei ole juuri nyt tiedossa.',
  noResults: 'Sopivia tapahtumia ei löytynyt.',
  showMore: 'Näytä lisää',

  isOpen: 'Ilmoittautuminen auki',
  fewLeft: (count) => `${count === 1 ? 'Yksi paikka' : `${count} paikkaa`} jäljellä`,
  isFull: 'Täynnä',
  hasWaitingList: 'Jonotuslista',
  opensOn: (when) => (when ? `Ilmoittautuminen alkaa: ${when}` : 'Ilmoittautuminen ei vielä auki'),
  isClosed: 'Ilmoittautuminen päättynyt',
  isOver: 'Ohi',

  priceFrom: (amount) => `alkaen ${amount}`,
  isFree: 'Maksuton',
  map: 'Kartta',

  register: 'Ilmoittaudu',
  details: 'Lisätietoja',
  back: 'Kaikki tapahtumat',

  subscribe: 'Tilaa kalenteri',
};

export const filters: FilterWords = {
  resultCount: (count) => (count === 1 ? 'Yksi tapahtuma' : `${count} tapahtumaa`),
  shownOf: (visible, count) => `Näkyvissä ${visible}/${count}`,
  filter: 'Rajaa tapahtumia',
  search: 'Haku',
  time: 'Milloin',
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
