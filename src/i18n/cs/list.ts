import type { FilterWords, ListWords } from '../messages.js';
import { common, forms } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'Akce se načítají…',
  // of the calendar: said of events, this would mean that they are called off
  missing: 'Tento kalendář neexistuje nebo už byl zrušen. Zeptejte se prosím ve spolku.',
  unavailable: 'Akce teď nelze zobrazit.',
  busy: 'Akce si právě prohlíží mnoho lidí. Zkuste to prosím za chvíli znovu.',
  elsewhere: 'Otevřít akce na samostatné stránce',

  events: 'Akce',
  noEvents: 'Zatím nejsou naplánovány žádné akce.',
  noResults: 'Nenašly se žádné akce.',
  showMore: 'Zobrazit další',

  isOpen: 'Přihlašování otevřeno',
  fewLeft: (count) => forms(count, 'Zbývá jedno místo', `Zbývají ${count} místa`, `Zbývá ${count} míst`),
  isFull: 'Obsazeno',
  hasWaitingList: 'Zápis náhradníků',
  opensOn: (when) => (when ? `Začátek přihlašování: ${when}` : 'Přihlašování ještě nezačalo'),
  isClosed: 'Přihlašování uzavřeno',
  isOver: 'Už proběhla',

  priceFrom: (amount) => `od ${amount}`,
  isFree: 'Zdarma',
  map: 'Mapa',

  register: 'Přihláška',
  details: 'Podrobnosti',
  back: 'Všechny akce',

  subscribe: 'Odebírat kalendář',
};

export const filters: FilterWords = {
  resultCount: (count) => `${count} ${forms(count, 'akce', 'akce', 'akcí')}`,
  shownOf: (visible, count) => `Zobrazeno: ${visible} z ${count}`,
  filter: 'Filtrovat akce',
  search: 'Hledat',
  time: 'Kdy',
  upcoming: 'Nadcházející',
  past: 'Minulé',
  anyTime: 'Všechny',
  from: 'Od',
  to: 'Do',
  place: 'Kde',
  anywhere: 'Všude',
  onlyOpen: 'Jen s otevřeným přihlašováním',
  showAll: 'Zobrazit vše',
  view: 'Zobrazení',
  asList: 'Seznam',
  asCards: 'Dlaždice',
  asMonth: 'Měsíc',
  previousMonth: 'Předchozí měsíc',
  nextMonth: 'Další měsíc',
  thisMonth: 'Tento měsíc',
  furtherOnDay: (count) => `Ještě ${count}`,
};

// signing in is said with “do portálu”: without it, the word is that for registering
