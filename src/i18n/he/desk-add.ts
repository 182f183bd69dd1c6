import type { DeskAddWords } from '../desk-screen-messages.js';
import { isolate } from './common.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `${isolate(name)} נוסף לרשימה.`,
  help: 'אם נמסרה כתובת דוא״ל, נשלחת ההודעה הרגילה. הסכמות אינן מתבקשות כאן: אפשר לתת אותן בדף ההרשמה.',
  toWaitingList: 'הכנסה לרשימת ההמתנה במקום זאת',
};
