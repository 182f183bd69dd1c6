/** The name of a control without whose it is. */
export const plainName = (name: string): string => name.replace(/^\.\d+\./, '');

/** True of the path of a field, and of any of its parts. */
export const isWithin = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);
