import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common, forms } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Prosíme o vyplnění.',
    wrong_format: ({ example }) => `Napište to prosím takto: ${example}`,
    not_a_date: 'Zadejte prosím platné datum.',
    short_year: 'Napište prosím rok čtyřmi číslicemi.',
    in_the_future: 'Tento den ještě nenastal.',
    age: ({ at_least, below, on }) =>
      `Věk${on === 'first_day' ? ' první den' : ''}: ${commaSeparated(at_least && `nejméně ${at_least}`, below && `nejvýše ${below - 1}`)}.`,
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
    key_reused: 'Přihláška dorazila už dříve. Změny prosím sdělte spolku.',
    rejected: ({ sentence }) => sentence,
  },
  askFor: {
    first_name: 'Vyplňte prosím jméno.',
    email: 'Vyplňte prosím e-mailovou adresu.',
    birthdate: 'Vyplňte prosím datum narození.',
  },
  pick: (label) => `Vyberte prosím: ${label}`,
  stillMissing: 'Ještě chybí:',
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
  dateHint: 'Například 24. 3. 2015',
  nameHint: 'Jen jedno jméno? Stačí jedno pole.',
  optional: 'nepovinné',
  requiredNote: 'Povinné jsou všechny údaje kromě těch, u kterých je uvedeno „nepovinné“.',
  choose: 'Vyberte',
  noAnswer: 'Bez odpovědi',
  onePerLine: 'Každou odpověď na nový řádek',
  summary: (count) => `${count} ${forms(count, 'údaj', 'údaje', 'údajů')} je třeba doplnit nebo opravit`,
  open: 'Přihláška',
  answers: 'Odeslané údaje',
  yes: 'Ano',
  no: 'Ne',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'Formulář se načítá…',

  send: 'Odeslat přihlášku',
  sending: 'Odesílá se…',
  // a name in an exclamation would need its vocative
  thanks: () => 'Děkujeme!',
  registered: (title) => `Přihláška na akci „${title}“ dorazila.`,
  next: 'Přihlásit další osobu',

  placesLeft: (count) =>
    forms(count, 'Zbývá jedno volné místo', `Zbývají ${count} volná místa`, `Zbývá ${count} volných míst`),
  closed: 'Přihlašování je uzavřeno.',
  missing: 'Tento formulář neexistuje nebo už byl zrušen. Zeptejte se prosím ve spolku, kde se lze přihlásit.',

  unavailable: 'Formulář teď nelze zobrazit.',
  busy: 'Právě se přihlašuje mnoho lidí. Zkuste to prosím za chvíli znovu.',
  notSent: 'Přihlášku se nepodařilo odeslat. Vše, co bylo vyplněno, tu zůstalo.',
  maybeStored:
    'Odpověď nepřišla. Vše, co bylo vyplněno, tu zůstalo. Když přihlášku odešlete znovu, nikdo nebude přihlášen dvakrát.',
  maybeStoredOnce: 'Odpověď nepřišla. Než přihlášku odešlete znovu, zeptejte se prosím ve spolku, zda dorazila.',
  elsewhere: 'Otevřít formulář na samostatné stránce',
  allEvents: 'Všechny akce',

  map: 'Mapa',
  participant: (number) => `Osoba ${number}`,
  forAll: 'Společné pro všechny',
  addParticipant: 'Přidat další osobu',
  removeParticipant: (name) => `Odebrat: ${name}`,
  copyPrevious: 'Převzít předchozí údaje',
  someRegistered: (done, total) => `Přihlášeno: ${done} z ${total}.`,
  isRegistered: 'Přihlášeno',
  sendRest: 'Přihlásit ostatní',

  openUntil: (when) => `Konec přihlašování: ${when}.`,
  retryIn: (seconds) =>
    `Právě se přihlašuje mnoho lidí. Vše, co bylo vyplněno, tu zůstává a za ${seconds} s se automaticky odešle znovu.`,

  waitingList: 'Všechna místa jsou obsazena. Je možné zapsat se mezi náhradníky.',

  draftBack: 'Co tu bylo vyplněno dříve, je zpět.',
  draftNote: 'Zaškrtnutí a důvěrné údaje se neuchovávají.',
  startOver: 'Začít znovu',
  undo: 'Vrátit zpět',

  review: 'Přihláška dorazila. Platit začne, až ji spolek zkontroluje.',
  checking: 'Okamžik, prohlížeč něco ověřuje…',

  apply: 'Odeslat žádost',
  applied: (title) => `Žádost „${title}“ dorazila. Rozhodne o ní spolek.`,
  print: 'Vytisknout',
  share: 'Sdílet',
};
