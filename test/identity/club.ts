import { sentenceOf, wordsOf } from '../../src/i18n/index.js';
import type { Issue } from '../../src/model/issue.js';
import type { Person } from '../../src/model/person.js';
import type { Row } from './row.js';

/** The workspace of a club that writes in one language and asks for everything in the table. */
export const yamlIn = (language: string): string => `
workspace: { slug: club, name: Club, languages: [${language}] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    form:
      sections:
        - fields: [{ name: name, required: true }, { name: email, required: true }, birthdate, phone]
`;

/** The control that a text is typed or pasted into. A date goes whole into the one for the day. */
export const controlFor = (kind: Row['kind']): string =>
  kind === 'name' ? 'name.first_name' : kind === 'birthdate' ? 'birthdate.day' : kind;

/** What is typed into the controls of a form. */
export const typedOf = ({ kind, input }: Pick<Row, 'kind' | 'input'>): Record<string, string> => ({
  'name.first_name': 'Ada',
  'name.last_name': 'L',
  email: 'ada@example.org',
  [controlFor(kind)]: input,
});

/** What is sent as JSON. */
export function sentOf({ kind, input }: Row): Record<string, unknown> {
  const sent = { name: { first_name: 'Ada', last_name: 'L' }, email: 'ada@example.org' };
  return kind === 'name' ? { ...sent, name: { ...sent.name, first_name: input } } : { ...sent, [kind]: input };
}

/** What is stored; '' where there is no answer, which is null and nothing else. */
export function valueOf(person: Partial<Person>, kind: Row['kind']): string {
  const value = kind === 'name' ? person.name?.first_name : person[kind];
  return value === '' ? 'an empty text' : String(value ?? '');
}

/** A fault as `Row` has it: no answer where one is required says the same as no answer where none is. */
export const refusal = (code: string | undefined): string => (code === 'required' ? '' : `(${code})`);

const codes = [
  'required',
  'wrong_format',
  'not_a_date',
  'short_year',
  'in_the_future',
  'unreadable_characters',
] as const;
const examples: Readonly<Record<string, string>> = { email: 'name@example.org', phone: '+49 30 123456' };

/** The fault that a sentence names, in the words of a language. */
export async function codeIn(sentence: string, kind: Row['kind'], language: string): Promise<string | undefined> {
  const words = await wordsOf(language, 'form');
  const example = examples[kind] ?? '';
  const wordsFor = (code: Issue['code']) =>
    sentenceOf(words, { field: kind, code, params: { example } }, { isChoice: false });
  return codes.find((code) => sentence.endsWith(wordsFor(code)));
}
