// What every way of `bench:embed` draws: a form of twelve questions, and a list of ten events, in nobody's own format.

/** A control, by what it is in HTML; `checkboxes` are several, `date` is a day of birth. */
export type Kind =
  'text' | 'email' | 'tel' | 'date' | 'select' | 'radios' | 'checkboxes' | 'textarea' | 'number' | 'checkbox';

export interface Question {
  name: string;
  label: string;
  kind: Kind;
  required?: boolean;
  autocomplete?: string;
  options?: readonly string[];
}

/** First and last name are one question of two controls. */
export const questions: readonly Question[] = [
  { name: 'first_name', label: 'First name', kind: 'text', required: true, autocomplete: 'given-name' },
  { name: 'last_name', label: 'Last name', kind: 'text', required: true, autocomplete: 'family-name' },
  { name: 'email', label: 'E-mail', kind: 'email', required: true, autocomplete: 'email' },
  { name: 'phone', label: 'Phone', kind: 'tel', autocomplete: 'tel' },
  { name: 'birthdate', label: 'Date of birth', kind: 'date', required: true },
  { name: 'street', label: 'Street and number', kind: 'text' },
  { name: 'town', label: 'Postcode and town', kind: 'text' },
  {
    name: 'shirt',
    label: 'T-shirt size',
    kind: 'select',
    required: true,
    options: ['128', '140', '152', '164', 'S', 'M', 'L', 'XL'],
  },
  { name: 'food', label: 'Food', kind: 'radios', required: true, options: ['everything', 'vegetarian', 'vegan'] },
  {
    name: 'courses',
    label: 'Courses',
    kind: 'checkboxes',
    options: ['Canoeing', 'Climbing', 'Theatre', 'Archery', 'Carving'],
  },
  { name: 'allergies', label: 'Allergies and intolerances', kind: 'textarea' },
  { name: 'camps', label: 'Camps so far', kind: 'number' },
  { name: 'can_swim', label: 'Can swim well', kind: 'checkbox' },
];

export const camp = {
  title: 'Summer camp by the lake',
  when: '24 July – 6 August 2030',
  day: '2030-07-24',
  lastDay: '2030-08-06',
  location: 'Youth camp site, Great Lake',
  send: 'Register',
};

/** All that has to be read before the form stands, and how many controls there are at least, whoever draws them. */
export const formExpected = {
  labels: [
    ...questions.map(({ label }) => label),
    ...questions.flatMap(({ kind, options = [] }) => (kind === 'select' ? [] : options)),
  ],
  controls: 9,
};

/** Of the form that asks for an address with its country. */
export const abroadExpected = {
  labels: [...formExpected.labels.filter((label) => label !== 'Postcode and town'), 'Postcode', 'Town', 'Country'],
  controls: 11,
};

export interface ListedEvent {
  slug: string;
  title: string;
  day: string;
  when: string;
  location: string;
  description: string;
}

const kinds = ['Rowing day', 'Choir evening', 'Repair café', 'Orchard work', 'Chess night'];

export const events: readonly ListedEvent[] = Array.from({ length: 10 }, (_, index) => {
  const date = new Date(Date.UTC(2030, index, 3 + 2 * index));
  return {
    slug: `event-${index}`,
    title: `${kinds[index % kinds.length]} ${index + 1}`,
    day: date.toISOString().slice(0, 10),
    when: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date),
    location: `Hall ${index + 1}`,
    description: `What happens on that day, in a sentence of the usual length, and what to bring along.`,
  };
});

export const listExpected = { labels: events.map(({ title }) => title), controls: 0 };

const types: Partial<Record<Kind, string>> = {
  textarea: 'text',
  number: 'integer',
  checkbox: 'boolean',
  checkboxes: 'array',
};

/** Fields that every person has; all others are columns. */
const builtIn = new Set(['first_name', 'last_name', 'email', 'phone', 'birthdate']);

const columns = questions
  .filter(({ name }) => !builtIn.has(name))
  .map(({ name, label, kind, options }) => {
    const allowed = options ? `, allowed_values: [${options.map((one) => `'${one}'`).join(', ')}]` : '';
    return `{ external_id: ${name}, name: ${label}, type: ${types[kind] ?? 'string'}${allowed} }`;
  });

const fields = questions
  .filter(({ name }) => name !== 'last_name')
  .map(({ name, required }) => `{ name: ${name === 'first_name' ? 'name' : name}, required: ${!!required} }`);

const eventOf = (slug: string, title: string, more: string) => `
  - slug: ${slug}
    title: ${title}
    published: true
    ${more}`;

const campOf = (slug: string, questions: readonly string[]) =>
  eventOf(
    slug,
    camp.title,
    `start_date: ${camp.day}
    end_date: ${camp.lastDay}
    location: ${camp.location}
    columns: [${columns.join(', ')}]
    form: { sections: [{ fields: [${questions.join(', ')}] }] }`,
  );

/** The club whose forms these are: `club/camp`, and `club/abroad`, which asks for an address with its country instead of two lines. */
export const campClub = `
workspace: { slug: club, name: Club, languages: [en] }
events:${campOf('camp', fields)}${campOf('abroad', [
  ...fields.filter((field) => !/street|town/.test(field)),
  '{ name: address }',
])}
`;

/** The club whose list of events this is. */
export const listClub = `
workspace: { slug: club, name: Club, languages: [en] }
events:${events
  .map(({ slug, title, day, location, description }) =>
    eventOf(slug, title, `start_date: ${day}\n    location: ${location}\n    description: ${description}`),
  )
  .join('')}
`;
