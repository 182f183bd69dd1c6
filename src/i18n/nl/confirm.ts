import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'Nog even het e-mailadres bevestigen',
  confirmSent: (address) =>
    `Er is een mail onderweg naar ${address}. De aanmelding telt zodra die met de knop in de mail is bevestigd, binnen 24 uur. Daarna wordt ze verwijderd.`,
  sendMailAgain: 'De mail opnieuw sturen',
  mailSentAgain: 'Als het adres nog niet is bevestigd, is de mail opnieuw onderweg. Soms belandt die in de spam.',
};
