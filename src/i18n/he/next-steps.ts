import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'מה קורה עכשיו',
  number: 'מספר',
  quoteNumber: 'לשאלות, נא לציין את מספר ההרשמה.',
  payNow: 'נא להעביר את הסכום. כל הפרטים הדרושים מופיעים למעלה.',
  changeLater: 'לשינוי או לביטול: דרך הקישור בדוא״ל על ההרשמה, או אצל העמותה.',
  onWaitingList: 'המקום עדיין לא מובטח: ההרשמה ברשימת ההמתנה. אם יתפנה מקום, העמותה תיצור קשר.',
  clubReplies: 'העמותה תיצור קשר. עד אז אין צורך לעשות דבר.',
};
