import type { PageWords } from '../server-messages.js';
import { formFacts } from './form-facts.js';

export const pages: PageWords = {
  ...formFacts,
  notFound: 'Página não encontrada',
  notFoundHelp: 'Verifique o endereço ou peça-o à associação.',
  unavailable: 'Esta página não está disponível neste momento',
  tryAgain: 'Tente de novo daqui a pouco.',
  calendarHelp: 'Os novos eventos e as alterações aparecem automaticamente no calendário.',
  calendarFile: 'Descarregar o ficheiro do calendário',
  members: 'Sócios',
  membersHelp: 'Consultar e atualizar os dados pessoais e as quotas.',
  membersNeedScript: 'Para iniciar sessão é necessário JavaScript. Ative-o e recarregue a página.',
  withoutScript: 'O formulário não aparece? Abrir sem JavaScript',
  showPrice: 'Calcular o preço',
  priceNow: 'Preço com estas respostas',
  sendForAnother: 'Para inscrever outra pessoa, envie o formulário outra vez.',
  scriptForNow:
    'Acabaram de chegar muitas inscrições desta ligação à internet. Durante alguns minutos, o formulário precisa de JavaScript. Ative-o, tente mais tarde ou contacte a associação.',
  notAForm: 'Este pedido não vem do formulário',
  openForm: 'Abrir o formulário',
  tooLong: 'As respostas são demasiado longas',
  shorten: 'As respostas são demasiado longas. Encurte as mais longas.',
  goBack: 'Volte atrás e encurte as respostas mais longas.',

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

  landingIntro: 'Formulários de inscrição, listas de eventos e um portal de sócios para clubes.',
  clubs: 'Clubes',
  clubAddress: 'Para os eventos de um clube, use o endereço indicado pelo clube.',
  forWebmasters: 'Para webmasters e programadores',
  examplePage: 'Página de exemplo com um formulário',
  apiReference: 'Referência da API',
  doctorHelp: (parameter) =>
    `Um formulário não aparece? Acrescente ${parameter} ao endereço da sua página: o diagnóstico diz porquê.`,
};
