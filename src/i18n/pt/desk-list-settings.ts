import type { DeskListSettingsWords } from '../desk-screen-messages.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'Inscrições e vagas',
  openUntil: (moment) => `As inscrições estão abertas até ${moment}.`,
  opensAt: (moment) => `As inscrições abrem a ${moment}.`,
  closedByFile: (moment) => `As inscrições terminaram a ${moment}, como indica o ficheiro de configuração do clube.`,
  closedHere: (moment) => `As inscrições foram fechadas aqui (${moment}) e assim ficam até serem abertas aqui.`,
  hidden: 'Este evento não está visível: o ficheiro de configuração do clube oculta-o.',
  close: 'Fechar inscrições',
  open: 'Abrir inscrições',
  nowClosed: 'As inscrições estão agora fechadas.',
  nowOpen: 'As inscrições estão de novo abertas, como indica o ficheiro de configuração do clube.',
  placesLabel: 'Número de vagas',
  placesHelp: 'Deixar vazio para não haver limite. As vagas livres são oferecidas primeiro à lista de espera.',
  taken: (count) => `Ocupadas ou oferecidas: ${count}.`,
  fileSays: (count) => `Alterado aqui. O ficheiro de configuração do clube indica ${count}.`,
  fileUnlimited: 'Alterado aqui. O ficheiro de configuração do clube não define limite.',
  savePlaces: 'Guardar vagas',
  placesSaved: 'O número de vagas foi alterado.',
  invalid: (max) => `Indicar um número inteiro de 1 a ${max}, ou deixar vazio.`,
  fewerThanTaken: (taken, places) =>
    `Já há ${taken} vagas ocupadas ou oferecidas. Mudar mesmo assim para ${places}? Ninguém perde a vaga, mas não são dadas novas até haver menos ocupadas.`,
};
