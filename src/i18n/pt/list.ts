import type { FilterWords, ListWords } from '../messages.js';
import { common } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'A carregar os eventos…',
  missing: 'Estes eventos não existem ou deixaram de existir. Pergunte à associação onde consultar o calendário.',
  unavailable: 'De momento não é possível mostrar os eventos.',
  busy: 'Há muitas pessoas a ver os eventos neste momento. Tente de novo daqui a pouco.',
  elsewhere: 'Abrir os eventos numa página própria',

  events: 'Eventos',
  noEvents: 'De momento não há eventos previstos.',
  noResults: 'Nenhum evento corresponde à pesquisa.',
  showMore: 'Mostrar mais',

  isOpen: 'Inscrições abertas',
  fewLeft: (count) => (count === 1 ? 'Resta uma vaga' : `Restam ${count} vagas`),
  isFull: 'Esgotado',
  hasWaitingList: 'Lista de espera',
  opensOn: (when) => (when ? `Inscrições a partir de ${when}` : 'Inscrições ainda por abrir'),
  isClosed: 'Inscrições encerradas',
  isOver: 'Terminado',

  priceFrom: (amount) => `a partir de ${amount}`,
  isFree: 'Gratuito',
  map: 'Mapa',

  register: 'Fazer inscrição',
  details: 'Saber mais',
  back: 'Todos os eventos',

  subscribe: 'Subscrever o calendário',
};

export const filters: FilterWords = {
  resultCount: (count) => (count === 1 ? 'Um evento' : `${count} eventos`),
  shownOf: (visible, count) => `A mostrar ${visible} de ${count}`,
  filter: 'Filtrar eventos',
  search: 'Pesquisar',
  time: 'Quando',
  upcoming: 'Próximos',
  past: 'Anteriores',
  anyTime: 'Todos',
  from: 'De',
  to: 'Até',
  place: 'Local',
  anywhere: 'Todos os locais',
  onlyOpen: 'Só com inscrições abertas',
  showAll: 'Mostrar todos',
  view: 'Vista',
  asList: 'Lista',
  asCards: 'Cartões',
  asMonth: 'Mês',
  previousMonth: 'Mês anterior',
  nextMonth: 'Mês seguinte',
  thisMonth: 'Este mês',
  furtherOnDay: (count) => `Mais ${count}`,
};
