import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common, forms } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Заповніть.',
    wrong_format: ({ example }) => `Напишіть так: ${example}`,
    not_a_date: 'Вкажіть правильну дату.',
    short_year: 'Вкажіть рік чотирма цифрами.',
    in_the_future: 'Ця дата ще не настала.',
    age: ({ at_least, below, on }) =>
      `Вік${on === 'first_day' ? ' у перший день' : ''}: ${commaSeparated(at_least && `не менше ${at_least}`, below && `не більше ${below - 1}`)}.`,
    not_a_number: 'Вкажіть число, не розділяючи тисячі.',
    not_whole: 'Вкажіть ціле число, не розділяючи тисячі.',
    not_allowed: 'Виберіть одну із запропонованих відповідей.',
    too_long: ({ max }) => `Текст задовгий. Знаків: не більше ${max}.`,
    unreadable_characters: 'Деякі символи неможливо зберегти. Введіть текст ще раз.',
    full: 'На жаль, останні місця щойно зайняли.',
    closed: 'Реєстрацію закрито.',
    not_yet_open: 'Реєстрацію ще не відкрито.',
    form_token: 'Форма була відкрита надто довго. Надішліть її ще раз.',
    invalid: 'Така відповідь тут не підходить.',
    must_accept: 'Щоб продовжити, поставте тут позначку.',
    key_reused: 'Заявку вже отримано. Про зміни повідомте клуб.',
    rejected: ({ sentence }) => sentence,
  },
  askFor: {
    first_name: 'Вкажіть ім’я.',
    email: 'Вкажіть електронну пошту.',
    birthdate: 'Вкажіть дату народження.',
  },
  pick: (label) => `Виберіть: ${label}`,
  stillMissing: 'Бракує:',
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
  dateHint: 'Наприклад, 24.03.2015',
  nameHint: 'Лише одне ім’я? Достатньо одного поля.',
  optional: 'необов’язково',
  requiredNote: 'Усі поля без «необов’язково» обов’язкові.',
  choose: 'Виберіть',
  noAnswer: 'Без відповіді',
  onePerLine: 'По одній відповіді в рядку',
  summary: (count) => `Потрібно доповнити або виправити ${forms(count, 'відповідь', 'відповіді', 'відповідей')}`,
  open: 'Записатися',
  answers: 'Надіслані відповіді',
  yes: 'Так',
  no: 'Ні',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'Форма завантажується…',

  send: 'Надіслати заявку',
  sending: 'Надсилається…',
  // a name in an exclamation would need its vocative
  thanks: () => 'Дякуємо!',
  registered: (title) => `Заявку отримано: «${title}».`,
  next: 'Зареєструвати ще одну особу',

  placesLeft: (count) => `Залишилося ${forms(count, 'місце', 'місця', 'місць')}`,
  closed: 'Реєстрацію закрито.',
  missing: 'Такої форми немає або вже немає. Запитайте в клубі.',

  unavailable: 'Зараз не вдається показати форму.',
  busy: 'Зараз реєструється багато людей. Спробуйте ще раз трохи згодом.',
  notSent: 'Не вдалося надіслати заявку. Усе введене збереглося.',
  maybeStored: 'Відповідь не надійшла. Усе введене збереглося. Якщо надіслати ще раз, нікого не буде записано двічі.',
  maybeStoredOnce: 'Відповідь не надійшла. Спершу запитайте в клубі, чи заявку отримано.',
  elsewhere: 'Відкрити форму на окремій сторінці',
  allEvents: 'Усі заходи',

  map: 'Мапа',
  participant: (number) => `Особа ${number}`,
  forAll: 'Спільне для всіх',
  addParticipant: 'Додати ще одну особу',
  removeParticipant: (name) => `Прибрати: ${name}`,
  copyPrevious: 'Скопіювати попередні відповіді',
  someRegistered: (done, total) => `Отримано заявок: ${done} з ${total}.`,
  isRegistered: 'Заявку отримано',
  sendRest: 'Зареєструвати решту',

  openUntil: (when) => `Завершення реєстрації: ${when}.`,
  retryIn: (seconds) => `Зараз реєструється багато людей. Усе введене буде надіслано ще раз через ${seconds} с.`,

  waitingList: 'Усі місця зайняті. Є список очікування.',

  draftBack: 'Введене раніше відновлено.',
  draftNote: 'Позначки й конфіденційні відповіді не зберігаються.',
  startOver: 'Почати знову',
  undo: 'Повернути',

  review: 'Заявку отримано. Вона буде чинною після перевірки в клубі.',
  checking: 'Хвилинку, триває перевірка…',

  apply: 'Надіслати заяву',
  applied: (title) => `Заяву отримано: «${title}». Рішення ухвалить клуб.`,
  print: 'Роздрукувати',
  share: 'Поділитися',
};
