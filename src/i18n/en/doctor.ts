import type { DoctorWords } from '../doctor-messages.js';
import { findings } from './doctor-findings.js';

export const doctor: DoctorWords = {
  findings,
  heading: 'Turnout doctor',
  looking: 'Checking the page. This takes up to ten seconds.',
  summary: (blockingCount, minorCount) =>
    blockingCount
      ? `${blockingCount === 1 ? 'One thing keeps' : `${blockingCount} things keep`} it from showing.`
      : minorCount
        ? `Nothing keeps it from showing. ${minorCount === 1 ? 'One thing is' : `${minorCount} things are`} worth a look.`
        : 'Nothing is wrong.',
  foundIn: 'Found in',
  paste: 'To copy',
  mailHeading: 'For a mail to support',
  mailHelp: 'Copy this sentence into the mail. It contains no personal data.',
  mailProblem: 'Something of Turnout does not show on our page as it should. The doctor says:',
  mailFine: 'Our page with Turnout does not work as expected, although the doctor says:',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected: copy it with Ctrl+C',
  close: 'Close',
  embeds: 'What is on this page',
  slug: 'Club or form (slug)',
  base: 'Server',
  state: 'State',
  loadedAfter: (milliseconds) => `${milliseconds} ms after the page began to load`,
  requests: 'Requests',
  noRequests: 'none',
  noStatus: 'status unknown',
  severities: { blocks: 'Keeps it from showing', hinders: 'Worth a look', note: 'Good to know', fine: 'Fine' },
  statuses: {
    stands: 'is shown',
    says: 'shows why there is nothing to fill in',
    trouble: 'shows an error',
    loading: 'still loading',
    empty: 'empty',
    foreign: 'something else has the name of the element',
    undefined: 'did not start',
  },
};
