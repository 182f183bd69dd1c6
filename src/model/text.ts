/** A text of the club: one for everybody, or one per language (`{ de: '…', en: '…' }`). */
export type Text = string | { readonly [language: string]: string };
