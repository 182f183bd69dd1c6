import type { DoctorPageWords } from '../doctor-messages.js';

export const doctorPage: DoctorPageWords = {
  title: 'Warum erscheint es nicht?',
  intro:
    'Bitte den Quelltext der Seite oder nur die Zeile einfügen. Er wird nur in diesem Browser geprüft und nirgendwohin geschickt. Allein der darin genannte Server wird gefragt, ob es dieses Formular gibt. Auf der Seite selbst sagt ?turnout-debug am Ende der Adresse noch mehr.',
  address: 'Adresse der Seite',
  addressHelp: 'Damit lässt sich auch prüfen, was die Seite erlaubt. „Holen“ fragt diese Seite nach ihrem Quelltext.',
  fetch: 'Holen',
  fetching: 'Die Seite wird gefragt.',
  asking: 'Der Dienst wird gefragt, ob es das Formular oder den Verein dort gibt.',
  fetched: 'Das ist der Quelltext der Seite.',
  notFetched:
    'Die meisten Websites lassen sich nicht von anderen Seiten lesen, auch diese nicht. Bitte öffnen, Strg+U drücken (auf dem Mac: Option+Befehl+U) oder view-source: vor die Adresse setzen, alles markieren, kopieren und unten einfügen.',
  noAddress: 'Das ist keine Adresse einer Webseite. Sie beginnt mit https://',
  source: 'Quelltext der Seite oder die eingefügte Zeile',
  sourceHelp:
    'So, wie der Server ihn schickt: Strg+U zeigt ihn. „Untersuchen“ zeigt, was Skripte daraus gemacht haben.',
  headers: 'Regeln, die der Server mit der Seite schickt (Header, optional)',
  headersHelp:
    'Auf der Seite F12 drücken, Netzwerk wählen, neu laden und die erste Zeile wählen: Content-Security-Policy und Integrity-Policy.',
  check: 'Prüfen',
  empty: 'Es gibt noch nichts zu prüfen. Bitte zuerst den Quelltext einfügen.',
  results: 'Ergebnis',
};
