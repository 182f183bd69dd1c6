import type { AnswerWords, FormWords } from '../messages.js';
import * as german from '../de/form.js';
import { common } from './common.js';

/** German that says Sie. What addresses nobody is the same in both. */
export const answers: AnswerWords = {
  ...german.answers,
  issues: {
    ...german.answers.issues,
    wrong_format: ({ example }) => `Bitte schreiben Sie es so: ${example}`,
    not_a_date: 'Bitte geben Sie ein gültiges Datum an.',
    not_a_number: 'Bitte geben Sie eine Zahl an, ohne Tausenderpunkt.',
    not_whole: 'Bitte geben Sie eine ganze Zahl an, ohne Tausenderpunkt.',
    not_allowed: 'Bitte wählen Sie eine der angebotenen Antworten.',
    too_long: ({ max }) => `Das ist zu lang. Bitte nehmen Sie höchstens ${max} Zeichen.`,
    unreadable_characters: 'Das enthält Zeichen, die nicht gespeichert werden können. Bitte geben Sie es neu ein.',
    form_token: 'Dieses Formular war zu lange offen. Bitte senden Sie es noch einmal.',
    must_accept: 'Bitte kreuzen Sie das an, sonst geht es nicht weiter.',
    key_reused: 'Ihre Anmeldung ist schon angekommen. Änderungen teilen Sie bitte dem Verein mit.',
  },
};

export const form: FormWords = {
  ...german.form,
  ...answers,
  ...common,
  missing:
    'Dieses Formular gibt es nicht oder nicht mehr. Bitte fragen Sie beim Verein, wo die Anmeldung zu finden ist.',
  busy: 'Gerade melden sich viele gleichzeitig an. Bitte versuchen Sie es gleich noch einmal.',
  notSent: 'Die Anmeldung konnte nicht gesendet werden. Ihre Angaben sind noch da.',
  maybeStored:
    'Es kam keine Antwort. Ihre Angaben sind noch da. Senden Sie bitte noch einmal: Niemand wird doppelt angemeldet.',
  maybeStoredOnce: 'Es kam keine Antwort. Bitte fragen Sie erst beim Verein, ob die Anmeldung angekommen ist.',

  retryIn: (seconds) =>
    `Gerade melden sich viele gleichzeitig an. Ihre Angaben werden in ${seconds} s noch einmal gesendet.`,
  draftBack: 'Ihre früheren Angaben sind wiederhergestellt.',
};
