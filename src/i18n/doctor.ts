import type { AnyFinding } from '../model/finding.js';
import { doctor as de } from './de/doctor.js';
import type { DoctorWords } from './doctor-messages.js';
import { doctor as en } from './en/doctor.js';
import { textOf } from './text-of.js';

export type { DoctorWords } from './doctor-messages.js';

export const languages: Readonly<Record<'de' | 'en', DoctorWords>> = { de, en };

export type Language = keyof typeof languages;

/** German if a page is German, else English: webmasters read one of them. */
export const languageFor = (tag: string): Language => (/^de\b/i.test(tag) ? 'de' : 'en');

/** The title and advice of a finding. */
export function wordsFor({ code, params }: AnyFinding, { findings }: DoctorWords): { title: string; advice: string } {
  const { title, advice } = findings[code];
  return { title: textOf(title, params), advice: textOf(advice, params) };
}
