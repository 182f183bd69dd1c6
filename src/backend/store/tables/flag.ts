/** A yes or no as every engine stores it. */
export type Flag = 0 | 1;
