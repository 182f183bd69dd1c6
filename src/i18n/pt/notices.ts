import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `Há novidades sobre as inscrições em «${event}».`,
  digestSubject: (organisation) => `Inscrições: ${organisation}`,
  digest: 'Novidades desde o último resumo:',
  placesTaken: 'Lugares ocupados',
  cancelled: 'Cancelada',
  review: 'À espera de verificação',
  decide: 'Falta uma decisão do clube.',
  refusedSubject: (event) => `Não entregue: ${event}`,
  mailRefused: (event) =>
    `Um e-mail sobre uma inscrição em «${event}» não pôde ser entregue e não voltará a ser enviado. Convém avisar a pessoa de outra forma.`,
  settings: (key) => `A frequência destes e-mails define-se com «${key}» no ficheiro do clube.`,
};
