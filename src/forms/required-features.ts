import type { RegistrationForm } from '../model/registration-form.js';

/** The optional features that a form needs. */
export interface FormFeatures {
  /** Several persons, a question that is only asked for some answers, or a rule about ages. */
  readonly participants: boolean;
  /** Why it is not open. */
  readonly closed: boolean;
  /** The countries of an address. */
  readonly regions: boolean;
  /** The form has prices. */
  readonly prices: boolean;
}

/** The optional features that a form needs, by its layout and state. */
export function requiredFeatures({ layout, state }: RegistrationForm): FormFeatures {
  const { participants = 1, sections = [] } = layout ?? {};
  const questions = sections.flatMap((section) => [section, ...section.fields]);
  return {
    participants: participants > 1 || questions.some((item) => item.visible_when || 'age_on_first_day' in item),
    closed: state !== 'open',
    regions: questions.some((question) => 'name' in question && question.name === 'address'),
    prices: !!layout?.prices,
  };
}
