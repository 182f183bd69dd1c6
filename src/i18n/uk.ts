import type { CommonWords, FindingWords, FormWords, ListWords } from './messages.js';

const rules = new Intl.PluralRules('uk');
const forms = (count: number, one: string, few: string, many: string): string =>
  `${count} ${({ one, few } as Partial<Record<string, string>>)[rules.select(count)] ?? many}`;

/** What every element says. */
const common: CommonWords = {
  slow: 'Це триває довше, ніж зазвичай. Не закривайте сторінку.',
  offline: 'Немає зв’язку із сервером. Перевірте підключення до інтернету.',
  too_slow: 'Сервер надто довго не відповідає.',
  garbled: 'Замість сервера відповідає щось інше, можливо, сторінка входу в мережу Wi-Fi.',
  retry: 'Спробувати ще раз',
  joinWaitingList: 'Перейти до списку очікування',
  newTab: '(відкриється в новій вкладці)',
  close: 'Закрити',
  addToCalendar: 'Додати до календаря',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'Будь ласка, заповніть.',
    wrong_format: ({ example }) => `Напишіть, будь ласка, так: ${example}`,
    not_a_date: 'Вкажіть правильну дату.',
    in_the_future: 'Ця дата ще не настала.',
    not_a_number: 'Вкажіть число, не розділяючи тисячі.',
    not_whole: 'Вкажіть ціле число, не розділяючи тисячі.',
    not_allowed: 'Виберіть одну із запропонованих відповідей.',
    too_long: ({ max }) => `Текст задовгий. Найбільша кількість знаків: ${max}.`,
    unreadable_characters: 'Тут є символи, які неможливо зберегти. Введіть текст ще раз.',
    full: 'На жаль, останні місця щойно зайняли.',
    closed: 'Реєстрацію закрито.',
    not_yet_open: 'Реєстрацію ще не відкрито.',
    form_token: 'Форма була відкрита надто довго. Надішліть її ще раз.',
    invalid: 'Така відповідь тут не підходить.',
    must_accept: 'Щоб продовжити, поставте тут позначку.',
    key_reused: 'Заявку отримано ще з першого разу, і саме вона чинна. Про зміни повідомте клуб.',
    rejected: ({ sentence }) => sentence,
  },
  labels: {
    name: 'Ім’я та прізвище',
    first_name: 'Ім’я',
    last_name: 'Прізвище',
    email: 'Електронна пошта',
    phone: 'Телефон',
    birthdate: 'Дата народження',
    address: 'Адреса',
    street: 'Вулиця і будинок',
    postcode: 'Поштовий індекс',
    city: 'Населений пункт',
    country: 'Країна',
  },
  day: 'День',
  month: 'Місяць',
  year: 'Рік',
  dateHint: 'Наприклад, 24 3 2015',
  optional: 'необов’язково',
  requiredNote: 'Обов’язкові всі поля, крім тих, де написано «необов’язково».',
  choose: 'Виберіть',
  onePerLine: 'По одній відповіді в рядку',

  loading: 'Форма завантажується…',
  send: 'Надіслати заявку',
  sending: 'Надсилається…',
  summary: (count) => `Потрібно доповнити або виправити ${forms(count, 'відповідь', 'відповіді', 'відповідей')}`,
  // a name in an exclamation would need its vocative
  thanks: () => 'Дякуємо!',
  registered: (title) => `Заявку отримано: «${title}».`,
  another: 'Зареєструвати ще одну особу',

  placesLeft: (count) => `Залишилося ${forms(count, 'місце', 'місця', 'місць')}`,
  full: 'Усі місця зайняті. Записатися вже не можна.',
  closed: 'Реєстрацію закрито.',
  notYetOpen: (when) => (when ? `Початок реєстрації: ${when}.` : 'Реєстрацію ще не відкрито.'),
  missing: 'Такої форми немає або вже немає. Запитайте в клубі, де можна записатися.',

  unavailable: 'Зараз не вдається показати форму.',
  busy: 'Зараз реєструється багато людей. Спробуйте ще раз трохи згодом.',
  notSent: 'Не вдалося надіслати заявку. Усе введене збереглося.',
  perhapsSent:
    'Заявку надіслано, але відповідь не надійшла. Усе введене збереглося. Якщо надіслати її ще раз, нікого не буде записано двічі.',
  perhapsSentOnce:
    'Заявку надіслано, але відповідь не надійшла. Перш ніж надсилати її ще раз, дізнайтеся в клубі, чи її отримали.',
  elsewhere: 'Відкрити форму на окремій сторінці',

  participant: (number) => `Особа ${number}`,
  forAll: 'Спільне для всіх',
  addParticipant: 'Додати ще одну особу',
  removeParticipant: (name) => `Прибрати: ${name}`,
  copyPrevious: 'Скопіювати попередні відповіді',
  someRegistered: (done, total) => `Отримано заявок: ${done} з ${total}.`,
  isRegistered: 'Заявку отримано',
  sendRest: 'Зареєструвати решту',

  opensIn: (left) => `До початку реєстрації: ${left}.`,
  opensNow: 'Реєстрація відкривається…',
  openUntil: (when) => `Завершення реєстрації: ${when}.`,
  again: (seconds) =>
    `Зараз реєструється багато людей. Усе введене зберігається і через ${seconds} с буде автоматично надіслано ще раз.`,

  waitingList: 'Усі місця зайняті. Є список очікування.',

  draftBack: 'Введене раніше відновлено.',
  startOver: 'Почати знову',
  undo: 'Повернути',

  held: 'Заявку отримано. Вона набуде чинності після перевірки в клубі.',
  checking: 'Хвилинку, браузер дещо перевіряє…',

  apply: 'Надіслати заяву',
  applied: (title) => `Заяву отримано: «${title}». Рішення ухвалить клуб.`,
  open: 'Записатися',
  print: 'Роздрукувати',
  answers: 'Надіслані відповіді',
  yes: 'Так',
  no: 'Ні',
};

