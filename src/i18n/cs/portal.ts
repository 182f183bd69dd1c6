import type { LoginWords, ProfileWords, SignInCodeWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { answers } from './form.js';

export const login: LoginWords = {
  ...common,
  loading: 'Okamžik…',
  missing: 'Tento členský portál neexistuje nebo už byl zrušen. Na adresu se prosím zeptejte ve spolku.',
  unavailable: 'Členský portál teď nelze zobrazit.',
  busy: 'Právě je tu mnoho lidí. Zkuste to prosím za chvíli znovu.',
  elsewhere: 'Otevřít členský portál na samostatné stránce',

  signInTitle: 'Vstup pro členy',
  emailLabel: 'E-mail',
  emailHelp: 'Adresa uvedená ve spolku. Přijde na ni e-mail s odkazem pro přihlášení do portálu, úplně bez hesla.',
  emailWrong: 'Napište to prosím takto: name@example.org',
  sendLink: 'Poslat odkaz',
  sendingLink: 'Odesílá se…',
  linkNotSent: 'O odkaz se nepodařilo požádat. Vyplněná adresa tu zůstala.',
  checkMail: 'Teď se prosím podívejte do e-mailu',
  linkSent: (address) =>
    `Pokud je adresa ${address} ve spolku uvedena, během několika minut na ni přijde e-mail. Může být i v nevyžádané poště.`,
  sendAgain: 'Poslat znovu',
  sendAgainIn: (seconds) => `Poslat znovu (za ${seconds} s)`,
  otherAddress: 'Jiná adresa',
  pasteTitle: 'Je e-mail otevřený na jiném zařízení?',
  pasteLabel: 'Odkaz z e-mailu',
  pasteHelp: 'Vložte celý odkaz nebo jen to, co je v něm za znakem #.',
  pasteWrong: 'Žádný odkaz tu není. Zkopírujte prosím z e-mailu celý odkaz.',
  goOn: 'Pokračovat',
  // names stay as they are
  linkFor: (names) => `Tímto odkazem se do portálu přihlašuje: ${names}.`,
  linkUntil: (when) => `Odkaz platí do: ${when}.`,
  signIn: 'Přihlásit se do portálu',
  signingIn: 'Probíhá přihlášení do portálu…',
  linkExpired:
    'Tento odkaz už neplatí. Odkaz platí, dokud se při odhlášení nezneplatní, nejvýše 14 dní. O nový lze požádat zde:',
  notMe: 'To nejsem já',
  signedInAs: (names) => `Přihlášení do portálu: ${names}`,
  signOut: 'Odhlásit se z portálu',
  signedOut: 'Odhlášení z portálu proběhlo. Na viděnou!',
  sessionOver:
    'Přihlášení do portálu skončilo, aby tyto údaje neviděl nikdo jiný. Znovu je otevře nový odkaz nebo ten z e-mailu.',
  addressChanged:
    'Nová e-mailová adresa je uložena. Odkazy poslané na starou adresu už neplatí: nechte si prosím poslat odkaz na novou.',
  notHere: 'Osobní údaje se na tomto webu nezobrazují.',
  portalClosed: 'Členové se zde do portálu přihlásit nemohou.',
  viaParent: 'Členové tohoto spolku se přihlašují do portálu svazu, do kterého spolek patří.',
  askClub: (address) => `Dotazy: ${address}`,
};

export const profile: ProfileWords = {
  ...answers,
  ...login,
  yourData: 'Údaje, které má spolek',
  print: 'Vytisknout nebo uložit jako PDF',
  membershipNumber: 'Členské číslo',
  persons: 'Čí údaje',
  edit: 'Upravit',
  save: 'Uložit',
  saving: 'Ukládá se…',
  cancel: 'Zrušit',
  saved: 'Uloženo.',
  nothingChanged: 'Všechno bylo stejné jako předtím.',
  unsaved: 'zatím neuloženo',
  notSaved: 'Údaje se nepodařilo uložit. Vše, co bylo vyplněno, tu zůstalo.',
  maybeSaved: 'Odpověď nepřišla, není tedy jisté, zda se údaje uložily. Když je uložíte znovu, ničemu to neuškodí.',
  emailNote:
    'Nová adresa začne platit, jakmile se potvrdí odkazem z e-mailu, který na ni přijde. Do té doby platí stará.',
  freshLink: 'K tomu je potřeba přihlásit se znovu novým odkazem. Vše napsané tu stále je.',
  emailPending: (address) =>
    `E-mail na adresu ${address} je na cestě. Nová adresa začne platit, jakmile se potvrdí odkazem v něm; do té doby platí stará.`,
  onlyClub: 'Tento údaj může změnit jen spolek.',
  notGiven: 'neuvedeno',
  conflict: 'Mezitím to někdo změnil. Vyberte prosím, co je správně:',
  storedNow: 'Uložil někdo jiný',
  enteredHere: 'Vyplněno zde',
  merged: 'Někdo mezitím změnil jiné údaje. Také tyto změny zůstaly zachovány.',
  personGone: 'Údaje o této osobě tu už nejsou.',
  registrations: 'Přihlášky',
  fees: 'Příspěvky a poplatky',
  noFees: 'Nejsou tu žádné příspěvky ani poplatky.',
  download: 'Stáhnout vše jako soubor',
  endsSoon: (left) => `Chvíli se tu nic nedělo. Do odhlášení z portálu zbývá: ${left}.`,
  endsFinally: (left) => `Do odhlášení z portálu zbývá: ${left}. Do té doby prosím vše uložte.`,
  extend: 'Zůstat v portálu',
};

export const signOut: SignOutWords = {
  endLink: 'Zneplatnit i přihlašovací odkaz',
  endLinkHelp: 'Na sdíleném počítači: nikdo se pak nedostane dovnitř přes historii prohlížeče.',
  everywhere: 'Odhlásit se z portálu všude',
  everywhereAsk:
    'Všechna zařízení se odhlásí a žádný dosud poslaný odkaz už nebude platit. O nový lze požádat kdykoli.',
  cancel: 'Zrušit',
  signingOut: 'Probíhá odhlašování…',
  linkEnded: 'Odhlášení z portálu proběhlo. Přihlašovací odkaz už také neplatí.',
  linkKept: 'Odhlášení z portálu proběhlo. Přihlašovací odkaz dál platí.',
  allEnded: 'Odhlášení proběhlo všude. Žádný dosud poslaný odkaz už neplatí.',
  signOutFailed: 'Odhlášení proběhlo jen v tomto okně: server se o něm nedozvěděl a odkazy mohou dál platit.',
  linkUnknown:
    'Odhlášení z portálu proběhlo. Přihlášení skončilo už předtím, odkaz proto nebyl zneplatněn a možná dál platí. Zneplatní se tím, že se jím ještě jednou přihlásíte a odhlásíte.',
};

export const signInCode: SignInCodeWords = {
  codeLabel: 'Kód z e-mailu',
  codeHelp: 'Šest číslic, jen pro toto okno. Platí 10\u00a0minut.',
  codeFormat: 'Zadejte prosím šest číslic z e-mailu.',
  codeWrong: 'Tento kód nesouhlasí. Porovnejte prosím číslice s nejnovějším e-mailem.',
  codeOver: 'Tento kód už neplatí. Použijte prosím odkaz v e-mailu nebo požádejte o nový e-mail.',
};
