import type { FormField } from './form-of.js';

type ConsentTraits = Pick<FormField, 'kind' | 'must_accept' | 'sensitive' | 'links'>;

/** True of a consent, and of any other yes or no: nobody can tell which of those is a consent. */
export const mayBeConsent = ({ kind, must_accept, links }: ConsentTraits): boolean =>
  !!(must_accept || links?.length || kind.isYesNo);

/**
 * Whether only the visitor may answer a question: possible consents and sensitive fields (decision 25). No draft holds the
 * answer, since another person may use the computer; nothing from outside (the page, its address, another website) gives it.
 */
export const isVisitorOnlyAnswer = (field: ConsentTraits): boolean => !!field.sensitive || mayBeConsent(field);
