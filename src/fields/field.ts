import type { Issue } from '../model/issue.js';

/** A form field: plain data, made from a column or a built-in field. */
export interface Field {
  /** The key on the wire; parts of a field are dotted (`name.first_name`). */
  readonly name: string;
  readonly kind: FieldType;
  /** The club's label. Built-in fields have none: the language has a word for them. */
  readonly label?: string;
  readonly help?: string;
  /** The BCP 47 tag of the language in which it is asked: names of months are read in it. */
  readonly language?: string;
  readonly required: boolean;
  /**
   * Of a required part of a group: true if the other parts of the group, given as the argument, make it optional, as a
   * country without postcodes does. No browser may insist on such a part.
   */
  readonly optionalWhen?: (group: object) => boolean;
  /** The part whose answer makes it optional, if it is one part: a form shows "optional" as soon as that part says so. */
  readonly optionalDependsOn?: string;
  /** Of a yes or no that is required: it asks for consent, and says so if it is missing. */
  readonly must_accept?: boolean;
  /** Of an address, and of the country in it: the country that is chosen until somebody chooses another, ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** The only values accepted. */
  readonly options?: readonly string[];
  /** Labels of options that differ from their values. */
  readonly optionLabels?: OptionLabels;
}

/** Words for options, by value. An option that is not in it is its own word. */
export type OptionLabels = ReadonlyMap<string, string>;

/** A fault of a value: an issue without its field. `part` names a part of the value. */
export type Fault = Omit<Issue, 'field'> & { readonly part?: string };

/** A native control by name. The elements render it; field types do not know the DOM. */
export type Control =
  | {
      readonly kind: 'input';
      readonly type: 'text' | 'email' | 'tel' | 'url';
      readonly autocomplete?: string;
      readonly inputmode?: 'numeric' | 'decimal';
      /** About how many characters an answer has, for the control's width. */
      readonly size?: number;
    }
  | {
      readonly kind: 'textarea';
      /** Every line is an entry of its own. */
      readonly perLine?: boolean;
    }
  | { readonly kind: 'checkbox' }
  | {
      readonly kind: 'radios' | 'checkboxes';
      readonly options: readonly string[];
      readonly labels?: OptionLabels | undefined;
    }
  | {
      readonly kind: 'select';
      readonly options: readonly string[];
      readonly labels?: OptionLabels | undefined;
      readonly autocomplete?: string;
      /** The options are region codes, shown as names of countries. */
      readonly regions?: boolean;
    }
  | { readonly kind: 'date'; readonly autocomplete?: 'bday' }
  | {
      readonly kind: 'group';
      readonly parts: readonly Field[];
      readonly legend: boolean;
      /** One part is an answer, if one is required. */
      readonly anyPart?: boolean;
    };

/** Whether an answer is chosen, not typed. */
export const isChoice = (control: Control): boolean => 'options' in control;

/**
 * True of values that are written from left to right in every language: addresses, telephone numbers and numbers. In a form from right
 * to left, `oma@` would show as `@oma` until the next letter comes.
 */
export const isLeftToRight = (type: string, inputmode: string | undefined): boolean => type !== 'text' || !!inputmode;

/** The source of `readAll`, such as a `FormData`. */
export interface Answers {
  get(name: string): unknown;
  getAll(name: string): unknown[];
}

/** A JSON Schema, 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The behaviour of a field type: of a column type or of a built-in field. Pure functions: browser and backend run the same code. */
export interface FieldType {
  /** True of a yes or no. Which kind it is is no sign: a module that is loaded on demand may hold a second copy of each. */
  readonly isYesNo?: true;
  control(field: Field): Control;
  /** The entered value in its wire form; undefined if it is empty; the typed text if it cannot be parsed. */
  read(answers: Answers, field: Field): unknown;
  /**
   * A text as it is stored: without invisible characters, with normalised digits and dashes; null if it is no answer. An
   * unreadable text stays unchanged, and the check refuses it. Absent if every text stays as it is.
   */
  clean?(text: string, field: Pick<Field, 'language'>): string | null;
  /** Whether the value counts as no answer. */
  empty?(value: unknown): boolean;
  /**
   * The faults of a value that is not empty. Never throws. `today` is the club's current day, `YYYY-MM-DD`; without it no day
   * is in the future.
   */
  check(value: unknown, field: Field, today?: string): readonly Fault[];
  /**
   * The accepted values, as far as JSON Schema (2020-12) can describe them. Kinds that forms ask for are described in
   * `descriptions.ts`, which no visitor loads.
   */
  schema?(field: Field): JsonSchema;
}

/** The longest text that any field takes, in code points, and the most entries of a list (docs/api-rules.md#limits). */
export const MAX_LENGTHS = { text: 10_000, list: 200, columnName: 64, externalId: 191 } as const;

/** Exactly one fault, spelled short. */
export const fault = (code: Fault['code'], params?: Fault['params']): readonly Fault[] => [
  params ? { code, params } : { code },
];

export const NO_FAULTS: readonly Fault[] = [];
