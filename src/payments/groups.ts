/** Groups of four characters, as people read and copy out IBANs and references. */
export const inGroupsOfFour = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');
