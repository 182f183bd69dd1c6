import { doctorPage as de } from './de/doctor-page.js';
import type { DoctorPageWords } from './doctor-messages.js';
import type { Language } from './doctor.js';
import { doctorPage as en } from './en/doctor-page.js';

/** The page of the doctor, in the languages of the doctor. */
export const doctorPageWords: Readonly<Record<Language, DoctorPageWords>> = { de, en };
