import type { FilterWords, ListWords } from '../messages.js';
import { common } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'Cargando las actividades…',
  missing: 'Estas actividades no existen o ya no existen. La asociación puede indicar dónde consultar el calendario.',
  unavailable: 'Ahora mismo no se pueden mostrar las actividades.',
  busy: 'Hay muchas personas consultando las actividades en este momento. Conviene volver a intentarlo dentro de un momento.',
  elsewhere: 'Abrir las actividades en una página aparte',

  events: 'Actividades',
  noEvents: 'Por ahora no hay actividades previstas.',
  noResults: 'Ninguna actividad coincide con la búsqueda.',
  showMore: 'Mostrar más',

  isOpen: 'Inscripción abierta',
  fewLeft: (count) => (count === 1 ? 'Queda una plaza' : `Quedan ${count} plazas`),
  isFull: 'Plazas agotadas',
  hasWaitingList: 'Lista de espera',
  opensOn: (when) => (when ? `Inscripción desde el ${when}` : 'Inscripción aún no abierta'),
  isClosed: 'Inscripción cerrada',
  isOver: 'Finalizada',

  priceFrom: (amount) => `desde ${amount}`,
  isFree: 'Gratis',
  map: 'Mapa',

  register: 'Inscribirse',
  details: 'Más información',
  back: 'Todas las actividades',

  subscribe: 'Suscribirse al calendario',
};

export const filters: FilterWords = {
  resultCount: (count) => (count === 1 ? 'Una actividad' : `${count} actividades`),
  shownOf: (visible, count) => `Se muestran ${visible} de ${count}`,
  filter: 'Filtrar actividades',
  search: 'Buscar',
  time: 'Cuándo',
  upcoming: 'Próximas',
  past: 'Pasadas',
  anyTime: 'Todas',
  from: 'Desde',
  to: 'Hasta',
  place: 'Lugar',
  anywhere: 'Todos los lugares',
  onlyOpen: 'Solo con inscripción abierta',
  showAll: 'Mostrar todas',
  view: 'Vista',
  asList: 'Lista',
  asCards: 'Tarjetas',
  asMonth: 'Mes',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  thisMonth: 'Este mes',
  furtherOnDay: (count) => `${count} más`,
};
