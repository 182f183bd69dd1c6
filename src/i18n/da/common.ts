import type { CommonWords } from '../messages.js';

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'Det tager længere tid end normalt. Bliv på siden.',
  offline: 'Der er ingen forbindelse til serveren. Tjek internetforbindelsen.',
  too_slow: 'Serveren er for længe om at svare.',
  invalid_response: 'Noget andet svarer i stedet for serveren, måske loginsiden til et wi-fi-netværk.',
  retry: 'Prøv igen',
  joinWaitingList: 'Gå til ventelisten',
  newTab: '(åbner i en ny fane)',
  close: 'Luk',
  addToCalendar: 'Føj til kalender',
};
