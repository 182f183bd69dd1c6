import type { CommonWords } from '../messages.js';

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'Tämä kestää tavallista kauemmin. Sivua ei kannata sulkea.',
  offline: 'Palvelimeen ei saada yhteyttä. Internetyhteys kannattaa tarkistaa.',
  too_slow: 'Palvelimen vastaus viipyy liian kauan.',
  invalid_response: 'Palvelimen sijasta vastaa jokin muu, ehkä langattoman verkon kirjautumissivu.',
  retry: 'Yritä uudelleen',
  joinWaitingList: 'Siirry jonotuslistalle',
  newTab: '(avautuu uuteen välilehteen)',
  close: 'Sulje',
  addToCalendar: 'Lisää kalenteriin',
};
