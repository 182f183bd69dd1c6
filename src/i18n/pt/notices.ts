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
  serviceRefused: (event) =>
    `O sistema do clube não aceitou uma inscrição em «${event}» cujo endereço de e-mail está confirmado. A pessoa foi avisada. A inscrição é apagada ao fim de 24 horas se não for aceite antes.`,
  settings: 'A frequência destes e-mails decide-se nas definições do clube.',
};
