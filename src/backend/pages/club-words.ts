import type { Language, Trouble } from './page.js';

/** What the page of a club says itself. */
export interface ClubWords extends Trouble {
  readonly events: string;
  readonly none: string;
  readonly open: string;
  readonly left: (places: number) => string;
  readonly full: string;
  readonly waitingList: string;
  readonly joinWaitingList: string;
  readonly opens: (when: string) => string;
  readonly closed: string;
  readonly register: string;
  readonly more: string;
  readonly addToCalendar: string;
  readonly subscribe: string;
  readonly subscribed: string;
  readonly file: string;
  readonly members: string;
  readonly membersAbout: string;
  readonly membersScript: string;
}

export const clubWords: Readonly<Record<Language, ClubWords>> = {
  en: {
    events: 'Events',
    none: 'There are no events at the moment.',
    open: 'Registration is open',
    left: (places) => (places === 1 ? 'Only one place left' : `Only ${places} places left`),
    full: 'All places are taken',
    waitingList: 'All places are taken. There is a waiting list.',
    joinWaitingList: 'Go to the waiting list',
    opens: (when) => `Registration opens on ${when}`,
    closed: 'Registration has closed',
    register: 'Register',
    more: 'More about it',
    addToCalendar: 'Add to calendar',
    subscribe: 'Subscribe to the calendar',
    subscribed: 'All events appear in the calendar by themselves, later changes too.',
    file: 'Calendar as a file',
    members: 'For members',
    membersAbout: 'See personal data and fees, and keep them up to date.',
    membersScript:
      'Signing in needs JavaScript. Please switch it on, and ask for a link by e-mail here. Without it, the club can be asked:',
    missing: 'There is no such page',
    ask: 'Please check the address, or ask the club where its events are.',
    down: 'The events cannot be shown right now',
    later: 'Please try again in a moment.',
  },
  de: {
    events: 'Termine',
    none: 'Zurzeit gibt es keine Termine.',
    open: 'Die Anmeldung ist offen',
    left: (places) => (places === 1 ? 'Nur noch ein Platz frei' : `Nur noch ${places} Plätze frei`),
    full: 'Alle Plätze sind vergeben',
    waitingList: 'Alle Plätze sind vergeben. Es gibt eine Warteliste.',
    joinWaitingList: 'Zur Warteliste',
    opens: (when) => `Die Anmeldung öffnet am ${when}`,
    closed: 'Die Anmeldung ist geschlossen',
    register: 'Anmelden',
    more: 'Mehr dazu',
    addToCalendar: 'In den Kalender',
    subscribe: 'Kalender abonnieren',
    subscribed: 'Alle Termine erscheinen von selbst im Kalender, spätere Änderungen auch.',
    file: 'Kalender als Datei',
    members: 'Für Mitglieder',
    membersAbout: 'Persönliche Daten und Beiträge ansehen und aktuell halten.',
    membersScript:
      'Das Anmelden braucht JavaScript. Bitte einschalten und hier einen Link per E-Mail anfordern. Ohne geht es über den Verein:',
    missing: 'Diese Seite gibt es nicht',
    ask: 'Bitte die Adresse prüfen oder beim Verein nachfragen, wo die Termine zu finden sind.',
    down: 'Die Termine können gerade nicht angezeigt werden',
    later: 'Bitte gleich noch einmal versuchen.',
  },
};
