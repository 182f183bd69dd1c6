/** The name of a control without the person's prefix: `.1.email` → `email`. */
export const baseFieldName = (name: string): string => name.replace(/^\.\d+\./, '');

/** Whether a path is this field, or one of its parts. */
export const isSameOrPart = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);
