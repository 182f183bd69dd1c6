import type { DoctorPageWords } from '../doctor-messages.js';

export const doctorPage: DoctorPageWords = {
  title: 'Why does it not show?',
  intro:
    'Paste the source of the page, or the line alone. It is checked in this browser and sent nowhere. Only the server named in it is asked whether it has that form. On the page itself, ?turnout-debug at the end of the address tells more.',
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
  headers: 'Rules that the server sends with the page (headers, optional)',
  headersHelp:
    'Press F12 on the page, choose Network, load the page again and choose its first line: Content-Security-Policy and Integrity-Policy.',
  check: 'Check',
  empty: 'There is nothing to check yet. Please paste the source first.',
  results: 'Results',
};
