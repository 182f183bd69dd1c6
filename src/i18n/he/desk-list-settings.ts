import type { DeskListSettingsWords } from '../desk-screen-messages.js';
import { isolate } from './common.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'הרשמה ומקומות',
  openUntil: (moment) => `ההרשמה פתוחה עד ${isolate(moment)}.`,
  opensAt: (moment) => `ההרשמה תיפתח ב־${isolate(moment)}.`,
  closedByFile: (moment) => `ההרשמה נסגרה ב־${isolate(moment)}, כפי שכתוב בקובץ ההגדרות של העמותה.`,
  closedHere: (moment) => `ההרשמה נסגרה כאן ב־${isolate(moment)}, ותישאר סגורה עד שתיפתח כאן.`,
  hidden: 'האירוע אינו מוצג: קובץ ההגדרות של העמותה מסתיר אותו.',
  close: 'סגירת ההרשמה',
  open: 'פתיחת ההרשמה',
  nowClosed: 'ההרשמה סגורה כעת.',
  nowOpen: 'ההרשמה פתוחה שוב, כפי שכתוב בקובץ ההגדרות של העמותה.',
  placesLabel: 'מספר המקומות',
  placesHelp: 'אפשר להשאיר ריק כדי לא להגביל. מקומות שמתפנים מוצעים קודם לרשימת ההמתנה.',
  taken: (count) => `תפוסים או מוצעים: ${isolate(count)}.`,
  fileSays: (count) => `שונה כאן. בקובץ ההגדרות של העמותה כתוב ${isolate(count)}.`,
  fileUnlimited: 'שונה כאן. קובץ ההגדרות של העמותה אינו קובע הגבלה.',
  savePlaces: 'שמירת המקומות',
  placesSaved: 'מספר המקומות שונה.',
  invalid: (max) => `יש לכתוב מספר שלם מ־1 עד ${isolate(max)}, או להשאיר ריק.`,
  fewerThanTaken: (taken, places) =>
    `${isolate(taken)} מקומות כבר תפוסים או מוצעים. לשנות בכל זאת ל־${isolate(places)}? איש לא יאבד מקום, אבל מקומות חדשים יינתנו רק כשיהיו פחות תפוסים.`,
};
