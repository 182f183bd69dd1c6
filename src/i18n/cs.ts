import type {
  CommonWords,
  FindingWords,
  FormWords,
  ListWords,
  LoginWords,
  MailWords,
  ProfileWords,
  SignOutWords,
} from './messages.js';

const rules = new Intl.PluralRules('cs');
const forms = (count: number, one: string, few: string, many: string): string =>
  (({ one, few }) as Partial<Record<string, string>>)[rules.select(count)] ?? many;

/** What every element says. */
const common: CommonWords = {
  slow: 'Trvá to déle než obvykle. Zůstaňte prosím na této stránce.',
  offline: 'Se serverem se nelze spojit. Zkontrolujte prosím připojení k internetu.',
  too_slow: 'Server neodpovídá dost rychle.',
  garbled: 'Místo serveru odpovídá něco jiného, možná přihlašovací stránka sítě Wi-Fi.',
  retry: 'Zkusit znovu',
  joinWaitingList: 'Přejít k zápisu náhradníků',
  newTab: '(otevře se na nové kartě)',
  close: 'Zavřít',
  addToCalendar: 'Přidat do kalendáře',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'Prosíme o vyplnění.',
    wrong_format: ({ example }) => `Napište to prosím takto: ${example}`,
    not_a_date: 'Zadejte prosím platné datum.',
    short_year: 'Napište prosím rok čtyřmi číslicemi.',
    in_the_future: 'Tento den ještě nenastal.',
    not_a_number: 'Zadejte prosím číslo bez oddělovače tisíců.',
    not_whole: 'Zadejte prosím celé číslo bez oddělovače tisíců.',
    not_allowed: 'Vyberte prosím jednu z nabízených odpovědí.',
    too_long: ({ max }) => `Text je příliš dlouhý. Nejvyšší počet znaků: ${max}.`,
    unreadable_characters: 'Některé znaky nelze uložit. Napište to prosím znovu.',
    full: 'Poslední místa byla bohužel právě obsazena.',
    closed: 'Přihlašování je uzavřeno.',
    not_yet_open: 'Přihlašování ještě nezačalo.',
    form_token: 'Formulář byl otevřený příliš dlouho. Odešlete ho prosím znovu.',
    invalid: 'Tuto odpověď zde nelze použít.',
    must_accept: 'Pro pokračování prosím zaškrtněte toto pole.',
    key_reused: 'Přihláška dorazila už při prvním odeslání a platí tak, jak byla. Změny prosím sdělte spolku.',
    rejected: ({ sentence }) => sentence,
  },
  labels: {
    name: 'Jméno a příjmení',
    first_name: 'Jméno',
    last_name: 'Příjmení',
    email: 'E-mail',
    phone: 'Telefon',
    birthdate: 'Datum narození',
    address: 'Adresa',
    street: 'Ulice a číslo',
    postcode: 'PSČ',
    city: 'Obec',
    country: 'Země',
  },
  day: 'Den',
  month: 'Měsíc',
  year: 'Rok',
  dateHint: 'Například 24 3 2015',
  nameHint: 'Jen jedno jméno? Stačí jedno pole.',
  optional: 'nepovinné',
  requiredNote: 'Povinné jsou všechny údaje kromě těch, u kterých je uvedeno „nepovinné“.',
  choose: 'Vyberte',
  noAnswer: 'Bez odpovědi',
  onePerLine: 'Každou odpověď na nový řádek',

  loading: 'Formulář se načítá…',
  send: 'Odeslat přihlášku',
  sending: 'Odesílá se…',
  summary: (count) => `${count} ${forms(count, 'údaj', 'údaje', 'údajů')} je třeba doplnit nebo opravit`,
  // a name in an exclamation would need its vocative
  thanks: () => 'Děkujeme!',
  registered: (title) => `Přihláška na akci „${title}“ dorazila.`,
  another: 'Přihlásit další osobu',

  placesLeft: (count) =>
    forms(count, 'Zbývá jedno volné místo', `Zbývají ${count} volná místa`, `Zbývá ${count} volných míst`),
  full: 'Všechna místa jsou obsazena. Přihlásit se už nelze.',
  closed: 'Přihlašování je uzavřeno.',
  notYetOpen: (when) => (when ? `Začátek přihlašování: ${when}.` : 'Přihlašování ještě nezačalo.'),
  missing: 'Tento formulář neexistuje nebo už byl zrušen. Zeptejte se prosím ve spolku, kde se lze přihlásit.',

  unavailable: 'Formulář teď nelze zobrazit.',
  busy: 'Právě se přihlašuje mnoho lidí. Zkuste to prosím za chvíli znovu.',
  notSent: 'Přihlášku se nepodařilo odeslat. Vše, co bylo vyplněno, tu zůstalo.',
  perhapsSent:
    'Přihláška byla odeslána, ale odpověď nepřišla. Vše, co bylo vyplněno, tu zůstalo. Když ji odešlete znovu, nikdo nebude přihlášen dvakrát.',
  perhapsSentOnce:
    'Přihláška byla odeslána, ale odpověď nepřišla. Než ji odešlete znovu, zeptejte se prosím ve spolku, zda dorazila.',
  elsewhere: 'Otevřít formulář na samostatné stránce',

  participant: (number) => `Osoba ${number}`,
  forAll: 'Společné pro všechny',
  addParticipant: 'Přidat další osobu',
  removeParticipant: (name) => `Odebrat: ${name}`,
  copyPrevious: 'Převzít předchozí údaje',
  someRegistered: (done, total) => `Přihlášeno: ${done} z ${total}.`,
  isRegistered: 'Přihlášeno',
  sendRest: 'Přihlásit ostatní',

  opensIn: (left) => `Do začátku přihlašování zbývá: ${left}.`,
  opensNow: 'Přihlašování právě začíná…',
  openUntil: (when) => `Konec přihlašování: ${when}.`,
  again: (seconds) =>
    `Právě se přihlašuje mnoho lidí. Vše, co bylo vyplněno, tu zůstává a za ${seconds} s se automaticky odešle znovu.`,

  waitingList: 'Všechna místa jsou obsazena. Je možné zapsat se mezi náhradníky.',

  draftBack: 'Co tu bylo vyplněno dříve, je zpět.',
  draftWithout: 'Zaškrtnutí a důvěrné údaje se neuchovávají.',
  startOver: 'Začít znovu',
  undo: 'Vrátit zpět',

  held: 'Přihláška dorazila. Platit začne, až ji spolek zkontroluje.',
  checking: 'Okamžik, prohlížeč něco ověřuje…',

  apply: 'Odeslat žádost',
  applied: (title) => `Žádost „${title}“ dorazila. Rozhodne o ní spolek.`,
  open: 'Přihláška',
  print: 'Vytisknout',
  answers: 'Odeslané údaje',
  yes: 'Ano',
  no: 'Ne',
};

