/** The purpose of a mailed link about a new e-mail address. */
export type EmailChangePurpose = 'confirm' | 'undo';
