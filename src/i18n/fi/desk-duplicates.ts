import type { DeskDuplicatesWords } from '../desk-screen-messages.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'Nämä ilmoittautumiset ovat ehkä samalta henkilöltä. Yhdistettäessä yksi jää, tässä valituin vastauksin.',
  none: 'Kukaan ei näytä olevan luettelossa kahdesti.',
  shared: { birthdate: 'Sama nimi ja syntymäaika', email: 'Sama nimi ja sähköpostiosoite' },
  keep: 'Kumpi ilmoittautuminen jää?',
  mustKeep: 'Vain tämä voi jäädä: sillä on paikka tai siitä on maksettu.',
  bothPaid: 'Molemmista on maksettu, joten niitä ei voi yhdistää. Palauta ensin toinen maksu ja peru se.',
  differing: 'Eri vastaukset: mitkä jäävät?',
  same: 'Samat vastaukset',
  fixed: 'Suostumus jää sellaiseksi kuin henkilö sen antoi.',
  merge: 'Yhdistä',
  ask: (name) =>
    `Yhdistetäänkö molemmat ilmoittautumiset, ${name}? Toinen poistetaan ja sen paikka vapautuu. Sähköpostia ei lähetetä, ellei hinta muutu.`,
  twoPersons: 'Kaksi eri henkilöä',
  merged: (name) => `Ilmoittautumiset on yhdistetty: ${name}.`,
  distinct: (name) => `Merkitty: kaksi henkilöä nimeltä ${name}.`,
};
