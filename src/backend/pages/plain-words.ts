import type { Language, Trouble } from './page.js';

/** What the page of a form says itself; what every form says, it says in the words of the elements. */
export interface PlainWords extends Trouble {
  /** Leads to the form without JavaScript. */
  readonly without: string;
  /** One form is one person. */
  readonly oneByOne: string;
  /** When a question is meant: another one was answered so, or somebody is of such an age. */
  readonly ticked: (label: string) => string;
  readonly unticked: (label: string) => string;
  readonly chosen: (label: string, answers: string) => string;
  readonly under: (age: number) => string;
  readonly from: (age: number) => string;
  /** What arrived before counts; what else the same form may be sent for. */
  readonly further: string;
  /** A task for a program is asked for. */
  readonly work: string;
  /** What was sent was not a form. */
  readonly unreadable: string;
  readonly openForm: string;
  readonly tooLarge: string;
  readonly shorten: string;
  /** The way to do so from a page that holds no form. */
  readonly goBack: string;
  /** Leads to the page of the club. */
  readonly events: string;
}

export const plainWords: Readonly<Record<Language, PlainWords>> = {
  en: {
    missing: 'There is no such form',
    ask: 'Please check the address, or ask the club where to register.',
    down: 'The form cannot be shown right now',
    later: 'Please try again in a moment.',
    without: 'Does the form not appear? Open it without JavaScript',
    oneByOne: 'Several persons are registered one after another.',
    ticked: (label) => `Only if “${label}” is ticked.`,
    unticked: (label) => `Only if “${label}” is not ticked.`,
    chosen: (label, answers) => `Only with this answer to “${label}”: ${answers}.`,
    under: (age) => `Only for those under ${age}.`,
    from: (age) => `Only for those aged ${age} or over.`,
    further: 'To register another person, please send the form once more.',
    work: 'Very many registrations have just come from this internet connection. For a few minutes, registering from here needs JavaScript. Please switch it on, try again a little later, or write to the club.',
    unreadable: 'This does not come from the form',
    openForm: 'Open the form',
    tooLarge: 'This is too much to be sent at once',
    shorten: 'Please shorten the longest answers.',
    goBack: 'Please go back and shorten the longest answers.',
    events: 'All events of the club',
  },
  de: {
    missing: 'Dieses Formular gibt es nicht',
    ask: 'Bitte die Adresse prüfen oder beim Verein nachfragen, wo die Anmeldung zu finden ist.',
    down: 'Das Formular kann gerade nicht angezeigt werden',
    later: 'Bitte gleich noch einmal versuchen.',
    without: 'Das Formular erscheint nicht? Ohne JavaScript öffnen',
    oneByOne: 'Mehrere Personen werden nacheinander angemeldet.',
    ticked: (label) => `Nur wenn „${label}“ angekreuzt ist.`,
    unticked: (label) => `Nur wenn „${label}“ nicht angekreuzt ist.`,
    chosen: (label, answers) => `Nur bei dieser Antwort auf „${label}“: ${answers}.`,
    under: (age) => `Nur für alle unter ${age} Jahren.`,
    from: (age) => `Nur für alle ab ${age} Jahren.`,
    further: 'Um noch jemanden anzumelden, bitte das Formular noch einmal senden.',
    work: 'Von diesem Internetanschluss kamen gerade sehr viele Anmeldungen. Für ein paar Minuten braucht die Anmeldung von hier aus JavaScript. Bitte einschalten, es etwas später noch einmal versuchen oder an den Verein schreiben.',
    unreadable: 'Das kommt nicht aus dem Formular',
    openForm: 'Formular öffnen',
    tooLarge: 'Das ist zu viel auf einmal',
    shorten: 'Bitte die längsten Angaben kürzen.',
    goBack: 'Bitte zurückgehen und die längsten Angaben kürzen.',
    events: 'Alle Termine des Vereins',
  },
};
