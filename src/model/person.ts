export interface PersonName {
  first_name: string | null;
  last_name: string | null;
}

export interface Address {
  street?: string | null;
  postcode?: string | null;
  city?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
}

/** A value as JSON carries it in a person's field. */
export type FieldValue = string | number | boolean | null | string[] | PersonName | Address | undefined;

/** The fields that every person has. */
export interface BuiltInFields {
  id: string;
  external_id: string | null;
  name: PersonName;
  email: string | null;
  /** Only in the member list. */
  membership_number?: string | null;
  /** `YYYY-MM-DD` */
  birthdate?: string | null;
  /** As typed, with the country code first if it has one: `+49 30 123456`. */
  phone?: string | null;
  address?: Address | null;
}

/**
 * A person of a list: built-in fields, and custom fields under their identifier (specification: Person).
 *
 * @example
 * type Camper = Person<{ size: 'S' | 'M' | 'L'; swims: boolean | null }>;
 */
export type Person<Own extends object = Record<string, FieldValue>> = BuiltInFields & Own;

export type CreationBehaviour = 'default' | 'unconfirmed';

/**
 * The fields of a person to be written. A field that is absent stays as it is, null empties it; a custom field goes by the
 * `external_id` of its column, or by its `id`.
 */
export interface PersonFieldsInput {
  external_id?: string | null;
  /** A part that is absent stays as it is. */
  name?: Partial<PersonName> | null;
  email?: string | null;
  /** Only in the member list. */
  membership_number?: string | null;
  /** `YYYY-MM-DD` */
  birthdate?: string | null;
  phone?: string | null;
  address?: Address | null;
  [field: string]: unknown;
}

/** A flat object: field identifier to value (specification: POST /lists/{list_id}/persons). */
export interface PersonInput extends PersonFieldsInput {
  creation_behaviour?: CreationBehaviour;
}

/** One person in PUT /lists/{list_id}/persons: matched by `id`, else by `external_id`. */
export interface SynchronisedPersonInput extends PersonFieldsInput {
  id?: string;
}
