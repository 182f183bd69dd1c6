import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common, forms } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Заполните.',
    wrong_format: ({ example }) => `Напишите так: ${example}`,
    not_a_date: 'Укажите правильную дату.',
    short_year: 'Год – четырьмя цифрами.',
    in_the_future: 'Эта дата ещё не наступила.',
    age: ({ at_least, below, on }) =>
      `Возраст${on === 'first_day' ? ' в первый день' : ''}: ${commaSeparated(at_least && `не меньше ${at_least}`, below && `не больше ${below - 1}`)}.`,
    not_a_number: 'Укажите число, не разделяя тысячи.',
    not_whole: 'Укажите целое число, не разделяя тысячи.',
    not_allowed: 'Выберите один из предложенных ответов.',
    too_long: ({ max }) => `Слишком длинный текст. Наибольшее число знаков: ${max}.`,
    unreadable_characters: 'Здесь есть символы, которые нельзя сохранить. Наберите текст заново.',
    full: 'К сожалению, последние места только что заняли.',
    closed: 'Регистрация закрыта.',
    not_yet_open: 'Регистрация ещё не открыта.',
    form_token: 'Форма была открыта слишком долго. Отправьте её ещё раз.',
    invalid: 'Такой ответ здесь не подходит.',
    must_accept: 'Чтобы продолжить, поставьте здесь галочку.',
    key_reused: 'Заявка уже дошла раньше. Об изменениях сообщите клубу.',
    rejected: ({ sentence }) => sentence,
  },
  askFor: {
    first_name: 'Укажите имя.',
    email: 'Укажите почту.',
    birthdate: 'Укажите дату рождения.',
  },
  pick: (label) => `Выберите: ${label}`,
  stillMissing: 'Заполните:',
  labels: {
    name: 'Имя и фамилия',
    first_name: 'Имя',
    last_name: 'Фамилия',
    email: 'Электронная почта',
    phone: 'Телефон',
    birthdate: 'Дата рождения',
    address: 'Адрес',
    street: 'Улица и дом',
    postcode: 'Почтовый индекс',
    city: 'Город',
    country: 'Страна',
  },
  day: 'День',
  month: 'Месяц',
  year: 'Год',
  dateHint: 'Например, 24.03.2015',
  nameHint: 'Только одно имя? Достаточно одного поля.',
  optional: 'необязательно',
  requiredNote: 'Обязательны все поля, кроме тех, где написано «необязательно».',
  choose: 'Выберите',
  noAnswer: 'Без ответа',
  onePerLine: 'По одному ответу в строке',
  summary: (count) => `Нужно дополнить или исправить ${forms(count, 'ответ', 'ответа', 'ответов')}`,
  open: 'Записаться',
  answers: 'Отправленные ответы',
  yes: 'Да',
  no: 'Нет',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'Форма загружается…',

  send: 'Отправить заявку',
  sending: 'Отправляется…',
  thanks: (name) => (name ? `Спасибо, ${name}!` : 'Спасибо!'),
  registered: (title) => `Заявка получена: «${title}».`,
  next: 'Зарегистрировать ещё одного человека',

  placesLeft: (count) => `Осталось ${forms(count, 'место', 'места', 'мест')}`,
  closed: 'Регистрация закрыта.',
  missing: 'Такой формы нет или больше нет. Спросите в клубе, где можно записаться.',

  unavailable: 'Сейчас форму показать не удаётся.',
  busy: 'Сейчас регистрируется много людей. Попробуйте ещё раз чуть позже.',
  notSent: 'Не удалось отправить заявку. Всё введённое сохранилось.',
  maybeStored: 'Ответ не пришёл. Всё введённое сохранилось. Если отправить ещё раз, никто не будет записан дважды.',
  maybeStoredOnce: 'Ответ не пришёл. Сначала узнайте в клубе, дошла ли заявка.',
  elsewhere: 'Открыть форму на отдельной странице',
  allEvents: 'Все мероприятия',

  map: 'Карта',
  participant: (number) => `Участник ${number}`,
  forAll: 'Общее для всех',
  addParticipant: 'Добавить ещё одного человека',
  removeParticipant: (name) => `Убрать: ${name}`,
  copyPrevious: 'Скопировать предыдущие ответы',
  someRegistered: (done, total) => `Получено заявок: ${done} из ${total}.`,
  isRegistered: 'Заявка получена',
  sendRest: 'Зарегистрировать остальных',

  openUntil: (when) => `Окончание регистрации: ${when}.`,
  retryIn: (seconds) => `Сейчас регистрируется много людей. Всё введённое будет отправлено ещё раз через ${seconds} с.`,

  waitingList: 'Все места заняты. Есть лист ожидания.',

  draftBack: 'Введённое раньше восстановлено.',
  draftNote: 'Отметки и конфиденциальные ответы не сохраняются.',
  startOver: 'Начать заново',
  undo: 'Вернуть',

  review: 'Заявка получена. Она вступит в силу после проверки в клубе.',
  checking: 'Одну минуту, браузер кое-что проверяет…',

  apply: 'Отправить заявление',
  applied: (title) => `Заявление получено: «${title}». Решение примет клуб.`,
  print: 'Распечатать',
  share: 'Поделиться',
};
