import type { DeskDuplicatesWords } from '../desk-screen-messages.js';
import { isolate } from './common.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'ייתכן שההרשמות האלה הן של אותו אדם. במיזוג נשארת אחת, עם התשובות שנבחרו כאן.',
  none: 'נראה שאיש אינו מופיע ברשימה פעמיים.',
  shared: { birthdate: 'אותו שם ואותו תאריך לידה', email: 'אותו שם ואותה כתובת דוא״ל' },
  keep: 'איזו הרשמה נשארת?',
  mustKeep: 'רק זו יכולה להישאר: יש לה מקום, או ששולם עבורה.',
  bothPaid: 'שולם עבור שתיהן, ולכן אי אפשר למזג אותן. קודם יש להחזיר תשלום אחד ואז לבטל את ההרשמה הזו.',
  differing: 'תשובות שונות: אילו נשארות?',
  same: 'תשובות זהות',
  fixed: 'הסכמה נשארת כפי שניתנה.',
  merge: 'מיזוג',
  ask: (name) =>
    `למזג את שתי ההרשמות של ${isolate(name)}? השנייה תימחק ומקומה יתפנה. לא תישלח הודעה, אלא אם המחיר משתנה.`,
  twoPersons: 'שני אנשים שונים',
  merged: (name) => `ההרשמות של ${isolate(name)} מוזגו.`,
  distinct: (name) => `נרשם: יש שני אנשים בשם ${isolate(name)}.`,
};
