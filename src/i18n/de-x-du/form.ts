import type { AnswerWords, FormWords } from '../messages.js';
import * as german from '../de/form.js';
import { common } from './common.js';

/** German that says du. What addresses nobody is the same in both. */
export const answers: AnswerWords = {
  ...german.answers,
  issues: {
    ...german.answers.issues,
    wrong_format: ({ example }) => `Bitte schreib es so: ${example}`,
    not_a_date: 'Bitte gib ein gültiges Datum an.',
    not_a_number: 'Bitte gib eine Zahl an, ohne Tausenderpunkt.',
    not_whole: 'Bitte gib eine ganze Zahl an, ohne Tausenderpunkt.',
    not_allowed: 'Bitte wähle eine der angebotenen Antworten.',
    too_long: ({ max }) => `Das ist zu lang. Bitte nimm höchstens ${max} Zeichen.`,
    unreadable_characters: 'Das enthält Zeichen, die nicht gespeichert werden können. Bitte gib es neu ein.',
    form_token: 'Dieses Formular war zu lange offen. Bitte sende es noch einmal.',
    must_accept: 'Bitte kreuze das an, sonst geht es nicht weiter.',
    key_reused: 'Deine Anmeldung ist schon angekommen. Änderungen teile bitte dem Verein mit.',
  },
  choose: 'Bitte wähle aus',
};

export const form: FormWords = {
  ...german.form,
  ...answers,
  ...common,
  missing: 'Dieses Formular gibt es nicht oder nicht mehr. Bitte frage beim Verein, wo die Anmeldung zu finden ist.',
  busy: 'Gerade melden sich viele gleichzeitig an. Bitte versuche es gleich noch einmal.',
  notSent: 'Die Anmeldung konnte nicht gesendet werden. Deine Angaben sind noch da.',
  maybeStored:
    'Es kam keine Antwort. Deine Angaben sind noch da. Sende bitte noch einmal: Niemand wird doppelt angemeldet.',
  maybeStoredOnce: 'Es kam keine Antwort. Bitte frage erst beim Verein, ob die Anmeldung angekommen ist.',

  retryIn: (seconds) =>
    `Gerade melden sich viele gleichzeitig an. Deine Angaben werden in ${seconds} s noch einmal gesendet.`,
  draftBack: 'Deine früheren Angaben sind wiederhergestellt.',
};
