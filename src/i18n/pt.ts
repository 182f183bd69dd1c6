import type {
  CommonWords,
  FindingWords,
  FormWords,
  ListWords,
  LoginWords,
  MailWords,
  ProfileWords,
  SignOutWords,
} from './messages.js';

/** What every element says. */
const common: CommonWords = {
  slow: 'Está a demorar mais do que o habitual. Mantenha esta página aberta.',
  offline: 'Não há ligação ao servidor. Verifique a ligação à internet.',
  too_slow: 'O servidor está a demorar muito a responder.',
  garbled: 'Outra coisa responde em vez do servidor, talvez a página de acesso de uma rede Wi-Fi.',
  retry: 'Tentar de novo',
  joinWaitingList: 'Ir para a lista de espera',
  newTab: '(abre numa nova janela)',
  close: 'Fechar',
  addToCalendar: 'Adicionar ao calendário',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'Falta responder aqui.',
    wrong_format: ({ example }) => `Escreva assim: ${example}`,
    not_a_date: 'Indique uma data válida.',
    short_year: 'Indique o ano com quatro algarismos.',
    in_the_future: 'Esta data ainda não chegou.',
    not_a_number: 'Indique um número, sem separador de milhares.',
    not_whole: 'Indique um número inteiro, sem separador de milhares.',
    not_allowed: 'Escolha uma das respostas propostas.',
    too_long: ({ max }) => `O texto é muito longo. Use no máximo ${max} caracteres.`,
    unreadable_characters: 'Há caracteres que não podem ser guardados. Escreva de novo, por favor.',
    full: 'Infelizmente, as últimas vagas acabam de ser preenchidas.',
    closed: 'As inscrições estão encerradas.',
    not_yet_open: 'As inscrições ainda não abriram.',
    form_token: 'O formulário ficou aberto tempo demais. Envie-o de novo, por favor.',
    invalid: 'Esta resposta não é válida aqui.',
    must_accept: 'Marque esta caixa para continuar.',
    key_reused:
      'A inscrição já tinha chegado no primeiro envio, e é essa que conta. Para alterações, contacte a associação.',
    rejected: ({ sentence }) => sentence,
  },
  labels: {
    name: 'Nome completo',
    first_name: 'Primeiro nome',
    last_name: 'Último nome',
    email: 'E-mail',
    phone: 'Telefone',
    birthdate: 'Data de nascimento',
    address: 'Endereço',
    street: 'Rua e número',
    postcode: 'Código postal',
    city: 'Localidade',
    country: 'País',
  },
  day: 'Dia',
  month: 'Mês',
  year: 'Ano',
  dateHint: 'Por exemplo, 24 3 2015',
  nameHint: 'Só um nome? Basta um campo.',
  optional: 'opcional',
  requiredNote: 'Todos os campos são obrigatórios, exceto onde se lê «opcional».',
  choose: 'Escolha',
  noAnswer: 'Sem resposta',
  onePerLine: 'Uma resposta por linha',

  loading: 'A carregar o formulário…',
  send: 'Enviar inscrição',
  sending: 'A enviar…',
  summary: (count) => (count === 1 ? 'Há uma resposta a rever' : `Há ${count} respostas a rever`),
  thanks: (name) => (name ? `Obrigado, ${name}!` : 'Obrigado!'),
  registered: (title) => `A inscrição em «${title}» foi recebida.`,
  another: 'Inscrever outra pessoa',

  placesLeft: (count) => (count === 1 ? 'Resta uma vaga' : `Restam ${count} vagas`),
  full: 'Todas as vagas estão preenchidas. Já não é possível fazer a inscrição.',
  closed: 'As inscrições estão encerradas.',
  notYetOpen: (when) => (when ? `Abertura das inscrições: ${when}.` : 'As inscrições ainda não abriram.'),
  missing: 'Este formulário não existe ou deixou de existir. Pergunte à associação onde fazer a inscrição.',

  unavailable: 'De momento não é possível mostrar o formulário.',
  busy: 'Há muitas pessoas a inscrever-se neste momento. Tente de novo daqui a pouco.',
  notSent: 'Não foi possível enviar a inscrição. Tudo o que foi escrito continua aqui.',
  perhapsSent:
    'A inscrição foi enviada, mas não chegou nenhuma resposta. Tudo o que foi escrito continua aqui. Enviá-la de novo não inscreve ninguém duas vezes.',
  perhapsSentOnce:
    'A inscrição foi enviada, mas não chegou nenhuma resposta. Antes de a enviar de novo, pergunte à associação se a recebeu.',
  elsewhere: 'Abrir o formulário numa página própria',

  participant: (number) => `Pessoa ${number}`,
  forAll: 'Dados comuns',
  addParticipant: 'Adicionar outra pessoa',
  removeParticipant: (name) => `Remover ${name}`,
  copyPrevious: 'Copiar as respostas de cima',
  someRegistered: (done, total) => `Inscrições recebidas: ${done} de ${total}.`,
  isRegistered: 'Inscrição recebida',
  sendRest: 'Inscrever as outras pessoas',

  opensIn: (left) => `As inscrições abrem dentro de ${left}.`,
  opensNow: 'As inscrições estão a abrir…',
  openUntil: (when) => `Inscrições abertas até ${when}.`,
  again: (seconds) =>
    `Há muitas pessoas a inscrever-se neste momento. Tudo o que foi escrito fica guardado e será enviado de novo automaticamente dentro de ${seconds} s.`,

  waitingList: 'Todas as vagas estão preenchidas. Há uma lista de espera.',

  draftBack: 'O que já tinha sido escrito aqui foi recuperado.',
  draftWithout: 'As casas assinaladas e as respostas confidenciais não são guardadas.',
  startOver: 'Começar de novo',
  undo: 'Desfazer',

  held: 'A inscrição foi recebida. A associação vai verificá-la antes de a confirmar.',
  checking: 'Um momento, o navegador está a fazer uma verificação…',

  apply: 'Enviar pedido',
  applied: (title) => `O pedido «${title}» foi recebido. A associação vai analisá-lo.`,
  open: 'Inscrição',
  print: 'Imprimir',
  answers: 'Respostas enviadas',
  yes: 'Sim',
  no: 'Não',
};