export const list: ListWords = {
  ...common,
  loading: 'Заходи завантажуються…',
  missing: 'Таких заходів немає або вже немає. Запитайте в клубі про календар.',
  unavailable: 'Зараз не вдається показати заходи.',
  busy: 'Зараз тут багато людей. Спробуйте ще раз згодом.',
  elsewhere: 'Відкрити заходи на окремій сторінці',

  events: 'Заходи',
  none: 'Зараз заходів немає.',
  noneFound: 'Таких заходів немає.',
  more: 'Показати ще',

  isOpen: 'Реєстрацію відкрито',
  fewLeft: (count) => `Залишилося ${forms(count, 'місце', 'місця', 'місць')}`,
  isFull: 'Місць немає',
  hasWaitingList: 'Список очікування',
  opensOn: (when) => (when ? `Початок реєстрації: ${when}` : 'Реєстрацію ще не відкрито'),
  isClosed: 'Реєстрацію закрито',
  isOver: 'Уже минув',

  register: 'Записатися',
  details: 'Докладніше',
  back: 'Усі заходи',

  subscribe: 'Підписатися на календар',
};

export const finding: FindingWords = {
  found: (count) => forms(count, 'захід', 'заходи', 'заходів'),
  filter: 'Фільтр заходів',
  search: 'Пошук',
  when: 'Коли',
  upcoming: 'Наступні',
  past: 'Минулі',
  anyTime: 'Усі',
  from: 'Від',
  to: 'До',
  place: 'Де',
  anywhere: 'Усюди',
  onlyOpen: 'Лише з відкритою реєстрацією',
  showAll: 'Показати всі',
  view: 'Вигляд',
  asList: 'Список',
  asCards: 'Картки',
  asMonth: 'Місяць',
  previousMonth: 'Попередній місяць',
  nextMonth: 'Наступний місяць',
  thisMonth: 'Цей місяць',
  furtherOnDay: (count) => `Ще ${count}`,
};
