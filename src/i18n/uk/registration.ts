import type { RegistrationWords } from '../server-messages.js';

export const registration: RegistrationWords = {
  registeredSubject: (event) => `Реєстрація: ${event}`,
  waitingSubject: (event) => `Список очікування: ${event}`,
  appliedSubject: (event) => `Заяву отримано: ${event}`,
  heldSubject: (event) => `Реєстрацію отримано: ${event}`,
  waiting: (event) =>
    `Реєстрація на «${event}» у списку очікування. Щойно з’явиться вільне місце, надійде ще один лист.`,
  when: 'Коли',
  where: 'Де',
  view: 'Переглянути або змінити реєстрацію',
  keepLink: 'Кожен, хто має це посилання, може бачити та змінювати реєстрацію. Будь ласка, не передавайте його.',
  ask: 'Тут можна переглянути, виправити або скасувати реєстрацію.',
  cancel: (name) => `Скасувати: ${name}`,
  cancelAsk: (name) =>
    `Скасувати реєстрацію (${name})? Місце звільниться, а дані буде видалено. Це не можна повернути.`,
  cancelYes: 'Так, скасувати',
  cancelNo: 'Ні, залишити',
  cancelled: 'Реєстрацію скасовано, дані видалено.',
  change: 'Змінити дані',
  save: 'Зберегти зміни',
  saved: 'Зміни збережено.',
  tooLate: 'Тут це вже не можна змінити. Будь ласка, напишіть клубу.',
  states: {
    registered: 'Зареєстровано',
    waiting: 'У списку очікування',
    offered: 'Пропонується місце',
    applied: 'Заяву отримано',
    accepted: 'Заяву прийнято',
    declined: 'Заяву відхилено',
    unconfirmed: 'Адресу електронної пошти ще не підтверджено',
  },
  cancelledSubject: (event) => `Скасовано: ${event}`,
  cancelledMail: (event) => `Реєстрацію на «${event}» скасовано. Дані видалено.`,
  offeredSubject: (event) => `Є вільне місце: ${event}`,
  offeredMail: (event) =>
    `На «${event}» звільнилося місце. Його зарезервовано, і тепер його можна прийняти або відхилити.`,
  answerBy: 'Відповісти до',
  offerEnds: 'Якщо до того часу відповіді не буде, місце перейде до наступної особи у списку очікування.',
  answerOffer: 'Прийняти або відхилити місце',
  lapsedSubject: (event) => `Термін пропозиції минув: ${event}`,
  lapsedMail: (event) =>
    `Запропоноване місце на «${event}» не було прийнято вчасно і переходить до наступної особи у списку очікування. Якщо зацікавлення лишилося, будь ласка, напишіть до клубу.`,
  acceptedSubject: (title) => `Заяву прийнято: ${title}`,
  acceptedMail: (organisation) => `Ласкаво просимо! Заяву до «${organisation}» прийнято.`,
  declinedSubject: (title) => `Щодо заяви: ${title}`,
  declinedMail: (title) => `Дякуємо за заяву «${title}». На жаль, клуб не може її прийняти. Дані буде видалено.`,
};
