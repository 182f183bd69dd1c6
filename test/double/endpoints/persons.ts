import { data, entriesOf, fieldsOf, invalid, listIn, noContent, Refusal } from '../answer.js';
import type { DoubleRequest, Handler } from '../answer.js';
import { personOf, setFields } from '../person-values.js';
import type { Fields } from '../seed.js';
import { newPerson, type List, type Person } from '../workspace.js';

const listed = ({ persons }: List): Person[] => persons.filter(({ isApplication }) => !isApplication);

/** The person of a path, by the service's identifier or by `external_id`. */
function personIn({ parameters, options }: DoubleRequest, list: List): Person {
  const identifier = parameters['person_id']!;
  const candidates = options.applicationsAreReadable ? list.persons : listed(list);
  const person =
    candidates.find(({ id }) => id === identifier) ?? candidates.find((one) => one.external_id === identifier);
  if (!person) throw new Refusal(404, 'Person not found.');
  return person;
}

/** A cursor is a position, spelled so that it must be encoded in an address. */
const cursorOf = (position: number): string => `${Buffer.from(`position ${position}`).toString('base64')}+/=`;

function positionIn(cursor: string | null): number {
  if (cursor === null) return 0;
  const text = Buffer.from(cursor.replace(/\+\/=$/, ''), 'base64').toString();
  const [, position] = /^position (\d+)$/.exec(text) ?? [];
  if (position === undefined || !cursor.endsWith('+/=')) throw invalid('cursor', 'The cursor is invalid.');
  return Number(position);
}

/** GET /lists/{list_id}/persons */
export const listPersons: Handler = (request) => {
  const list = listIn(request);
  const { pageSize, cursorParameter } = request.options;
  const persons = listed(list);
  const from = positionIn(request.query.get(cursorParameter));
  const page = persons.slice(from, from + pageSize).map((person) => personOf(request, list, person));
  const next = from + pageSize;
  const meta = {
    path: request.urls.address,
    per_page: pageSize,
    next_cursor: next < persons.length ? cursorOf(next) : null,
    prev_cursor: from > 0 ? cursorOf(Math.max(0, from - pageSize)) : null,
  };
  return data(200, page, { meta });
};

function create({ options }: DoubleRequest, list: List, { creation_behaviour, ...payload }: Fields): Person {
  if (creation_behaviour !== undefined && !['default', 'unconfirmed'].includes(creation_behaviour as string))
    throw invalid('creation_behaviour', 'The selected creation behaviour is invalid.');
  const isApplication = creation_behaviour === 'unconfirmed';
  if (isApplication && list.type !== 'member')
    throw invalid('creation_behaviour', 'Only members can be created as unconfirmed.');
  const person = newPerson(isApplication);
  setFields({ list, person, ...options }, payload);
  list.persons.push(person);
  return person;
}

/** POST /lists/{list_id}/persons */
export const createPerson: Handler = (request) => {
  const list = listIn(request);
  const person = create(request, list, fieldsOf(request.body, 'data'));
  return data(201, personOf(request, list, person));
};

/** PUT /lists/{list_id}/persons: payload and response are not shown; this service takes persons by `external_id`. */
export const synchronisePersons: Handler = (request) => {
  const list = listIn(request);
  const persons = entriesOf(request.body).map((entry) => {
    const match = list.persons.find((person) => person.external_id === entry['external_id']);
    if (!match) return create(request, list, entry);
    setFields({ list, person: match, ...request.options }, entry);
    return match;
  });
  return data(
    200,
    persons.map((person) => personOf(request, list, person)),
  );
};

/** GET /lists/{list_id}/persons/{person_id} */
export const readPerson: Handler = (request) => {
  const list = listIn(request);
  return data(200, personOf(request, list, personIn(request, list)));
};

/** PUT /lists/{list_id}/persons/{person_id} */
export const updatePerson: Handler = (request) => {
  const list = listIn(request);
  const person = personIn(request, list);
  setFields({ list, person, ...request.options }, fieldsOf(request.body, 'data'));
  return data(200, personOf(request, list, person));
};

/** DELETE /lists/{list_id}/persons/{person_id} */
export const deletePerson: Handler = (request) => {
  const list = listIn(request);
  list.persons.splice(list.persons.indexOf(personIn(request, list)), 1);
  return noContent;
};
