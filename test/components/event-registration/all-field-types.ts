/** A club that asks for everything that can be asked for. */

const list = (count: number) => Array.from({ length: count }, (_, at) => `Choice ${at + 1}`).join(', ');

/** Every field type, by the name of its control, asked with help where help can stand. */
export const kinds = [
  'name',
  'email',
  'phone',
  'birthdate',
  'address',
  'line',
  'text',
  'few',
  'many',
  'tick',
  'whole',
  'number',
  'day',
  'mail',
  'call',
  'page',
  'boxes',
  'longBoxes',
  'lines',
  'consent',
] as const;

const columns = `
      - { external_id: line, name: A line, type: string }
      - { external_id: text, name: A text, type: text }
      - { external_id: few, name: One of few, type: string, allowed_values: [${list(3)}] }
      - { external_id: many, name: One of many, type: string, allowed_values: [${list(12)}] }
      - { external_id: tick, name: Yes or no, type: boolean }
      - { external_id: whole, name: A whole number, type: integer }
      - { external_id: number, name: A number, type: number }
      - { external_id: day, name: A day, type: date }
      - { external_id: mail, name: Another e-mail, type: email }
      - { external_id: call, name: Another phone, type: phone }
      - { external_id: page, name: A page, type: url }
      - { external_id: boxes, name: Some of few, type: array, allowed_values: [${list(3)}] }
      - { external_id: longBoxes, name: Some of many, type: array, allowed_values: [${list(12)}, A choice that takes several words to say] }
      - { external_id: lines, name: Some of anything, type: array }
      - { external_id: consent, name: Consent, type: boolean }`;

/** What the form says about a field. */
export const helpFor = (name: string): string => `What helps to answer ${name}.`;

/** How the form asks for a field. */
const questions = (required: boolean) => (name: string) =>
  name === 'consent'
    ? `- { name: consent, help: ${helpFor(name)}, must_accept: true, links: [{ text: Rules, url: 'https://club.example/rules' }, { text: Privacy, url: 'https://club.example/privacy' }] }`
    : `- { name: ${name}, required: ${required}, help: ${helpFor(name)} }`;

export interface Asking {
  required?: boolean;
  /** More of the event, and more of its form, as YAML in braces would have it. */
  event?: string;
  form?: string;
}

/** A club whose form asks for every field type, in sections, and another that takes who finds no place. */
export const everyKind = ({ required = true, event = 'max_persons: 100', form = '' }: Asking = {}): string => `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    end_date: 2027-08-06
    location: Lake
    ${event}
    columns:${columns}
    form:
      intro: Welcome to the camp.
      thanks: See you there.
      ${form}
      sections:
        - title: About you
          help: Who is coming along?
          fields:
            ${kinds.slice(0, 5).map(questions(required)).join('\n            ')}
        - title: Everything else
          help: What the camp has to know.
          fields:
            ${kinds.slice(5).map(questions(required)).join('\n            ')}
  - { slug: waiting, title: Waiting list, published: true, start_date: 2027-07-24 }
`;
