import type { LoginWords, ProfileWords, SignInCodeWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { answers } from './form.js';

export const login: LoginWords = {
  ...common,
  loading: 'Um momento…',
  missing: 'Esta área de sócios não existe ou deixou de existir. Peça o endereço à associação.',
  unavailable: 'De momento não é possível mostrar a área de sócios.',
  busy: 'Há muitas pessoas aqui neste momento. Tente de novo daqui a pouco.',
  elsewhere: 'Abrir a área de sócios numa página própria',

  signInTitle: 'Acesso para sócios',
  emailLabel: 'E-mail',
  emailHelp:
    'O endereço comunicado à associação. É para lá que segue um link para iniciar sessão, sem necessidade de palavra-passe.',
  emailWrong: 'Escreva assim: name@example.org',
  sendLink: 'Receber um link',
  sendingLink: 'A enviar…',
  linkNotSent: 'Não foi possível pedir o link. O endereço continua aqui.',
  checkMail: 'Consulte agora o e-mail, por favor',
  linkSent: (address) =>
    `Se o endereço ${address} estiver registado na associação, dentro de poucos minutos chegará lá um e-mail. Por vezes vai parar à pasta de spam.`,
  sendAgain: 'Enviar de novo',
  sendAgainIn: (seconds) => `Enviar de novo (dentro de ${seconds} s)`,
  otherAddress: 'Usar outro endereço',
  pasteTitle: 'O e-mail foi aberto noutro dispositivo?',
  pasteLabel: 'Link do e-mail',
  pasteHelp: 'Cole o link completo ou apenas o que vem depois do sinal #.',
  pasteWrong: 'Aqui não há nenhum link. Copie-o por inteiro do e-mail, por favor.',
  goOn: 'Continuar',
  linkFor: (names) => `Este link é para ${names}.`,
  linkUntil: (when) => `O link funciona até ${when}.`,
  signIn: 'Iniciar sessão',
  signingIn: 'A iniciar sessão…',
  linkExpired:
    'Este link já não funciona. Um link é válido até ser anulado ao terminar a sessão, no máximo 14 dias. Peça aqui um novo:',
  notMe: 'Não sou eu',
  signedInAs: (names) => `Sessão iniciada: ${names}`,
  signOut: 'Terminar sessão',
  signedOut: 'Sessão terminada. Até breve!',
  sessionOver:
    'A sessão terminou, para que mais ninguém veja estes dados. Um novo link, ou o do e-mail, permite abri-los de novo.',
  addressChanged:
    'O novo endereço de e-mail foi guardado. Os links enviados para o anterior já não funcionam: peça outro com o novo endereço.',
  notHere: 'Neste site não são mostrados dados pessoais.',
  portalClosed: 'Os sócios não podem iniciar sessão aqui.',
  viaParent: 'Os sócios desta associação iniciam sessão através da federação a que ela pertence.',
  askClub: (address) => `Em caso de dúvida: ${address}`,
};

export const profile: ProfileWords = {
  ...answers,
  ...login,
  yourData: 'Dados que a associação tem',
  print: 'Imprimir ou guardar como PDF',
  membershipNumber: 'Número de sócio',
  persons: 'Pessoas',
  edit: 'Editar',
  save: 'Guardar',
  saving: 'A guardar…',
  cancel: 'Cancelar',
  saved: 'Alterações guardadas.',
  nothingChanged: 'Não havia alterações a guardar.',
  unsaved: 'alterações por guardar',
  notSaved: 'Não foi possível guardar. Tudo o que foi escrito continua aqui.',
  maybeSaved:
    'Não chegou nenhuma resposta: as alterações podem ter sido guardadas ou não. Pode guardar de novo sem problema.',
  emailNote:
    'Um endereço novo só é válido depois de confirmado pelo link de um e-mail enviado para lá. Até então mantém-se o antigo.',
  freshLink: 'Para isto é preciso entrar de novo com um link recente. Tudo o que foi escrito continua aqui.',
  emailPending: (address) =>
    `Um e-mail vai a caminho de ${address}. O novo endereço só é válido depois de confirmado pelo link; até então mantém-se o antigo.`,
  onlyClub: 'Só a associação pode alterar este dado.',
  notGiven: 'não indicado',
  conflict: 'Entretanto, alguém alterou esta resposta. Escolha a que está certa:',
  storedNow: 'Guardado entretanto',
  enteredHere: 'Escrito aqui',
  merged: 'Entretanto, alguém alterou outras respostas. Essas também se mantêm.',
  personGone: 'Esta pessoa já não consta aqui.',
  registrations: 'Inscrições',
  fees: 'Quotas e taxas',
  noFees: 'Não há quotas nem taxas.',
  download: 'Descarregar todos os dados num ficheiro',
  endsSoon: (left) => `Há algum tempo que não há atividade aqui. A sessão termina dentro de ${left}.`,
  endsFinally: (left) => `A sessão termina dentro de ${left}. Guarde antes disso, por favor.`,
  extend: 'Manter a sessão aberta',
};

export const signOut: SignOutWords = {
  endLink: 'Anular também o link de acesso',
  endLinkHelp: 'Num computador partilhado: assim ninguém volta a entrar pelo histórico do navegador.',
  everywhere: 'Terminar sessão em todo o lado',
  everywhereAsk:
    'A sessão é terminada em todos os dispositivos e nenhum link enviado até agora continua a funcionar. Pode pedir um novo a qualquer momento.',
  cancel: 'Cancelar',
  signingOut: 'A terminar sessão…',
  linkEnded: 'Sessão terminada. O link de acesso também já não funciona.',
  linkKept: 'Sessão terminada. O link de acesso continua a funcionar.',
  allEnded: 'Sessão terminada em todo o lado. Nenhum link enviado até agora continua a funcionar.',
  signOutFailed:
    'Sessão terminada só nesta janela: não foi possível avisar o servidor, e alguns links podem ainda funcionar.',
  linkUnknown:
    'Sessão terminada. Já tinha terminado antes, por isso o link não foi anulado e talvez ainda funcione. Para o anular, basta iniciar sessão com ele mais uma vez e terminá-la.',
};

export const signInCode: SignInCodeWords = {
  codeLabel: 'Código do e-mail',
  codeHelp: 'Seis algarismos, só para esta janela. Funcionam durante 10\u00a0minutos.',
  codeFormat: 'Introduza os seis algarismos do e-mail.',
  codeWrong: 'Este código não está certo. Compare os algarismos com o e-mail mais recente.',
  codeOver: 'Este código já não funciona. Use o link do e-mail ou peça um novo e-mail.',
};
