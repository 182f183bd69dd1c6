import type { DeskMoveWords } from '../desk-screen-messages.js';

export const deskMove: DeskMoveWords = {
  choose: 'Which event is it to be?',
  noEvents: 'There is no other event to move to.',
  freePlaces: (count) => `Free places: ${count}`,
  unlimited: 'No limit on places',
  full: 'Full',
  toWaitingList: 'To the waiting list',
  otherEvent: 'Choose another event',
  between: (from, to) => `From “${from}” to “${to}”`,
  leftOut: (fields) => `The new form does not ask for: ${fields}. These answers are deleted.`,
  help: 'The place at the former event becomes free at once. If an email address is given, one email says so. Consents go along only if both forms ask for them in the same words.',
  paidHelp:
    'What is paid counts for the new event. If it costs more, the rest is due. If it costs less, the club owes the difference back.',
  toWaitingListInstead: 'Move to the waiting list instead',
  priceCheck: 'This changes the price. Please check the new price and move again.',
  moved: (name, event) => `${name} has been moved to “${event}”.`,
};
