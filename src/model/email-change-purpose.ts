/** The purpose of a mailed link about a new e-mail address (design.md section 6). */
export type EmailChangePurpose = 'confirm' | 'undo';
