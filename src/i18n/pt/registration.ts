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
  offeredSubject: (event) => `Há um lugar livre: ${event}`,
  offeredMail: (event) => `Ficou livre um lugar em «${event}». Está reservado e já pode ser aceite ou recusado.`,
  answerBy: 'Resposta até',
  offerEnds: 'Sem resposta até lá, o lugar passa para a pessoa seguinte na lista de espera.',
  answerOffer: 'Aceitar ou recusar o lugar',
  lapsedSubject: (event) => `Oferta expirada: ${event}`,
  lapsedMail: (event) =>
    `O lugar oferecido em «${event}» não foi aceite a tempo e passa para a pessoa seguinte na lista de espera. Em caso de interesse, por favor escreva ao clube.`,
  acceptedSubject: (title) => `Pedido aceite: ${title}`,
  acceptedMail: (organisation) => `O pedido foi aceite. ${organisation} dá as boas-vindas!`,
  declinedSubject: (title) => `Sobre o pedido: ${title}`,
  declinedMail: (title) =>
    `Obrigado pelo pedido «${title}». Infelizmente, o clube não o pode aceitar. Os dados são apagados.`,
};
