import type { DeskListSettingsWords } from '../desk-screen-messages.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'Inscripción y plazas',
  openUntil: (moment) => `La inscripción está abierta hasta ${moment}.`,
  opensAt: (moment) => `La inscripción se abre el ${moment}.`,
  closedByFile: (moment) => `La inscripción terminó el ${moment}, como indica el archivo de configuración del club.`,
  closedHere: (moment) => `La inscripción se cerró aquí (${moment}) y sigue cerrada hasta que se abra aquí.`,
  hidden: 'Este evento no se ve: el archivo de configuración del club lo oculta.',
  close: 'Cerrar la inscripción',
  open: 'Abrir la inscripción',
  nowClosed: 'La inscripción está cerrada ahora.',
  nowOpen: 'La inscripción vuelve a estar abierta, como indica el archivo de configuración del club.',
  placesLabel: 'Número de plazas',
  placesHelp: 'Déjalo vacío para no poner límite. Las plazas libres se ofrecen primero a la lista de espera.',
  taken: (count) => `Ocupadas u ofrecidas: ${count}.`,
  fileSays: (count) => `Cambiado aquí. El archivo de configuración del club indica ${count}.`,
  fileUnlimited: 'Cambiado aquí. El archivo de configuración del club no pone límite.',
  savePlaces: 'Guardar las plazas',
  placesSaved: 'Se ha cambiado el número de plazas.',
  invalid: (max) => `Indica un número entero de 1 a ${max}, o déjalo vacío.`,
  fewerThanTaken: (taken, places) =>
    `Ya hay ${taken} plazas ocupadas u ofrecidas. ¿Cambiar a ${places} de todos modos? Nadie pierde su plaza, pero no se dan nuevas hasta que haya menos ocupadas.`,
};
