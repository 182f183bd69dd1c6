/** What a mailed link about a member's new e-mail address is for (design.md section 6). */
export type EmailChangePurpose = 'confirm' | 'undo';
