// The same form and the same list in the format of each way.
import { camp, events, questions, type Kind, type Question } from './questions.js';

const choices = (options: readonly string[] = []) => options.map((one) => ({ value: one, label: one, text: one }));

/** As it is written in no library's words. */
const plain = { ...camp, questions };

const subtitle = `${camp.when} · ${camp.location}`;

const surveyTypes: Partial<Record<Kind, string>> = {
  select: 'dropdown',
  radios: 'radiogroup',
  checkboxes: 'checkbox',
  textarea: 'comment',
  checkbox: 'boolean',
};

const survey = {
  title: camp.title,
  description: subtitle,
  completeText: camp.send,
  elements: questions.map(({ name, label, kind, required, options, autocomplete }) => ({
    type: surveyTypes[kind] ?? 'text',
    name,
    title: label,
    isRequired: !!required,
    ...(surveyTypes[kind] ? {} : { inputType: kind, autocomplete }),
    ...(options ? { choices: options } : {}),
    ...(kind === 'checkbox' ? { renderAs: 'checkbox', titleLocation: 'hidden', label } : {}),
  })),
};

const formioTypes: Record<Kind, string> = {
  text: 'textfield',
  email: 'email',
  tel: 'phoneNumber',
  date: 'day',
  select: 'select',
  radios: 'radio',
  checkboxes: 'selectboxes',
  textarea: 'textarea',
  number: 'number',
  checkbox: 'checkbox',
};

const formioOf = ({ name, label, kind, required, options, autocomplete }: Question) => ({
  type: formioTypes[kind],
  key: name,
  label,
  input: true,
  autocomplete,
  validate: { required: !!required },
  // a select of its own kind is lighter than the one with search
  ...(kind === 'select' ? { widget: 'html5', data: { values: choices(options) } } : { values: choices(options) }),
});

const formio = {
  components: [
    { type: 'content', key: 'about', input: false, html: `<h2>${camp.title}</h2><p>${subtitle}</p>` },
    ...questions.map(formioOf),
    { type: 'button', key: 'submit', label: camp.send, action: 'submit', input: true },
  ],
};

const formJsTypes: Record<Kind, string> = {
  text: 'textfield',
  email: 'textfield',
  tel: 'textfield',
  date: 'datetime',
  select: 'select',
  radios: 'radio',
  checkboxes: 'checklist',
  textarea: 'textarea',
  number: 'number',
  checkbox: 'checkbox',
};

const formJs = {
  type: 'default',
  schemaVersion: 18,
  components: [
    { type: 'text', id: 'about', text: `## ${camp.title}\n\n${subtitle}` },
    ...questions.map(({ name, label, kind, required, options }) => ({
      type: formJsTypes[kind],
      id: name,
      key: name,
      label,
      validate: { required: !!required, ...(kind === 'email' ? { validationType: 'email' } : {}) },
      ...(kind === 'date' ? { subtype: 'date', dateLabel: label } : {}),
      ...(options ? { values: choices(options) } : {}),
    })),
    { type: 'button', id: 'send', label: camp.send, action: 'submit' },
  ],
};

const formats: Partial<Record<Kind, string>> = { email: 'email', tel: 'tel', date: 'date', textarea: 'textarea' };

const jsonSchema = {
  type: 'object',
  title: camp.title,
  description: subtitle,
  required: questions.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(
    questions.map(({ name, label, kind, options }) => [
      name,
      kind === 'checkboxes'
        ? {
            title: label,
            type: 'array',
            uniqueItems: true,
            format: 'checkbox',
            items: { type: 'string', enum: options },
          }
        : kind === 'number'
          ? { title: label, type: 'integer' }
          : kind === 'checkbox'
            ? { title: label, type: 'boolean', format: 'checkbox' }
            : {
                title: label,
                type: 'string',
                ...(options ? { enum: options, format: kind === 'radios' ? 'radio' : 'select' } : {}),
                ...(formats[kind] ? { format: formats[kind] } : {}),
              },
    ]),
  ),
};

const listedEvents = events.map((event) => ({ ...event, url: `/events/${event.slug}` }));

const calendar = {
  from: events[0]!.day,
  events: listedEvents.map(({ title, day, url }) => ({ title, start: day, url })),
};

/** What is asked for by its name, besides what our own gate answers. */
export const definitions: Readonly<Record<string, unknown>> = {
  'vanilla-form': plain,
  'vanilla-list': { events: listedEvents },
  surveyjs: survey,
  formio,
  'form-js': formJs,
  'json-editor': jsonSchema,
  shoelace: plain,
  'web-awesome': plain,
  fullcalendar: calendar,
};
