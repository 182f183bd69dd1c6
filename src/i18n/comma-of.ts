/** The comma of a language with the space after it. */
export const commaOf = (language: string): string => (/^ar/.test(language) ? '، ' : ', ');
