/** Screens whose modules are loaded when they are first opened. */
export const lazyScreenNames = [
  'money',
  'bank',
  'message',
  'workspace',
  'duplicates',
  'answers',
  'add',
  'move',
] as const;
export type LazyScreenName = (typeof lazyScreenNames)[number];
