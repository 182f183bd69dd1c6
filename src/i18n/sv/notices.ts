import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `Det finns nyheter om anmälningarna till ”${event}”.`,
  digestSubject: (organisation) => `Anmälningar: ${organisation}`,
  digest: 'Nytt sedan förra sammanställningen:',
  placesTaken: 'Upptagna platser',
  cancelled: 'Avanmäld',
  review: 'Väntar på granskning',
  decide: 'Detta väntar på föreningens beslut.',
  refusedSubject: (event) => `Inte levererat: ${event}`,
  mailRefused: (event) =>
    `Ett mejl om en anmälan till ”${event}” kunde inte levereras och skickas inte igen. Personen bör få besked på annat sätt.`,
  serviceRefused: (event) =>
    `Föreningens system har inte godtagit en anmälan till ”${event}” vars e-postadress är bekräftad. Personen har fått besked. Anmälan raderas efter 24 timmar om den inte godtas dessförinnan.`,
  settings: 'Hur ofta sådana mejl kommer bestämmer föreningen i sina inställningar.',
};
