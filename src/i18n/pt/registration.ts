import type { RegistrationWords } from '../server-messages.js';

export const registration: RegistrationWords = {
  registeredSubject: (event) => `Inscrição: ${event}`,
  waitingSubject: (event) => `Lista de espera: ${event}`,
  appliedSubject: (event) => `Pedido recebido: ${event}`,
  heldSubject: (event) => `Inscrição recebida: ${event}`,
  waiting: (event) =>
    `A inscrição em «${event}» está na lista de espera. Assim que houver um lugar livre, segue outro e-mail.`,
  when: 'Quando',
  where: 'Onde',
  view: 'Ver ou alterar a inscrição',
  keepLink: 'Quem tiver esta ligação pode ver e alterar a inscrição. Por favor, não a reencaminhe.',
  ask: 'Aqui é possível ver, corrigir ou cancelar uma inscrição.',
  cancel: (name) => `Cancelar ${name}`,
  cancelAsk: (name) =>
    `Cancelar a inscrição de ${name}? O lugar fica livre e os dados são apagados. Não é possível anular.`,
  cancelYes: 'Sim, cancelar',
  cancelNo: 'Não, manter',
  cancelled: 'A inscrição está cancelada e os dados foram apagados.',
  change: 'Alterar os dados',
  save: 'Guardar alterações',
  saved: 'As alterações foram guardadas.',
  tooLate: 'Já não é possível alterar aqui. Por favor, escreva ao clube.',
  states: {
    registered: 'Inscrição registada',
    waiting: 'Na lista de espera',
    offered: 'Há um lugar disponível',
    applied: 'Pedido recebido',
    accepted: 'Pedido aceite',
    declined: 'Pedido recusado',
    unconfirmed: 'Endereço de e-mail ainda por confirmar',
  },
  cancelledSubject: (event) => `Inscrição cancelada: ${event}`,
  cancelledMail: (event) => `A inscrição em «${event}» está cancelada. Os dados foram apagados.`,
};
