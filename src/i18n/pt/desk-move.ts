import type { DeskMoveWords } from '../desk-screen-messages.js';

export const deskMove: DeskMoveWords = {
  choose: 'Para que evento?',
  noEvents: 'Não há outro evento para onde mudar.',
  freePlaces: (count) => `Lugares livres: ${count}`,
  unlimited: 'Lugares sem limite',
  full: 'Esgotado',
  toWaitingList: 'Para a lista de espera',
  otherEvent: 'Escolher outro evento',
  between: (from, to) => `De «${from}» para «${to}»`,
  leftOut: (fields) => `O novo formulário não pergunta por: ${fields}. Estas respostas são apagadas.`,
  help: 'O lugar no evento anterior fica logo livre. Havendo um endereço de e-mail, segue um e-mail a informar. Os consentimentos só passam se ambos os formulários os pedirem com as mesmas palavras.',
  paidHelp:
    'O que foi pago conta para o novo evento. Se custar mais, o resto fica por pagar. Se custar menos, o clube deve a diferença.',
  toWaitingListInstead: 'Mudar antes para a lista de espera',
  priceCheck: 'O preço muda. Por favor, verifique o novo preço e confirme a mudança outra vez.',
  moved: (name, event) => `${name} passou para «${event}».`,
};
