import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  signInSubject: (organisation) => `${organisation}: acesso à área de sócios`,
  signIn: (organisation) =>
    `Este é o link para aceder à área de sócios (${organisation}), consultar os dados pessoais e mantê-los atualizados:`,
  deskSignIn: (organisation) => `Este é o link para aceder à página onde se gerem as inscrições (${organisation}):`,
  signInButton: 'Iniciar sessão',
  validUntil: (when) =>
    `Funciona até ${when}, as vezes que forem precisas, a não ser que seja anulado ao terminar a sessão. Quem o tiver pode ver e alterar os dados: não o partilhe, por favor.`,
  paste:
    'Se este e-mail for lido noutro dispositivo, o link pode ser copiado para o campo próprio na página onde foi pedido.',
  codeIntro: 'Se o pedido foi feito noutro dispositivo, este código pode ser introduzido lá, na página do pedido:',
  codeNote:
    'O código funciona uma só vez e apenas nos 10 minutos a seguir ao pedido. Depois de usado, o link também deixa de funcionar. Não o diga a ninguém: o clube nunca o pede.',
  notAsked: 'Se ninguém pediu o link, não é preciso fazer nada: sem este e-mail ninguém entra.',
  emailChangedSubject: (organisation) => `${organisation}: alteração do endereço de e-mail`,
  emailChanged: (organisation) =>
    `${organisation} guardou outro endereço de e-mail em vez deste. A partir de agora, os e-mails seguem para lá, e os links de acesso recebidos aqui já não funcionam.`,
  notYou: (contact) =>
    contact
      ? `Se for engano, escreva o quanto antes para ${contact}.`
      : 'Se for engano, avise a associação o quanto antes.',
  repeat: 'É possível que este e-mail já tenha chegado antes.',
  confirmSubject: (organisation) => `Confirmar o endereço de e-mail para ${organisation}`,
  confirm: (organisation) =>
    `Este endereço foi indicado em ${organisation} como novo endereço de e-mail de um membro. Só é válido depois de confirmado aqui:`,
  confirmButton: 'Confirmar',
  confirmUntil: (when) => `O link funciona até ${when}.`,
  confirmNotYou:
    'Quem nada souber disto não precisa de fazer nada: sem este link nada muda e não chegam mais mensagens.',
  requestedSubject: (organisation) => `Novo endereço de e-mail indicado em ${organisation}`,
  requested: (organisation) =>
    `Foi indicado outro endereço de e-mail em ${organisation}. Só é válido depois de confirmado por um e-mail enviado para lá. Até então fica tudo como está.`,
  undoIntro: 'Se for um engano, este link mantém o endereço antigo e termina todas as sessões:',
  undoButton: 'Manter o endereço antigo',
  scanCode: 'As aplicações bancárias leem neste código o montante, a conta e a referência.',
  stillToPay: 'Falta pagar',
  feeReminderSubject: (organisation) => `Lembrete de pagamento de ${organisation}`,
  feeReminder: (organisation) =>
    `Isto ainda não foi pago a ${organisation}. Se entretanto já foi pago, este e-mail pode ser ignorado.`,
  movedFrom: (event) => `O clube mudou esta inscrição de «${event}» para aqui. Lá deixou de ser válida.`,
};
