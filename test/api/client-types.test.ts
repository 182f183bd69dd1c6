import { expect } from 'chai';
import { turnoutClient, type Person, type PersonInput, type PortalSessionInput } from '../../src/api/client.js';

/** The custom fields of a camp's list. */
interface CampFields {
  size: 'S' | 'M' | 'L';
  swims: boolean | null;
}

const options = { baseUrl: 'https://turnout.example.org/api', key: 'sk_test' };

/** Is compiled and never called: the compiler checks each line, and each error that is expected. */
export async function checkTypes(): Promise<void> {
  const camp = turnoutClient<CampFields>(options);
  const { data: person } = await camp.readPerson({ list_id: 'member', person_id: 'per_1' });
  person satisfies Person<CampFields>;
  person.size satisfies 'S' | 'M' | 'L';
  person.address?.city satisfies string | null | undefined;
  // @ts-expect-error no such field
  void person.shoes;
  // @ts-expect-error a birth date is a string
  person.birthdate satisfies number | null | undefined;
  for await (const each of camp.everyPerson({ list_id: 'member' })) each.swims satisfies boolean | null;
  const { data: page } = await camp.listPersons({ list_id: 'member' });
  page satisfies Person<CampFields>[];

  const { data: untypedPerson } = await turnoutClient(options).readPerson({ list_id: 'member', person_id: 'per_1' });
  untypedPerson['size'] satisfies unknown;
  untypedPerson.name.first_name satisfies string | null;

  ({ name: { first_name: 'Ada' }, email: null, size: 'M' }) satisfies PersonInput;
  // @ts-expect-error an e-mail address is a string
  ({ email: 1 }) satisfies PersonInput;
  // @ts-expect-error a name has two parts
  ({ name: 'Ada Lovelace' }) satisfies PersonInput;

  ({ email: 'ada@example.org' }) satisfies PortalSessionInput;
  // @ts-expect-error one identifier, not two
  ({ email: 'ada@example.org', person_id: 'per_1' }) satisfies PortalSessionInput;
  // @ts-expect-error one identifier, not none
  ({}) satisfies PortalSessionInput;
}

describe('the types of the client', () => {
  it('do not change its behaviour', () => {
    expect(Object.keys(turnoutClient<CampFields>(options))).to.deep.equal(Object.keys(turnoutClient(options)));
  });
});
