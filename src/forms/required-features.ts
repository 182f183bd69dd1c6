import { MAX_RADIOS } from '../fields/index.js';
import type { Column } from '../model/column.js';
import type { RegistrationForm } from '../model/registration-form.js';

/** The optional features that a form needs. */
export interface FormFeatures {
  /** Several persons, a question or a price that depends on an answer, or a rule about ages. */
  readonly participants: boolean;
  /** A date, an address, a list to choose from, or a text of several lines. */
  readonly furtherControls: boolean;
  /** Why it is not open. */
  readonly closed: boolean;
  /** The countries of an address. */
  readonly regions: boolean;
  /** The form has prices. */
  readonly prices: boolean;
}

/** Whether a column may be asked for with another control than a line of text or choices beside each other. */
const hasFurtherControl = ({ type, allowed_values }: Column): boolean =>
  /text|date|array/.test(type) || (allowed_values ?? []).length > MAX_RADIOS;

/** The optional features that a form needs, by its columns, layout and state. */
export function requiredFeatures({ columns, layout, state }: RegistrationForm): FormFeatures {
  const { participants: limit = 1, sections = [] } = layout ?? {};
  const questions = sections.flatMap((section) => [section, ...section.fields]);
  const names = questions.map((question) => 'name' in question && question.name);
  const { base = [], additions = [] } = layout?.prices ?? {};
  const participants =
    limit > 1 ||
    questions.some((item) => item.visible_when || 'age_on_first_day' in item) ||
    [...base, ...additions].some(({ when }) => when);
  const prices = !!layout?.prices;
  const regions = names.includes('address');
  return {
    participants,
    // nearly all forms with one of the first two have such a control, and so the build compresses fewer combinations
    furtherControls:
      participants || prices || regions || names.includes('birthdate') || columns.some(hasFurtherControl),
    closed: state !== 'open',
    regions,
    prices,
  };
}