export const list: ListWords = {
  ...common,
  loading: 'Akce se načítají…',
  // of the calendar: said of events, this would mean that they are called off
  missing: 'Tento kalendář neexistuje nebo už byl zrušen. Zeptejte se prosím ve spolku.',
  unavailable: 'Akce teď nelze zobrazit.',
  busy: 'Akce si právě prohlíží mnoho lidí. Zkuste to prosím za chvíli znovu.',
  elsewhere: 'Otevřít akce na samostatné stránce',

  events: 'Akce',
  none: 'Zatím nejsou naplánovány žádné akce.',
  noneFound: 'Nenašly se žádné akce.',
  more: 'Zobrazit další',

  isOpen: 'Přihlašování otevřeno',
  fewLeft: (count) => forms(count, 'Zbývá jedno místo', `Zbývají ${count} místa`, `Zbývá ${count} míst`),
  isFull: 'Obsazeno',
  hasWaitingList: 'Zápis náhradníků',
  opensOn: (when) => (when ? `Začátek přihlašování: ${when}` : 'Přihlašování ještě nezačalo'),
  isClosed: 'Přihlašování uzavřeno',
  isOver: 'Už proběhla',

  register: 'Přihláška',
  details: 'Podrobnosti',
  back: 'Všechny akce',

  subscribe: 'Odebírat kalendář',
};

