import type { DeskMoveWords } from '../desk-screen-messages.js';

export const deskMove: DeskMoveWords = {
  choose: 'Mihin tapahtumaan?',
  noEvents: 'Muuta tapahtumaa, johon siirtää, ei ole.',
  freePlaces: (count) => `Vapaita paikkoja: ${count}`,
  unlimited: 'Paikkoja rajattomasti',
  full: 'Täynnä',
  toWaitingList: 'Jonotuslistalle',
  otherEvent: 'Valitse toinen tapahtuma',
  between: (from, to) => `Tapahtumasta ”${from}” tapahtumaan ”${to}”`,
  leftOut: (fields) => `Uusi lomake ei kysy: ${fields}. Nämä vastaukset poistetaan.`,
  help: 'Aiemman tapahtuman paikka vapautuu heti. Jos sähköpostiosoite on annettu, siitä lähtee yksi viesti. Suostumukset siirtyvät vain, jos molemmat lomakkeet pyytävät niitä samoin sanoin.',
  paidHelp:
    'Maksettu summa luetaan uuden tapahtuman hyväksi. Jos se maksaa enemmän, loput on maksettava. Jos se maksaa vähemmän, yhdistys on velkaa erotuksen.',
  toWaitingListInstead: 'Siirrä sen sijaan jonotuslistalle',
  priceCheck: 'Tämä muuttaa hintaa. Tarkista uusi hinta ja siirrä uudelleen.',
  moved: (name, event) => `${name} on siirretty tapahtumaan ”${event}”.`,
};
