import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  // a name right after the greeting would need its vocative
  greeting: (name) => (name ? `Dobrý den (zpráva pro: ${name})!` : 'Dobrý den!'),
  signInSubject: (organisation) => `Přihlášení do portálu: ${organisation}`,
  signIn: (organisation) =>
    `Posíláme odkaz pro přihlášení do členského portálu (${organisation}), kde je možné osobní údaje prohlížet a udržovat aktuální:`,
  deskSignIn: (organisation) =>
    `Posíláme odkaz pro přihlášení na stránku, kde se spravují přihlášky (${organisation}):`,
  signInButton: 'Přihlásit se do portálu',
  validUntil: (when) =>
    `Odkaz platí do: ${when}. Do té doby ho lze použít tak často, jak je potřeba, pokud se při odhlášení nezneplatní. Kdo ho má, může údaje vidět a měnit, proto ho prosím neposílejte dál.`,
  paste: 'Pokud tento e-mail čtete na jiném zařízení, můžete odkaz zkopírovat do pole na stránce, kde se o něj žádalo.',
  codeIntro: 'Pokud jste o přihlášení žádali na jiném zařízení, zadejte tam, na stránce se žádostí, tento kód:',
  codeNote:
    'Kód platí jednou a jen 10 minut od žádosti. Po jeho použití přestane platit i odkaz. Kód prosím nikomu neříkejte: ani spolek se na něj nikdy neptá.',
  notAsked: 'Pokud o odkaz nikdo nežádal, není třeba nic dělat: bez tohoto e-mailu se dovnitř nikdo nedostane.',
  emailChangedSubject: (organisation) => `Změna e-mailové adresy v členských údajích: ${organisation}`,
  emailChanged: (organisation) =>
    `V členských údajích (${organisation}) je teď jiná e-mailová adresa. E-maily budou odteď chodit na ni a odkazy pro přihlášení do portálu, které přišly sem, už neplatí.`,
  notYou: (contact) =>
    contact
      ? `Pokud jde o omyl, napište prosím brzy na adresu ${contact}.`
      : 'Pokud jde o omyl, dejte to prosím brzy vědět spolku.',
  repeat: 'Tento e-mail už možná jednou přišel.',
  confirmSubject: (organisation) => `Potvrzení e-mailové adresy: ${organisation}`,
  confirm: (organisation) =>
    `Tato adresa byla zadána jako nová e-mailová adresa člena (${organisation}). Začne platit, jakmile se potvrdí zde:`,
  confirmButton: 'Potvrdit',
  confirmUntil: (when) => `Odkaz funguje do: ${when}.`,
  confirmNotYou: 'Kdo o tom nic neví, nemusí dělat nic: bez tohoto odkazu se nic nezmění a další e-maily nepřijdou.',
  requestedSubject: (organisation) => `Zadána nová e-mailová adresa: ${organisation}`,
  requested: (organisation) =>
    `Byla zadána jiná e-mailová adresa (${organisation}). Začne platit, jakmile se potvrdí e-mailem, který na ni přijde. Do té doby zůstává vše při starém.`,
  undoIntro: 'Pokud jde o omyl, tento odkaz ponechá starou adresu a odhlásí z portálu všechna zařízení:',
  undoButton: 'Ponechat starou adresu',
  scanCode: 'Bankovní aplikace z tohoto kódu načtou částku, účet a platební údaje.',
  stillToPay: 'Zbývá zaplatit',
  feeReminderSubject: (organisation) => `Připomenutí platby od ${organisation}`,
  feeReminder: (organisation) =>
    `Toto zatím není zaplaceno: ${organisation}. Pokud to už mezitím zaplaceno je, berte prosím tento e-mail jako bezpředmětný.`,
  movedFrom: (event) => `Spolek sem přesunul tuto přihlášku z „${event}“. Tam už neplatí.`,
};