export const finding: FindingWords = {
  found: (count) => `${count} ${forms(count, 'akce', 'akce', 'akcí')}`,
  filter: 'Filtrovat akce',
  search: 'Hledat',
  when: 'Kdy',
  upcoming: 'Nadcházející',
  past: 'Minulé',
  anyTime: 'Všechny',
  from: 'Od',
  to: 'Do',
  place: 'Kde',
  anywhere: 'Všude',
  onlyOpen: 'Jen s otevřeným přihlašováním',
  showAll: 'Zobrazit vše',
  view: 'Zobrazení',
  asList: 'Seznam',
  asCards: 'Dlaždice',
  asMonth: 'Měsíc',
  previousMonth: 'Předchozí měsíc',
  nextMonth: 'Další měsíc',
  thisMonth: 'Tento měsíc',
  furtherOnDay: (count) => `Ještě ${count}`,
};

// signing in is said with “do portálu”: without it, the word is that for registering
export const login: LoginWords = {
  ...common,
  loading: 'Okamžik…',
  missing: 'Tento členský portál neexistuje nebo už byl zrušen. Na adresu se prosím zeptejte ve spolku.',
  unavailable: 'Členský portál teď nelze zobrazit.',
  busy: 'Právě je tu mnoho lidí. Zkuste to prosím za chvíli znovu.',
  elsewhere: 'Otevřít členský portál na samostatné stránce',

  signInTitle: 'Vstup pro členy',
  emailLabel: 'E-mail',
  emailHelp: 'Adresa, kterou spolek zná. Přijde na ni e-mail s odkazem pro přihlášení do portálu, úplně bez hesla.',
  emailWrong: 'Napište to prosím takto: name@example.org',
  sendLink: 'Poslat odkaz',
  sendingLink: 'Odesílá se…',
  linkNotSent: 'O odkaz se nepodařilo požádat. Vyplněná adresa tu zůstala.',
  lookIntoMail: 'Teď se prosím podívejte do e-mailu',
  linkSent: (address) =>
    `Pokud spolek adresu ${address} zná, během několika minut na ni přijde e-mail s odkazem. Může být i v nevyžádané poště.`,
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
  linkOver:
    'Tento odkaz už neplatí. Odkaz platí, dokud se při odhlášení nezneplatní, nejvýše 14 dní. O nový lze požádat zde:',
  notMe: 'To je někdo jiný',
  signedInAs: (names) => `Přihlášení do portálu: ${names}`,
  signOut: 'Odhlásit se z portálu',
  signedOut: 'Odhlášení z portálu proběhlo. Na viděnou!',
  sessionOver:
    'Přihlášení do portálu skončilo, aby tyto údaje neviděl nikdo jiný. Znovu je otevře nový odkaz nebo ten z e-mailu.',
  addressChanged:
    'Nová e-mailová adresa je uložena. Odkazy poslané na starou adresu už neplatí: nechte si prosím poslat odkaz na novou.',
  notHere: 'Osobní údaje se na tomto webu nezobrazují.',
  portalClosed: 'Členové se zde do portálu přihlásit nemohou.',
  portalAbove: 'Členové tohoto spolku se přihlašují do portálu svazu, do kterého spolek patří.',
  askClub: (address) => `Dotazy: ${address}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'Údaje, které má spolek',
  membershipNumber: 'Členské číslo',
  whose: 'Čí údaje',
  edit: 'Upravit',
  save: 'Uložit',
  saving: 'Ukládá se…',
  cancel: 'Zrušit',
  saved: 'Uloženo.',
  nothingChanged: 'Všechno bylo stejné jako předtím.',
  unsaved: 'zatím neuloženo',
  notSaved: 'Údaje se nepodařilo uložit. Vše, co bylo vyplněno, tu zůstalo.',
  perhapsSaved: 'Odpověď nepřišla, není tedy jisté, zda se údaje uložily. Když je uložíte znovu, ničemu to neuškodí.',
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
  fees: 'Příspěvky a poplatky',
  noFees: 'Nejsou tu žádné příspěvky ani poplatky.',
  amount: 'Částka',
  // the number that banks ask for holds digits only
  reference: 'Zpráva pro příjemce',
  total: 'Celkem',
  referenceHint: 'Podle zprávy pro příjemce spolek pozná, za co platba je.',
  copy: 'Kopírovat',
  copied: 'Zkopírováno',
  download: 'Stáhnout vše jako soubor',
  endsSoon: (left) => `Chvíli se tu nic nedělo. Do odhlášení z portálu zbývá: ${left}.`,
  endsForGood: (left) => `Do odhlášení z portálu zbývá: ${left}. Do té doby prosím vše uložte.`,
  stay: 'Zůstat v portálu',
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
  notTold: 'Odhlášení proběhlo jen v tomto okně: server se o něm nedozvěděl a odkazy mohou dál platit.',
  linkUnknown:
    'Odhlášení z portálu proběhlo. Přihlášení skončilo už předtím, odkaz proto nebyl zneplatněn a možná dál platí. Zneplatní se tím, že se jím ještě jednou přihlásíte a odhlásíte.',
};

export const mail: MailWords = {
  // a name right after the greeting would need its vocative
  greeting: (name) => (name ? `Dobrý den (zpráva pro: ${name}),` : 'Dobrý den,'),
  signInSubject: (organisation) => `Přihlášení do portálu: ${organisation}`,
  signIn: (organisation) =>
    `posíláme odkaz pro přihlášení do členského portálu (${organisation}), kde je možné osobní údaje prohlížet a udržovat aktuální:`,
  signInButton: 'Přihlásit se do portálu',
  validUntil: (when) =>
    `Odkaz platí do: ${when}. Do té doby ho lze použít tak často, jak je potřeba, pokud se při odhlášení nezneplatní. Kdo ho má, může údaje vidět a měnit, proto ho prosím neposílejte dál.`,
  paste: 'Pokud tento e-mail čtete na jiném zařízení, můžete odkaz zkopírovat do pole na stránce, kde se o něj žádalo.',
  notAsked: 'Pokud o odkaz nikdo nežádal, není třeba nic dělat: bez tohoto e-mailu se dovnitř nikdo nedostane.',
  emailChangedSubject: (organisation) => `Změna e-mailové adresy v členských údajích: ${organisation}`,
  emailChanged: (organisation) =>
    `v členských údajích (${organisation}) je teď jiná e-mailová adresa. E-maily budou odteď chodit na ni a odkazy pro přihlášení do portálu, které přišly sem, už neplatí.`,
  notYou: (contact) =>
    contact
      ? `Pokud jde o omyl, napište prosím brzy na adresu ${contact}.`
      : 'Pokud jde o omyl, dejte to prosím brzy vědět spolku.',
  repeat: 'Tento e-mail už možná jednou přišel.',
  confirmSubject: (organisation) => `Potvrzení e-mailové adresy: ${organisation}`,
  confirm: (organisation) =>
    `tato adresa byla zadána jako nová e-mailová adresa člena (${organisation}). Začne platit, jakmile se potvrdí zde:`,
  confirmButton: 'Potvrdit',
  confirmUntil: (when) => `Odkaz funguje do: ${when}.`,
  confirmNotYou: 'Kdo o tom nic neví, nemusí dělat nic: bez tohoto odkazu se nic nezmění a další e-maily nepřijdou.',
  requestedSubject: (organisation) => `Zadána nová e-mailová adresa: ${organisation}`,
  requested: (organisation) =>
    `byla zadána jiná e-mailová adresa (${organisation}). Začne platit, jakmile se potvrdí e-mailem, který na ni přijde. Do té doby zůstává vše při starém.`,
  undoIntro: 'Pokud jde o omyl, tento odkaz ponechá starou adresu a všechny odhlásí:',
  undoButton: 'Ponechat starou adresu',
  confirmAsk: 'Má tato e-mailová adresa od teď platit?',
  confirmed: 'Děkujeme, e-mailová adresa je potvrzena. Přihlašovací odkazy budou odteď chodit tam; starší už neplatí.',
  undoAsk: 'Má e-mailová adresa zůstat, jaká byla? Všichni budou odhlášeni a starší odkazy přestanou platit.',
  undone: 'Hotovo: platí stará e-mailová adresa. Všichni byli odhlášeni a starší odkazy už neplatí.',
  linkGone: 'Tento odkaz už nefunguje. Už byl použit, vypršel, nebo se adresa mezitím změnila.',
  linkFailed: 'Teď se to nepodařilo. Zkuste to prosím za chvíli znovu.',
  needsScript: 'Tato stránka potřebuje JavaScript. Zapněte ho prosím a otevřete odkaz znovu.',
};
