import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Pankin tiedosto',
  help: (max) => `CAMT.053 tai Sparkassen, DKB:n tai ING:n CSV, enintään ${max}. Tiedostoa ei tallenneta.`,
  otherAccount: 'Tiedosto koskee muuta tiliä kuin sitä, joka on yhdistyksen sähköposteissa.',
  matched: 'Maksut, joille löytyi avoin maksu',
  unmatched: 'Maksut ilman sopivaa avointa maksua',
  payer: 'Maksaja',
  day: 'Kirjattu',
  reason: 'Syy',
  reasons: {
    no_reference: 'Tekstissä ei ole viitettä',
    unknown_reference: 'Viite ei kuulu näiden luetteloiden maksuihin',
    other_amount: 'Eri summa kuin avoinna',
    other_currency: 'Ei euroina',
    already_paid: 'Jo maksettu',
    already_booked: 'On jo aiemmin maksanut maksun',
  },
  debits: (count) => `Tililtä lähteneet, ei näytetä: ${count}`,
  none: 'Tiedostossa ei ole saapuneita maksuja.',
  tooLarge: (max) => `Tiedosto on suurempi kuin ${max}. Lyhyempi aikaväli pienentää sitä.`,
  empty: 'Tiedosto on tyhjä.',
  otherFormat: 'Tätä ei voi lukea pankin tiedostona: CAMT.053 tai Sparkassen, DKB:n tai ING:n CSV.',
  unreadable: 'Tiedosto on vioittunut tai vajaa. Lataa se pankista uudelleen.',
};
