import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  signInSubject: (organisation) => `Anmelden bei ${organisation}`,
  signIn: (organisation) =>
    `hier ist der Link zum Anmelden bei ${organisation}, um persönliche Daten anzusehen und aktuell zu halten:`,
  signInButton: 'Anmelden',
  validUntil: (when) =>
    `Er gilt bis ${when}, so oft wie nötig, sofern er nicht beim Abmelden ungültig gemacht wird. Wer ihn hat, kann die Daten sehen und ändern: bitte nicht weitergeben.`,
  paste:
    'Wird diese Mail auf einem anderen Gerät gelesen, lässt sich der Link in das Feld auf der Seite kopieren, auf der er angefordert wurde.',
  notAsked: 'Hat ihn niemand angefordert, ist nichts zu tun: ohne diese Mail kommt niemand hinein.',
  emailChangedSubject: (organisation) => `Andere E-Mail-Adresse bei ${organisation}`,
  emailChanged: (organisation) =>
    `Bei ${organisation} ist jetzt eine andere E-Mail-Adresse hinterlegt. Mails gehen ab jetzt dorthin, und Links zum Anmelden, die an diese Adresse kamen, gelten nicht mehr.`,
  notYou: (contact) =>
    contact
      ? `Wenn das ein Irrtum ist, bitte bald an ${contact} schreiben.`
      : 'Wenn das ein Irrtum ist, bitte bald dem Verein Bescheid geben.',
  repeat: 'Diese Mail ist vielleicht schon einmal angekommen.',
  confirmSubject: (organisation) => `Bitte die E-Mail-Adresse für ${organisation} bestätigen`,
  confirm: (organisation) =>
    `diese Adresse wurde bei ${organisation} als neue E-Mail-Adresse eines Mitglieds eingetragen. Gültig wird sie erst mit der Bestätigung hier:`,
  confirmButton: 'Bestätigen',
  confirmUntil: (when) => `Der Link gilt bis ${when}.`,
  confirmNotYou:
    'Wer davon nichts weiß, muss nichts tun: Ohne diesen Link ändert sich nichts, und es kommt keine weitere Mail.',
  requestedSubject: (organisation) => `Neue E-Mail-Adresse bei ${organisation} eingetragen`,
  requested: (organisation) =>
    `bei ${organisation} wurde eine andere E-Mail-Adresse eingetragen. Gültig wird sie erst mit der Bestätigung über eine Mail dorthin. Bis dahin bleibt alles, wie es ist.`,
  undoIntro: 'Ist das ein Irrtum, dann behält dieser Link die alte Adresse bei und meldet alle ab:',
  undoButton: 'Alte Adresse behalten',
};
