export const kinds = ['email', 'phone', 'birthdate', 'name'] as const;

/** One way to write something, and what form, hosted page, gate and service make of it. */
export interface Row {
  readonly kind: (typeof kinds)[number];
  readonly input: string;
  /** The value as it is stored; '' where it counts as no answer; a code in brackets where it is refused. */
  readonly answer: string;
  /** The language of the form, of the visitor's browser and of the club. */
  readonly language: string;
}

/** Several ways to write the same, or several that get the same answer. */
export const rows = (kind: Row['kind'], answer: string, inputs: readonly string[], language = 'de'): Row[] =>
  inputs.map((input) => ({ kind, input, answer, language }));
