import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
  confirmAsk: 'Má tato e-mailová adresa od teď platit?',
  confirmed: 'Děkujeme, e-mailová adresa je potvrzena. Přihlašovací odkazy budou odteď chodit tam; starší už neplatí.',
  undoAsk: 'Má e-mailová adresa zůstat, jaká byla? Všichni budou odhlášeni a starší odkazy přestanou platit.',
  undone: 'Hotovo: platí stará e-mailová adresa. Všichni byli odhlášeni a starší odkazy už neplatí.',
  linkGone: 'Tento odkaz už nefunguje. Už byl použit, vypršel, nebo se adresa mezitím změnila.',
  linkFailed: 'Teď se to nepodařilo. Zkuste to prosím za chvíli znovu.',
  needsScript: 'Tato stránka potřebuje JavaScript. Zapněte ho prosím a otevřete odkaz znovu.',
};
