import type { PageWords } from '../server-messages.js';
import { formFacts } from './form-facts.js';

export const pages: PageWords = {
  ...formFacts,
  notFound: 'Stránka nenalezena',
  notFoundHelp: 'Zkontrolujte prosím adresu nebo se zeptejte ve spolku.',
  unavailable: 'Tato stránka teď není dostupná',
  tryAgain: 'Zkuste to prosím za chvíli znovu.',
  calendarHelp: 'Nové akce a změny se v kalendáři objeví automaticky.',
  calendarFile: 'Stáhnout soubor kalendáře',
  members: 'Členové',
  membersHelp: 'Zobrazení a úprava osobních údajů a příspěvků.',
  membersNeedScript: 'Přihlášení do portálu vyžaduje JavaScript. Zapněte ho prosím a načtěte stránku znovu.',
  withoutScript: 'Formulář se nezobrazuje? Otevřít bez JavaScriptu',
  showPrice: 'Spočítat cenu',
  priceNow: 'Cena podle těchto odpovědí',
  sendForAnother: 'Další osobu přihlásíte tak, že formulář odešlete znovu.',
  scriptForNow:
    'Z tohoto internetového připojení právě přišlo velmi mnoho přihlášek. Několik minut bude formulář vyžadovat JavaScript. Zapněte ho prosím, zkuste to později, nebo se obraťte na spolek.',
  notAForm: 'Tento požadavek nepřišel z formuláře',
  openForm: 'Otevřít formulář',
  tooLong: 'Odpovědi jsou příliš dlouhé',
  shorten: 'Odpovědi jsou příliš dlouhé. Zkraťte prosím nejdelší z nich.',
  goBack: 'Vraťte se prosím zpět a zkraťte nejdelší odpovědi.',

  confirmAsk: 'Má tato e-mailová adresa od teď platit?',
  confirmed: 'Děkujeme, e-mailová adresa je potvrzena. Přihlašovací odkazy budou odteď chodit tam; starší už neplatí.',
  undoAsk:
    'Má e-mailová adresa zůstat, jaká byla? Všechna zařízení budou z portálu odhlášena a starší odkazy přestanou platit.',
  undone: 'Hotovo: platí stará e-mailová adresa. Všechna zařízení byla z portálu odhlášena a starší odkazy už neplatí.',
  linkGone: 'Tento odkaz už nefunguje. Už byl použit, vypršel, nebo se adresa mezitím změnila.',
  linkFailed: 'Teď se to nepodařilo. Zkuste to prosím za chvíli znovu.',
  needsScript: 'Tato stránka potřebuje JavaScript. Zapněte ho prosím a otevřete odkaz znovu.',

  landingIntro: 'Přihlašovací formuláře, seznamy akcí a členský portál pro spolky.',
  clubs: 'Spolky',
  clubAddress: 'Akce spolku najdete na adrese, kterou vám spolek sdělil.',
  forWebmasters: 'Pro správce webů a vývojáře',
  examplePage: 'Ukázková stránka s formulářem',
  apiReference: 'Dokumentace API',
  doctorHelp: (parameter) =>
    `Formulář se nezobrazuje? Přidejte k adrese své stránky ${parameter}: diagnostika ukáže proč.`,
};
