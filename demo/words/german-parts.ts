import type { Tag } from '../page/elements.js';

type Descriptions = Readonly<Record<string, string>>;

const fieldParts: Descriptions = {
  field: 'Ein Feld mit Beschriftung, Eingabe, Hilfetext und Fehlermeldung.',
  label: 'Die Beschriftung eines Feldes.',
  control: 'Die Eingabe eines Feldes: Textfeld oder Auswahl.',
  help: 'Der Hilfetext eines Feldes.',
  issue: 'Die Fehlermeldung eines Feldes.',
  notice: 'Eine Status- oder Fehlermeldung.',
};

const group = 'Mehrere Felder mit einem gemeinsamen Wert, zum Beispiel eine Adresse.';
const summary = 'Die Liste der Fehler über dem Formular.';

/** German descriptions of the parts of each element. The English ones are in the custom elements manifest. */
export const germanParts: Readonly<Record<Tag, Descriptions>> = {
  'event-registration': {
    ...fieldParts,
    group,
    summary,
    heading: 'Der Titel des Termins.',
    image: 'Das Bild des Termins.',
    section: 'Ein Abschnitt des Formulars mit seinem Titel.',
    person: 'Die Felder für eine von mehreren Personen.',
    dialog: 'Der Dialog mit dem Formular, wenn das Attribut `dialog` gesetzt ist.',
    prices: 'Die Preise der Anmeldung, wenn das Formular Preise hat.',
    payment: 'Wie bezahlt wird. Steht in der Bestätigung, wenn das Formular Preise hat.',
    button: 'Der Knopf, der das Formular abschickt.',
  },
  'event-list': {
    list: 'Die Liste der Termine.',
    item: 'Ein Termin.',
    date: 'Tag und Monat vor dem Termin.',
    heading: 'Der Titel eines Termins oder der Name eines Monats.',
    badge: 'Der Stand der Anmeldung.',
    price: 'Der Preis eines Termins.',
    image: 'Das Bild eines Termins.',
    link: 'Ein Link zum Termin, zu seiner Kalenderdatei oder zum Kalender-Abo.',
    tools: 'Die Filter und die Knöpfe, die die Ansicht wechseln.',
    control: 'Die Eingabe eines Filters, oder eines Feldes der Anmeldung.',
    button: 'Ein Knopf: mehr anzeigen, abschicken, schließen, zurück.',
    month: 'Das Raster eines Monats.',
    dialog: 'Der Dialog mit einer Anmeldung.',
    notice: 'Eine Status- oder Fehlermeldung.',
    section: 'In einer Anmeldung: ein Abschnitt mit seinem Titel.',
    person: 'In einer Anmeldung: die Felder für eine von mehreren Personen.',
    group: 'In einer Anmeldung: mehrere Felder mit einem gemeinsamen Wert.',
    field: 'In einer Anmeldung: ein Feld mit Beschriftung, Eingabe, Hilfetext und Fehlermeldung.',
    label: 'In einer Anmeldung: die Beschriftung eines Feldes.',
    help: 'In einer Anmeldung: der Hilfetext eines Feldes.',
    issue: 'In einer Anmeldung: die Fehlermeldung eines Feldes.',
    summary: 'In einer Anmeldung: die Liste der Fehler über dem Formular.',
    payment: 'In einer Anmeldung: wie bezahlt wird. Steht in der Bestätigung, wenn das Formular Preise hat.',
    prices: 'In einer Anmeldung: die Preise, wenn das Formular Preise hat.',
  },
  'portal-login': {
    ...fieldParts,
    heading: 'Die Überschrift des aktuellen Schritts.',
    button: 'Die Knöpfe, die einen Link anfordern und einloggen.',
  },
  'member-profile': {
    ...fieldParts,
    group,
    summary,
    heading: 'Die Überschrift über den Daten.',
    fee: 'Ein offener Beitrag.',
    button: 'Die Knöpfe zum Bearbeiten und Speichern.',
  },
};
