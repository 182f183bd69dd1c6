import type { DeskDuplicatesWords } from '../desk-screen-messages.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'Estas inscrições são talvez da mesma pessoa. Ao juntá-las, fica uma, com as respostas escolhidas aqui.',
  none: 'Ninguém parece estar duas vezes nesta lista.',
  shared: { birthdate: 'Mesmo nome e data de nascimento', email: 'Mesmo nome e endereço de e-mail' },
  keep: 'Que inscrição fica?',
  mustKeep: 'Só esta pode ficar: tem vaga ou algo foi pago por ela.',
  bothPaid:
    'Algo foi pago por ambas, por isso não podem ser juntas. Primeiro devolva um dos pagamentos e cancele essa inscrição.',
  differing: 'Respostas diferentes: quais ficam?',
  same: 'Respostas iguais',
  fixed: 'Um consentimento fica como a pessoa o deu.',
  merge: 'Juntar',
  ask: (name) =>
    `Juntar as duas inscrições de ${name}? A outra é eliminada e a sua vaga fica livre. Não segue nenhum e-mail, a não ser que o preço mude.`,
  twoPersons: 'Duas pessoas diferentes',
  merged: (name) => `As inscrições de ${name} foram juntas.`,
  distinct: (name) => `Anotado: há duas pessoas chamadas ${name}.`,
};
