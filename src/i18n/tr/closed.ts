import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Kayıtların kapandığı zaman: ${moment}.`,
  allEvents: 'Tüm etkinlikler',
};