export const list: ListWords = {
  ...common,
  loading: 'A carregar os eventos…',
  missing: 'Estes eventos não existem ou deixaram de existir. Pergunte à associação onde consultar o calendário.',
  unavailable: 'De momento não é possível mostrar os eventos.',
  busy: 'Há muitas pessoas a ver os eventos neste momento. Tente de novo daqui a pouco.',
  elsewhere: 'Abrir os eventos numa página própria',

  events: 'Eventos',
  none: 'De momento não há eventos previstos.',
  noneFound: 'Nenhum evento corresponde à pesquisa.',
  more: 'Mostrar mais',

  isOpen: 'Inscrições abertas',
  fewLeft: (count) => (count === 1 ? 'Resta uma vaga' : `Restam ${count} vagas`),
  isFull: 'Esgotado',
  hasWaitingList: 'Lista de espera',
  opensOn: (when) => (when ? `Inscrições a partir de ${when}` : 'Inscrições ainda por abrir'),
  isClosed: 'Inscrições encerradas',
  isOver: 'Terminado',

  register: 'Fazer inscrição',
  details: 'Saber mais',
  back: 'Todos os eventos',

  subscribe: 'Subscrever o calendário',
};

export const finding: FindingWords = {
  found: (count) => (count === 1 ? 'Um evento' : `${count} eventos`),
  filter: 'Filtrar eventos',
  search: 'Pesquisar',
  when: 'Quando',
  upcoming: 'Próximos',
  past: 'Anteriores',
  anyTime: 'Todos',
  from: 'De',
  to: 'Até',
  place: 'Local',
  anywhere: 'Todos os locais',
  onlyOpen: 'Só com inscrições abertas',
  showAll: 'Mostrar todos',
  view: 'Vista',
  asList: 'Lista',
  asCards: 'Cartões',
  asMonth: 'Mês',
  previousMonth: 'Mês anterior',
  nextMonth: 'Mês seguinte',
  thisMonth: 'Este mês',
  furtherOnDay: (count) => `Mais ${count}`,
};

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
    'O endereço que a associação conhece. É para lá que segue um link para iniciar sessão, sem necessidade de palavra-passe.',
  emailWrong: 'Escreva assim: name@example.org',
  sendLink: 'Receber um link',
  sendingLink: 'A enviar…',
  linkNotSent: 'Não foi possível pedir o link. O endereço continua aqui.',
  lookIntoMail: 'Consulte agora o e-mail, por favor',
  linkSent: (address) =>
    `Se a associação conhecer o endereço ${address}, dentro de poucos minutos chegará lá um e-mail com um link. Por vezes vai parar à pasta de spam.`,
  sendAgain: 'Enviar de novo',
  sendAgainIn: (seconds) => `Enviar de novo (dentro de ${seconds} s)`,
  otherAddress: 'Usar outro endereço',
  pasteTitle: 'O e-mail foi aberto noutro dispositivo?',
  pasteLabel: 'Link do e-mail',
  pasteHelp: 'Cole o link completo ou apenas o que vem depois do sinal #.',
  pasteWrong: 'Aqui não há nenhum link. Copie-o por inteiro do e-mail, por favor.',
  goOn: 'Continuar',
  linkFor: (names) => `Este link é para ${names}.`,
  linkUntil: (when) => `Funciona até ${when}.`,
  signIn: 'Iniciar sessão',
  signingIn: 'A iniciar sessão…',
  linkOver:
    'Este link já não funciona. Um link é válido até ser anulado ao terminar a sessão, no máximo 14 dias. Peça aqui um novo:',
  notMe: 'Trata-se de outra pessoa',
  signedInAs: (names) => `Sessão iniciada: ${names}`,
  signOut: 'Terminar sessão',
  signedOut: 'Sessão terminada. Até breve!',
  sessionOver:
    'A sessão terminou, para que mais ninguém veja estes dados. Um novo link, ou o do e-mail, permite abri-los de novo.',
  addressChanged:
    'O novo endereço de e-mail foi guardado. Os links enviados para o anterior já não funcionam: peça outro com o novo endereço.',
  notHere: 'Neste site não são mostrados dados pessoais.',
  portalClosed: 'Os sócios não podem iniciar sessão aqui.',
  portalAbove: 'Os sócios desta associação iniciam sessão através da federação a que ela pertence.',
  askClub: (address) => `Em caso de dúvida: ${address}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'Dados que a associação tem',
  membershipNumber: 'Número de sócio',
  whose: 'Mostrar',
  edit: 'Editar',
  save: 'Guardar',
  saving: 'A guardar…',
  cancel: 'Cancelar',
  saved: 'Alterações guardadas.',
  nothingChanged: 'Não havia alterações a guardar.',
  unsaved: 'alterações por guardar',
  notSaved: 'Não foi possível guardar. Tudo o que foi escrito continua aqui.',
  perhapsSaved:
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
  fees: 'Quotas e taxas',
  noFees: 'Não há quotas nem taxas.',
  amount: 'Valor',
  reference: 'Referência',
  total: 'Valor total',
  referenceHint: 'A referência indica à associação a que se destina uma transferência.',
  copy: 'Copiar',
  copied: 'Copiado',
  download: 'Descarregar todos os dados num ficheiro',
  endsSoon: (left) => `Há algum tempo que não há atividade aqui. A sessão termina dentro de ${left}.`,
  endsForGood: (left) => `A sessão termina dentro de ${left}. Guarde antes disso, por favor.`,
  stay: 'Manter a sessão aberta',
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
  notTold:
    'Sessão terminada só nesta janela: não foi possível avisar o servidor, e alguns links podem ainda funcionar.',
  linkUnknown:
    'Sessão terminada. Já tinha terminado antes, por isso o link não foi anulado e talvez ainda funcione. Para o anular, basta iniciar sessão com ele mais uma vez e terminá-la.',
};

export const mail: MailWords = {
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  signInSubject: (organisation) => `${organisation}: acesso à área de sócios`,
  signIn: (organisation) =>
    `Este é o link para aceder à área de sócios (${organisation}), consultar os dados pessoais e mantê-los atualizados:`,
  signInButton: 'Iniciar sessão',
  validUntil: (when) =>
    `Funciona até ${when}, as vezes que forem precisas, a não ser que seja anulado ao terminar a sessão. Quem o tiver pode ver e alterar os dados: não o partilhe, por favor.`,
  paste:
    'Se este e-mail for lido noutro dispositivo, o link pode ser copiado para o campo próprio na página onde foi pedido.',
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
    `este endereço foi indicado em ${organisation} como novo endereço de e-mail de um membro. Só é válido depois de confirmado aqui:`,
  confirmButton: 'Confirmar',
  confirmUntil: (when) => `O link funciona até ${when}.`,
  confirmNotYou:
    'Quem nada souber disto não precisa de fazer nada: sem este link nada muda e não chegam mais mensagens.',
  requestedSubject: (organisation) => `Novo endereço de e-mail indicado em ${organisation}`,
  requested: (organisation) =>
    `foi indicado outro endereço de e-mail em ${organisation}. Só é válido depois de confirmado por um e-mail enviado para lá. Até então fica tudo como está.`,
  undoIntro: 'Se for um engano, este link mantém o endereço antigo e termina todas as sessões:',
  undoButton: 'Manter o endereço antigo',
  confirmAsk: 'Usar este endereço de e-mail a partir de agora?',
  confirmed:
    'Obrigado, o endereço de e-mail está confirmado. Os links para entrar chegam lá a partir de agora; os antigos já não funcionam.',
  undoAsk:
    'O endereço de e-mail deve ficar como estava? Todas as sessões terminam e os links antigos deixam de funcionar.',
  undone:
    'Feito: mantém-se o endereço de e-mail antigo. Todas as sessões terminaram e os links antigos já não funcionam.',
  linkGone: 'Este link já não funciona. Já foi usado, expirou ou o endereço mudou entretanto.',
  linkFailed: 'Não funcionou neste momento. Tente de novo daqui a pouco, por favor.',
  needsScript: 'Esta página precisa de JavaScript. Ative-o, por favor, e abra o link outra vez.',
};
