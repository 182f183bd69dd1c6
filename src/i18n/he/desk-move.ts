import type { DeskMoveWords } from '../desk-screen-messages.js';
import { isolate } from './common.js';

export const deskMove: DeskMoveWords = {
  choose: 'לאיזה אירוע?',
  noEvents: 'אין אירוע אחר שאפשר להעביר אליו.',
  freePlaces: (count) => `מקומות פנויים: ${isolate(count)}`,
  unlimited: 'ללא הגבלת מקומות',
  full: 'מלא',
  toWaitingList: 'לרשימת ההמתנה',
  otherEvent: 'בחירת אירוע אחר',
  between: (from, to) => `מ״${isolate(from)}״ אל ״${isolate(to)}״`,
  leftOut: (fields) => `הטופס החדש אינו שואל על: ${isolate(fields)}. תשובות אלה יימחקו.`,
  help: 'המקום באירוע הקודם מתפנה מיד. אם נמסרה כתובת דוא״ל, נשלחת הודעה אחת על כך. הסכמות עוברות רק אם שני הטפסים מבקשים אותן באותן מילים.',
  paidHelp: 'מה ששולם נחשב לאירוע החדש. אם הוא יקר יותר, היתרה לתשלום. אם הוא זול יותר, העמותה חייבת את ההפרש.',
  toWaitingListInstead: 'העברה לרשימת ההמתנה במקום זאת',
  priceCheck: 'השינוי משנה את המחיר. נא לבדוק את המחיר החדש ולהעביר שוב.',
  moved: (name, event) => `${isolate(name)} הועבר אל ״${isolate(event)}״.`,
};
