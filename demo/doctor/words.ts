import type { Language } from '../../src/doctor/index.js';

/** What the page says besides the findings. */
export interface PageWords {
  readonly title: string;
  readonly intro: string;
  readonly other: string;
  readonly address: string;
  readonly addressHelp: string;
  readonly fetch: string;
  readonly fetching: string;
  readonly fetched: string;
  readonly asking: string;
  readonly notFetched: string;
  readonly noAddress: string;
  readonly source: string;
  readonly sourceHelp: string;
  readonly headers: string;
  readonly headersHelp: string;
  readonly check: string;
  readonly empty: string;
  readonly results: string;
}

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    title: 'Why does it not show?',
    intro:
      'Paste the source of the page, or the line alone. It is examined in this browser and sent nowhere; only the service that it names is asked whether it has that form. On the page itself, ?turnout-debug at the end of the address tells more.',
    other: 'Deutsch',
    address: 'Address of the page',
    addressHelp: 'Helps to tell what the page allows. “Fetch” asks that page for its source.',
    fetch: 'Fetch',
    fetching: 'Asking the page.',
    asking: 'Asking the service whether it has that form or club.',
    fetched: 'This is the source of that page.',
    notFetched:
      'Most websites do not let other pages read them, and this one did not. Open it, press Ctrl+U (on a Mac: Option+Command+U) or put view-source: before its address, select everything, copy it and paste it below.',
    noAddress: 'This is no address of a web page. It begins with https://',
    source: 'Source of the page, or the pasted line',
    sourceHelp: 'As the server sends it: Ctrl+U shows it. “Inspect” shows what scripts have made of it.',
    headers: 'Headers of the page (not needed)',
    headersHelp: 'In the tools for developers, under Network: Content-Security-Policy and Integrity-Policy.',
    check: 'Examine',
    empty: 'There is nothing to examine yet. Please paste the source first.',
    results: 'What was found',
  },
  de: {
    title: 'Warum erscheint es nicht?',
    intro:
      'Bitte den Quelltext der Seite einfügen, oder nur die Zeile. Er wird in diesem Browser untersucht und nirgendwohin geschickt; nur der Dienst, den er nennt, wird gefragt, ob es dieses Formular dort gibt. Auf der Seite selbst sagt ?turnout-debug am Ende der Adresse noch mehr.',
    other: 'English',
    address: 'Adresse der Seite',
    addressHelp: 'Hilft zu sagen, was die Seite erlaubt. „Holen“ fragt diese Seite nach ihrem Quelltext.',
    fetch: 'Holen',
    fetching: 'Die Seite wird gefragt.',
    asking: 'Der Dienst wird gefragt, ob es das Formular oder den Verein dort gibt.',
    fetched: 'Das ist der Quelltext der Seite.',
    notFetched:
      'Die meisten Websites lassen sich nicht von anderen Seiten lesen, auch diese nicht. Bitte öffnen, Strg+U drücken (auf dem Mac: Option+Befehl+U) oder view-source: vor die Adresse setzen, alles markieren, kopieren und unten einfügen.',
    noAddress: 'Das ist keine Adresse einer Webseite. Sie beginnt mit https://',
    source: 'Quelltext der Seite, oder die eingefügte Zeile',
    sourceHelp:
      'So, wie der Server ihn schickt: Strg+U zeigt ihn. „Untersuchen“ zeigt, was Skripte daraus gemacht haben.',
    headers: 'Header der Seite (nicht nötig)',
    headersHelp: 'In den Werkzeugen für Entwickler unter Netzwerk: Content-Security-Policy und Integrity-Policy.',
    check: 'Untersuchen',
    empty: 'Es gibt noch nichts zu untersuchen. Bitte zuerst den Quelltext einfügen.',
    results: 'Was gefunden wurde',
  },
};
