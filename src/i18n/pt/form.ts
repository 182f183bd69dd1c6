import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Falta responder aqui.',
    wrong_format: ({ example }) => `Escreva assim: ${example}`,
    not_a_date: 'Indique uma data válida.',
    short_year: 'Indique o ano com quatro algarismos.',
    in_the_future: 'Esta data ainda não chegou.',
    age: ({ at_least, below, on }) =>
      `Idade${on === 'first_day' ? ' no primeiro dia' : ''}: ${commaSeparated(at_least && `no mínimo ${at_least}`, below && `no máximo ${below - 1}`)}.`,
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
  askFor: {
    first_name: 'Indique um primeiro nome.',
    email: 'Indique um endereço de e-mail.',
    birthdate: 'Indique uma data de nascimento.',
  },
  pick: (label) => `Falta escolher: ${label}`,
  stillMissing: 'Ainda falta:',
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
  dateHint: 'Por exemplo, 24/03/2015',
  nameHint: 'Só um nome? Basta um campo.',
  optional: 'opcional',
  requiredNote: 'Todos os campos são obrigatórios, exceto onde se lê «opcional».',
  choose: 'Escolha',
  noAnswer: 'Sem resposta',
  onePerLine: 'Uma resposta por linha',
  summary: (count) => (count === 1 ? 'Há uma resposta a rever' : `Há ${count} respostas a rever`),
  open: 'Inscrição',
  answers: 'Respostas enviadas',
  yes: 'Sim',
  no: 'Não',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'A carregar o formulário…',

  send: 'Enviar inscrição',
  sending: 'A enviar…',
  thanks: (name) => (name ? `Obrigado, ${name}!` : 'Obrigado!'),
  registered: (title) => `A inscrição em «${title}» foi recebida.`,
  next: 'Inscrever outra pessoa',

  placesLeft: (count) => (count === 1 ? 'Resta uma vaga' : `Restam ${count} vagas`),
  closed: 'As inscrições estão encerradas.',
  missing: 'Este formulário não existe ou deixou de existir. Pergunte à associação onde fazer a inscrição.',

  unavailable: 'De momento não é possível mostrar o formulário.',
  busy: 'Há muitas pessoas a inscrever-se neste momento. Tente de novo daqui a pouco.',
  notSent: 'Não foi possível enviar a inscrição. Tudo o que foi escrito continua aqui.',
  maybeStored:
    'Não chegou nenhuma resposta. Tudo o que foi escrito continua aqui. Enviar a inscrição de novo não inscreve ninguém duas vezes.',
  maybeStoredOnce:
    'Não chegou nenhuma resposta. Antes de enviar a inscrição de novo, pergunte à associação se a recebeu.',
  elsewhere: 'Abrir o formulário numa página própria',
  allEvents: 'Todos os eventos',

  map: 'Mapa',
  participant: (number) => `Pessoa ${number}`,
  forAll: 'Dados comuns',
  addParticipant: 'Adicionar outra pessoa',
  removeParticipant: (name) => `Remover ${name}`,
  copyPrevious: 'Copiar as respostas de cima',
  someRegistered: (done, total) => `Inscrições recebidas: ${done} de ${total}.`,
  isRegistered: 'Inscrição recebida',
  sendRest: 'Inscrever as outras pessoas',

  openUntil: (when) => `Inscrições abertas até ${when}.`,
  retryIn: (seconds) =>
    `Há muitas pessoas a inscrever-se neste momento. Tudo o que foi escrito fica guardado e será enviado de novo automaticamente dentro de ${seconds} s.`,

  waitingList: 'Todas as vagas estão preenchidas. Há uma lista de espera.',

  draftBack: 'O que já tinha sido escrito aqui foi recuperado.',
  draftNote: 'As casas assinaladas e as respostas confidenciais não são guardadas.',
  startOver: 'Começar de novo',
  undo: 'Desfazer',

  review: 'A inscrição foi recebida. A associação vai verificá-la antes de a confirmar.',
  checking: 'Um momento, o navegador está a fazer uma verificação…',

  apply: 'Enviar pedido',
  applied: (title) => `O pedido «${title}» foi recebido. A associação vai analisá-lo.`,
  print: 'Imprimir',
  share: 'Partilhar',
};
