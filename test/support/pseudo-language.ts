import { languages, type Language } from '../../src/i18n/index.js';
import * as english from '../../src/i18n/en/index.js';

/** Every word longer by 40 %, as some language or other has it. */
export const longer = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => word.padEnd(Math.ceil(word.length * 1.4), word));

function stretched(value: unknown): unknown {
  if (typeof value === 'string') return longer(value);
  if (typeof value === 'function')
    return (...params: unknown[]) => longer(String((value as (...params: unknown[]) => unknown)(...params)));
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, stretched(inner)]));
}

/** A language that nobody speaks: English, 40 % longer. */
export const pseudoLanguage: Language = {
  form: { ...(stretched(english.form) as Language['form']), dateOrder: english.form.dateOrder },
  list: stretched(english.list) as Language['list'],
  filters: stretched(english.filters) as Language['filters'],
  login: stretched(english.login) as Language['login'],
  profile: { ...(stretched(english.profile) as Language['profile']), dateOrder: english.form.dateOrder },
  fees: stretched(english.fees) as Language['fees'],
  price: stretched(english.price) as Language['price'],
  steps: stretched(english.steps) as Language['steps'],
  cards: stretched(english.cards) as Language['cards'],
  closed: stretched(english.closed) as Language['closed'],
  confirm: stretched(english.confirm) as Language['confirm'],
  nextSteps: stretched(english.nextSteps) as Language['nextSteps'],
  signOut: stretched(english.signOut) as Language['signOut'],
  signInCode: stretched(english.signInCode) as Language['signInCode'],
};

/** Speaks it in place of English, until what this returns is called. */
export function usePseudoLanguage(): () => void {
  const table = languages as Record<string, (typeof languages)[string]>;
  const english = table['en']!;
  table['en'] = (part) => Promise.resolve(pseudoLanguage[part]);
  return () => {
    table['en'] = english;
  };
}
