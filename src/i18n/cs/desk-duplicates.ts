import type { DeskDuplicatesWords } from '../desk-screen-messages.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'Tyto přihlášky jsou možná od téže osoby. Po sloučení zůstane jedna, se zde zvolenými odpověďmi.',
  none: 'Zdá se, že nikdo není v seznamu dvakrát.',
  shared: { birthdate: 'Stejné jméno a datum narození', email: 'Stejné jméno a e-mailová adresa' },
  keep: 'Která přihláška zůstane?',
  mustKeep: 'Zůstat může jen tato: má místo, nebo za ni bylo zaplaceno.',
  bothPaid: 'Za obě bylo zaplaceno, proto je nelze sloučit. Nejdřív jednu platbu vraťte a tu přihlášku zrušte.',
  differing: 'Různé odpovědi: které zůstanou?',
  same: 'Stejné odpovědi',
  fixed: 'Souhlas zůstává tak, jak ho osoba dala.',
  merge: 'Sloučit',
  ask: (name) =>
    `Sloučit obě přihlášky: ${name}? Druhá se smaže a její místo se uvolní. E-mail se pošle jen tehdy, když se změní cena.`,
  twoPersons: 'Dvě různé osoby',
  merged: (name) => `Přihlášky jsou sloučeny: ${name}.`,
  distinct: (name) => `Zapsáno: jsou dvě osoby se jménem ${name}.`,
};
