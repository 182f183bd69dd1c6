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

/** A person of a list: built-in fields, and custom fields under their identifier (specification.md: Person). */
export interface Person {
  id: string;
  external_id: string | null;
  name: PersonName;
  email: string | null;
  /** Only in the member list. */
  membership_number?: string | null;
  [field: string]: FieldValue;
}

export type CreationBehaviour = 'default' | 'unconfirmed';

/** A flat object: field identifier to value (specification.md: POST /lists/{list_id}/persons). */
export interface PersonInput {
  creation_behaviour?: CreationBehaviour;
  [field: string]: unknown;
}

/** What PUT /lists/{list_id}/persons takes for each person: matched by `id`, else by `external_id`. */
export interface SynchronisedPersonInput {
  id?: string;
  external_id?: string | null;
  [field: string]: unknown;
}
