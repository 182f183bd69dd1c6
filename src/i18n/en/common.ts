import type { CommonWords } from '../messages.js';

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'This is taking longer than usual. Please stay on this page.',
  offline: 'There is no connection to the server. Please check the internet connection.',
  too_slow: 'The server is taking too long to answer.',
  invalid_response: 'Something else is answering instead of the server, perhaps the login page of a Wi-Fi network.',
  retry: 'Try again',
  joinWaitingList: 'Join the waiting list',
  newTab: '(opens in a new tab)',
  close: 'Close',
  addToCalendar: 'Add to calendar',
};
