/** A sentence, or what a function makes of the parameters. */
export const textOf = (sentence: unknown, params?: object | null): string =>
  typeof sentence === 'function' ? (sentence as (params: object) => string)(params ?? {}) : String(sentence);
